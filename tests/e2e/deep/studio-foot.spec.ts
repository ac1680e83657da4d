import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { withMemoryOnly, withoutPickers } from '../export-helpers.ts';
import { boxOf, save, test } from '../helpers.ts';
import { broken, openStudio, orders, people, studio } from '../studio-helpers.ts';

const footOf = (page: Page) => ({
  format: page.getByRole('combobox', { name: 'Format', exact: true }),
  rows: page.getByRole('textbox', { name: 'Number of rows', exact: true }),
  download: page
    .getByRole('region', { name: 'Download' })
    .getByRole('button', { name: 'Download', exact: true }),
  running: page.getByRole('status', { name: 'Export', exact: true }),
});

test('a plain file needs no dialog: its format and rows are at the foot', async ({ page }) => {
  await openStudio(page, people);
  const { format, rows, download } = footOf(page);
  await format.selectOption('JSON');
  await rows.fill('3');
  const { name, text } = await save(page, download);
  expect(name).toBe('people.json');
  expect(JSON.parse(text)).toHaveLength(3);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the foot names the database that loads the SQL file', async ({ page }) => {
  await openStudio(page, people);
  const { format, download } = footOf(page);
  await expect(download).toHaveAccessibleDescription('50 rows.');
  await format.selectOption('SQL');
  await expect(download).toHaveAccessibleDescription('50 rows, for PostgreSQL.');
  await page.getByRole('button', { name: 'More options' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download' });
  await dialog.getByRole('combobox', { name: 'Dialect' }).selectOption('mysql');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(download).toHaveAccessibleDescription('50 rows, for MySQL.');
  await format.selectOption('SQL COPY');
  await expect(download).toHaveAccessibleDescription('50 rows, for PostgreSQL.');
});

test('the foot works by keyboard alone, and its rows are those of the table shown', async ({ page }) => {
  await openStudio(page, orders);
  const { format, rows, download } = footOf(page);
  await expect(rows).toHaveValue('20');
  await studio(page).tables.getByRole('button', { name: 'orders', exact: true }).click();
  await expect(rows).toHaveValue('40');
  await rows.focus();
  await page.keyboard.press('ArrowUp');
  await expect(rows).toHaveValue('41');
  await page.keyboard.type('1e99');
  await expect(rows).toHaveAccessibleDescription(/^Enter a whole number from 0 to 10,000,000,000\./);
  await page.keyboard.press('Escape');
  await expect(rows).toHaveValue('40');
  await rows.fill('2');
  await format.focus();
  await page.keyboard.type('SQL');
  await rows.focus();
  await page.keyboard.press('Tab');
  const { name, text } = await save(page, download, () => page.keyboard.press('Enter'));
  expect(name).toMatch(/\.sql$/);
  expect(text).toContain('INSERT INTO');
});

test('problems have to be fixed before a download, and the foot says so', async ({ page }) => {
  await openStudio(page, broken);
  const { download } = footOf(page);
  await expect(download).toBeDisabled();
  await expect(download).toHaveAccessibleDescription('Fix the problems to download.');
});

test('Download leads to the dialog where the files are too large', async ({ page }) => {
  await withMemoryOnly(page);
  await openStudio(page, { ...people, tables: [{ ...people.tables[0], rows: 10 ** 10 }] });
  await footOf(page).download.click();
  const dialog = page.getByRole('dialog', { name: 'Download' });
  await expect(dialog.getByText(/^10,000,000,000 rows, about .* The limit is/)).toBeVisible();
});

test('Download is busy while the edit before it is checked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const { prototype } of [Worker, MessagePort]) {
      const { postMessage } = prototype;
      Object.assign(prototype, {
        postMessage(this: MessagePort, message: unknown, options?: StructuredSerializeOptions) {
          if (!Reflect.get(window, 'holdsBack')) Reflect.apply(postMessage, this, [message, options]);
        },
      });
    }
  });
  await openStudio(page, people);
  const { rows, download } = footOf(page);
  await page.evaluate(() => Object.assign(window, { holdsBack: true }));
  await rows.fill('7');
  await download.click();
  await expect(download).toHaveAttribute('aria-busy', 'true');
});

test('nothing moves while Download is busy and an export runs', async ({ page }) => {
  await withoutPickers(page);
  await openStudio(page, { ...people, tables: [{ ...people.tables[0], rows: 5_000_000 }] });
  const { download, running } = footOf(page);
  const editor = page.getByRole('tablist', { name: 'Preview' });
  const boxes = async () => [await boxOf(download), await boxOf(editor)];
  const before = await boxes();
  await download.evaluate((button) => {
    const widths = new Set<number>();
    new MutationObserver(() => widths.add(button.getBoundingClientRect().width)).observe(button, {
      attributes: true,
    });
    Object.assign(window, { widths });
  });
  await download.click();
  await expect(running.getByText(/^Downloading people\.csv/)).toBeVisible();
  expect(await boxes()).toEqual(before);
  // Of each state that the button was in.
  const widths = await page.evaluate(() => [...(Reflect.get(window, 'widths') as Set<number>)]);
  expect(widths).toEqual([before[0]?.width]);
  await running.getByRole('button', { name: 'Cancel export' }).click();
});

