import { expect, type Locator, type Page } from '@playwright/test';
import {
  dragScrollBar,
  type Expected,
  faultsIn,
  focusRows,
  numbered,
  ROW_COUNTS,
  rowsInView,
  type Scrolling,
  scrollSteps,
} from '../../fixtures/rows-in-view.ts';
import { save, test } from '../helpers.ts';
import { addColumns, emptyRow, gridOf, openTable, rowOf } from '../studio-grid-helpers.ts';
import { broken, openStudio, orders, people, rowTexts, studio } from '../studio-helpers.ts';
import { requestsMade, terminateOn, watchWorkers } from '../worker.ts';

const ROWS_MAX = 10 ** 10;

// High enough that a page of the preview has more than five rows.
test.use({ viewport: { width: 1280, height: 860 } });

test('the rows of the selected table are shown, with nulls marked', async ({ page }) => {
  await openStudio(page, people);
  const table = studio(page).rowsOf('people');
  await expect(table.getByRole('columnheader')).toHaveText(['id', 'name', 'nick']);
  await expect(table).toHaveAttribute('aria-rowcount', '51');
  expect((await rowTexts(table, 1))[0]).toBe('1');
  await expect(table.locator('[data-null]').first()).toHaveText('null');
});

test('any of ten billion rows is shown, and the last one', async ({ page }) => {
  const [table] = people.tables;
  await openStudio(page, { ...people, tables: [{ ...table, rows: ROWS_MAX }] });
  const rows = studio(page).rowsOf('people');
  await page.getByRole('textbox', { name: 'Go to row' }).fill('9,999,000,123');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  expect((await rowTexts(rows, 9_999_000_123))[0]).toBe('9999000123');
  await page.getByRole('button', { name: 'Last row' }).click();
  expect((await rowTexts(rows, ROWS_MAX))[0]).toBe('10000000000');
  await page.keyboard.press('Tab');
});

/** Scrolls the preview of the table “numbered” with the pointer over it. */
async function scroll(page: Page, scrolling: Scrolling): Promise<void> {
  if (scrolling.by === 'key') return page.keyboard.press(scrolling.key);
  if (scrolling.by === 'wheel') return page.mouse.wheel(0, scrolling.pixels);
  // Playwright passes one argument.
  return page.evaluate(`(${dragScrollBar})('numbered', ${scrolling.share})`);
}

for (const rowCount of ROW_COUNTS) {
  test(`any of ${rowCount} rows is in view below the header, by wheel, keys and scroll bar`, async ({
    page,
  }) => {
    await openStudio(page, numbered(rowCount));
    const expectInView = (expected: Expected, step: string) =>
      expect
        .poll(async () => faultsIn(await page.evaluate(rowsInView, 'numbered'), expected), { message: step })
        .toEqual([]);
    await expectInView({ at: 'top', from: 1, to: 1 }, 'open');
    await page.evaluate(focusRows, 'numbered');
    await studio(page).rowsOf('numbered').hover();
    for (const [scrolling, expected] of scrollSteps(rowCount)) {
      await scroll(page, scrolling);
      await expectInView(expected, JSON.stringify(scrolling));
    }
  });
}

