import { expect, type Page } from '@playwright/test';
import { test } from '../helpers.ts';
import { openStudio, orders, studio } from '../studio-helpers.ts';
import { importDialog } from '../studio-import-helpers.ts';

const ddl = `CREATE TABLE customers (
  id integer PRIMARY KEY,
  email varchar(80) NOT NULL UNIQUE,
  note varchar(200)
);
CREATE TABLE invoices (
  id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers (id)
);
GRANT SELECT ON customers TO reader;
CREATE TRIGGER t BEFORE UPDATE ON customers EXECUTE FUNCTION f();
`;

/** 40 rows with a status of three values, and a name that no two rows share. */
const csv = `id,name,status\n${Array.from(
  { length: 40 },
  (_, i) =>
    `${i + 1},${['Ann ', 'bob-', 'Z. '][(i * i) % 3]}Secretive${'o'.repeat(i % 7)} ${i * i},${['open', 'paid', 'shipped'][i % 3]}`,
).join('\n')}\n`;

const table = (page: Page, name: string) => studio(page).tables.getByRole('button', { name, exact: true });

async function schemaJson(page: Page): Promise<string> {
  await studio(page).code.click();
  const dialog = page.getByRole('dialog', { name: 'Code' });
  const text = await dialog.getByRole('textbox', { name: 'Schema as JSON' }).inputValue();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  return text;
}

test('the report says why each field was chosen, and lists what was skipped', async ({ page }) => {
  await openStudio(page);
  const { source, read, report, lineOf, skipped, summary } = await importDialog(page);
  await source.fill(ddl);
  await read.click();
  await expect(summary('SQL')).toHaveText(/^SQL: 2 tables, 5 columns.* 2 parts skipped, 1 important\.$/);
  await expect(report.getByRole('columnheader')).toHaveText(['Column', 'Field', 'Why', 'Sure']);
  await expect(lineOf('customer_id').getByRole('cell').nth(1)).toHaveText('Foreign key to customers.id');
  await expect(lineOf('customer_id').getByRole('cell').nth(2)).toHaveText('Sure');
  await expect(lineOf('note').getByRole('cell').nth(2)).toHaveText(/^(Likely|Unsure)$/);
  // What matters comes first.
  await expect(skipped).toHaveText([/^line 11 CREATE TRIGGER/, /^line 10 GRANT/]);
});

test('SQL is read as that of the database that people choose', async ({ page }) => {
  await openStudio(page);
  const { dialog, source, kind, read, report } = await importDialog(page);
  const dialect = dialog.getByRole('combobox', { name: 'Dialect' });
  await source.fill(csv);
  await expect(kind).toHaveValue('csv');
  await expect(dialect).toHaveCount(0);
  await source.fill('-- PostgreSQL database dump\nCREATE TABLE Users (Id int PRIMARY KEY);');
  await expect(kind).toHaveValue('sql');
  await expect(dialect).toHaveValue('');
  await expect(dialect.getByRole('option')).toHaveText([
    'Detect automatically',
    'PostgreSQL',
    'MySQL',
    'SQLite',
    'SQL Server',
    'Oracle',
    'Snowflake',
    'BigQuery',
    'Redshift',
    'ClickHouse',
    'CockroachDB',
  ]);
  await read.click();
  await expect(dialect).toHaveValue('postgresql');
  await expect(report.getByRole('row', { name: /^users\b/ })).toHaveCount(1);
  await dialect.selectOption('MySQL');
  await read.click();
  await expect(report.getByRole('row', { name: /^Users\b/ })).toHaveCount(1);
  await dialect.selectOption('Oracle');
  await read.click();
  await expect(dialog.getByText('Oracle is not among the databases of Rowloom')).toBeVisible();
  await dialect.selectOption('Detect automatically');
  await read.click();
  await expect(report.getByRole('row', { name: /^users\b/ })).toHaveCount(1);
  await expect(dialect).toHaveValue('postgresql');
});