test('a running export is at the foot, where it is cancelled', async ({ page }) => {
  await withoutPickers(page);
  await openStudio(page, { ...people, tables: [{ ...people.tables[0], rows: 5_000_000 }] });
  const { download, running } = footOf(page);
  await download.click();
  await expect(running.getByText(/^Downloading people\.csv/)).toBeVisible();
  await running.getByRole('button', { name: 'Cancel export' }).click();
  await expect(running).toBeEmpty();
  await expect(download).toBeEnabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the only number of rows is with the table', async ({ page }) => {
    await openStudio(page, people);
    const { rows, download, format } = footOf(page);
    await expect(download).toHaveCount(0);
    await expect(format).toHaveCount(0);
    await page.getByRole('tab', { name: 'Tables' }).click();
    await expect(rows).toHaveValue('50');
  });

  test('the tab of the export names the only table that is downloaded', async ({ page }) => {
    await openStudio(page, orders);
    await page.getByRole('tab', { name: 'Export' }).click();
    await page.getByRole('combobox', { name: 'Tables' }).selectOption({ label: 'Only orders' });
    await expect(page.getByRole('button', { name: 'Download', exact: true })).toHaveAccessibleDescription(
      /^orders, 40 rows, about \d/,
    );
  });
});

test('Enter in the number of rows downloads the file', async ({ page }) => {
  await openStudio(page, people);
  const { rows } = footOf(page);
  await rows.fill('3');
  const { text } = await save(page, rows, () => page.keyboard.press('Enter'));
  expect(text.split('\r\n')).toHaveLength(5);
});

/** Chooses in the dialog what is downloaded. */
async function chooseTables(page: Page, label: string) {
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Tables' }).selectOption({ label });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('the foot names the only table that is downloaded, whichever table is shown', async ({ page }) => {
  await openStudio(page, orders);
  const { rows, download } = footOf(page);
  const tableButton = (name: string) => studio(page).tables.getByRole('button', { name, exact: true });
  await expect(download).toHaveAccessibleDescription(/^60 rows, in (a zip of )?2 files\.$/);
  await chooseTables(page, 'Only orders');
  await expect(download).toHaveAccessibleDescription('orders, 40 rows.');
  await tableButton('customers').click();
  await rows.fill('1200');
  await expect(download).toHaveAccessibleDescription('orders, 40 rows.');
  await tableButton('orders').click();
  await expect(download).toHaveAccessibleDescription('orders, 40 rows.');
  await studio(page).tableName.fill('purchases');
  await expect(download).toHaveAccessibleDescription('purchases, 40 rows.');
  expect((await save(page, download)).name).toBe('purchases.csv');
  await chooseTables(page, 'All tables, 2 files');
  await expect(download).toHaveAccessibleDescription(/^1,240 rows, in (a zip of )?2 files\.$/);
  await footOf(page).format.selectOption('SQL');
  await expect(download).toHaveAccessibleDescription('1,240 rows, 2 tables in one file, for PostgreSQL.');
});

test('Enter in the number of rows of a table that is not downloaded only settles the number', async ({
  page,
}) => {
  await openStudio(page, orders);
  const { rows, download } = footOf(page);
  const downloads: Download[] = [];
  page.on('download', (started) => downloads.push(started));
  await chooseTables(page, 'Only orders');
  await expect(rows).toHaveValue('20');
  await rows.fill('1k');
  await rows.press('Enter');
  await expect(rows).toHaveValue('1000');
  await expect(studio(page).rowsOf('customers')).toHaveAttribute('aria-rowcount', '1001');
  await expect(download).not.toHaveAttribute('aria-busy');
  expect(downloads).toHaveLength(0);
  await studio(page).tables.getByRole('button', { name: 'orders', exact: true }).click();
  // Another number than before: a file of the first Enter would have 40 rows.
  await rows.fill('3');
  const { name, text } = await save(page, rows, () => rows.press('Enter'));
  expect(name).toBe('orders.csv');
  expect(text.trim().split('\r\n')).toHaveLength(4);
  expect(downloads).toHaveLength(1);
});

const DICE = {
  tables: [
    {
      name: 'dice',
      rows: 10,
      columns: [{ name: 'side', field: 'number', options: { min: 1, max: 6 }, unique: true }],
    },
  ],
};

