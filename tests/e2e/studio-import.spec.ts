import { expect } from '@playwright/test';
import { save, test } from './helpers.ts';
import { openStudio, studio } from './studio-helpers.ts';
import { importDialog } from './studio-import-helpers.ts';

const ddl = `CREATE TABLE customers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email varchar(80) NOT NULL UNIQUE
);
CREATE TABLE orders (
  id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers (id)
);
`;

test('SQL files of imported tables are for the database whose types they have', async ({ page }) => {
  await openStudio(page);
  const { source, read, use } = await importDialog(page);
  await source.fill(
    'CREATE TABLE `users` (`id` INT UNSIGNED AUTO_INCREMENT PRIMARY KEY, `at` DATETIME) ENGINE=InnoDB;',
  );
  await read.click();
  await use.click();
  await page.getByRole('combobox', { name: 'Format', exact: true }).selectOption('SQL');
  const { text } = await save(
    page,
    page.getByRole('region', { name: 'Download' }).getByRole('button', { name: 'Download', exact: true }),
  );
  expect(text).toContain('`id` INT UNSIGNED');
  expect(text).not.toContain('"');
});

test('the query for a database is copied, and its answer becomes tables', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStudio(page);
  const { dialog, source, report } = await importDialog(page);
  await dialog.getByRole('tab', { name: 'Database' }).click();
  const query = dialog.getByRole('textbox', { name: 'Query' });
  await expect(query).toHaveValue(/^WITH\n[\s\S]* FROM statements ORDER BY /);
  await expect(query).not.toBeEditable();
  await dialog.getByRole('button', { name: 'Copy query' }).click();
  await expect(dialog.getByText('The query is on the clipboard.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await query.inputValue());
  await dialog.getByRole('combobox', { name: 'Database' }).selectOption('SQLite');
  await expect(query).toHaveValue('sqlite3 FILE .schema > structure.sql');

  // As psql prints it.
  const rows = [
    '-- Structure of a database of PostgreSQL 15.4',
    ...ddl
      .trim()
      .split(';\n')
      .map((row) => `${row};`),
  ];
  const lines = rows.map((row) => ` ${row.replaceAll('\n', '     +\n ')}`);
  const answer = `  rowloom_structure\n-------------\n${lines.join('\n')}\n(3 rows)\n`;
  await page.evaluate((text) => navigator.clipboard.writeText(text), answer);
  await page.keyboard.press('ControlOrMeta+V');
  await expect(dialog.getByRole('tab', { name: 'Source' })).toBeFocused();
  await expect(source).toHaveValue(answer);
  await expect(report.getByRole('combobox', { name: 'Field of customer_id' })).toHaveValue('Reference');
});

test('pasted statements become tables, which one Undo takes away', async ({ page }) => {
  await openStudio(page);
  const { source, kind, read, report, use } = await importDialog(page);
  await source.fill(ddl);
  await expect(kind).toHaveValue('sql');
  await read.click();
  await expect(report.getByRole('combobox', { name: 'Field of customer_id' })).toHaveValue('Reference');
  await use.click();
  await expect(studio(page).problems).toHaveText('No problems');
  await expect(page.getByRole('grid', { name: 'Columns of customers' })).toBeVisible();
  await studio(page).undo.click();
  await expect(page.getByRole('button', { name: 'Start with an empty table' })).toBeVisible();
});

test('of an OpenAPI description, the tables with given names are read', async ({ page }) => {
  await openStudio(page);
  const { dialog, source, read, report } = await importDialog(page);
  const object = { type: 'object', properties: { id: { type: 'integer' } } };
  const schemas = { pull: object, pull_comment: object, issue: object };
  const names = dialog.getByRole('textbox', { name: 'Tables' });
  await source.fill('id,name\n1,Ann');
  await expect(names).toBeHidden();
  await source.fill(JSON.stringify({ openapi: '3.1.0', components: { schemas } }));
  await names.fill('pulls');
  await read.click();
  await expect(dialog.getByText('No object of the source has a name that matches pulls.')).toBeVisible();
  await names.fill('pull*');
  await read.click();
  await expect(report.getByRole('checkbox', { name: 'pull', exact: true })).toBeVisible();
  await expect(report.getByRole('checkbox', { name: 'pull_comment' })).toBeVisible();
  await expect(report.getByRole('checkbox', { name: 'issue' })).toHaveCount(0);
});
