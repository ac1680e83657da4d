import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../helpers.ts';
import { gridOf, inspectorOf, rowOf } from '../studio-grid-helpers.ts';
import { openStudio, studio } from '../studio-helpers.ts';

const guests = {
  name: 'Guests',
  seed: 'guests',
  now: '2030-01-01',
  tables: [
    {
      name: 'guests',
      rows: 20,
      columns: [
        { name: 'name', field: 'person.fullName', nulls: 5, maxLength: 40, type: 'text' },
        { name: 'age', field: 'number', options: { min: 1 } },
        { name: 'note', field: 'list', options: { values: ['a', 'b'], weights: [2, 3] } },
      ],
    },
    { name: 'rooms', rows: 3, columns: [{ name: 'id', field: 'sequence' }] },
  ],
} as const;

/** Shows the options of a column, counted from 1. */
async function optionsOf(page: Page, row: number): Promise<Locator> {
  await rowOf(gridOf(page), row).options.click();
  return inspectorOf(page, guests.tables[0].columns[row - 1]?.name ?? '');
}

async function sqlOf(page: Page): Promise<Locator> {
  const inspector = await optionsOf(page, 1);
  await inspector.getByText('SQL', { exact: true }).click();
  return inspector;
}

interface Box {
  readonly find: (page: Page) => Locator | Promise<Locator>;
  readonly before: string;
  /** A text that the document can have. */
  readonly typed: string;
  /** Typed after it, a text that is refused; undefined where every text is used. */
  readonly refused?: string;
}

const BOXES: Readonly<Record<string, Box>> = {
  'a schema’s name': { find: (page) => studio(page).name, before: 'Guests', typed: 'Visitors' },
  'a seed': { find: (page) => studio(page).seed, before: 'guests', typed: 'other' },
  'a schema’s moment': {
    find: (page) => page.getByRole('textbox', { name: 'Now', exact: true }),
    before: '2030-01-01',
    typed: '2031-05-06',
    refused: '2031-05-06x',
  },
  'a table’s name': { find: (page) => studio(page).tableName, before: 'guests', typed: 'visitors' },
  'a number of rows': { find: (page) => studio(page).rows, before: '20', typed: '12', refused: '12x' },
  'a column’s name': { find: (page) => rowOf(gridOf(page), 1).name, before: 'name', typed: 'label' },
  'a row’s nulls': { find: (page) => rowOf(gridOf(page), 1).nulls, before: '5', typed: '12', refused: '12x' },
  'a column’s nulls': {
    find: async (page) => (await optionsOf(page, 1)).getByRole('textbox', { name: 'Nulls' }),
    before: '5',
    typed: '12',
    refused: '12x',
  },
  'a person’s number': {
    find: async (page) => (await optionsOf(page, 1)).getByLabel('Person number'),
    before: '1',
    typed: '2',
    refused: '2x',
  },
  'a type of SQL': {
    find: async (page) => (await sqlOf(page)).getByLabel('SQL type'),
    before: 'text',
    typed: 'clob',
  },
  'a limit of the length': {
    find: async (page) => (await sqlOf(page)).getByLabel('Length limit'),
    before: '40',
    typed: '30',
    refused: '30x',
  },
  'an option': {
    find: async (page) => (await optionsOf(page, 2)).getByLabel('Minimum'),
    before: '1',
    typed: '7',
  },
  'a listed value': {
    find: async (page) => (await optionsOf(page, 3)).getByRole('textbox', { name: 'Value 1', exact: true }),
    before: 'a',
    typed: 'first',
  },
  'a weight': {
    find: async (page) => (await optionsOf(page, 3)).getByRole('textbox', { name: 'Weight 1', exact: true }),
    before: '2',
    typed: '9',
  },
};

async function replaceText(page: Page, box: Locator, text: string): Promise<void> {
  await box.selectText();
  await page.keyboard.type(text);
}

const expectNothingToUndo = (page: Page) =>
  expect(studio(page).undo).toHaveAttribute('title', 'Nothing to undo');

for (const [label, { find, before, typed }] of Object.entries(BOXES)) {
  test(`what is typed into ${label} is one step, which Escape takes back`, async ({ page }) => {
    await openStudio(page, guests);
    const box = await find(page);
    await expect(box).toHaveValue(before);
    await replaceText(page, box, typed);
    await expect(studio(page).undo).not.toHaveAttribute('aria-disabled');
    await page.keyboard.press('Escape');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue(before);
    await expectNothingToUndo(page);
    await page.keyboard.type(typed);
    await studio(page).redo.focus();
    await expect(box).toHaveValue(typed);
    await studio(page).undo.click();
    await expect(box).toHaveValue(before);
    await expectNothingToUndo(page);
  });
}

for (const [label, { find, before, typed, refused }] of Object.entries(BOXES)) {
  if (refused === undefined) continue;
  test(`${label} keeps a refused text with its message, and the schema is as it was`, async ({ page }) => {
    await openStudio(page, guests);
    const box = await find(page);
    await replaceText(page, box, refused);
    await page.keyboard.press('Enter');
    await studio(page).tables.getByRole('button', { name: 'rooms', exact: true }).click();
    await studio(page).tables.getByRole('button', { name: 'guests', exact: true }).click();
    const again = await find(page);
    await expect(again).toHaveValue(refused);
    await expect(again).toHaveAttribute('aria-invalid', 'true');
    await expect(again).toHaveAccessibleDescription(/\b(Enter a|must be a) /);
    await expectNothingToUndo(page);
    await again.focus();
    await page.keyboard.press('Escape');
    await expect(again).toHaveValue(before);
    await expect(again).not.toHaveAttribute('aria-invalid');
    await replaceText(page, again, typed);
    await expect(again).not.toHaveAttribute('aria-invalid');
  });
}