test('after an edit only the changed cells are updated', async ({ page }) => {
  await openStudio(page, people);
  const rows = studio(page).rowsOf('people');
  const before = await rowTexts(rows, 1);
  await rows.evaluate((table) => {
    const changed = new Set<string>();
    new MutationObserver((records) => {
      for (const { target } of records) {
        const cell = target instanceof Element ? target : target.parentElement;
        changed.add(cell?.closest('td')?.getAttribute('aria-colindex') ?? cell?.tagName ?? '');
      }
      table.setAttribute('data-changed', [...changed].sort().join(' '));
    }).observe(table.querySelector('tbody') ?? table, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await studio(page).code.click();
  const dialog = page.getByRole('dialog', { name: 'Code' });
  const text = dialog.getByRole('textbox', { name: 'Schema as JSON' });
  await text.fill((await text.inputValue()).replace('person.fullName', 'internet.email'));
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect.poll(() => rowTexts(rows, 1)).not.toEqual(before);
  const [id, , nick] = await rowTexts(rows, 1);
  expect([id, nick]).toEqual([before[0], before[2]]);
});

test('a column that cannot be made is marked, and the others are shown', async ({ page }) => {
  await openStudio(page, broken);
  const rows = studio(page).rowsOf('prices');
  expect(await rowTexts(rows, 1)).toEqual(['1', '–']);
});

test('the output of a schema with problems is the last one, or says what to do', async ({ page }) => {
  await openStudio(page, {
    tables: [{ name: 'prices', rows: 5, columns: [{ name: 'price', field: 'number' }] }],
  });
  await studio(page).tab('Output').click();
  const output = page.getByRole('region', { name: 'First rows of prices as a file' });
  await expect(output.locator('pre')).not.toBeEmpty();
  await rowOf(gridOf(page), 1).name.click();
  await page.getByRole('complementary', { name: 'Options of price' }).getByLabel('Minimum').fill('9e9');
  await expect(page.getByText('This is the last valid output. Fix the problems to update it.')).toBeVisible();
  await studio(page).tab('Data').click();
  await studio(page).tab('Output').click();
  await expect(page.getByText('Fix the problems to see output.', { exact: true })).toBeVisible();
});

test('another table’s output, or that of another format, is never shown as the last valid one', async ({
  page,
}) => {
  const [customers, other] = orders.tables;
  await openStudio(page, { tables: [customers, { ...other, columns: [{ name: 'size', field: 'number' }] }] });
  await studio(page).tab('Output').click();
  const output = (table: string) => page.getByRole('region', { name: `First rows of ${table} as a file` });
  await expect(output('customers').locator('pre')).toContainText('id,name');
  await studio(page).tables.getByRole('button', { name: 'orders', exact: true }).click();
  await expect(output('orders').locator('pre')).toContainText('size');
  await rowOf(gridOf(page), 1).name.click();
  await page.getByRole('complementary', { name: 'Options of size' }).getByLabel('Minimum').fill('9e9');
  await expect(page.getByText('This is the last valid output. Fix the problems to update it.')).toBeVisible();
  await studio(page).tables.getByRole('button', { name: 'customers', exact: true }).click();
  await expect(page.getByText('Fix the problems to see output.', { exact: true })).toBeVisible();
  await expect(output('customers').locator('pre')).toBeEmpty();
  await studio(page).tables.getByRole('button', { name: 'orders', exact: true }).click();
  await expect(output('orders').locator('pre')).toContainText('size');
  await page.getByRole('combobox', { name: 'Output format' }).selectOption({ label: 'JSON' });
  await expect(page.getByText('Fix the problems to see output.', { exact: true })).toBeVisible();
  await expect(output('orders').locator('pre')).toBeEmpty();
});

test.describe('without a service worker', () => {
  // Its cache would have the worker's script.
  test.use({ serviceWorkers: 'block' });

  test('rows that could not be loaded are not reported after Undo, when the rows before are there', async ({
    page,
    provokes,
  }) => {
    provokes(/^Failed to load resource/);
    await page.clock.install();
    await watchWorkers(page);
    await openStudio(page, people);
    const before = await rowTexts(studio(page).rowsOf('people'), 1);
    await page.route('**/assets/studio.worker-*.js', (route) => route.abort());
    await terminateOn(page, 'rows');
    const asked = await requestsMade(page, 'rows');
    await studio(page).seed.fill('other');
    await expect.poll(() => requestsMade(page, 'rows')).toBeGreaterThan(asked);
    const failed = page.getByText('Some rows could not be loaded.');
    await expect(async () => {
      await page.clock.runFor(16_000);
      await expect(failed).toBeVisible({ timeout: 1000 });
    }).toPass();
    await studio(page).undo.click();
    await expect(failed).toHaveCount(0);
    expect(await rowTexts(studio(page).rowsOf('people'), 1)).toEqual(before);
  });
});

test('the output is the beginning of the file, in each chosen format', async ({ page }) => {
  await openStudio(page, { ...people, tables: [{ ...people.tables[0], rows: 20 }] });
  await studio(page).tab('Output').click();
  const output = page.getByRole('region', { name: 'First rows of people as a file' });
  for (const format of ['JSON', 'SQL', 'CSV']) {
    await page.getByRole('combobox', { name: 'Output format' }).selectOption({ label: format });
    await studio(page).export.click();
    const dialog = page.getByRole('dialog', { name: 'Download' });
    const { text } = await save(page, dialog.getByRole('button', { name: 'Download', exact: true }));
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.poll(async () => (await output.locator('pre').textContent()) === text).toBe(true);
  }
});

test('relations are drawn and described in text', async ({ page }) => {
  await openStudio(page, orders);
  await studio(page).tab('Relations').click();
  await expect(page.getByRole('list', { name: 'Relations' }).getByRole('listitem')).toHaveText([
    'orders.customer_id refers to customers.id',
  ]);
});

/** Cells of the rows in view whose text does not fit. */
function cutCells(table: Locator): Promise<string[]> {
  return table
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    );
}

test('a column is as wide as its values, even if it had another width while its name was typed', async ({
  page,
}) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'id', 'street_address', 'email');
  const rows = page.getByRole('table', { name: /^Rows of / });
  await expect(rows.getByRole('columnheader')).toHaveText(['id', 'street_address', 'email']);
  await rowTexts(rows, 1);
  await expect.poll(() => cutCells(rows)).toEqual([]);
  await emptyRow(grid).name.click();
  await page.keyboard.type('company_name');
  await page.keyboard.press('Enter');
  await expect(rows.getByRole('columnheader').last()).toHaveText('company_name');
  await expect.poll(() => cutCells(rows)).toEqual([]);
});

