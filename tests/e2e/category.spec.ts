import { expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { RUN_ROWS_MAX, SPECIFIED_CATEGORIES, TICKED_AT_FIRST } from '../fixtures/specification.ts';
import {
  asObjects,
  boxOf,
  controls,
  expectToast,
  generate,
  openCategory,
  openCategoryHere,
  previewCells,
  previewRow,
  readClipboard,
  refuseClipboard,
  saveAs,
  scrollToEnd,
  test,
} from './helpers.ts';
import { holdBack } from './hold-back.ts';

/** Expects a category to have that many fields, with only the first ones ticked. */
async function expectTickedAtFirst(dialog: Locator, count: number) {
  const { fields } = controls(dialog);
  await expect(fields).toHaveCount(count);
  for (let i = 0; i < count; i++) {
    await expect(fields.nth(i)).toBeChecked({ checked: i < TICKED_AT_FIRST });
  }
}

/** One category of each sort: entities, long texts, numbers and dates, files, fixed lists. The unit tests cover all categories. */
const QUICK = new Set([
  'person',
  'address',
  'internet',
  'lorem',
  'finance',
  'date',
  'datatype',
  'image',
  'helpers',
]);

for (const { id, title, labels } of SPECIFIED_CATEGORIES) {
  const tag = QUICK.has(id) ? [] : ['@deep'];
  test(`${title}: every field of 5,000 rows is previewed, saved and copied alike`, { tag }, async ({
    page,
    context,
  }) => {
    const dialog = await openCategory(page, title);
    const { fields, rows, copy } = controls(dialog);
    await expectTickedAtFirst(dialog, labels.length);
    for (const [i, label] of labels.entries()) await expect(fields.nth(i)).toHaveAccessibleName(label);
    await expect(rows).toHaveValue('10');
    await expect(controls(dialog).format).toHaveValue('csv');
    await expect(controls(dialog).pattern).toHaveValue('');
    await expect(
      dialog.getByText('Select fields and click "Generate & Preview" to see your data', { exact: true }),
    ).toBeVisible();

    await dialog.getByRole('button', { name: 'Select all' }).click();
    await rows.fill(String(RUN_ROWS_MAX));
    await generate(dialog, RUN_ROWS_MAX);

    const csv = await saveAs(page, dialog, 'csv');
    expect(csv.name).toBe(`${id}-data.csv`);
    const [header = [], ...records]: string[][] = parse(csv.text, { record_delimiter: '\r\n' });
    expect(header).toEqual(labels);
    expect(records).toHaveLength(RUN_ROWS_MAX);
    expect(records.filter((record) => record.length !== labels.length)).toEqual([]);
    expect(new Set(records.map((record) => record.join('\n'))).size).toBeGreaterThan(1);

    const json = await saveAs(page, dialog, 'json');
    expect(json.name).toBe(`${id}-data.json`);
    expect(json.text === `${JSON.stringify(asObjects(labels, records), null, 2)}\n`).toBe(true);

    await expect(page.getByRole('table', { name: 'Preview of generated data' })).toBeVisible();
    await expect(controls(dialog).table.getByRole('columnheader')).toHaveText([...labels]);
    expect(await previewCells(dialog, 1)).toEqual(records[0]);
    await scrollToEnd(dialog);
    await expect.poll(() => previewCells(dialog, RUN_ROWS_MAX)).toEqual(records.at(-1));
    expect(await controls(dialog).table.getByRole('row').count()).toBeLessThan(80);

    await copy.click();
    await expectToast(page, 'status', 'Data Copied', 'Copied 5000 records to the clipboard.');
    const copied = await readClipboard(context);
    const wanted = records.map((record, i) => {
      const lines = labels.map((label, column) => `${label}: ${record[column]}`);
      return [`Record ${i + 1}:`, ...lines].join('\n');
    });
    expect(copied === wanted.join('\n\n')).toBe(true);
  });
}

test('there is a card for each category, in the order of the specification', async ({ page }) => {
  await page.goto('/');
  const buttons = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Generate .* Data$/ }) })
    .getByRole('button');
  // For its first tenth of a second, the page hides what is in the tiles.
  await expect(buttons).toHaveText(SPECIFIED_CATEGORIES.map(({ title }) => `Generate ${title} Data`));
  for (const { title } of SPECIFIED_CATEGORIES) {
    await expect(page.getByRole('article', { name: title, exact: true })).toHaveCount(1);
  }
});

