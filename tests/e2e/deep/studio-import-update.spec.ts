import { expect, type Page } from '@playwright/test';
import { test } from '../helpers.ts';
import { openStudio, orders, studio } from '../studio-helpers.ts';
import { importDialog } from '../studio-import-helpers.ts';

const customers = (columns: string) =>
  `CREATE TABLE customers (id integer PRIMARY KEY, email varchar(80) NOT NULL${columns});\n`;
const ORDERS =
  'CREATE TABLE orders (id integer PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers (id));\n';
const RETURNS =
  'CREATE TABLE returns (id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES orders (id));\n';

const tableButton = (page: Page, name: string) =>
  studio(page).tables.getByRole('button', { name, exact: true });

/** Reads a source in the import's dialog, which stays open. */
async function readSource(page: Page, text: string) {
  const dialog = await importDialog(page);
  await dialog.source.fill(text);
  await dialog.read.click();
  await expect(dialog.report).toBeVisible();
  return dialog;
}

async function importText(page: Page, text: string) {
  const { use, dialog } = await readSource(page, text);
  await use.click();
  await expect(dialog).toBeHidden();
}

async function schemaJson(page: Page): Promise<string> {
  await studio(page).code.click();
  const dialog = page.getByRole('dialog', { name: 'Code' });
  const text = await dialog.getByRole('textbox', { name: 'Schema as JSON' }).inputValue();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  return text;
}

const columnNames = (page: Page) =>
  page
    .getByRole('textbox', { name: 'Column name' })
    .evaluateAll((boxes) =>
      boxes.map((box) => (box as HTMLInputElement).value).filter((name) => name !== ''),
    );

async function setField(page: Page, row: number, label: string) {
  const field = page.getByRole('combobox', { name: 'Field' }).nth(row);
  await field.fill(label);
  await page.getByRole('option', { name: label, exact: true }).click();
  await expect(field).toHaveValue(label);
}

test('only chosen tables are added, and columns that refer to others get values of their own', async ({
  page,
}) => {
  await openStudio(page);
  const { dialog, report, use, table, lineOf } = await readSource(page, customers('') + ORDERS + RETURNS);
  await expect(use).toHaveText('Add 3 tables');
  await expect(report.getByRole('checkbox')).toHaveCount(3);
  // Each row has as many cells as the table has columns.
  const cells = await report
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...(row as HTMLTableRowElement).cells].reduce((sum, { colSpan }) => sum + colSpan, 0),
      ),
    );
  expect(new Set(cells)).toEqual(new Set([4]));
  for (const name of ['customers', 'orders', 'returns']) await expect(table(name)).toBeChecked();
  await table('customers').uncheck();
  await expect(use).toHaveText('Add 2 tables');
  await expect(use).toHaveAccessibleDescription('2 of 3 tables');
  await expect(
    dialog.getByText(/^orders\.customer_id would refer to a table that is not chosen: customers/),
  ).toBeVisible();
  await expect(lineOf('customer_id')).toContainText('customers is not chosen');
  await expect(report.getByRole('combobox', { name: 'Field of customer_id' })).toHaveValue('Number');
  await expect(report.getByRole('combobox', { name: 'Field of order_id' })).toHaveValue('Reference');
  await table('returns').uncheck();
  await expect(use).toHaveText('Add 1 table');
  await use.click();
  await expect(dialog).toBeHidden();
  await expect(studio(page).problems).toHaveText('No problems');
  await expect(tableButton(page, 'orders')).toBeVisible();
  await expect(tableButton(page, 'customers')).toHaveCount(0);
  await expect(page.getByText('1 table imported.')).toBeVisible();
});