test('a source in another language than SQL is named, with the command that prints its SQL', async ({
  page,
}) => {
  await openStudio(page);
  const { dialog, source, kind, read } = await importDialog(page);
  await source.fill('model User {\n  id Int @id\n  name String\n}\n');
  await expect(kind).toHaveValue('');
  await read.click();
  await expect(dialog.getByText(/This is a Prisma schema.*npx prisma migrate diff/)).toBeVisible();
});

test('the report tells what the database will refuse from what may differ, and lists guesses', async ({
  page,
}) => {
  await openStudio(page);
  const { dialog, source, read, summary } = await importDialog(page);
  await source.fill(
    'CREATE TABLE shapes (id serial PRIMARY KEY, area geometry(Polygon, 4326) NOT NULL, qwertz int,\n' +
      'a int CHECK (a % 7 = 3), EXCLUDE USING gist (id WITH =));',
  );
  await read.click();
  await expect(summary('SQL')).toContainText('1 table, 4 columns, 1 primary key');
  const parts = dialog.getByRole('group', { name: 'Skipped parts' });
  await expect(parts.getByRole('heading')).toHaveText(['The database will refuse', 'May differ']);
  const listed = (title: string) => parts.getByRole('list', { name: `Skipped: ${title}` });
  await expect(listed('The database will refuse')).toContainText('area geometry(Polygon, 4326)');
  await expect(listed('May differ')).toContainText('Exclusion constraints are not read.');
  await expect(dialog.getByRole('list', { name: 'Guesses' })).toContainText('shapes.qwertz');
});

test('no value of a sample gets into the schema if people want none', async ({ page }) => {
  await openStudio(page);
  const { dialog, source, read, use } = await importDialog(page);
  await source.fill(`state,n\n${'shipped,1771\npending,1882\n'.repeat(20)}`);
  const withoutValues = dialog.getByRole('checkbox', { name: 'Without sample values' });
  await withoutValues.focus();
  await page.keyboard.press('Space');
  await expect(withoutValues).toBeChecked();
  await read.click();
  await use.click();
  await studio(page).code.click();
  const code = page.getByRole('dialog', { name: 'Code' }).getByRole('textbox');
  await expect(code).toHaveValue(/"state"/);
  await expect(code).not.toHaveValue(/shipped|pending|1771|1882/);
});

test('a field is changed before the schema is used', async ({ page }) => {
  await openStudio(page);
  const { source, read, field, lineOf, use } = await importDialog(page);
  await source.fill(ddl);
  await read.click();
  await field('note').fill('city');
  await page.getByRole('option', { name: 'City', exact: true }).click();
  await expect(lineOf('note').getByRole('cell').nth(2)).toHaveText('Chosen');
  await use.click();
  await expect(page.getByRole('combobox', { name: 'Field' }).nth(2)).toHaveValue('City');
});