/** Types a number of rows and presses Enter in one task, before any check of it can end. */
function enterAtOnce(rows: Locator, text: string): Promise<void> {
  return rows.evaluate((box, value) => {
    if (!(box instanceof HTMLInputElement)) throw new TypeError('No text box');
    box.focus();
    box.select();
    document.execCommand('insertText', false, value);
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }, text);
}

test('Enter downloads a number of rows that mends the problem, before that is checked', async ({ page }) => {
  await openStudio(page, DICE);
  const { rows, download } = footOf(page);
  await expect(download).toHaveAccessibleDescription('Fix the problems to download.');
  const { text } = await save(page, rows, () => enterAtOnce(rows, '6'));
  const sides = text.trim().split('\r\n').slice(1);
  expect(sides.sort()).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('Enter says what is wrong with a number of rows, and downloads nothing', async ({ page }) => {
  const [dice] = DICE.tables;
  await openStudio(page, { tables: [{ ...dice, rows: 6 }] });
  const { rows, download, running } = footOf(page);
  const downloads: Download[] = [];
  page.on('download', (started) => downloads.push(started));
  await enterAtOnce(rows, '7');
  await expect(download).toHaveAccessibleDescription('Fix the problems to download.');
  await expect(page.getByText('Download failed')).toHaveCount(0);
  await expect(running).toBeEmpty();
  const { text } = await save(page, rows, () => enterAtOnce(rows, '5'));
  expect(text.trim().split('\r\n')).toHaveLength(6);
  expect(downloads).toHaveLength(1);
});

test('Enter after the end of an earlier export downloads the new number of rows', async ({ page }) => {
  await openStudio(page, { ...people, tables: [{ ...people.tables[0], rows: 1000 }] });
  const { rows, download } = footOf(page);
  await save(page, download);
  const { text } = await save(page, rows, () => enterAtOnce(rows, '2000'));
  expect(text.trim().split('\r\n')).toHaveLength(2001);
});

test('after Enter, typing replaces the number of rows', async ({ page }) => {
  await openStudio(page, people);
  const { rows } = footOf(page);
  await rows.click();
  await page.keyboard.type('1k');
  await save(page, rows, () => page.keyboard.press('Enter'));
  await expect(rows).toHaveValue('1000');
  await page.keyboard.type('2000');
  await expect(rows).toHaveValue('2000');
});

test('Enter only settles the number of rows that the palette has led to', async ({ page }) => {
  await openStudio(page, people);
  const { rows } = footOf(page);
  const downloads: Download[] = [];
  page.on('download', (started) => downloads.push(started));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeFocused();
  await page.keyboard.type('set number of rows');
  await page.keyboard.press('Enter');
  await expect(rows).toBeFocused();
  await page.keyboard.type('7k');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveValue('7000');
  await expect(studio(page).rowsOf('people')).toHaveAttribute('aria-rowcount', '7001');
  await expect(rows).toBeFocused();
  expect(downloads).toHaveLength(0);
  await page.keyboard.press('Tab');
  // Another number than before: a file of the first Enter would have 7000 rows.
  await rows.fill('3');
  const { text } = await save(page, rows, () => page.keyboard.press('Enter'));
  expect(text.trim().split('\r\n')).toHaveLength(4);
  expect(downloads).toHaveLength(1);
});

test('a number of rows that is none is not downloaded, also by the button', async ({ page }) => {
  await openStudio(page, people);
  const { rows, download } = footOf(page);
  await rows.fill('-5');
  await expect(download).toBeDisabled();
  await expect(download).toHaveAccessibleDescription('Fix the problems to download.');
  await rows.fill('5');
  await expect(download).toBeEnabled();
});

test('what is wrong with a number of rows covers the rows only while its box has the focus', async ({
  page,
}) => {
  await openStudio(page, orders);
  const { rows, format } = footOf(page);
  const message = page.getByText(/^Enter a whole number from 0 to/);
  await rows.fill('many');
  await expect(message).toBeVisible();
  await format.focus();
  await expect(message).toBeHidden();
  await expect(rows).toHaveAttribute('aria-invalid', 'true');
  await rows.focus();
  await expect(message).toBeVisible();
});

test('Download of a template leads to the option that it needs', async ({ page }) => {
  await openStudio(page, people);
  const { format, download } = footOf(page);
  await format.selectOption('Template');
  await expect(download).toHaveAccessibleDescription('Set the required option under More options.');
  await download.click();
  const dialog = page.getByRole('dialog', { name: 'Download' });
  const row = dialog.getByRole('textbox', { name: 'Row', exact: true });
  await expect(row).toHaveAccessibleDescription(/^This is required\./);
  await row.fill('{id}: {name}');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  const { text } = await save(page, download);
  expect(text).toMatch(/^1: \w+/);
});
