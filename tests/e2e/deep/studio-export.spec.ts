import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { readZip } from '../../fixtures/read-zip.ts';
import { fragmentOf } from '../../fixtures/studio-fragment.ts';
import { watchUrls } from '../downloads.ts';
import { filesIn, openExport, unfoldOptions, withoutPickers } from '../export-helpers.ts';
import { readClipboard, save, tabTo, test } from '../helpers.ts';
import { broken, openStudio, orders, people, studio } from '../studio-helpers.ts';

test('a table is saved in the format and with the options that were chosen', async ({ page }) => {
  await openStudio(page, people);
  const { dialog, save: button, files } = await openExport(page);
  await unfoldOptions(dialog);
  await dialog.getByRole('textbox', { name: 'Delimiter' }).fill(';');
  const { name, text } = await save(page, button);
  expect(name).toBe('people.csv');
  expect(text.split('\r\n')).toHaveLength(52);
  expect(text).toMatch(/^id;name;nick\r\n1;/);
  const again = await save(page, files.save);
  expect(again.text).toBe(text);
});

test('after a change of an option Download makes another file, and the earlier one stays in the list', async ({
  page,
}) => {
  await openStudio(page, people);
  const { dialog, format, save: button, files, summary } = await openExport(page);
  const comma = await save(page, button);
  await unfoldOptions(dialog);
  await dialog.getByRole('textbox', { name: 'Delimiter' }).fill(';');
  const semicolon = await save(page, button);
  expect(semicolon.text).toBe(comma.text.replaceAll(',', ';'));
  await format.selectOption('json');
  expect((await save(page, button)).name).toBe('people.json');
  await expect(files.items).toHaveText([
    /^people\.json: 50 rows, .* JSON, \d\d:\d\d\./,
    /^people\.csv: 50 rows, .* CSV/,
    /^people\.csv: 50 rows, .* CSV/,
  ]);
  const saveOf = (place: number) => files.items.nth(place).getByRole('button', { name: 'Save', exact: true });
  expect((await save(page, saveOf(1))).text).toBe(semicolon.text);
  expect((await save(page, saveOf(2))).text).toBe(comma.text);
  await files.items.nth(1).getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(button).toBeFocused();
  expect((await save(page, saveOf(1))).text).toBe(comma.text);
  await files.details.click();
  await summary.getByRole('button', { name: 'About the manifest' }).click();
  await expect(summary.getByText(/^Saves manifest\.json, which lists the files/)).toBeVisible();
});

test('Download of the same choice saves the same file, which stays one file in the list', async ({
  page,
}) => {
  await openStudio(page, people);
  const { save: button, files } = await openExport(page);
  const first = await save(page, button);
  expect(await save(page, button)).toEqual(first);
  await expect(files.items).toHaveCount(1);
});

test('the files of the foot and of the dialog are one list, and an edit keeps it', async ({ page }) => {
  await openStudio(page, people);
  const foot = page.getByRole('region', { name: 'Download' });
  await save(page, foot.getByRole('button', { name: 'Download', exact: true }));
  await studio(page).rows.fill('3');
  await save(page, foot.getByRole('button', { name: 'Download', exact: true }));
  const { files } = await openExport(page);
  await expect(files.items).toHaveText([/^people\.csv: 3 rows/, /^people\.csv: 50 rows/]);
});

test('options that are on or off show their help', async ({ page }) => {
  await openStudio(page, people);
  const { dialog } = await openExport(page);
  await expect(dialog.getByText('for CSV, all default')).toBeVisible();
  await unfoldOptions(dialog);
  await expect(dialog.getByText('Keeps spreadsheets from running texts as formulas.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Write null as' })).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Line ending' })).toBeVisible();
});

test('a compressed file has the same content as an uncompressed one', async ({ page }) => {
  await openStudio(page, people);
  const { dialog, format, save: button } = await openExport(page);
  await format.selectOption('ndjson');
  const whole = await save(page, button);
  await dialog.getByRole('checkbox', { name: 'Compress' }).check();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('people.ndjson.gz');
  expect(gunzipSync(await readFile(await download.path())).toString()).toBe(whole.text);
});

