import { expect, type Locator, type Page } from '@playwright/test';

/** The Studio, with a table that has no columns yet. */
export async function openTable(page: Page): Promise<Locator> {
  await page.goto('/studio');
  await page.getByRole('button', { name: 'Start with an empty table' }).click();
  const grid = gridOf(page);
  await expect(emptyRow(grid).name).toBeFocused();
  return grid;
}

export function gridOf(page: Page): Locator {
  return page.getByRole('grid', { name: /^Columns of / });
}

/** The parts of a row. */
export const partsOf = (row: Locator) => ({
  name: row.getByRole('textbox', { name: 'Column name', exact: true }),
  field: row.getByRole('combobox', { name: 'Field', exact: true }),
  nulls: row.getByRole('textbox', { name: 'Nulls', exact: true }),
  unique: row.getByRole('checkbox', { name: 'Unique', exact: true }),
  sample: row.getByRole('gridcell', { name: 'Sample', exact: true }),
  options: row.getByRole('button', { name: 'Column options', exact: true }),
});

/** The row of a column, counted from 1; the one after the last column is the empty one. */
export function rowOf(grid: Locator, number: number) {
  return partsOf(grid.getByRole('row').nth(number));
}

/** The empty row, which becomes a column when the user types into it. */
export function emptyRow(grid: Locator) {
  return partsOf(grid.getByRole('row').last());
}

/** Types names like a person: one after another, each followed by Enter. */
export async function addColumns(page: Page, grid: Locator, ...names: readonly string[]): Promise<void> {
  await emptyRow(grid).name.click();
  for (const name of names) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await expect(emptyRow(grid).name).toBeFocused();
}

export async function expectNames(grid: Locator, ...names: readonly string[]): Promise<void> {
  await expect(grid).toHaveAttribute('aria-rowcount', String(names.length + 2));
  await expect
    .poll(async () =>
      grid
        .getByRole('textbox', { name: 'Column name', exact: true })
        .evaluateAll((inputs) =>
          inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
        ),
    )
    .toEqual([...names, '']);
}

/** The options of a column beside the grid. */
export function inspectorOf(page: Page, column: string): Locator {
  return page.getByRole('complementary', { name: `Options of ${column}`, exact: true });
}
