import { expect, type Page } from '@playwright/test';
import { encodings } from '../../fixtures/encodings.ts';
import { save, test } from '../helpers.ts';
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

const EDITED = '{ "version": 1, "tables": [], "name": "half';

test('an edited text outlasts another language, and says what its code is of', async ({ page }) => {
  await openStudio(page, people);
  const { dialog, text } = await openCode(page);
  await text.fill(EDITED);
  const language = dialog.getByRole('combobox', { name: 'Language' });
  await language.selectOption('ddl');
  await expect(dialog.getByRole('textbox', { name: 'Schema as CREATE TABLE' })).toHaveValue(/people/);
  await expect(dialog.getByText('Your edits of its JSON are kept.')).toBeVisible();
  await language.selectOption('');
  await expect(text).toHaveValue(EDITED);
  await expect(dialog.getByText(/This is not valid JSON/)).toBeVisible();
});

const CLOSINGS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the button “Close”': (page) => page.getByRole('button', { name: 'Close' }).click(),
  'the browser’s Back button': (page) => page.goBack(),
};

for (const [way, close] of Object.entries(CLOSINGS)) {
  test(`an edited text outlasts ${way}, until it is discarded`, async ({ page }) => {
    await openStudio(page, people);
    const { dialog, text } = await openCode(page);
    const original = await text.inputValue();
    await text.fill(EDITED);
    await close(page);
    await expect(dialog).toHaveCount(0);
    await openCode(page);
    await expect(text).toHaveValue(EDITED);
    await dialog.getByRole('button', { name: 'Discard edits' }).click();
    await expect(text).toHaveValue(original);
    await dialog.getByRole('button', { name: 'Bring back the earlier text' }).click();
    await expect(text).toHaveValue(EDITED);
  });
}

test('a press beside the dialog does not close an edited text, even while the dialog is opening', async ({
  page,
}) => {
  await openStudio(page, people);
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('* { animation-duration: 60s !important; }');
    document.adoptedStyleSheets = [slow];
  });
  const { text } = await openCode(page);
  await text.fill(EDITED);
  await page.mouse.click(5, 5);
  await expect(text).toHaveValue(EDITED);
});

test('an edited text says that the open schema has changed since, and a file does not lose it', async ({
  page,
}) => {
  await openStudio(page, people);
  const { dialog, text } = await openCode(page);
  await text.fill(EDITED);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Schema name' }).fill('later');
  await openCode(page);
  await expect(dialog.getByText('The open schema has changed since; “Use it” replaces it.')).toBeVisible();
  await dialog.getByLabel('Schema file', { exact: true }).setInputFiles({
    name: 'orders.rowloom.json',
    mimeType: 'application/json',
    buffer: Buffer.from(`${JSON.stringify({ version: 1, ...orders })}\r\n`),
  });
  await expect(text).toHaveValue(/customers/);
  await dialog.getByRole('button', { name: 'Bring back the earlier text' }).click();
  await expect(text).toHaveValue(EDITED);
});

test('leaving the page asks about an edited text', async ({ page }) => {
  await openStudio(page, people);
  const { text } = await openCode(page);
  await text.fill(EDITED);
  await page.keyboard.press('Escape');
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closing;
});

for (const [kind, written] of Object.entries({
  'that is not JSON': EDITED,
  'of another schema': `${JSON.stringify({ version: 1, ...orders }, null, 4)}\n\n`,
})) {
  test(`“Save as file” saves an edited text ${kind} as the box shows it`, async ({ page }) => {
    await openStudio(page, people);
    const { dialog, text } = await openCode(page);
    await text.fill(written);
    const saved = await save(page, dialog.getByRole('button', { name: 'Save as file' }));
    expect(saved.name).toMatch(/\.rowloom\.json$/);
    expect(saved.text).toBe(written);
    expect(saved.text).toBe(await text.inputValue());
  });
}

test('a file with other line ends is saved as the box shows it', async ({ page }) => {
  await openStudio(page, people);
  const { dialog, text } = await openCode(page);
  await dialog.getByLabel('Schema file', { exact: true }).setInputFiles({
    name: 'orders.rowloom.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ version: 1, ...orders }, null, 1).replaceAll('\n', '\r\n')),
  });
  await expect(text).toHaveValue(/customers/);
  const saved = await save(page, dialog.getByRole('button', { name: 'Save as file' }));
  expect(saved.text).toBe(await text.inputValue());
});

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