test('without a chosen table the button does nothing and says why, and all are chosen at once', async ({
  page,
}) => {
  await openStudio(page);
  const { dialog, report, use } = await readSource(page, customers('') + ORDERS + RETURNS);
  await dialog.getByRole('button', { name: 'Select none' }).click();
  await expect(report.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(use).toHaveText('Add tables');
  await expect(use).toBeDisabled();
  await expect(use).toHaveAccessibleDescription('Choose at least one table.');
  await expect(dialog.getByText('Choose at least one table.')).toBeInViewport();
  await use.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Select all' }).click();
  await expect(use).toHaveText('Add 3 tables');
  await expect(use).toBeEnabled();
});

test('a reference to a table that is not chosen leads to the table of the schema', async ({ page }) => {
  await openStudio(page, { tables: orders.tables.slice(0, 1) });
  const { use, table } = await readSource(page, customers('') + ORDERS);
  await table('customers').uncheck();
  await use.click();
  await expect(studio(page).problems).toHaveText('No problems');
  await expect(page.getByRole('grid', { name: 'Columns of orders' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Field' }).nth(1)).toHaveValue('Reference');
});

test('a changed source updates its tables: it is shown first, edits stay, and one Undo takes it back', async ({
  page,
}) => {
  await openStudio(page);
  await importText(page, customers(', city varchar(40), note varchar(200)') + ORDERS + RETURNS);
  await tableButton(page, 'customers').click();
  await setField(page, 2, 'Verb');
  const rows = page.getByRole('textbox', { name: 'Number of rows', exact: true });
  await rows.fill('77');
  await rows.press('Enter');
  const last = page.getByRole('textbox', { name: 'Column name' }).last();
  await last.fill('vip');
  await last.press('Enter');
  await expect.poll(() => columnNames(page)).toContain('vip');
  const before = await schemaJson(page);

  const changed = customers(', phone varchar(20), city varchar(60)').replace('(80)', '(120)');
  const { dialog, use, lineOf, report, show } = await readSource(
    page,
    `${changed}${ORDERS}CREATE TABLE visits (id integer PRIMARY KEY);`,
  );
  await expect(use).toHaveText('Add 1 table, update 1, remove 1');
  await expect(lineOf('email').getByRole('cell').nth(1)).toHaveText(
    'The source changes the maximum length from 80 to 120.',
  );
  await expect(lineOf('phone')).toContainText('New');
  await expect(lineOf('city')).toContainText('Edited by you, so it stays.');
  await expect(report.getByRole('combobox', { name: 'Field of city' })).toHaveValue('Verb');
  await expect(lineOf('note')).toContainText('Not in the source any more.');
  await expect(lineOf('vip')).toContainText('Only in this schema.');
  await expect(dialog.getByText('Not in the source any more, so the import removes: returns.')).toBeVisible();
  await show.selectOption({ label: 'Differences (5)' });
  await expect(lineOf('email')).toBeVisible();
  await expect(lineOf('id')).toHaveCount(0);
  await use.click();

  await expect(page.getByText('1 table was added, 1 was updated, 1 was removed.')).toBeVisible();
  await expect(studio(page).problems).toHaveText('No problems');
  await expect(tableButton(page, 'returns')).toHaveCount(0);
  await tableButton(page, 'customers').click();
  await expect(rows).toHaveValue('77');
  await expect.poll(() => columnNames(page)).toEqual(['id', 'email', 'phone', 'city', 'vip']);
  await expect(page.getByRole('combobox', { name: 'Field' }).nth(3)).toHaveValue('Verb');
  await studio(page).undo.click();
  expect(await schemaJson(page)).toBe(before);
});

test('what goes can stay, what was removed can come back, and a table can be added once more', async ({
  page,
}) => {
  await openStudio(page);
  await importText(page, customers(', note varchar(200), city varchar(40)') + ORDERS);
  await tableButton(page, 'customers').click();
  await page.getByRole('row').nth(4).getByRole('textbox', { name: 'Column name' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: /Remove|Delete/ }).click();
  await expect.poll(() => columnNames(page)).toEqual(['id', 'email', 'note']);

  const { report, use, lineOf } = await readSource(page, customers(', city varchar(40)') + ORDERS);
  const becomes = (name: string) => report.getByRole('group', { name: `What becomes of ${name}` });
  await expect(use).toHaveText('Update 1 table');
  await expect(lineOf('city')).toContainText('Removed by you. The source still has it.');
  await becomes('note').getByRole('button', { name: 'Keep' }).click();
  await becomes('city').getByRole('button', { name: 'Add' }).click();
  await expect(lineOf('note').getByRole('cell').last()).toHaveText('Kept');
  await report
    .getByRole('group', { name: 'What the import does with orders' })
    .getByRole('button', { name: 'Add as another table' })
    .click();
  await expect(use).toHaveText('Add 1 table, update 1');
  await use.click();
  await expect(tableButton(page, 'orders_2')).toBeVisible();
  await tableButton(page, 'customers').click();
  await expect.poll(() => columnNames(page)).toEqual(['id', 'email', 'city', 'note']);
});

test('what people keep stays at the next import too', async ({ page }) => {
  await openStudio(page);
  await importText(page, customers(', note varchar(200)') + ORDERS + RETURNS);
  const before = await schemaJson(page);
  const source = customers('') + ORDERS;
  const { dialog, report, use } = await readSource(page, source);
  await expect(use).toHaveText('Update 1 table, remove 1');
  for (const name of ['note', 'returns']) {
    const becomes = report.getByRole('group', { name: `What becomes of ${name}` });
    await becomes.getByRole('button', { name: 'Keep' }).click();
  }
  await expect(use).toHaveText('Update 2 tables');
  await use.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('It keeps what the source has no more, at later imports too.')).toBeVisible();
  const again = await readSource(page, source);
  await expect(again.use).toHaveText('Update 2 tables');
  await expect(again.use).toHaveAccessibleDescription('The schema is up to date. Nothing changes.');
  await again.use.click();
  expect(await schemaJson(page)).toBe(before);
});

test('a source that has not changed changes nothing, and says so', async ({ page }) => {
  await openStudio(page);
  await importText(page, customers('') + ORDERS);
  const before = await schemaJson(page);
  const { use } = await readSource(page, customers('') + ORDERS);
  await expect(use).toHaveText('Update 2 tables');
  await expect(use).toHaveAccessibleDescription('The schema is up to date. Nothing changes.');
  await use.click();
  await expect(page.getByText('The schema already has these tables as the source has them.')).toBeVisible();
  expect(await schemaJson(page)).toBe(before);
});

test('rows of a sample update their table too, whose edited values stay', async ({ page }) => {
  await openStudio(page);
  const csv = (header: string, more: string) =>
    `${header}\n${Array.from({ length: 30 }, (_, i) => `${i + 1},${['open', 'paid'][i % 2]}${more}`).join('\n')}\n`;
  await importText(page, csv('id,status', ''));
  await setField(page, 1, 'Verb');
  const { use, lineOf } = await readSource(page, csv('id,status,city', ',Boston'));
  await expect(use).toHaveText('Update 1 table');
  await expect(lineOf('status')).toContainText('Edited by you, so it stays.');
  await use.click();
  await expect.poll(() => columnNames(page)).toEqual(['id', 'status', 'city']);
  await expect(page.getByRole('combobox', { name: 'Field' }).nth(1)).toHaveValue('Verb');
});

test('tables are chosen by keyboard alone', async ({ page }) => {
  await openStudio(page);
  const { use, table, dialog } = await readSource(page, customers('') + ORDERS);
  await table('customers').focus();
  await page.keyboard.press('Space');
  await expect(table('customers')).not.toBeChecked();
  await expect(table('customers')).toBeFocused();
  await expect(use).toHaveText('Add 1 table');
  await use.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(tableButton(page, 'orders')).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`a long name is broken only between its words, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openStudio(page);
    const names = [
      'customer_shipping_address_line_number_two',
      'thePreferredShippingAddressOfTheCustomer',
      'a_very_long_table_name_that_nobody_would_ever_want_to_type',
    ];
    const { report } = await readSource(
      page,
      `CREATE TABLE ${names[2]} (id integer PRIMARY KEY, ${names[0]} text, "${names[1]}" text);`,
    );
    for (const name of names) {
      const shown = report.getByTitle(name, { exact: true }).first();
      await expect(shown).toHaveText(name);
      const lines = await shown.evaluate((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: { top: number; text: string }[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const [i, character] of [...(node.textContent ?? '')].entries()) {
            const range = document.createRange();
            range.setStart(node, i);
            range.setEnd(node, i + 1);
            const { top } = range.getBoundingClientRect();
            const last = found.at(-1);
            if (last && Math.abs(last.top - top) < 4) last.text += character;
            else found.push({ top, text: character });
          }
        }
        return found.map(({ text }) => text);
      });
      expect(lines.join('')).toBe(name);
      for (const [i, line] of lines.slice(0, -1).entries()) {
        expect(line.endsWith('_') || /^[A-Z]/.test(lines[i + 1] ?? '')).toBe(true);
      }
    }
  });
}
