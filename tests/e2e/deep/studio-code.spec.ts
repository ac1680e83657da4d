import { expect, type Page } from '@playwright/test';
import { encodings } from '../../fixtures/encodings.ts';
import { test } from '../helpers.ts';
import { broken, openStudio, orders, people, studio } from '../studio-helpers.ts';

async function openCode(page: Page) {
  await studio(page).code.click();
  const dialog = page.getByRole('dialog', { name: 'Code' });
  return {
    dialog,
    text: dialog.getByRole('textbox', { name: 'Schema as JSON' }),
    use: dialog.getByRole('button', { name: 'Use it' }),
  };
}

test('the schema is shown as JSON, and a pasted one replaces it', async ({ page }) => {
  await openStudio(page, people);
  const { text, use } = await openCode(page);
  expect(JSON.parse(await text.inputValue())).toEqual({
    version: 1,
    ...people,
    madeWith: { rowloom: expect.any(String), faker: expect.any(String) },
  });
  await expect(use).toBeDisabled();
  await text.fill(JSON.stringify({ version: 1, ...orders }));
  await use.click();
  await expect(studio(page).tables.getByRole('button', { name: 'customers', exact: true })).toBeVisible();
  await studio(page).undo.click();
  await expect(studio(page).tables.getByRole('button', { name: 'people', exact: true })).toBeVisible();
});

test('a text that is not a schema is refused with a message', async ({ page }) => {
  await openStudio(page, people);
  const { dialog, text, use } = await openCode(page);
  await text.fill('{ "version": 1,');
  await expect(dialog.getByText(/This is not valid JSON/)).toBeVisible();
  await expect(use).toBeDisabled();
  await text.fill('{ "version": 1, "tables": [ { "rows": 5 } ] }');
  await expect(dialog.getByText(/tables\[0\]\.name/)).toBeVisible();
});

test('the problems of a schema are shown before it is used', async ({ page }) => {
  await openStudio(page, people);
  const { dialog, text, use } = await openCode(page);
  await text.fill(JSON.stringify({ version: 1, ...broken }));
  await expect(dialog.getByText('1 problem. You can fix it later in the Studio.')).toBeVisible();
  await use.click();
  await expect(studio(page).problems).toHaveText('1 problem');
});

for (const [encoding, encode] of Object.entries(encodings)) {
  test(`a schema file in ${encoding} is opened`, async ({ page }) => {
    await openStudio(page, people);
    const { dialog, use } = await openCode(page);
    await dialog.getByLabel('Schema file', { exact: true }).setInputFiles({
      name: 'orders.rowloom.json',
      mimeType: 'application/json',
      buffer: Buffer.from(encode(JSON.stringify({ version: 1, ...orders }))),
    });
    await use.click();
    await expect(studio(page).tables.getByRole('button', { name: 'orders', exact: true })).toBeVisible();
  });
}

test('the schema is shown as code of each language, with its options', async ({ page }) => {
  await openStudio(page, orders);
  const { dialog } = await openCode(page);
  const language = dialog.getByRole('combobox', { name: 'Language' });
  for (const [id, label, text] of [
    ['json-schema', 'JSON Schema', /"\$schema"/],
    ['typescript', 'TypeScript types', /customer_id: number/],
    ['ddl', 'CREATE TABLE', /CREATE TABLE .*"orders"/],
  ] as const) {
    await language.selectOption(id);
    await expect(dialog.getByRole('textbox', { name: `Schema as ${label}` })).toHaveValue(text);
  }
  await dialog.getByRole('combobox', { name: 'Dialect' }).selectOption('mysql');
  await expect(dialog.getByRole('textbox', { name: 'Schema as CREATE TABLE' })).toHaveValue(/`orders`/);
});

test('code is refused with the list of problems', async ({ page }) => {
  await openStudio(page, broken);
  const { dialog } = await openCode(page);
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('ddl');
  await dialog.getByRole('list', { name: 'Problems' }).getByRole('button').last().click();
  await expect(dialog.getByRole('textbox', { name: 'Schema as CREATE TABLE' })).toHaveValue(/CREATE TABLE/);
});
