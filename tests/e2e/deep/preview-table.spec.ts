import { expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { addColumn, customControls, openCustom } from '../custom-helpers.ts';
import {
  boxOf,
  controls,
  expectToast,
  generate,
  openCategory,
  previewCells,
  previewRow,
  readClipboard,
  refuseClipboard,
  saveAs,
  scrollToEnd,
  test,
} from '../helpers.ts';
import { holdFrom, releaseRequests, watchWorkers } from '../worker.ts';

async function generateAll(page: Page, rows: number): Promise<Locator> {
  const dialog = await openCategory(page, 'Person');
  await dialog.getByRole('button', { name: 'Select all' }).click();
  await controls(dialog).rows.fill(String(rows));
  await generate(dialog, rows);
  return dialog;
}

function asTable(csv: string): string {
  const rows: string[][] = parse(csv, { record_delimiter: '\r\n' });
  return rows.map((row) => row.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
}

for (const [what, width, height] of [
  ['on a phone held sideways', 844, 390],
  ['at 200 per cent', 720, 450],
  ['at 400 per cent', 360, 225],
  ['on a phone', 390, 844],
  ['on a desk', 1440, 900],
] as const) {
  test.describe(what, () => {
    test.use({ viewport: { width, height } });

    test('5,000 rows do not block the way to copying and saving, or back to the fields', async ({ page }) => {
      const dialog = await generateAll(page, 5000);
      const { copy, table, fields } = controls(dialog);
      const save = dialog.getByRole('button', { name: 'Download CSV' });
      const expectActions = async () => {
        for (const action of [copy, save]) await expect(action).toBeInViewport({ ratio: 1 });
      };
      await expectActions();
      await expect(table.getByRole('columnheader').first()).toBeInViewport({ ratio: 1 });
      await previewRow(dialog, 2).hover();
      await page.mouse.wheel(0, 3600);
      await expect(previewRow(dialog, 100)).toBeAttached();
      await expectActions();
      await expect(async () => {
        await page.mouse.wheel(0, -4000);
        await expect(fields.first()).toBeInViewport({ ratio: 1, timeout: 200 });
      }).toPass();
      await expectActions();
      const box = await boxOf(copy);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expectToast(page, 'status', 'Data Copied', 'Copied 5000 records to the clipboard.');
    });
  });
}

test('on a desk the rows fill the dialog', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const dialog = await generateAll(page, 5000);
  const last = await boxOf(dialog.getByTestId('whole-value'));
  const action = await boxOf(controls(dialog).copy);
  expect(action.y - last.y).toBeLessThan(100);
});

for (const [width, height, columns] of [
  [390, 844, 5],
  [844, 390, 3],
  [1440, 900, 10],
] as const) {
  test(`a sample of ${columns} columns comes into view at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const dialog = await openCustom(page);
    for (let column = 1; column <= columns; column++) await addColumn(dialog, `column ${column}`, 'emails');
    await customControls(dialog).preview.click();
    await expect(customControls(dialog).sample).toBeVisible();
    const first = customControls(dialog).sample.getByRole('cell').first();
    await expect(first).toBeInViewport({ ratio: 1 });
    await expect(previewRow(dialog, 5)).toBeInViewport();
    expect((await boxOf(controls(dialog).rows)).y).toBeLessThan((await boxOf(first)).y);
  });
}

test.describe('a clipboard that accepts nothing after the click', () => {
  test('gets the text, even if it is made late', async ({ page, context }) => {
    await watchWorkers(page);
    await page.addInitScript(() => {
      const { clipboard } = navigator;
      const write = clipboard.write.bind(clipboard);
      const refuse = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
      let inClick = false;
      addEventListener('click', () => (inClick = true), { capture: true });
      addEventListener('click', () => (inClick = false));
      clipboard.write = (items) => (inClick ? write(items) : refuse());
      clipboard.writeText = refuse;
    });
    const dialog = await openCategory(page, 'Company');
    await generate(dialog, 10);
    const [name] = await previewCells(dialog, 1);
    await holdFrom(page, 'text');
    await controls(dialog).copy.click();
    await expect(controls(dialog).copy).toHaveAttribute('aria-busy', 'true');
    await releaseRequests(page);
    await expectToast(page, 'status', 'Data Copied', 'Copied 10 records to the clipboard.');
    expect(await readClipboard(context)).toContain(`Record 1:\nName: ${name}\n`);
  });

  for (const [what, code] of [
    ['knows no items', () => Reflect.deleteProperty(window, 'ClipboardItem')],
    [
      'takes no promises',
      () => {
        window.ClipboardItem = class extends ClipboardItem {
          constructor(items: Record<string, string | Blob | PromiseLike<string | Blob>>) {
            super(items);
            throw new TypeError('no promises');
          }
        };
      },
    ],
  ] as const) {
    test(`or, where it ${what}, a text`, async ({ page, context }) => {
      await page.addInitScript(code);
      const dialog = await openCategory(page, 'Company');
      await generate(dialog, 10);
      await controls(dialog).copy.click();
      await expectToast(page, 'status', 'Data Copied', 'Copied 10 records to the clipboard.');
      expect(await readClipboard(context)).toMatch(/^Record 1:\nName: /);
    });
  }
});

test.describe('all rows', () => {
  const selected = (dialog: Locator) => dialog.getByText('All 5,000 rows selected', { exact: true });

  test('are selected by Ctrl+A in a cell and copied as a table', async ({ page, context }) => {
    const dialog = await generateAll(page, 5000);
    const csv = await saveAs(page, dialog, 'csv');
    const unselected = await previewRow(dialog, 3).evaluate((row) => getComputedStyle(row).backgroundColor);
    await previewRow(dialog, 1).getByRole('cell').nth(1).click();
    await page.keyboard.press('ControlOrMeta+a');
    await expect(selected(dialog)).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    expect(await previewRow(dialog, 3).evaluate((row) => getComputedStyle(row).backgroundColor)).not.toBe(
      unselected,
    );
    // The cell keeps the focus while it is out of view.
    await scrollToEnd(dialog);
    await expect(previewRow(dialog, 5000)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+c');
    await expectToast(page, 'status', 'Table Copied', 'Copied 5,000 rows as a table.');
    expect((await readClipboard(context)) === asTable(csv.text)).toBe(true);
  });

  test('are no longer selected after Escape, a move or a click, and the dialog stays open', async ({
    page,
  }) => {
    const dialog = await generateAll(page, 5000);
    const cell = previewRow(dialog, 2).getByRole('cell').first();
    for (const [what, act] of [
      ['Escape', () => page.keyboard.press('Escape')],
      ['an arrow', () => page.keyboard.press('ArrowDown')],
      ['Tab', () => page.keyboard.press('Tab')],
      ['a click on the cell', () => cell.click()],
      ['a click on a heading', () => controls(dialog).table.getByRole('columnheader').first().click()],
    ] as const) {
      await cell.click();
      await page.keyboard.press('ControlOrMeta+a');
      await expect(selected(dialog), what).toBeVisible();
      await act();
      await expect(selected(dialog), what).toHaveCount(0);
      await expect(dialog, what).toBeVisible();
    }
    await cell.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('are offered to be copied by hand if the clipboard refuses them', async ({ page }) => {
    await page.addInitScript(refuseClipboard);
    const dialog = await openCategory(page, 'Company');
    await controls(dialog).rows.fill('1');
    await generate(dialog, 1);
    await previewRow(dialog, 1).getByRole('cell').first().click();
    await page.keyboard.press('ControlOrMeta+a');
    await expect(dialog.getByText('1 row selected', { exact: true })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+c');
    await expect(page.getByRole('alert').getByText('Copy Failed', { exact: true })).toBeVisible();
    const cells = await previewCells(dialog, 1);
    await expect(page.getByRole('textbox', { name: 'Data to copy' })).toHaveValue(
      `Name\tCatch Phrase\tBuzz Phrase\n${cells.join('\t')}`,
    );
  });
});

test('an arrow key moves the focus also in the moment in which other rows have been rendered', async ({
  page,
}) => {
  const dialog = await generateAll(page, 5000);
  const cellOf = (row: number) => previewRow(dialog, row).getByRole('cell').first();
  await cellOf(2).click();
  await controls(dialog).table.evaluate((table) => {
    // React runs the effects of a scroll's render in a later task than its changes of the document.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(key);
    }).observe(table, { childList: true, subtree: true });
  });
  await page.mouse.wheel(0, 150);
  await expect(cellOf(3)).toBeFocused();
});

test('the last row is in view after scrolling to the end in the frame in which the table gets lower', async ({
  page,
}) => {
  const dialog = await generateAll(page, 5000);
  await controls(dialog).table.evaluate(({ parentElement: scroller }) => {
    if (!scroller) return;
    scroller.style.height = `${scroller.clientHeight - 150}px`;
    scroller.scrollTo(0, 1e9);
  });
  await expect(previewRow(dialog, 5000).getByRole('cell').first()).toBeInViewport({ ratio: 0.9 });
});

test('Ctrl+C in a cell copies it whole, and says so', async ({ page, context }) => {
  const dialog = await openCategory(page, 'Lorem');
  await dialog.getByRole('button', { name: 'Select all' }).click();
  await generate(dialog, 10);
  await previewRow(dialog, 2).getByRole('cell').nth(5).click();
  const whole = await dialog.getByTestId('whole-value').textContent();
  await page.keyboard.press('ControlOrMeta+c');
  await expectToast(page, 'status', 'Cell Copied', 'Copied Paragraphs of row 2.');
  expect(await readClipboard(context)).toBe(whole);
});

test('rows are numbered without more text for screen readers, and the focused cell can be found by its row and column', async ({
  page,
}) => {
  const dialog = await generateAll(page, 5000);
  const { table } = controls(dialog);
  const background = (element: Locator) => element.evaluate((it) => getComputedStyle(it).backgroundColor);
  await scrollToEnd(dialog);
  const last = previewRow(dialog, 5000);
  await expect(last).toHaveAttribute('data-number', '5,000');
  expect(await last.evaluate((row) => getComputedStyle(row, '::before').content)).toBe('"5,000" / ""');
  await expect(last.getByRole('cell')).toHaveCount(12);
  await expect(table.getByRole('columnheader')).toHaveCount(12);
  await expect(table.getByRole('row').first()).toHaveAccessibleName(/^Full Name First Name/);

  await last.getByRole('cell').nth(1).click();
  const [heading, other] = [1, 2].map((column) => table.getByRole('columnheader').nth(column));
  if (!heading || !other) throw new TypeError('no columns');
  expect(await background(heading)).not.toBe(await background(other));
  await controls(dialog).pattern.hover();
  expect(await background(last)).not.toBe(await background(previewRow(dialog, 4999)));
});

test('columns are as wide as their cells, and a fade hints at columns out of view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await generateAll(page, 10);
  const { table } = controls(dialog);
  const widths = await table
    .getByRole('columnheader')
    .evaluateAll((headings) => headings.map((heading) => heading.clientWidth));
  const [fullName = 0, , , , , , , sex = 0, , , , bio = 0] = widths;
  expect(sex).toBeLessThan(fullName / 1.3);
  expect(bio).toBeGreaterThan(sex * 1.5);
  const fade = dialog.getByTestId('columns-out-of-view');
  await expect(fade).toBeVisible();
  await table.evaluate((element) => element.parentElement?.scrollTo(1e9, 0));
  await expect(fade).toHaveCount(0);
  await table.evaluate((element) => element.parentElement?.scrollTo(0, 0));
  await expect(fade).toBeVisible();
});

test('the size is given in words, and a download is confirmed', async ({ page }) => {
  const dialog = await generateAll(page, 5000);
  await expect(dialog.getByText('5,000 rows × 12 columns', { exact: true })).toBeVisible();
  await saveAs(page, dialog, 'csv');
  await expectToast(page, 'status', 'Download Started', 'person-data.csv with 5,000 records.');
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await controls(dialog).pattern.fill('x');
  await controls(dialog).rows.fill('1');
  await generate(dialog, 1);
  await expect(dialog.getByText('1 row × 1 column', { exact: true })).toBeVisible();
  await saveAs(page, dialog, 'json');
  await expectToast(page, 'status', 'Download Started', 'person-data.json with 1 record.');
});

test('only CSV comes with a hint for Excel, in both tools', async ({ page }) => {
  for (const open of [() => openCategory(page, 'Person'), () => openCustom(page)]) {
    const dialog = await open();
    const { format } = controls(dialog);
    await expect(format).toHaveAccessibleDescription(/Excel.*From Text\/CSV.*UTF-8.*text/);
    await format.selectOption('json');
    await expect(format).toHaveAccessibleDescription('');
    await expect(dialog.getByText(/Excel/)).toHaveCount(0);
  }
});