test('numbers are aligned right and not cut', async ({ page }) => {
  const [table] = people.tables;
  await openStudio(page, { ...people, tables: [{ ...table, rows: ROWS_MAX }] });
  const rows = studio(page).rowsOf('people');
  await rowTexts(rows, 1);
  await page.getByRole('button', { name: 'Last row' }).click();
  await rowTexts(rows, ROWS_MAX);
  const id = rows.getByRole('cell', { name: '10000000000', exact: true });
  await expect(id).toHaveCSS('text-align', 'right');
  await expect(rows.getByRole('columnheader', { name: 'id' })).toHaveCSS('text-align', 'right');
  expect(await id.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true);
});

test('columns grow with the keys that are scrolled into view, and do not shrink when there is no room left', async ({
  page,
}) => {
  const wide = Array.from({ length: 12 }, (_, i) => ({ name: `company_${i}`, field: 'company.name' }));
  const columns = [
    { name: 'id', field: 'sequence', primaryKey: true },
    { name: 'key', field: 'string.uuid' },
    ...wide,
  ];
  await openStudio(page, { seed: 'keys', tables: [{ name: 'keys', rows: ROWS_MAX, columns }] });
  const rows = studio(page).rowsOf('keys');
  const headers = rows.getByRole('columnheader');
  const widths = () => headers.evaluateAll((cells) => cells.slice(0, 2).map((cell) => cell.clientWidth));
  const goTo = async (row: number) => {
    await page.getByRole('textbox', { name: 'Go to row' }).fill(String(row));
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    expect((await rowTexts(rows, row))[0]).toBe(String(row));
  };
  let before = await widths();
  for (const row of [1, 99_990, 12_345_678, ROWS_MAX - 50, 500, 1]) {
    await goTo(row);
    expect(await cutCells(rows)).toEqual([]);
    const now = await widths();
    for (const [i, width] of now.entries()) expect(width).toBeGreaterThanOrEqual(before[i] ?? 0);
    before = now;
  }
});