test('SQL holds the same values as CSV', async ({ page }) => {
  const dialog = await openCategory(page, 'Company');
  await generate(dialog, 10);
  const csv = await saveAs(page, dialog, 'csv');
  const sql = await saveAs(page, dialog, 'sql');
  expect(sql.name).toBe('company-data.sql');
  const [header = [], ...records]: string[][] = parse(csv.text);
  const tuples = records.map(
    (record) => `(${record.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`,
  );
  expect(sql.text).toBe(
    `BEGIN;\nCREATE TABLE IF NOT EXISTS "company" (\n${header.map((name) => `  "${name}" TEXT`).join(',\n')}\n);\n` +
      `INSERT INTO "company" (${header.map((name) => `"${name}"`).join(', ')}) VALUES\n${tuples.join(',\n')};\nCOMMIT;\n`,
  );
});

test('generated rows are saved unchanged, even after edits have made them out of date', async ({ page }) => {
  const dialog = await openCategory(page, 'Person');
  const outOfDate = dialog.getByText(/out of date/i);
  await generate(dialog, 10);
  const csv = await saveAs(page, dialog, 'csv');
  await expect(outOfDate).toBeHidden();

  await controls(dialog).field('Bio').check();
  await expect(outOfDate).toBeVisible();
  expect((await saveAs(page, dialog, 'csv')).text).toBe(csv.text);
  await controls(dialog).field('Bio').uncheck();
  await expect(outOfDate).toBeHidden();

  await controls(dialog).rows.fill('20');
  await expect(outOfDate).toBeVisible();
  await controls(dialog).rows.fill('10');
  await controls(dialog).pattern.fill('x');
  await expect(outOfDate).toBeVisible();
  const [header = [], ...records]: string[][] = parse(csv.text);
  expect((await saveAs(page, dialog, 'json')).text).toBe(
    `${JSON.stringify(asObjects(header, records), null, 2)}\n`,
  );

  await generate(dialog, 10);
  await expect(outOfDate).toBeHidden();
  expect((await saveAs(page, dialog, 'csv')).text).not.toBe(csv.text);
});

test('a dialog opens afresh each time', async ({ page }) => {
  const dialog = await openCategory(page, 'Person');
  await controls(dialog).field('Bio').check();
  await controls(dialog).field('Full Name').uncheck();
  await controls(dialog).pattern.fill('abc');
  await controls(dialog).rows.fill('77');
  await controls(dialog).format.selectOption('sql');
  await generate(dialog, 77);
  await controls(dialog).close.click();
  await expect(dialog).toBeHidden();

  await openCategoryHere(page, 'Person');
  await expectTickedAtFirst(dialog, 12);
  await expect(controls(dialog).pattern).toHaveValue('');
  await expect(controls(dialog).rows).toHaveValue('10');
  await expect(controls(dialog).format).toHaveValue('csv');
  await expect(controls(dialog).table).toBeHidden();
  await expect(controls(dialog).copy).toBeHidden();
});

test.describe('nothing chosen', () => {
  test('leaves the button in the Tab order; it says why it is unavailable, and a click shows a message and no rows', async ({
    page,
  }) => {
    const dialog = await openCategory(page, 'Person');
    const reason = dialog.getByText('Select at least one field or enter a pattern.');
    const { generate: button, format } = controls(dialog);
    const answer = [
      'No Fields or Pattern Selected',
      'Please select at least one field or provide a regex pattern to generate data.',
    ] as const;
    await expect(button).toHaveAccessibleDescription('');
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await expect(reason).toBeVisible();
    await expect(button).toHaveAccessibleDescription('Select at least one field or enter a pattern.');
    await format.focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expectToast(page, 'alert', ...answer);
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
    // Forced, because the button has aria-disabled.
    await button.click({ force: true });
    await expectToast(page, 'alert', ...answer);
    await expect(controls(dialog).table).toBeHidden();
    await dialog.getByRole('button', { name: 'Select all' }).click();
    await expect(reason).toBeHidden();
    await expect(button).toBeEnabled();
  });

  test('disables the button, and Ctrl+Enter shows a message and no rows', async ({ page }) => {
    const dialog = await openCategory(page, 'Person');
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await expect(controls(dialog).generate).toBeDisabled();
    await controls(dialog).pattern.fill('   ');
    await expect(controls(dialog).generate).toBeDisabled();
    await controls(dialog).pattern.press('Control+Enter');
    await expectToast(
      page,
      'alert',
      'No Fields or Pattern Selected',
      'Please select at least one field or provide a regex pattern to generate data.',
    );
    await expect(controls(dialog).table).toBeHidden();
    await controls(dialog).pattern.fill(' a ');
    await expect(controls(dialog).generate).toBeEnabled();
  });
});

