import { expect, type Locator, type Page } from '@playwright/test';

/** The home page, with the custom tool's dialog open. */
export async function openCustom(page: Page): Promise<Locator> {
  await page.goto('/');
  return openCustomHere(page);
}

export async function openCustomHere(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open Custom Generator' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Custom Data' });
  await expect(dialog).toBeVisible();
  return dialog;
}

export const customControls = (dialog: Locator) => ({
  columns: dialog.getByRole('list', { name: 'Columns' }).getByRole('listitem'),
  name: (number: number) => dialog.getByRole('textbox', { name: `Column ${number} name`, exact: true }),
  kind: (number: number) =>
    dialog.getByRole('combobox', { name: `Column ${number} data category`, exact: true }),
  remove: (number: number) => dialog.getByRole('button', { name: `Remove column ${number}`, exact: true }),
  handle: (number: number) => dialog.getByRole('button', { name: new RegExp(`^Column ${number}, move`) }),
  add: dialog.getByRole('button', { name: 'Add Column' }),
  preview: dialog.getByRole('button', { name: 'Generate Preview' }),
  generate: dialog.getByRole('button', { name: 'Generate Custom Data' }),
  sample: dialog.getByRole('table', { name: 'Sample of 5 records' }),
});

/** Adds a column at the end. */
export async function addColumn(dialog: Locator, name: string, kind?: string) {
  const { columns, add } = customControls(dialog);
  const number = (await columns.count()) + 1;
  await add.click();
  await customControls(dialog).name(number).fill(name);
  if (kind) await customControls(dialog).kind(number).selectOption(kind);
}

/** The texts of the sample's rows. */
export async function sampleRows(dialog: Locator): Promise<string[][]> {
  const { sample } = customControls(dialog);
  await expect(sample).toBeVisible();
  return sample
    .locator('tr[aria-rowindex]')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
    );
}