test('values of a sample are shown, and none is in the schema once they are removed', async ({ page }) => {
  await openStudio(page);
  const { dialog, source, kind, read, use } = await importDialog(page);
  await source.fill(csv);
  await expect(kind).toHaveValue('csv');
  await read.click();
  const values = dialog.getByRole('list', { name: 'Sample values in status' }).getByRole('listitem');
  await expect(values).toHaveCount(3);
  await expect(dialog.getByText(/sample values in 2 columns .*stays on this device/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove paid' }).click();
  await expect(values).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Remove from all columns' }).click();
  await expect(
    dialog.getByText('The only sample values kept are the lowest and highest numbers and dates.'),
  ).toBeVisible();
  await use.click();
  await expect(studio(page).problems).toHaveText('No problems');
  const json = await schemaJson(page);
  for (const text of ['open', 'paid', 'shipped', 'Secretive']) expect(json).not.toContain(text);
});

test('tables are added to the schema that is open, under names that are free, and one Undo takes them away', async ({
  page,
}) => {
  await openStudio(page, orders);
  const { dialog, source, read, use } = await importDialog(page);
  await source.fill(ddl);
  await read.click();
  await expect(dialog.getByText(/customers becomes customers_2\./)).toBeVisible();
  await use.click();
  for (const name of ['customers', 'orders', 'customers_2', 'invoices'])
    await expect(table(page, name)).toBeVisible();
  await expect(studio(page).problems).toHaveText('No problems');
  await studio(page).undo.click();
  await expect(table(page, 'invoices')).toBeHidden();
  await expect(table(page, 'orders')).toBeVisible();
});

test('a new schema takes the place of the one that is open, and the message undoes that', async ({
  page,
}) => {
  await openStudio(page, orders);
  const { dialog, source, read, use } = await importDialog(page);
  await source.fill(ddl);
  await read.click();
  await dialog.getByRole('button', { name: 'As a new schema' }).click();
  await use.click();
  await expect(table(page, 'invoices')).toBeVisible();
  await expect(table(page, 'orders')).toBeHidden();
  await page.getByRole('button', { name: 'Undo “Schema imported”' }).click();
  await expect(table(page, 'orders')).toBeVisible();
  await expect(table(page, 'invoices')).toBeHidden();
});

test('a source that cannot be read stays, with the reason beside it', async ({ page }) => {
  await openStudio(page);
  const text = '{ "a": 1,\n  "b": }\n';
  const first = await importDialog(page);
  await first.source.fill(text);
  await first.read.click();
  await expect(first.dialog.getByText(/line 2, column 8/i)).toBeVisible();
  await expect(first.source).toHaveAccessibleDescription(/line 2, column 8/i);
  await expect(first.use).toBeDisabled();
  await first.close.click();
  const again = await importDialog(page);
  await expect(again.source).toHaveValue(text);
});

test('a chosen file is read in its encoding, by the kind of its name', async ({ page }) => {
  await openStudio(page);
  const { dialog, file, source, kind, read, lineOf } = await importDialog(page);
  const buffer = Buffer.from(`\ufeff${csv.replace('name', 'größe')}`, 'utf16le');
  await file.setInputFiles({ name: 'export.txt', mimeType: 'text/plain', buffer });
  await expect(dialog.getByText(/^export\.txt, /)).toBeVisible();
  await expect(source).toHaveValue(/^id,größe,status/);
  await expect(kind).toHaveValue('csv');
  await read.click();
  await expect(lineOf('größe')).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(source).toHaveValue('');
});

test('a file is dropped anywhere on the page', async ({ page }) => {
  await openStudio(page);
  const { dialog, source, lineOf, read } = await importDialog(page);
  const files = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'shop.sql'));
    return transfer;
  }, ddl);
  await dialog.getByText('A PostgreSQL database').dispatchEvent('drop', { dataTransfer: files });
  await expect(source).toHaveValue(/^CREATE TABLE customers/);
  await read.click();
  await expect(lineOf('customer_id')).toBeVisible();
});

test('a binary file is refused in words', async ({ page }) => {
  await openStudio(page);
  const { dialog, file, read } = await importDialog(page);
  const buffer = Buffer.from('SQLite format 3\0 and more');
  await file.setInputFiles({ name: 'shop.db', mimeType: 'application/octet-stream', buffer });
  await read.click();
  await expect(dialog.getByText(/This is a SQLite database/)).toBeVisible();
});

test('a schema of Rowloom is opened as it is', async ({ page }) => {
  await openStudio(page);
  const { source, read, summary, use } = await importDialog(page);
  await source.fill(JSON.stringify({ version: 1, ...orders }));
  await read.click();
  await expect(summary('Rowloom schema')).toHaveText('Rowloom schema: 2 tables, 4 columns.');
  await use.click();
  await expect(studio(page).seed).toHaveValue('orders');
  await expect(table(page, 'customers')).toBeVisible();
});