test.describe('the number of rows', () => {
  test('above 5,000 becomes 5000 at once, with a message', async ({ page }) => {
    const dialog = await openCategory(page, 'Phone');
    const { rows } = controls(dialog);
    await rows.fill('');
    await rows.pressSequentially('5000');
    await expect(page.getByRole('alert', { includeHidden: true })).toBeEmpty();
    await rows.press('1');
    await expect(rows).toHaveValue('5000');
    await expectToast(
      page,
      'alert',
      'Maximum Limit Reached',
      'Maximum of 5,000 rows allowed to prevent performance issues.',
    );
    await expect(controls(dialog).table).toBeHidden();
    for (const fraction of ['5000.4', '5000.9']) {
      await rows.fill(fraction);
      await rows.blur();
      await expect(rows).toHaveValue('5000');
    }
  });

  test('may be empty or partial while it has the focus', async ({ page }) => {
    const dialog = await openCategory(page, 'Phone');
    const { rows } = controls(dialog);
    for (const partial of ['', '-', '0', 'abc', '1e']) {
      await rows.fill(partial);
      await expect(rows).toHaveValue(partial);
    }
  });

  for (const [typed, committed] of [
    ['', '1'],
    ['abc', '1'],
    ['0', '1'],
    ['-5', '1'],
    ['7', '7'],
    ['3.7', '3'],
    ['5000', '5000'],
    ['5000.4', '5000'],
  ]) {
    test(`makes ${committed} of ${JSON.stringify(typed)} on blur, Enter and generating`, async ({ page }) => {
      const dialog = await openCategory(page, 'Phone');
      const { rows } = controls(dialog);
      await rows.fill(typed ?? '');
      await rows.blur();
      await expect(rows).toHaveValue(committed ?? '');
      await rows.fill(typed ?? '');
      await rows.press('Enter');
      await expect(rows).toHaveValue(committed ?? '');
      await rows.fill(typed ?? '');
      await rows.press('Control+Enter');
      await expect(controls(dialog).table).toHaveAttribute('aria-rowcount', String(Number(committed) + 1));
      await expect(rows).toHaveValue(committed ?? '');
    });
  }
});

