import { expect, type Locator, type Page } from '@playwright/test';
import { fragmentOf, type LinkedDocument } from '../fixtures/studio-fragment.ts';

/** Opens the Studio with a document, and waits until it was checked. */
export async function openStudio(page: Page, document?: LinkedDocument): Promise<void> {
  await page.goto(`/studio${document ? fragmentOf(document) : ''}`);
  await expect(studio(page).problems).toHaveText(/^(No|\d+) problems?$/);
  if (document) await expect(page.getByRole('grid', { name: /^Columns of/ })).toBeVisible();
}

/** The Studio's controls, by role and label. */
export const studio = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Schema name' }),
  undo: page.getByRole('button', { name: 'Undo', exact: true }),
  redo: page.getByRole('button', { name: 'Redo', exact: true }),
  seed: page.getByRole('textbox', { name: 'Seed', exact: true }),
  newSeed: page.getByRole('button', { name: 'New seed' }),
  /** The schema's. A table and a column have one too, further down. */
  locale: page.getByRole('combobox', { name: 'Locale', exact: true }).first(),
  share: page.getByRole('button', { name: 'Share', exact: true }),
  code: page.getByRole('button', { name: 'Code', exact: true }),
  export: page.getByRole('banner').getByRole('button', { name: 'Download', exact: true }),
  problems: page.getByRole('status', { name: 'Problems' }),
  tables: page.getByRole('navigation', { name: 'Tables' }),
  addTable: page.getByRole('button', { name: 'Add table', exact: true }),
  tableName: page.getByRole('textbox', { name: 'Table name' }),
  rows: page.getByLabel('Number of rows'),
  rowsOf: (table: string) => page.getByRole('table', { name: `Rows of ${table}`, exact: true }),
  tab: (name: string) => page.getByRole('tab', { name, exact: true }),
});

/** Chooses from the menu that has the links of other pages' footers. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menu', { name: 'More' }).getByRole('menuitem', { name, exact: true }).click();
}

/** The texts of a row of the preview, once they have arrived; `number` counts from 1. */
export async function rowTexts(table: Locator, number: number): Promise<string[]> {
  const cells = table.locator(`tr[aria-rowindex="${number + 1}"]`).getByRole('cell');
  await expect(cells.first()).not.toHaveText('…');
  return cells.allTextContents();
}

export const people = {
  name: 'People',
  seed: 'people',
  tables: [
    {
      name: 'people',
      rows: 50,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        { name: 'name', field: 'person.fullName' },
        { name: 'nick', field: 'person.firstName', nulls: 50 },
      ],
    },
  ],
} as const;

export const orders = {
  seed: 'orders',
  tables: [
    {
      name: 'customers',
      rows: 20,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        { name: 'name', field: 'person.fullName' },
      ],
    },
    {
      name: 'orders',
      rows: 40,
      columns: [
        { name: 'id', field: 'sequence', options: { start: 100 }, primaryKey: true },
        { name: 'customer_id', field: 'reference', options: { table: 'customers', column: 'id' } },
      ],
    },
  ],
} as const;

/** A document with one problem that has a fix: an empty range. */
export const broken = {
  tables: [
    {
      name: 'prices',
      rows: 10,
      columns: [
        { name: 'id', field: 'sequence' },
        { name: 'price', field: 'number', options: { min: 10, max: 5 } },
      ],
    },
  ],
} as const;

/** An object in an object, with a problem in it. */
export const nested = {
  tables: [
    {
      name: 'orders',
      rows: 10,
      columns: [
        {
          name: 'customer',
          field: 'json',
          options: {
            columns: [
              {
                name: 'address',
                field: 'json',
                options: { columns: [{ name: 'floor', field: 'number', options: { min: 9, max: 5 } }] },
              },
            ],
          },
        },
      ],
    },
  ],
} as const;
