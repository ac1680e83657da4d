import { expect, type Page } from '@playwright/test';
import { addColumn, customControls, openCustom, sampleRows } from './custom-helpers.ts';
import { controls, expectToast, generate, openCategory, test } from './helpers.ts';
import { studio } from './studio-helpers.ts';

test('the ticked fields of a category are opened in the Studio', async ({ page }) => {
  const dialog = await openCategory(page, 'Music');
  await controls(dialog).rows.fill('25');
  const labels = await dialog
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent ?? ''));
  await dialog.getByRole('button', { name: 'Open in Studio' }).click();
  await expect(page).toHaveURL(/\/studio/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(studio(page).rows).toHaveValue('25');
  await expect(page.getByRole('table', { name: /^Rows of/ }).getByRole('columnheader')).toHaveText(labels);
  await expect(studio(page).problems).toHaveText('No problems');
});

test('the columns of a custom record are opened in the Studio, and Back leads home', async ({ page }) => {
  const dialog = await openCustom(page);
  await addColumn(dialog, 'buyer', 'names');
  await addColumn(dialog, 'mail', 'emails');
  await dialog.getByRole('button', { name: 'Open in Studio' }).click();
  await expect(page.getByRole('table', { name: /^Rows of/ }).getByRole('columnheader')).toHaveText([
    'buyer',
    'mail',
  ]);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(27);
});

/** The texts of the Studio's first rows. */
async function studioRows(page: Page, rows: number): Promise<string[][]> {
  const lines = page.getByRole('table', { name: /^Rows of/ }).locator('tbody tr[aria-rowindex]');
  await expect(
    lines
      .nth(rows - 1)
      .getByRole('cell')
      .last(),
  ).not.toHaveText(/^(…|)$/);
  const texts = await lines.evaluateAll((all) =>
    all.map((line) => [...line.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
  );
  return texts.slice(0, rows);
}

test('the Studio opens the rows of the preview of a category', async ({ page }) => {
  const dialog = await openCategory(page, 'Address');
  await controls(dialog).field('Country').check();
  await controls(dialog).pattern.fill('[A-Z]{3}-\\d{2}');
  await generate(dialog, 10);
  const rows = dialog.locator('tbody tr[aria-rowindex]');
  const preview = await rows.evaluateAll((all) =>
    all.map((line) => [...line.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
  );
  expect(preview).toHaveLength(10);
  const open = dialog.getByRole('button', { name: 'Open in Studio' });
  await expect(open).toHaveAccessibleDescription('');
  await controls(dialog).rows.fill('20');
  await expect(open).toHaveAccessibleDescription('Opens what is chosen now, not the rows shown.');
  await controls(dialog).rows.fill('10');
  await expect(open).toHaveAccessibleDescription('');
  await open.click();
  expect(await studioRows(page, 5)).toEqual(preview.slice(0, 5));
});

test('the Studio opens the rows of the sample of a custom record', async ({ page }) => {
  const dialog = await openCustom(page);
  for (const [name, kind] of [
    ['buyer', 'names'],
    ['mail', 'emails'],
    ['seller', 'names'],
    ['paid', 'dates'],
    ['where', 'addresses'],
  ] as const)
    await addColumn(dialog, name, kind);
  await customControls(dialog).preview.click();
  const sample = await sampleRows(dialog);
  await dialog.getByRole('button', { name: 'Open in Studio' }).click();
  await expect(studio(page).rows).toHaveValue('10');
  expect(await studioRows(page, 5)).toEqual(sample);
});

const problemsOf = (page: Page) => page.getByRole('list', { name: 'Problems' }).getByRole('listitem');

for (const [what, name, fix] of [
  ['of 1,001 characters', 'x'.repeat(1001), 'Cut it to 1000 characters'],
  ['with NUL', 'a\0b', 'Remove the character'],
] as const) {
  test(`a column whose name is ${what} is opened in the Studio, with a fix that allows a download`, async ({
    page,
  }) => {
    const dialog = await openCustom(page);
    await addColumn(dialog, 'buyer', 'names');
    await addColumn(dialog, name, 'emails');
    await customControls(dialog).preview.click();
    const sample = await sampleRows(dialog);
    await dialog.getByRole('button', { name: 'Open in Studio' }).click();
    expect(await studioRows(page, 5)).toEqual(sample);
    const { problems } = studio(page);
    await expect(problems).toHaveText('1 problem');
    await problems.getByRole('button').click();
    await expect(problemsOf(page)).toHaveCount(1);
    await problemsOf(page).getByRole('button', { name: fix }).click();
    await expect(problems).toHaveText('No problems');
    await expect(studio(page).export).toBeEnabled();
  });
}

test('a pattern without values is opened in the Studio, with its problem at the column and the other rows', async ({
  page,
  provokes,
}) => {
  provokes(/Invalid Pattern/);
  const dialog = await openCategory(page, 'Music');
  await controls(dialog).pattern.fill('[a');
  await generate(dialog, 10);
  const rows = dialog.locator('tbody tr[aria-rowindex]');
  const songs = await rows.evaluateAll((all) => all.map((row) => row.querySelector('td')?.textContent ?? ''));
  await dialog.getByRole('button', { name: 'Open in Studio' }).click();
  const { problems } = studio(page);
  await expect(problems).toHaveText('1 problem');
  await problems.getByRole('button').click();
  await expect(problemsOf(page)).toContainText(['Unterminated character class.']);
  const lines = page.getByRole('table', { name: /^Rows of/ }).locator('tbody tr[aria-rowindex]');
  await expect
    .poll(async () => (await lines.locator('td:first-of-type').allTextContents()).slice(0, 5))
    .toEqual(songs.slice(0, 5));
});

test('columns without a name are refused in the dialog, where they can be named', async ({ page }) => {
  const dialog = await openCustom(page);
  await customControls(dialog).add.click();
  await dialog.getByRole('button', { name: 'Open in Studio' }).click();
  await expectToast(page, 'alert', 'Invalid Column Names', 'Please provide names for all columns.');
  await expect(page).toHaveURL('/');
});

test('a request without any choice is refused', async ({ page }) => {
  const dialog = await openCategory(page, 'Music');
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await dialog.getByRole('button', { name: 'Open in Studio' }).click();
  await expect(page.getByRole('alert').getByText('No Fields or Pattern Selected')).toBeVisible();
});
