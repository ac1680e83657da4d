import { expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { KIND_FORMS } from '../fixtures/kind-forms.ts';
import { RUN_ROWS_MAX, SPECIFIED_FORMATS, SPECIFIED_KINDS } from '../fixtures/specification.ts';
import { addColumn, customControls, openCustom, openCustomHere, sampleRows } from './custom-helpers.ts';
import { watchDownloads } from './downloads.ts';
import { asObjects, controls, expectToast, save, test } from './helpers.ts';
import { holdFrom, releaseRequests, terminateOn, untilHeld, watchWorkers } from './worker.ts';

/** Downloads the file of the dialog, which then closes. */
async function saveCustom(page: Page, dialog: Locator) {
  const file = await save(page, customControls(dialog).generate);
  await expect(dialog).toBeHidden();
  return file;
}

test('the panel appears twice on the page and opens one empty dialog', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Custom Test Data Generator' })).toHaveCount(2);
  const buttons = page.getByRole('button', { name: 'Open Custom Generator' });
  await expect(buttons).toHaveCount(2);
  const dialog = page.getByRole('dialog', { name: 'Create Custom Data' });
  for (const button of [buttons.first(), buttons.last()]) {
    await button.click();
    await expect(customControls(dialog).columns).toHaveCount(0);
    await expect(customControls(dialog).preview).toBeHidden();
    await expect(controls(dialog).rows).toHaveValue('10');
    await expect(controls(dialog).format).toHaveValue('csv');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('the kinds are those of the specification, by value and label, in its order', async ({ page }) => {
  const dialog = await openCustom(page);
  await customControls(dialog).add.click();
  const options = await customControls(dialog)
    .kind(1)
    .locator('option')
    .evaluateAll((found) => found.map((option) => [option.getAttribute('value'), option.textContent]));
  expect(options).toEqual(SPECIFIED_KINDS);
});

for (const format of ['csv', 'json'] as const) {
  test(`5,000 records of every kind as ${format} have the values that each kind promises`, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-21T10:15:00.123Z');
    const dialog = await openCustom(page);
    for (const [kind, label] of SPECIFIED_KINDS) await addColumn(dialog, label, kind);
    await controls(dialog).rows.fill(String(RUN_ROWS_MAX));
    await controls(dialog).format.selectOption(format);
    const file = await saveCustom(page, dialog);
    expect(file.name).toBe(`rowloom_custom_data_2026-11-21T10-15-00.${format}`);
    await expectToast(
      page,
      'status',
      'Data Generated Successfully!',
      'Generated 5000 records with 15 columns.',
    );

    const names = SPECIFIED_KINDS.map(([, label]) => label);
    const [header, ...records]: string[][] =
      format === 'csv'
        ? parse(file.text, { record_delimiter: '\r\n' })
        : [names, ...JSON.parse(file.text).map((record: object) => Object.values(record))];
    expect(header).toEqual(names);
    if (format === 'json')
      expect(file.text === `${JSON.stringify(asObjects(names, records), null, 2)}\n`).toBe(true);
    expect(records).toHaveLength(RUN_ROWS_MAX);
    for (const [column, [kind]] of SPECIFIED_KINDS.entries()) {
      const values = records.map((record) => record[column] ?? '');
      expect(values.filter((value) => !KIND_FORMS[kind].test(value))).toEqual([]);
      if (kind === 'dates')
        expect(values.filter((date) => date < '1990-01-01' || date > '2026-11-21')).toEqual([]);
      if (kind === 'numbers')
        expect(values.filter((number) => Number(number) < 1 || Number(number) > 10_000)).toEqual([]);
    }
  });
}

test('the sample is the first five records of the file that follows', async ({ page }) => {
  const dialog = await openCustom(page);
  await addColumn(dialog, 'who', 'names');
  await addColumn(dialog, 'mail', 'emails');
  await addColumn(dialog, 'day', 'dates');
  await customControls(dialog).preview.click();
  await expectToast(page, 'status', 'Preview Generated', 'Sample data generated successfully!');
  await expect(dialog.getByText('Sample of 5 records')).toBeVisible();
  const sample = await sampleRows(dialog);
  expect(sample).toHaveLength(5);
  await controls(dialog).rows.fill('30');
  const { text } = await saveCustom(page, dialog);
  const [header, ...records]: string[][] = parse(text);
  expect(header).toEqual(['who', 'mail', 'day']);
  expect(records).toHaveLength(30);
  expect(records.slice(0, 5)).toEqual(sample);
});

for (const [edit, act] of [
  ['a name', (dialog: Locator) => customControls(dialog).name(1).fill('other')],
  ['a kind', (dialog: Locator) => customControls(dialog).kind(1).selectOption('colors')],
  ['a new column', (dialog: Locator) => customControls(dialog).add.click()],
  ['a removal', (dialog: Locator) => customControls(dialog).remove(2).click()],
  ['a move', (dialog: Locator) => customControls(dialog).handle(1).press('ArrowDown')],
] as const) {
  test(`${edit} hides the sample`, async ({ page }) => {
    const dialog = await openCustom(page);
    await addColumn(dialog, 'a', 'names');
    await addColumn(dialog, 'b', 'words');
    await customControls(dialog).preview.click();
    await expect(customControls(dialog).sample).toBeVisible();
    await act(dialog);
    await expect(customControls(dialog).sample).toBeHidden();
    await expect(dialog.getByText('Sample of 5 records')).toBeHidden();
  });
}

test('closing forgets columns, rows, format and sample', async ({ page }) => {
  const dialog = await openCustom(page);
  await addColumn(dialog, 'a', 'names');
  await controls(dialog).rows.fill('77');
  await controls(dialog).format.selectOption('json');
  await customControls(dialog).preview.click();
  await expect(customControls(dialog).sample).toBeVisible();
  await controls(dialog).close.click();
  await expect(dialog).toBeHidden();
  await openCustomHere(page);
  await expect(customControls(dialog).columns).toHaveCount(0);
  await expect(controls(dialog).rows).toHaveValue('10');
  await expect(controls(dialog).format).toHaveValue('csv');
  await expect(customControls(dialog).sample).toBeHidden();
});

test.describe('an impossible request is refused with a message, and nothing is downloaded', () => {
  interface Refusal {
    readonly of: string;
    readonly columns: readonly string[];
    readonly rows?: string;
    readonly ask: 'preview' | 'generate';
    readonly title: string;
    readonly text: string;
  }

  const names = { title: 'Invalid Column Names', text: 'Please provide names for all columns.' };
  const twice = { title: 'Duplicate Column Names', text: 'Each column needs its own name.' };
  const count = { title: 'Invalid Row Count', text: 'Please enter a number between 1 and 5000.' };
  const refusals: readonly Refusal[] = [
    {
      of: 'no columns',
      columns: [],
      ask: 'generate',
      title: 'No Columns Defined',
      text: 'Please add at least one column to generate data.',
    },
    { of: 'a blank name', columns: ['a', ''], ask: 'generate', ...names },
    { of: 'a blank name in a preview', columns: ['a', ''], ask: 'preview', ...names },
    { of: 'a name of spaces', columns: ['   '], ask: 'generate', ...names },
    { of: 'two equal names', columns: ['a', 'b', 'a'], ask: 'generate', ...twice },
    { of: 'two equal names in a preview', columns: ['a', ' a '], ask: 'preview', ...twice },
    { of: '5001 rows', columns: ['a'], rows: '5001', ask: 'generate', ...count },
    { of: '6000 rows', columns: ['a'], rows: '6000', ask: 'generate', ...count },
    { of: '0 rows', columns: ['a'], rows: '0', ask: 'generate', ...count },
    { of: '-3 rows', columns: ['a'], rows: '-3', ask: 'generate', ...count },
    { of: 'half a row', columns: ['a'], rows: '0.5', ask: 'generate', ...count },
    { of: 'two equal names and 0 rows', columns: ['a', 'a'], rows: '0', ask: 'generate', ...twice },
  ];

  for (const { of, columns, rows, ask, title, text } of refusals) {
    test(of, async ({ page }) => {
      const downloads = await watchDownloads(page);
      const dialog = await openCustom(page);
      for (const name of columns) await addColumn(dialog, name);
      if (rows) await controls(dialog).rows.fill(rows);
      await customControls(dialog)[ask].click();
      await expectToast(page, 'alert', title, text);
      await expect(dialog).toBeVisible();
      await expect(customControls(dialog).columns).toHaveCount(columns.length);
      await expect(customControls(dialog).sample).toBeHidden();
      if (rows) await expect(controls(dialog).rows).toHaveValue(rows);
      expect(await downloads()).toEqual([]);
    });
  }

  test('a refused name has a message beside it and the cursor, until it is usable', async ({ page }) => {
    const dialog = await openCustom(page);
    for (const name of ['a', '', 'a']) await addColumn(dialog, name);
    const { name, generate: button } = customControls(dialog);
    for (const number of [1, 2, 3]) await expect(name(number)).not.toHaveAttribute('aria-invalid');
    await button.click();
    await expect(name(2)).toBeFocused();
    await expect(name(2)).toHaveAttribute('aria-invalid', 'true');
    await expect(name(2)).toHaveAccessibleDescription('This column needs a name.');
    await expect(name(3)).toHaveAccessibleDescription('Another column has this name.');
    await expect(name(1)).not.toHaveAttribute('aria-invalid');
    await page.keyboard.type('b');
    await expect(name(2)).not.toHaveAttribute('aria-invalid');
    await button.click();
    await expect(name(3)).toBeFocused();
    await page.keyboard.type('c');
    expect((await saveCustom(page, dialog)).text.split('\r\n')[0]).toBe('a,b,ac');
  });

  test('a refused number of rows has a message beside it and the cursor, until it is edited', async ({
    page,
  }) => {
    const dialog = await openCustom(page);
    await addColumn(dialog, 'a');
    const { rows } = controls(dialog);
    await rows.fill('6000');
    await expect(rows).not.toHaveAttribute('aria-invalid');
    await customControls(dialog).generate.click();
    await expect(rows).toBeFocused();
    await expect(rows).toHaveAttribute('aria-invalid', 'true');
    await expect(rows).toHaveAccessibleDescription('Enter a number between 1 and 5000.');
    await expect(dialog.getByText('Enter a number between 1 and 5000.')).toBeVisible();
    await rows.blur();
    await expect(rows).toHaveAttribute('aria-invalid', 'true');
    await customControls(dialog).generate.click();
    await expect(rows).toBeFocused();
    await rows.press('End');
    await rows.press('Backspace');
    await expect(rows).toHaveValue('600');
    await expect(rows).not.toHaveAttribute('aria-invalid');
    await expect(rows).toHaveAccessibleDescription('');
  });

  for (const rows of ['0', '-3', '6000']) {
    test(`${rows} rows stay as typed after Enter and elsewhere, and do not prevent a preview`, async ({
      page,
    }) => {
      const downloads = await watchDownloads(page);
      const dialog = await openCustom(page);
      await addColumn(dialog, 'a');
      const { rows: field } = controls(dialog);
      await field.fill(rows);
      await field.press('Enter');
      await expect(field).toHaveValue(rows);
      await field.blur();
      await expect(field).toHaveValue(rows);
      await customControls(dialog).preview.click();
      expect(await sampleRows(dialog)).toHaveLength(5);
      await expect(field).toHaveValue(rows);
      await field.press('ControlOrMeta+Enter');
      await expectToast(page, 'alert', count.title, count.text);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(rows);
      await dialog.getByRole('button', { name: 'Open in Studio' }).click();
      await expect(page).toHaveURL('/');
      await field.press('ArrowUp');
      await expect(field).toHaveValue(rows === '6000' ? '5000' : '1');
      expect(await downloads()).toEqual([]);
    });
  }

  test('a worker that dies, without losing a column', async ({ page }) => {
    await watchWorkers(page);
    const dialog = await openCustom(page);
    await addColumn(dialog, 'a', 'words');
    await addColumn(dialog, 'b', 'names');
    await customControls(dialog).preview.click();
    await expect(customControls(dialog).sample).toBeVisible();
    await terminateOn(page, 'file');
    await customControls(dialog).generate.click();
    await expectToast(page, 'alert', 'Generation Failed', 'An error occurred while generating the data.');
    await expect(dialog).toBeVisible();
    await expect(customControls(dialog).name(2)).toHaveValue('b');
    await expect(customControls(dialog).kind(1)).toHaveValue('words');
    const { text } = await saveCustom(page, dialog);
    expect(parse(text)).toHaveLength(11);
  });
});

test.describe('the number of rows', () => {
  for (const [typed, records] of [
    ['abc', 1],
    ['', 1],
    ['-', 1],
    ['+5', 5],
    ['3.7', 3],
    ['5000', 5000],
    ['5000.4', 5000],
    ['5000.9', 5000],
  ] as const) {
    test(`${JSON.stringify(typed)} makes ${records}`, async ({ page }) => {
      const dialog = await openCustom(page);
      await addColumn(dialog, 'a', 'numbers');
      await controls(dialog).rows.fill(typed);
      const { text } = await saveCustom(page, dialog);
      expect(parse(text)).toHaveLength(records + 1);
      await expectToast(
        page,
        'status',
        'Data Generated Successfully!',
        `Generated ${records} records with 1 columns.`,
      );
    });
  }
});

test('names with a special meaning in JavaScript are written unchanged and in order, in every format', async ({
  page,
}) => {
  const names = [
    'a,b',
    'a"b',
    'line\nbreak',
    '__proto__',
    'constructor',
    'toString',
    '2024',
    '2',
    '1',
    '\u{1f600}',
    'الاسم',
  ];
  for (const format of SPECIFIED_FORMATS) {
    const dialog = format === 'csv' ? await openCustom(page) : await openCustomHere(page);
    for (const name of names) {
      await customControls(dialog).add.click();
      const number = names.indexOf(name) + 1;
      // Pasted, because a line break cannot be typed.
      await page.evaluate((text) => navigator.clipboard.writeText(text), name);
      await expect(customControls(dialog).name(number)).toBeFocused();
      await page.keyboard.press('ControlOrMeta+v');
      await expect(customControls(dialog).name(number)).toHaveValue(name);
      await customControls(dialog).kind(number).selectOption('addresses');
    }
    await controls(dialog).format.selectOption(format);
    await customControls(dialog).preview.click();
    const sample = await sampleRows(dialog);
    const { text } = await saveCustom(page, dialog);
    if (format === 'csv') {
      const [header, ...records]: string[][] = parse(text, { record_delimiter: '\r\n' });
      expect(header).toEqual(names);
      expect(records.slice(0, 5)).toEqual(sample);
    } else if (format === 'json') {
      const keys = [...text.matchAll(/^ {4}("(?:[^"\\]|\\.)*"): /gm)].map(([, key = '']) => JSON.parse(key));
      expect(keys.slice(0, names.length)).toEqual(names);
      const records: object[] = JSON.parse(text);
      expect(records).toHaveLength(10);
      for (const [i, row] of sample.entries()) {
        const own = names.map((name) => Object.getOwnPropertyDescriptor(records[i], name)?.value);
        expect(own).toEqual(row);
      }
    } else {
      expect(text).toContain('CREATE TABLE IF NOT EXISTS "custom_data"');
      for (const name of names) expect(text).toContain(`  "${name.replaceAll('"', '""')}" TEXT`);
    }
  }
});

test.describe('the kind of a column that nobody has chosen', () => {
  // A service worker would serve the missing file.
  test.use({ serviceWorkers: 'block' });

  test('is guessed from its name, until a kind is chosen', async ({ page }) => {
    const dialog = await openCustom(page);
    const { name, kind } = customControls(dialog);
    await addColumn(dialog, '');
    await expect(kind(1)).toHaveValue('names');
    for (const [text, guess] of [
      ['mail', 'emails'],
      ['phone', 'phones'],
      ['created_at', 'dates'],
      ['unit price', 'numbers'],
      ['color', 'colors'],
      ['widget', 'names'],
      ['mail', 'emails'],
      ['', 'names'],
    ] as const) {
      await name(1).fill(text);
      await expect(kind(1)).toHaveValue(guess);
    }
    await name(1).pressSequentially('city');
    await expect(kind(1)).toHaveValue('location');
    await kind(1).selectOption('words');
    await name(1).fill('mail');
    await expect(kind(1)).toHaveValue('words');
    await addColumn(dialog, 'mail 2');
    await expect(kind(2)).toHaveValue('emails');
    await customControls(dialog).preview.click();
    for (const [, address] of await sampleRows(dialog)) expect(address).toContain('@');
  });

  test('is announced when the name changes it, and not when a person chooses it', async ({ page }) => {
    const dialog = await openCustom(page);
    const { name, kind } = customControls(dialog);
    const said = dialog.locator('[aria-live="polite"].sr-only');
    await addColumn(dialog, '');
    await name(1).pressSequentially('mail');
    await expect(said).toHaveText('Category: Email Addresses');
    const paragraph = await said.locator('p').elementHandle();
    await name(1).pressSequentially(' 2');
    await expect(name(1)).toHaveValue('mail 2');
    // The same paragraph: nothing was said again.
    expect(await paragraph?.evaluate((element) => element.isConnected)).toBe(true);
    await addColumn(dialog, 'e-mail');
    await expect(kind(2)).toHaveValue('emails');
    expect(await paragraph?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(said).toHaveText('Category: Email Addresses');
    await kind(1).selectOption('words');
    await name(1).fill('phone');
    await expect(kind(1)).toHaveValue('words');
    await expect(said).toHaveText('Category: Email Addresses');
    await name(2).fill('');
    await expect(said).toHaveText('Category: Person Names');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await openCustomHere(page);
    await expect(said).toBeEmpty();
  });

  test('is person names if the guesses cannot be loaded', async ({ page, provokes }) => {
    provokes(/guess/);
    await page.route(/guess/, (route) => route.abort());
    const dialog = await openCustom(page);
    await addColumn(dialog, 'mail');
    await customControls(dialog).preview.click();
    expect(await sampleRows(dialog)).toHaveLength(5);
    await expect(customControls(dialog).kind(1)).toHaveValue('names');
  });
});

test.describe('several lines pasted into a column name', () => {
  async function paste(page: Page, dialog: Locator, text: string) {
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await customControls(dialog).name(1).focus();
    await page.keyboard.press('ControlOrMeta+v');
  }

  test('become as many columns of one kind, if the user wants that', async ({ page }) => {
    const dialog = await openCustom(page);
    await addColumn(dialog, '', 'dates');
    await addColumn(dialog, 'last', 'words');
    await paste(page, dialog, 'created\r\n\r\n  paid \nsent\n\nreturned\nlost\n');
    await expect(customControls(dialog).columns).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Make 5 columns of it' }).click();
    await expect(customControls(dialog).columns).toHaveCount(6);
    for (const number of [1, 2, 3, 4, 5])
      await expect(customControls(dialog).kind(number)).toHaveValue('dates');
    await expect(customControls(dialog).kind(6)).toHaveValue('words');
    await expect(customControls(dialog).name(1)).toBeFocused();
    await expect(dialog.getByRole('button', { name: /^Make/ })).toHaveCount(0);
    const { text } = await saveCustom(page, dialog);
    expect(text.split('\r\n')[0]).toBe('created,paid,sent,returned,lost,last');
  });

  test('stay one name if the user does not want columns', async ({ page }) => {
    const dialog = await openCustom(page);
    await addColumn(dialog, '');
    await paste(page, dialog, 'one\ntwo');
    await expect(dialog.getByRole('button', { name: 'Make 2 columns of it' })).toBeVisible();
    expect((await saveCustom(page, dialog)).text).toMatch(/^"one\ntwo"\r\n/);
  });

  test('do not become columns if only one line has text, or if a table cannot have so many', async ({
    page,
  }) => {
    const dialog = await openCustom(page);
    await addColumn(dialog, '');
    for (const text of ['one\n\n ', 'x\n'.repeat(201)]) {
      await customControls(dialog).name(1).fill('');
      await paste(page, dialog, text);
      await expect(customControls(dialog).name(1)).toHaveValue(text);
      await expect(dialog.getByRole('button', { name: /^Make/ })).toHaveCount(0);
    }
  });
});

test('names are written without the spaces around them', async ({ page }) => {
  const dialog = await openCustom(page);
  await addColumn(dialog, '  two words  ', 'words');
  expect((await saveCustom(page, dialog)).text.split('\r\n')[0]).toBe('two words');
});

test('a held-down Enter adds columns, each with a different id', async ({ page }) => {
  const dialog = await openCustom(page);
  await customControls(dialog).add.click();
  await expect(customControls(dialog).name(1)).toBeFocused();
  for (let i = 1; i < 20; i++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(customControls(dialog).columns).toHaveCount(20);
  const ids = await customControls(dialog).columns.evaluateAll((rows) =>
    rows.map((row) => row.getAttribute('data-column')),
  );
  expect(new Set(ids).size).toBe(20);
  expect(ids).not.toContain(null);
});

test('a column added to a hundred changes no other row, and rows out of view are not rendered', async ({
  page,
}) => {
  const dialog = await openCustom(page);
  const { add, columns, name } = customControls(dialog);
  await add.click();
  await expect(name(1)).toBeFocused();
  for (let i = 1; i < 100; i++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(columns).toHaveCount(100);
  await expect(name(100)).toBeFocused();
  await dialog.getByRole('list', { name: 'Columns' }).evaluate((list) => {
    const observer = new MutationObserver((changes) => {
      list.dataset.changes = String(Number(list.dataset.changes ?? 0) + changes.length);
    });
    observer.observe(list, { childList: true, subtree: true, characterData: true });
  });
  await page.keyboard.press('Enter');
  await expect(name(101)).toBeFocused();
  await expect(dialog.getByRole('list', { name: 'Columns' })).toHaveAttribute('data-changes', '1');
  const isRendered = (number: number) =>
    name(number).evaluate((box) => box.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(() => isRendered(101)).toBe(true);
  await expect.poll(() => isRendered(1)).toBe(false);
  await name(1).focus();
  await expect.poll(() => isRendered(1)).toBe(true);
});

test('columns can be moved by keyboard and by pointer', async ({ page }) => {
  const dialog = await openCustom(page);
  for (const name of ['a', 'b', 'c']) await addColumn(dialog, name, 'words');
  const order = () =>
    customControls(dialog)
      .columns.getByRole('textbox')
      .evaluateAll((boxes) =>
        boxes.map((box) => (box instanceof HTMLTextAreaElement ? box.value : '')).join(''),
      );
  await customControls(dialog).handle(1).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(order).toBe('bac');
  await expect(customControls(dialog).handle(2)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(order).toBe('bca');
  await expect(customControls(dialog).handle(3)).toBeFocused();

  const from = await customControls(dialog).handle(3).boundingBox();
  const to = await customControls(dialog).handle(1).boundingBox();
  if (!from || !to) throw new Error('the handles are not rendered');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect.poll(order).toBe('abc');
  expect((await saveCustom(page, dialog)).text.split('\r\n')[0]).toBe('a,b,c');
});

test('a removed column is gone from the file, and the others stay in order', async ({ page }) => {
  const dialog = await openCustom(page);
  for (const name of ['a', 'b', 'c']) await addColumn(dialog, name, 'words');
  await customControls(dialog).remove(2).click();
  await expect(customControls(dialog).columns).toHaveCount(2);
  await expect(customControls(dialog).name(2)).toHaveValue('c');
  expect((await saveCustom(page, dialog)).text.split('\r\n')[0]).toBe('a,c');
});

/** A record with a sample, whose file, once requested, waits for `releaseRequests`. */
async function openWithFileHeld(page: Page): Promise<Locator> {
  await watchWorkers(page);
  const dialog = await openCustom(page);
  await addColumn(dialog, 'a', 'words');
  await customControls(dialog).preview.click();
  await expect(customControls(dialog).sample).toBeVisible();
  await holdFrom(page, 'file');
  return dialog;
}

test('while the file is made the button says so, and many clicks give one file', async ({ page }) => {
  const downloads = await watchDownloads(page);
  const dialog = await openWithFileHeld(page);
  await customControls(dialog).generate.evaluate((button) => {
    for (let i = 0; i < 10; i++) if (button instanceof HTMLElement) button.click();
  });
  await expect(dialog.getByRole('button', { name: 'Generating Data...' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await releaseRequests(page);
  await expect(dialog).toBeHidden();
  await expectToast(page, 'status', 'Data Generated Successfully!', 'Generated 10 records with 1 columns.');
  expect(await downloads()).toHaveLength(1);
});

test('a running file can be stopped, and nothing is lost', async ({ page }) => {
  const downloads = await watchDownloads(page);
  const dialog = await openWithFileHeld(page);
  await customControls(dialog).generate.click();
  await untilHeld(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await releaseRequests(page);
  await expect(customControls(dialog).generate).toBeVisible();
  await expect(customControls(dialog).name(1)).toHaveValue('a');
  await saveCustom(page, dialog);
  expect(await downloads()).toHaveLength(1);
});

test('the whole dialog works by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Open Custom Generator' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create Custom Data' });
  await expect(dialog).toBeVisible();
  const { add, name, kind, remove, preview, generate, sample, columns } = customControls(dialog);

  async function tabTo(target: Locator) {
    for (let i = 0; i < 30; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  }

  await tabTo(add);
  await page.keyboard.press('Enter');
  await expect(name(1)).toBeFocused();
  await page.keyboard.type('buyer');
  await page.keyboard.press('Enter');
  await expect(name(2)).toBeFocused();
  await page.keyboard.type('paid');
  await tabTo(kind(2));
  await page.keyboard.type('Random D');
  await expect(kind(2)).toHaveValue('dates');
  await tabTo(add);
  await page.keyboard.press('Space');
  await expect(name(3)).toBeFocused();
  await tabTo(remove(3));
  await page.keyboard.press('Enter');
  await expect(columns).toHaveCount(2);
  await tabTo(preview);
  await page.keyboard.press('Enter');
  await expect(sample).toBeVisible();
  await tabTo(controls(dialog).rows);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12');
  await tabTo(controls(dialog).format);
  await page.keyboard.press('j');
  await tabTo(generate);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^rowloom_custom_data_[\dT-]{19}\.json$/);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Ctrl+Enter in a name generates the file', async ({ page }) => {
  const dialog = await openCustom(page);
  await addColumn(dialog, 'a', 'words');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    customControls(dialog).name(1).press('Control+Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});

test.describe('at 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the dialog fits, and everything in it is in reach', async ({ page }) => {
    const dialog = await openCustom(page);
    for (const [kind, label] of SPECIFIED_KINDS.slice(0, 6)) await addColumn(dialog, label, kind);
    await customControls(dialog).preview.click();
    await expect(customControls(dialog).sample).toBeVisible();
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(wide).toBe(false);
    const { name, kind, remove, add, generate } = customControls(dialog);
    for (const control of [
      name(1),
      kind(6),
      remove(6),
      add,
      controls(dialog).rows,
      controls(dialog).format,
      generate,
    ]) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 1 });
      const box = await control.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    }
    expect(parse((await saveCustom(page, dialog)).text)).toHaveLength(11);
  });
});