test('five megabytes are pasted, their reading is cancelled, and the Studio goes on', async ({ page }) => {
  await openStudio(page, orders);
  const { dialog, source, read, progress, summary } = await importDialog(page);
  const one = (i: number) =>
    `CREATE TABLE t${i} (${Array.from({ length: 8 }, (_, c) => `c${c} integer`)});\n`;
  const comment = `-- ${'x'.repeat(97)}\n`;
  await source.fill(Array.from({ length: 900 }, (_, i) => one(i)).join('') + comment.repeat(49_000));
  await expect(dialog.getByText(/^Pasted text, 5\.\d MB\./)).toBeVisible();
  await read.click();
  await expect(progress).toHaveText('Reading…');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(progress).toBeEmpty();
  await read.click();
  await expect(summary('SQL')).toHaveText(/^SQL: 900 tables, 7,200 columns/, { timeout: 100_000 });
});

test('of 2,000 columns the table holds only those in view, and shows the last one', async ({ page }) => {
  await openStudio(page);
  const { source, read, report, lineOf } = await importDialog(page);
  const columns = Array.from({ length: 2000 }, (_, i) => `column_${i} text`);
  await source.fill(`CREATE TABLE wide (\n${columns.join(',\n')}\n);`);
  await read.click();
  await expect(report).toHaveAttribute('aria-rowcount', '2002');
  await expect(report.getByRole('row').nth(5)).toBeVisible();
  expect(await report.getByRole('row').count()).toBeLessThan(60);
  await report.evaluate((element) => {
    let scroller: Element | null = element;
    while (scroller && getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement;
    scroller?.scrollTo(0, 1e7);
  });
  await expect(lineOf('column_1999')).toBeInViewport();
  expect(await report.getByRole('row').count()).toBeLessThan(60);
});

test('a text is pasted as soon as the dialog opens, and read at once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStudio(page);
  const { source, summary, use } = await importDialog(page);
  await expect(source).not.toBeFocused();
  await expect(use).toHaveAccessibleDescription('Paste a source or choose a file first.');
  await page.evaluate((text) => navigator.clipboard.writeText(text), ddl);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(source).toHaveValue(ddl);
  await expect(source).toBeFocused();
  await expect(summary('SQL')).toHaveText(/^SQL: 2 tables, 5 columns/);
  // What is pasted into the text box is read as well.
  await page.keyboard.press('ControlOrMeta+End');
  await page.evaluate(() => navigator.clipboard.writeText('CREATE TABLE more (id integer);'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(summary('SQL')).toHaveText(/^SQL: 3 tables, 6 columns/);
  await expect(use).toHaveAccessibleDescription('3 tables');
});

test('rows with decimal commas count as read, and become a table with useful rows', async ({ page }) => {
  await openStudio(page);
  const { dialog, file, summary, use, skipped } = await importDialog(page);
  const buffer = Buffer.from('id;price\n1;12,50\n2;3,99\n3;7,00\n4;1,20\n');
  await file.setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer });
  await expect(summary('CSV')).toHaveText('CSV: 1 table, 2 columns, 1 primary key, 4 rows.');
  await expect(dialog.getByText('“price” uses a decimal comma.')).toBeVisible();
  await expect(skipped).toHaveCount(0);
  await use.click();
  await expect(page.getByRole('grid', { name: 'Columns of prices' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Number of rows', exact: true })).toHaveValue('100');
  await expect(page.getByText('CSV downloads are set to decimal commas, like your sample.')).toBeVisible();
  await studio(page).tab('Output').click();
  const output = page.getByRole('region', { name: /^First rows of/ });
  await expect(output).toContainText('id;price');
  // They go and come with the import.
  await studio(page).undo.click();
  await studio(page).redo.click();
  await expect(output).toContainText('id;price');
});

test('a sample with points after one with commas has downloads with points', async ({ page }) => {
  await openStudio(page);
  const first = await importDialog(page);
  await first.source.fill('id;price\n1;12,50\n2;3,99\n3;7,00\n4;1,20\n');
  await first.read.click();
  await first.use.click();
  await expect(page.getByText('CSV downloads are set to decimal commas, like your sample.')).toBeVisible();
  const second = await importDialog(page);
  await second.source.fill('id,cost\n1,12.50\n2,3.99\n3,7.00\n4,1.20\n');
  await second.read.click();
  await second.dialog.getByRole('button', { name: 'As a new schema' }).click();
  await second.use.click();
  await expect(page.getByText('CSV downloads no longer have decimal commas.')).toBeVisible();
  await studio(page).tab('Output').click();
  const output = page.getByRole('region', { name: /^First rows of/ });
  await expect(output).toContainText('id,cost');
  await studio(page).undo.click();
  await expect(output).toContainText('id;price');
});

test('what a column may lose is a note, not a skipped part', async ({ page }) => {
  await openStudio(page);
  const { dialog, source, read, summary } = await importDialog(page);
  await source.fill('day,n\n01/02/2026,1\n03/04/2026,2\n');
  await read.click();
  await expect(summary('CSV')).toHaveText(/2 columns.*\. 1 note, important\.$/);
  await expect(dialog.getByRole('heading', { name: '1 note, important' })).toBeVisible();
});

test('all of it is done by keyboard', async ({ page }) => {
  await openStudio(page);
  const opener = page.getByRole('button', { name: 'Import', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Import schema' });
  const source = dialog.getByRole('textbox', { name: 'Source' });
  await expect(dialog).toBeVisible();
  const tabTo = async (name: string, role: 'button' | 'combobox' | 'textbox') => {
    const control = dialog.getByRole(role, { name, exact: true });
    for (let presses = 0; presses < 25; presses++) {
      if (await control.evaluateAll((found) => found.some((element) => element === document.activeElement)))
        return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${name}`);
  };
  await expect(source).toBeVisible();
  await tabTo('Source', 'textbox');
  await page.keyboard.insertText(ddl);
  await tabTo('Read', 'button');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('table', { name: 'What was read' })).toBeVisible();
  await tabTo('Field of note', 'combobox');
  await page.keyboard.type('city');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Field of note' })).toHaveValue('City');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await tabTo('Add 2 tables', 'button');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(table(page, 'invoices')).toBeVisible();
});

test('the share of nulls in a sample is in the result before it is used', async ({ page }) => {
  await openStudio(page);
  const { source, read, lineOf } = await importDialog(page);
  await source.fill('id,city\n1,Boston\n2,\n3,Dallas\n4,Reno\n');
  await read.click();
  await expect(lineOf('city')).toContainText('25% null');
  await expect(lineOf('id')).not.toContainText('null');
});

test('an import leaves alone how CSV is written, unless its own rows say it', async ({ page }) => {
  await openStudio(page);
  const output = page.getByRole('region', { name: /^First rows of/ });
  const first = await importDialog(page);
  await first.source.fill('id;price\n1;12,50\n2;3,99\n3;7,00\n4;1,20\n');
  await first.read.click();
  await first.use.click();
  await studio(page).tab('Output').click();
  await expect(output).toContainText('id;price');
  const second = await importDialog(page);
  await second.kind.selectOption('SQL');
  await second.source.fill('CREATE TABLE things (id int AUTO_INCREMENT PRIMARY KEY, cost decimal(8,2));');
  await second.read.click();
  await second.use.click();
  await expect(page.getByText('SQL downloads are set to MySQL.')).toBeVisible();
  await expect(page.getByText('CSV downloads no longer')).toHaveCount(0);
  await expect(output).toContainText('id;cost');
  // The next source is detected anew, and so is its dialect.
  const third = await importDialog(page);
  await third.source.fill('{"id": 1}\n{"id": 2}\n');
  await third.read.click();
  await expect(third.summary('NDJSON rows')).toBeVisible();
  await third.source.fill('CREATE TABLE more (id serial PRIMARY KEY, at timestamptz);');
  await third.read.click();
  await third.use.click();
  await expect(page.getByText('SQL downloads are set to PostgreSQL.')).toBeVisible();
});