test('several tables become a zip of a file each, or one SQL file', async ({ page }) => {
  await openStudio(page, { ...orders, name: 'Web shop' });
  const { dialog, format, save: button } = await openExport(page);
  await expect(dialog.getByText(/about .*, in a zip of 2 files\./)).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('Web shop.zip');
  const entries = readZip(await download.path());
  expect(Object.keys(entries)).toEqual(['customers.csv', 'orders.csv']);
  expect(entries['customers.csv']?.toString().split('\r\n')).toHaveLength(22);
  expect(entries['orders.csv']?.toString()).toMatch(/^id,customer_id\r\n100,\d+\r\n/);
  await format.selectOption('sql');
  const { name, text } = await save(page, button);
  expect(name).toBe('Web shop.sql');
  expect(text).toMatch(/CREATE TABLE.*customers.*CREATE TABLE.*orders/s);
});

test('each saved file can be read for five minutes after its click, whatever is saved after it', async ({
  page,
}) => {
  const urls = await watchUrls(page);
  await page.clock.install();
  await openStudio(page, orders);
  const { save: button, files } = await openExport(page);
  await Promise.all([page.waitForEvent('download'), button.click()]);
  const [first] = await urls();
  await page.clock.runFor(200_000);
  await Promise.all([page.waitForEvent('download'), files.save.click()]);
  await files.details.click();
  await Promise.all([page.waitForEvent('download'), files.manifest.click()]);
  expect(await urls()).toHaveLength(3);
  expect(await urls()).toContain(first);
  await page.clock.runFor(101_000);
  expect(await urls()).toHaveLength(2);
  expect(await urls()).not.toContain(first);
  await page.clock.runFor(200_000);
  expect(await urls()).toEqual([]);
});

test('with problems an export is refused, with the list of them', async ({ page }) => {
  await openStudio(page, broken);
  await studio(page).export.click();
  const dialog = page.getByRole('dialog', { name: 'Download' });
  const button = dialog.getByRole('button', { name: 'Download', exact: true });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/Fix the problems to download\.$/);
  const copy = dialog.getByRole('button', { name: 'Copy rows' });
  await expect(copy).toBeDisabled();
  await expect(copy).toHaveAccessibleDescription(/Fix the problems to download\.$/);
  await dialog.getByRole('list', { name: 'Problems' }).getByRole('button').last().click();
  await expect(button).toBeEnabled();
});

test('without a table the dialog says why nothing is downloaded', async ({ page }) => {
  await openStudio(page);
  await studio(page).export.click();
  const dialog = page.getByRole('dialog', { name: 'Download' });
  for (const name of ['Download', 'Copy rows']) {
    const button = dialog.getByRole('button', { name, exact: true });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/Add a table to download\.$/);
  }
});

test('by keyboard alone a file is downloaded, saved again and removed', async ({ page }) => {
  await openStudio(page, people);
  await studio(page).export.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Download' });
  const download = dialog.getByRole('button', { name: 'Download', exact: true });
  await expect(dialog.getByText(/about \d/)).toBeVisible();
  await tabTo(page, download);
  const first = await save(page, download, () => page.keyboard.press('Enter'));
  const files = filesIn(dialog);
  await expect(files.items).toHaveCount(1);
  await expect(files.remove).toHaveAccessibleDescription(
    'Removes people.csv from this list. What is saved stays on the disk.',
  );
  await tabTo(page, files.save, 'Shift+Tab');
  expect(await save(page, files.save, () => page.keyboard.press('Enter'))).toEqual(first);
  await tabTo(page, files.remove);
  await page.keyboard.press('Enter');
  await expect(files.items).toHaveCount(0);
  await expect(download).toBeFocused();
});

test('a few rows are copied as the file holds them', async ({ page, context }) => {
  await openStudio(page, people);
  const { dialog, save: button } = await openExport(page);
  await dialog.getByRole('button', { name: 'Copy rows' }).click();
  await expect(dialog.getByText('Copied 50 rows.')).toBeVisible();
  const copied = await readClipboard(context);
  await dialog.getByRole('checkbox', { name: 'Compress' }).check();
  await dialog.getByRole('checkbox', { name: 'Compress' }).uncheck();
  const { text } = await save(page, button);
  expect(copied.replaceAll('\r\n', '\n')).toBe(text.replaceAll('\r\n', '\n'));
});