test.describe('the pattern', () => {
  test('without fields makes rows with only its value; surrounding blanks do not count', async ({ page }) => {
    const dialog = await openCategory(page, 'Person');
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await controls(dialog).pattern.fill('  [A-Z]{2}-\\d{4} ');
    await expect(dialog.getByText(/For example:/)).toContainText(/[A-Z]{2}-\d{4}/);
    await generate(dialog, 10);
    const csv = await saveAs(page, dialog, 'csv');
    const [header, ...records]: string[][] = parse(csv.text);
    expect(header).toEqual(['Regex Pattern']);
    expect(records).toHaveLength(10);
    for (const record of records) expect(record).toEqual([expect.stringMatching(/^[A-Z]{2}-\d{4}$/)]);
  });

  test('with fields adds a last column', async ({ page }) => {
    const dialog = await openCategory(page, 'Company');
    await controls(dialog).pattern.fill('x{3}');
    await generate(dialog, 10);
    await expect(controls(dialog).table.getByRole('columnheader')).toHaveText([
      'Name',
      'Catch Phrase',
      'Buzz Phrase',
      'Regex Pattern',
    ]);
    expect((await previewCells(dialog, 3)).at(-1)).toBe('xxx');
  });

  test('that is invalid is reported beside the field and in its cells, and the console says why', async ({
    page,
    provokes,
  }) => {
    provokes(/^Invalid Pattern: /);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const dialog = await openCategory(page, 'Company');
    await controls(dialog).pattern.fill('[z-a]');
    await expect(controls(dialog).pattern).toHaveAttribute('aria-invalid', 'true');
    await expect(controls(dialog).pattern).toHaveAccessibleDescription(/Invalid Pattern/);
    await expect(controls(dialog).table).toBeHidden();
    await generate(dialog, 10);
    for (const row of [1, 5]) expect((await previewCells(dialog, row)).at(-1)).toBe('Invalid Pattern');
    await expect
      .poll(() => said.filter((text) => text.includes('Invalid Pattern')).length)
      .toBeGreaterThan(0);
    const csv = await saveAs(page, dialog, 'csv');
    const records: string[][] = parse(csv.text, { from: 2 });
    expect(new Set(records.map((record) => record.at(-1)))).toEqual(new Set(['Invalid Pattern']));
  });

  for (const width of [390, 1440]) {
    test(`leaves Generate where it is while its example comes, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const dialog = await openCategory(page, 'Company');
      await controls(dialog).pattern.focus();
      // The dialog slides in.
      await page.evaluate(async () => {
        const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1);
        await Promise.all(ending.map(({ finished }) => finished));
      });
      const before = await boxOf(controls(dialog).generate);
      for (const pattern of ['x{3}', '[', 'a{999999999}', 'ok']) {
        await controls(dialog).pattern.fill(pattern);
        await expect(dialog.getByText(/^(For example: (xxx|ok)$|Invalid Pattern: )/)).toBeVisible();
        expect(await boxOf(controls(dialog).generate)).toEqual(before);
      }
    });
  }

  for (const pattern of ['((a{1,1000}){1,1000}){1,1000}', '(((a+)+)+)+', 'a{999999999}', '.{20000}']) {
    test(`${pattern} leaves a page that works`, async ({ page, provokes }) => {
      provokes(/^Invalid Pattern: /);
      const dialog = await openCategory(page, 'Company');
      await controls(dialog).pattern.fill(pattern);
      await generate(dialog, 10);
      await expect.poll(async () => (await previewCells(dialog, 1)).at(-1)).toBe('Invalid Pattern');
      await expect(controls(dialog).pattern).toHaveAccessibleDescription(/Invalid Pattern/);
      await controls(dialog).pattern.fill('ok');
      await generate(dialog, 10);
      await expect.poll(async () => (await previewCells(dialog, 1)).at(-1)).toBe('ok');
    });
  }
});

test.describe('a clipboard that refuses', () => {
  test('is reported, with the text to copy by hand', async ({ page }) => {
    await page.addInitScript(refuseClipboard);
    const dialog = await openCategory(page, 'Company');
    await generate(dialog, 10);
    await controls(dialog).copy.click();
    const alert = page.getByRole('alert');
    await expect(alert.getByText('Copy Failed', { exact: true })).toBeVisible();
    const box = alert.getByRole('textbox');
    await expect(box).toBeFocused();
    const selected = await box.evaluate((area) => {
      if (!(area instanceof HTMLTextAreaElement)) throw new TypeError('no text area');
      return area.value.slice(area.selectionStart, area.selectionEnd);
    });
    const cells = await previewCells(dialog, 1);
    expect(selected.startsWith(`Record 1:\nName: ${cells[0]}\nCatch Phrase: ${cells[1]}\n`)).toBe(true);
    expect(selected.match(/^Record \d+:$/gm)).toHaveLength(10);
    await expect(dialog).toBeVisible();
  });

  test('gives the focus back with Escape, and leaves the dialog open', async ({ page }) => {
    await page.addInitScript(refuseClipboard);
    const dialog = await openCategory(page, 'Company');
    await generate(dialog, 10);
    for (let time = 0; time < 2; time++) {
      await controls(dialog).copy.press('Enter');
      await expect(page.getByRole('alert').getByRole('textbox')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused();
      await page.keyboard.press(time === 0 ? 'Escape' : 'Enter');
      await expect(page.getByRole('alert').getByRole('textbox')).toHaveCount(0);
      await expect(controls(dialog).copy).toBeFocused();
    }
    await expect(controls(dialog).table).toBeVisible();
  });

  test('is no longer reported once it accepts the text', async ({ page }) => {
    await page.addInitScript(refuseClipboard);
    const dialog = await openCategory(page, 'Company');
    await generate(dialog, 10);
    await controls(dialog).copy.click();
    await expect(page.getByRole('alert').getByText('Copy Failed', { exact: true })).toBeVisible();
    await page.evaluate(() => {
      for (const name of ['write', 'writeText']) Reflect.deleteProperty(navigator.clipboard, name);
    });
    await controls(dialog).copy.click();
    await expectToast(page, 'status', 'Data Copied', 'Copied 10 records to the clipboard.');
    await expect(page.getByRole('alert').getByText('Copy Failed', { exact: true })).toHaveCount(0);
  });
});

test('a copy of one row is confirmed as one', async ({ page }) => {
  const dialog = await openCategory(page, 'Company');
  await controls(dialog).rows.fill('1');
  await generate(dialog, 1);
  await controls(dialog).copy.click();
  await expectToast(page, 'status', 'Data Copied', 'Copied 1 records to the clipboard.');
});

test.describe('a cell that is cut short', () => {
  test('is read whole by pointer and by keyboard', async ({ page }) => {
    const dialog = await openCategory(page, 'Lorem');
    await dialog.getByRole('button', { name: 'Select all' }).click();
    await controls(dialog).rows.fill('200');
    await generate(dialog, 200);
    const csv = await saveAs(page, dialog, 'csv');
    const records: string[][] = parse(csv.text, { from: 2, record_delimiter: '\r\n' });
    const cut = previewRow(dialog, 2).getByRole('cell').nth(5);
    expect(await cut.evaluate((cell) => cell.scrollWidth > cell.clientWidth)).toBe(true);

    const whole = dialog.getByTestId('whole-value');
    await cut.click();
    await expect(whole).toBeVisible();
    expect(await whole.textContent()).toBe(records[1]?.[5]);
    await expect(cut).toHaveAttribute('title', records[1]?.[5] ?? '');

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await expect(previewRow(dialog, 3).getByRole('cell').nth(4)).toBeFocused();
    expect(await whole.textContent()).toBe(records[2]?.[4]);
    await page.keyboard.press('Control+End');
    await expect(previewRow(dialog, 200).getByRole('cell').nth(5)).toBeFocused();
    await expect.poll(() => whole.textContent()).toBe(records[199]?.[5]);
    await page.keyboard.press('Control+Home');
    await expect(previewRow(dialog, 1).getByRole('cell').nth(0)).toBeFocused();
    await expect.poll(() => whole.textContent()).toBe(records[0]?.[0]);
  });
});

test.describe('what is selected in the table', () => {
  async function copied(page: Page, dialog: Locator): Promise<string> {
    await page.keyboard.press('ControlOrMeta+c');
    await controls(dialog).pattern.fill('');
    await page.keyboard.press('ControlOrMeta+v');
    return controls(dialog).pattern.inputValue();
  }

  test('is copied with tabs between cells and one line per row', async ({ page }) => {
    const dialog = await openCategory(page, 'Company');
    await generate(dialog, 10);
    const [second, third] = [await previewCells(dialog, 2), await previewCells(dialog, 3)];
    await previewRow(dialog, 2).evaluate((row) => {
      const [start, end] = [row.children[1], row.nextElementSibling?.children[1]?.firstChild];
      if (start && end) getSelection()?.setBaseAndExtent(start, 0, end, 3);
    });
    expect(await copied(page, dialog)).toBe(
      `${second[1]}\t${second[2]}\n${third[0]}\t${third[1]?.slice(0, 3)}`,
    );
  });

  test('is one cell if one is highlighted', async ({ page }) => {
    const dialog = await openCategory(page, 'Company');
    await generate(dialog, 10);
    const [, phrase = ''] = await previewCells(dialog, 2);
    const cell = previewRow(dialog, 2).getByRole('cell').nth(1);
    await cell.click({ clickCount: 3 });
    expect(await copied(page, dialog)).toBe(phrase);
    // Dragged up to the next cell's text, without including a letter of it.
    await cell.evaluate(({ firstChild, nextElementSibling }) => {
      const next = nextElementSibling?.firstChild;
      if (firstChild && next) getSelection()?.setBaseAndExtent(firstChild, 0, next, 0);
    });
    expect(await copied(page, dialog)).toBe(phrase);
  });

  test('is copied together with selected text outside the table', async ({ page }) => {
    const dialog = await openCategory(page, 'Company');
    await generate(dialog, 10);
    const [name = ''] = await previewCells(dialog, 2);
    const whole = dialog.getByTestId('whole-value');
    await previewRow(dialog, 2).evaluate((row) => {
      const end = document.querySelector('[data-testid="whole-value"]');
      if (end) getSelection()?.setBaseAndExtent(row, 0, end, 1);
    });
    const text = await copied(page, dialog);
    expect(text).toContain(name);
    expect(text).toContain((await whole.textContent()) ?? '');
    expect(text).toContain('Row 1, Name:');
  });
});

test('the whole dialog works by keyboard alone', async ({ page }) => {
  // The dialog's code arrives after the key press that requests it. The focus must still return.
  const { release } = await holdBack(page, '**/assets/category-dialog-*.js');
  await page.goto('/');
  const card = page.getByRole('button', { name: 'Generate Music Data' });
  await card.focus();
  await page.keyboard.press('Enter');
  release();
  const dialog = page.getByRole('dialog', { name: 'Generate Music Data' });
  await expect(dialog).toBeVisible();
  const { field, pattern, rows, format, generate: button, copy, table } = controls(dialog);

  async function tabTo(target: ReturnType<typeof field>) {
    for (let i = 0; i < 30; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  }

  await tabTo(field('Genre'));
  await page.keyboard.press('Space');
  await expect(field('Genre')).not.toBeChecked();
  await tabTo(pattern);
  await page.keyboard.type('z{2}');
  await tabTo(rows);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12');
  await tabTo(format);
  await page.keyboard.press('j');
  await expect(format).toHaveValue('json');
  await tabTo(button);
  await page.keyboard.press('Enter');
  await expect(table).toHaveAttribute('aria-rowcount', '13');
  await tabTo(table.getByRole('cell').first());
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByTestId('whole-value')).toHaveText('zz');
  await tabTo(copy);
  await page.keyboard.press('Enter');
  await expectToast(page, 'status', 'Data Copied', 'Copied 12 records to the clipboard.');
  const save = dialog.getByRole('button', { name: 'Download JSON' });
  await tabTo(save);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('music-data.json');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
});

test('Tab goes through the controls of the dialog in a circle, in both directions', async ({ page }) => {
  const dialog = await openCategory(page, 'Music');
  const { close, field, pattern, rows, format, generate: button } = controls(dialog);
  const all = dialog.getByRole('button', { name: 'Select all' });
  const clear = dialog.getByRole('button', { name: 'Clear' });
  const studio = dialog.getByRole('button', { name: 'Open in Studio' });
  const order = [
    close,
    all,
    clear,
    field('Genre'),
    field('Song Name'),
    pattern,
    rows,
    format,
    button,
    studio,
  ];
  await close.focus();
  for (const control of [...order.slice(1), ...order]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  for (const control of [...order.toReversed().slice(1), ...order.toReversed()]) {
    await page.keyboard.press('Shift+Tab');
    await expect(control).toBeFocused();
  }
});

test('a pattern with its slashes gets a hint about them, and a button that removes them', async ({
  page,
}) => {
  const dialog = await openCategory(page, 'Music');
  const { pattern } = controls(dialog);
  const remove = dialog.getByRole('button', { name: 'Remove the slashes' });
  await pattern.fill(String.raw`/users/\d+`);
  await expect(dialog.getByText(/^For example: \/users\/\d+$/)).toBeVisible();
  await expect(remove).toHaveCount(0);
  await pattern.fill(String.raw`/\d{3}/g`);
  // Slashes are ordinary characters, so the pattern is valid.
  await expect(dialog.getByText(/^For example: \/\d{3}\/g$/)).toBeVisible();
  await expect(pattern).not.toHaveAttribute('aria-invalid');
  const hint = dialog.getByText('The slashes become part of each value. Write the pattern without them.');
  await expect(hint).toBeVisible();
  await expect(hint).toHaveAttribute('aria-live', 'polite');
  await remove.click();
  await expect(pattern).toHaveValue(String.raw`\d{3}`);
  await expect(pattern).toBeFocused();
  await expect(dialog.getByText(/^For example: \d{3}$/)).toBeVisible();
  await expect(hint).toHaveCount(0);
  await expect(remove).toHaveCount(0);
});

test.describe('at 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the dialog fits, and everything in it is in reach', async ({ page }) => {
    const dialog = await openCategory(page, 'Person');
    await dialog.getByRole('button', { name: 'Select all' }).click();
    await generate(dialog, 10);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(wide).toBe(false);
    for (const control of [
      controls(dialog).field('Bio'),
      controls(dialog).pattern,
      controls(dialog).rows,
      controls(dialog).format,
      controls(dialog).generate,
      controls(dialog).copy,
      dialog.getByRole('button', { name: 'Download CSV' }),
      controls(dialog).close,
    ]) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 1 });
      const box = await control.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    }
    const csv = await saveAs(page, dialog, 'csv');
    expect(parse(csv.text)).toHaveLength(11);
    await controls(dialog).copy.click();
    await expectToast(page, 'status', 'Data Copied', 'Copied 10 records to the clipboard.');
  });
});
