import { expect } from '@playwright/test';
import { openExport, unfoldOptions, withMemoryOnly } from '../export-helpers.ts';
import { save as saved, test } from '../helpers.ts';
import { openStudio, orders, people, studio } from '../studio-helpers.ts';
import { holdFrom, releaseRequests, untilHeld, watchWorkers } from '../worker.ts';

// Elsewhere, the room is that of a disk.
test.beforeEach(async ({ page }) => withMemoryOnly(page));

for (const [width, height] of [
  [1440, 900],
  [390, 700],
] as const) {
  test(`the example of sensors is exported as it is, compressed, at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/studio#example=sensors');
    await expect(page.getByRole('grid')).toBeVisible();
    const { dialog, compress, save } = await openExport(page);
    await expect(compress).toBeChecked();
    await expect(compress).toBeInViewport({ ratio: 1 });
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(save).toHaveAccessibleDescription(
      /10,000,252 rows, about 1\d\d MB compressed, in a zip of 3 files\. .* 68\d MB.* 512 MB/,
    );
    await save.click();
    await expect(dialog.getByText('readings.csv.gz')).toBeVisible();
    await expect(dialog.getByText(/rows\/s, .* left/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(save).toBeFocused();
  });
}

test('a file that is too large uncompressed is refused, with the alternatives that fit', async ({ page }) => {
  await page.goto('/studio#example=sensors');
  await expect(page.getByRole('grid')).toBeVisible();
  const { dialog, compress, save, ways } = await openExport(page);
  await compress.uncheck();
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription(/10,000,252 rows, about 68\d MB.* limit is the 512 MB/);
  await expect(ways).toHaveText([
    /^Compress \(about 1\d\d MB\)$/,
    /^Only the first 7,\d00,000 rows of readings$/,
  ]);
  await ways.last().press('Enter');
  await expect(save).toBeFocused();
  await expect(save).toBeEnabled();
  await expect(save).toHaveAccessibleDescription(
    /7,\d00,252 rows, about 5\d\d MB.* first 7,\d00,000 rows of readings/,
  );
  await dialog.getByRole('button', { name: 'All rows' }).click();
  await ways.first().click();
  await expect(compress).toBeChecked();
  await expect(save).toBeEnabled();
});

test('ten billion rows are too many even compressed, and the number that fits is offered', async ({
  page,
}) => {
  await openStudio(page, { ...people, tables: [{ ...people.tables[0], rows: 10 ** 10 }] });
  const { compress, save, ways } = await openExport(page);
  await expect(compress).toBeChecked();
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription(
    /10,000,000,000 rows, about \d+ GB compressed.* limit is the 512 MB/,
  );
  await expect(ways).toHaveText([/^Only the first [\d,]+ rows of people, compressed$/]);
  await ways.click();
  await expect(save).toBeEnabled();
});

test('tables that others refer to are never cut, and the largest one is offered by itself', async ({
  page,
}) => {
  const tables = orders.tables.map((table) => ({ ...table, rows: 10 ** 10 }));
  await openStudio(page, { ...orders, tables });
  const { dialog, ways } = await openExport(page);
  await ways.getByText('Only customers').or(ways.getByText('Only orders')).click();
  await expect(dialog.getByRole('combobox', { name: 'Tables' })).not.toHaveValue('');
  await expect(ways).toHaveText([/^Only the first [\d,]+ rows of /]);
});

test.describe('where decimals have a comma', () => {
  test.use({ locale: 'de-DE' });

  test('a CSV for Excel has semicolons, a byte order mark and the guard', async ({ page }) => {
    const columns = [
      { name: 'id', field: 'sequence' },
      { name: 'share', field: 'constant', options: { value: 1.5 } },
      { name: 'text', field: 'constant', options: { value: '=1+1' } },
    ];
    await openStudio(page, { tables: [{ name: 'sheet', rows: 2, columns }] });
    const { dialog, save } = await openExport(page);
    await unfoldOptions(dialog);
    const profile = dialog.getByRole('group', { name: 'Profile' });
    const [standard, excel] = [profile.getByRole('button').first(), profile.getByRole('button').last()];
    await expect(standard).toHaveAttribute('aria-pressed', 'true');
    await excel.click();
    await expect(excel).toHaveAttribute('aria-pressed', 'true');
    await expect(profile).toHaveAccessibleDescription(/Semicolons between values, commas in decimals/);
    await expect(dialog.getByRole('textbox', { name: 'Delimiter' })).toHaveValue(';');
    const { text } = await saved(page, save);
    expect(text).toBe("\ufeffid;share;text\r\n1;1,5;'=1+1\r\n2;1,5;'=1+1\r\n");
    await dialog.getByRole('checkbox', { name: 'Header' }).uncheck();
    await expect(excel).toHaveAttribute('aria-pressed', 'false');
    await expect(dialog.getByText('Custom', { exact: true })).toBeVisible();
    await standard.click();
    await expect(dialog.getByRole('checkbox', { name: 'Header' })).toBeChecked();
    expect((await saved(page, save)).text).toBe('id,share,text\r\n1,1.5,=1+1\r\n2,1.5,=1+1\r\n');
  });
});

test('the size of another schema or format is not shown while the new one is estimated', async ({ page }) => {
  // Later, the request that is held would have failed.
  const soon = { timeout: 5000 };
  await page.setViewportSize({ width: 390, height: 844 });
  await watchWorkers(page);
  await openStudio(page, people);
  await page.getByRole('tablist', { name: 'Studio' }).getByRole('tab', { name: 'Export' }).click();
  const save = page.getByRole('button', { name: 'Download', exact: true });
  await expect(save).toHaveAccessibleDescription(/^50 rows, about \d/);
  await holdFrom(page, 'estimate');
  await studio(page).rows.fill('5000000');
  await untilHeld(page);
  await expect(save).toHaveAccessibleDescription(/^5,000,000 rows\./, soon);
  await releaseRequests(page);
  await expect(save).toHaveAccessibleDescription(/^5,000,000 rows, about \d/);
  await holdFrom(page, 'estimate');
  await page.getByRole('combobox', { name: 'Format' }).selectOption({ label: 'JSON' });
  await expect(save).toHaveAccessibleDescription(/^5,000,000 rows\./, soon);
  await releaseRequests(page);
  await expect(save).toHaveAccessibleDescription(/^5,000,000 rows, about \d/);
});