test('a long export shows its progress and is cancelled', async ({ page }) => {
  await withoutPickers(page);
  // More rows than any machine writes until the speed is shown.
  await openStudio(page, { ...people, tables: [{ ...people.tables[0], rows: 15_000_000 }] });
  const { dialog, save: button } = await openExport(page);
  const copy = dialog.getByRole('button', { name: 'Copy rows' });
  await expect(copy).toBeDisabled();
  await expect(copy).toHaveAccessibleDescription('Too large to copy. The limit is 10,000 rows or 5.0 MB.');
  await button.click();
  const progress = dialog.getByRole('progressbar', { name: 'Export progress' });
  await expect(progress).toBeVisible();
  await expect(dialog.getByText(/rows\/s, .* left/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(progress).toHaveCount(0);
  await expect(button).toBeEnabled();
});

test('choices are shown in plain words, and options of one line have a box of one line', async ({ page }) => {
  await openStudio(page, people);
  const { dialog, save: button } = await openExport(page);
  await unfoldOptions(dialog);
  await dialog.getByRole('combobox', { name: 'Line ending' }).selectOption({ label: 'LF (Unix)' });
  await expect(dialog.getByRole('combobox', { name: 'Quotes' }).locator(':checked')).toHaveText(
    'Only where needed',
  );
  const delimiter = dialog.getByRole('textbox', { name: 'Delimiter' });
  await expect(delimiter).toHaveJSProperty('tagName', 'INPUT');
  const { text } = await save(page, button);
  expect(text).toMatch(/^id,name,nick\n1,/);
});

test('a tab as the delimiter is typed as an escape, pasted, or chosen', async ({ page }) => {
  await openStudio(page, people);
  const { dialog, save: button } = await openExport(page);
  await unfoldOptions(dialog);
  const delimiter = dialog.getByRole('textbox', { name: 'Delimiter' });
  const common = dialog.getByRole('group', { name: 'Common values for Delimiter' });
  const tab = common.getByRole('button', { name: 'Tab' });
  await delimiter.clear();
  await delimiter.pressSequentially('\\t');
  await expect(delimiter).toHaveValue('\\t');
  await expect(tab).toHaveAttribute('aria-pressed', 'true');
  expect((await save(page, button)).text).toMatch(/^id\tname\tnick\r\n1\t/);
  await common.getByRole('button', { name: 'Pipe' }).click();
  await expect(delimiter).toHaveValue('|');
  expect((await save(page, button)).text).toMatch(/^id\|name\|nick\r\n1\|/);
  await delimiter.fill('\t');
  await expect(tab).toHaveAttribute('aria-pressed', 'true');
  await delimiter.clear();
  await delimiter.pressSequentially('\\');
  expect((await save(page, button)).text).toMatch(/^id\\name\\nick\r\n1\\/);
});

test('what is wrong with an option is told beside it', async ({ page }) => {
  await openStudio(page, people);
  const { dialog } = await openExport(page);
  await unfoldOptions(dialog);
  const delimiter = dialog.getByRole('textbox', { name: 'Delimiter' });
  await delimiter.fill('"');
  await expect(delimiter).toHaveAccessibleDescription(/^This must be one character .* One character between/);
  await expect(delimiter).toHaveAttribute('aria-invalid', 'true');
  await delimiter.fill(';');
  await expect(delimiter).not.toHaveAttribute('aria-invalid');
  await expect(delimiter).toHaveAccessibleDescription(/^One character between/);
});

test('the text for null can be MySQL’s \\N', async ({ page }) => {
  await openStudio(page, people);
  const { dialog, save: button } = await openExport(page);
  await unfoldOptions(dialog);
  const nullText = dialog.getByRole('textbox', { name: 'Write null as' });
  await nullText.pressSequentially('\\N');
  await expect(nullText).toHaveValue('\\N');
  expect((await save(page, button)).text).toContain(',\\N\r\n');
});

test('any table can be exported by itself', async ({ page }) => {
  await openStudio(page, orders);
  const { dialog, save: button } = await openExport(page);
  const tables = dialog.getByRole('combobox', { name: 'Tables' });
  await expect(tables.getByRole('option')).toHaveText([
    'All tables, 2 files',
    'Only customers',
    'Only orders',
  ]);
  await tables.selectOption('Only orders');
  const { name, text } = await save(page, button);
  expect(name).toBe('orders.csv');
  expect(text.split('\r\n')).toHaveLength(42);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 700],
] as const) {
  test(`the result of an export is in view at ${width} x ${height}, with problems above the choices`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/studio${fragmentOf(broken)}`);
    await studio(page).export.click();
    const dialog = page.getByRole('dialog', { name: 'Download' });
    await expect(dialog.getByRole('button', { name: 'Download', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Copy rows' })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('list', { name: 'Problems' })).toBeInViewport({ ratio: 1 });
  });
}
