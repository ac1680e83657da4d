import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { fragmentOf } from '../fixtures/studio-fragment.ts';
import { expectToast, readClipboard, test } from './helpers.ts';
import { openStudio, orders, people, rowTexts, studio } from './studio-helpers.ts';

async function openShare(page: Page) {
  await studio(page).share.click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const link = dialog.getByRole('textbox', { name: 'Link' });
  return { dialog, link };
}

test('a person who opens the link sees the same rows', async ({ page, browser, context, baseURL }) => {
  await openStudio(page, people);
  await studio(page).seed.fill('another');
  const { dialog, link } = await openShare(page);
  await expect(link).toHaveValue(/\/studio#1\./);
  await expect(
    dialog.getByText(/Your work is stored only in this page’s address\. Bookmark the page or save a file/),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText('The link is on the clipboard.')).toBeVisible();
  const address = await readClipboard(context);
  expect(address).toBe(await link.inputValue());
  expect(address).toContain(`${baseURL}`);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  const rows = await rowTexts(studio(page).rowsOf('people'), 5);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(address);
  expect(await rowTexts(studio(other).rowsOf('people'), 5)).toEqual(rows);
  await elsewhere.close();
});

test('a link leaves out the format and its options and says so, but its SQL files are for the database of its types', async ({
  page,
}) => {
  const columns = [{ name: 'stock', field: 'number', type: 'int unsigned' }];
  await openStudio(page);
  const note = page.getByText('The format and its options are not part of the link.');
  const { dialog } = await openShare(page);
  await expect(dialog).toBeVisible();
  await expect(note).toHaveCount(0);
  await openStudio(page, { tables: [{ name: 'things', rows: 5, columns }] });
  await page.getByRole('combobox', { name: 'Format' }).selectOption('sql');
  await expect(page.getByText('5 rows, for MySQL.')).toBeVisible();
  await openShare(page);
  await expect(note).toBeVisible();
});

test('a schema that is too long for a link is offered as a file', async ({ page }) => {
  const columns = Array.from({ length: 60 }, (_, i) => ({
    name: `${i} ${randomBytes(100).toString('base64')}`,
    field: 'person.fullName',
  }));
  await openStudio(page, { tables: [{ name: 'wide', rows: 1, columns }] });
  const { dialog } = await openShare(page);
  await expect(dialog.getByText(/Mail and chat programs cut links after 8,000/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeDisabled();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('schema.rowloom.json');
  await expectToast(page, 'status', 'Schema saved', 'Saved as schema.rowloom.json.');
});

test('the keys of Undo and Redo change nothing behind a dialog', async ({ page }) => {
  await openStudio(page, people);
  await studio(page).name.fill('Persons');
  const { dialog } = await openShare(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Control+z');
  await dialog.getByRole('textbox', { name: 'Link' }).focus();
  await page.keyboard.press('Control+z');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(studio(page).name).toHaveValue('Persons');
  await studio(page).undo.click();
  await openShare(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(studio(page).name).toHaveValue('People');
});

test('work survives a reload, and a navigation away and back', async ({ page }) => {
  await openStudio(page);
  await studio(page).addTable.click();
  await studio(page).tableName.fill('things');
  const address = page.url();
  await studio(page).rows.fill('7');
  await expect.poll(() => page.url()).not.toBe(address);
  await expect(studio(page).undo).toBeEnabled();
  await expect.poll(() => page.evaluate(() => history.state?.studio)).toBeTruthy();
  await page.getByRole('link', { name: 'Rowloom' }).click();
  await expect(page.getByRole('article')).toHaveCount(27);
  await page.goBack();
  await expect(studio(page).tableName).toHaveValue('things');
  const written = page.url();
  await studio(page).undo.click();
  await expect.poll(() => page.url()).not.toBe(written);
  await studio(page).redo.click();
  await expect(studio(page).rows).toHaveValue('7');
  await expect.poll(() => page.url()).toBe(written);
  await page.reload();
  await expect(studio(page).tableName).toHaveValue('things');
  await expect(studio(page).rows).toHaveValue('7');
});

test('the header’s link to the Studio leads to its start page, and Undo brings the work back', async ({
  page,
}) => {
  await openStudio(page, people);
  await page.getByRole('banner').getByRole('link', { name: 'Studio' }).click();
  await expect(page.getByRole('button', { name: 'Start with an empty table' })).toBeVisible();
  await studio(page).undo.click();
  await expect(studio(page).tableName).toHaveValue('people');
  await expect.poll(() => new URL(page.url()).hash).not.toBe('');
  await page.reload();
  await expect(studio(page).tableName).toHaveValue('people');
});

test('closing the start page asks first while unsaved work is only an Undo away', async ({ page }) => {
  const start = page.getByRole('button', { name: 'Start with an empty table' });
  const goToStart = () => page.getByRole('banner').getByRole('link', { name: 'Studio' }).click();
  await openStudio(page, people);
  await goToStart();
  await expect(start).toBeVisible();
  expect(await asksOnLeaving(page)).toBe(false);
  await start.click();
  await goToStart();
  await expect(start).toBeVisible();
  expect(await asksOnLeaving(page)).toBe(true);
  await page.getByRole('link', { name: 'Rowloom' }).click();
  await expect(page.getByRole('article')).toHaveCount(27);
  expect(await asksOnLeaving(page)).toBe(true);
  await goToStart();
  await studio(page).undo.click();
  await expect(studio(page).tableName).toHaveValue('table_1');
});

test('skipping to the content leaves the work in the address', async ({ page }) => {
  await openStudio(page, people);
  await expect.poll(() => page.evaluate(() => history.state?.studio)).toBeTruthy();
  const address = page.url();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.url()).toBe(address);
  await expect(page.getByText('Link not opened')).toHaveCount(0);
});

test('an edit made in a dialog is not undone by closing it', async ({ page }) => {
  await openStudio(page, people);
  const opened = page.url();
  await studio(page).code.click();
  const dialog = page.getByRole('dialog', { name: 'Code' });
  const text = dialog.getByRole('textbox', { name: 'Schema as JSON' });
  await text.fill((await text.inputValue()).replace('"People"', '"Folk"'));
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(studio(page).name).toHaveValue('Folk');
  // The address holds an edit 50 ms later and an encoding. Until then, leaving asks.
  await expect.poll(() => page.url()).not.toBe(opened);
  await page.reload();
  await expect(studio(page).name).toHaveValue('Folk');
});

test('leaving work that was neither shared nor saved asks first', async ({ page }) => {
  await openStudio(page, people);
  await studio(page).name.fill('Folk');
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
});

test('unsaved work stays while other pages of the site are read, and closing one of them asks first', async ({
  page,
}) => {
  await openStudio(page, people);
  await studio(page).name.fill('Folk');
  await studio(page).name.blur();
  await page.getByRole('link', { name: 'Rowloom' }).click();
  await expect(page.getByRole('article')).toHaveCount(27);
  expect(await asksOnLeaving(page)).toBe(true);
  for (const name of ['Privacy Policy', 'Terms of Service']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    expect(await asksOnLeaving(page)).toBe(true);
  }
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Studio' }).click();
  await expect(studio(page).name).toHaveValue('Folk');
  expect(await asksOnLeaving(page)).toBe(true);
  await studio(page).undo.click();
  await expect(studio(page).name).toHaveValue('People');
  expect(await asksOnLeaving(page)).toBe(false);
  await page.getByRole('link', { name: 'Rowloom' }).click();
  await expect(page.getByRole('article')).toHaveCount(27);
  expect(await asksOnLeaving(page)).toBe(false);
});

/** A document whose fragment has more than a million characters even when it is compressed. */
const tooLong = {
  tables: [
    {
      name: 'words',
      rows: 10,
      columns: [
        {
          name: 'word',
          field: 'list',
          options: { values: Array.from({ length: 1200 }, () => randomBytes(750).toString('base64')) },
        },
      ],
    },
  ],
} as const;

/** Enters a document where a schema is edited as text. */
async function enterAsJson(page: Page, document: object) {
  await studio(page).code.click();
  const dialog = page.getByRole('dialog', { name: 'Code' });
  await dialog
    .getByRole('textbox', { name: 'Schema as JSON' })
    .fill(JSON.stringify({ version: 1, ...document }));
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Whether the browser asks before the page is left. The test then stays on the page. */
async function asksOnLeaving(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

test('a schema that is too long for the address is reported, and leaving asks first until it is saved as a file', async ({
  page,
}) => {
  await openStudio(page, people);
  await enterAsJson(page, tooLong);
  const message = page.getByRole('alert').getByText('Schema too long for the address');
  await expect(message).toBeVisible();
  await expect(page).toHaveURL('/studio');

  await studio(page).export.click();
  const exporting = page.getByRole('dialog', { name: 'Download' });
  await Promise.all([
    page.waitForEvent('download'),
    exporting.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  await exporting.getByRole('button', { name: 'Close', exact: true }).click();
  expect(await asksOnLeaving(page)).toBe(true);
  await page.getByRole('link', { name: 'Rowloom' }).click();
  await expect(page.getByRole('article')).toHaveCount(27);
  expect(await asksOnLeaving(page)).toBe(true);
  await page.goBack();
  await expect(studio(page).tableName).toHaveValue('words');

  const { dialog } = await openShare(page);
  await expect(dialog.getByText(/The schema is also too long for this page’s address/)).toBeVisible();
  await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as file' }).click(),
  ]);
  expect(await asksOnLeaving(page)).toBe(false);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await studio(page).undo.click();
  await expect(message).toHaveCount(0);
  await expect(page).toHaveURL(/#1\./);
});

test('an opened address stays, even if it is too long', async ({ page }) => {
  await openStudio(page, tooLong);
  await expect(studio(page).tableName).toHaveValue('words');
  await studio(page).name.fill('Words');
  await expect(page).toHaveURL('/studio');
  await studio(page).undo.click();
  await expect(page).toHaveURL(/#1\./);
});

const BOMB_BYTES = 300_000_000;
const good = fragmentOf(orders);
const links = {
  'that is cut': [good.slice(0, -9), /incomplete or was altered/],
  'that was changed': [`#1.${Buffer.alloc(60, 0xff).toString('base64url')}`, /incomplete or was altered/],
  'of a newer version': ['#2.abc', /newer version/],
  'that inflates to gigabytes': [
    `#1.${deflateRawSync(Buffer.alloc(BOMB_BYTES, 32)).toString('base64url').slice(0, 400_000)}`,
    /more than 4 MB/,
  ],
  'that holds no schema': [
    `#1.${deflateRawSync('{"version":1,"tables":{}}').toString('base64url')}`,
    /schema in this link cannot be opened/,
  ],
} as const;

for (const [what, [fragment, message]] of Object.entries(links)) {
  test(`a link ${what} is refused with a message, and the current work stays`, async ({ page }) => {
    await openStudio(page, people);
    await studio(page).name.fill('Folk');
    await page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
    await expect(page.getByRole('alert').getByText(message)).toBeVisible();
    await expect(studio(page).name).toHaveValue('Folk');
    await expect.poll(() => page.url()).not.toContain(fragment);
  });
}

test('another link in the same tab replaces the work, and Undo restores it', async ({ page }) => {
  await openStudio(page, people);
  await studio(page).name.fill('Folk');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, good);
  await expect(studio(page).tables.getByRole('button', { name: 'orders', exact: true })).toBeVisible();
  await studio(page).undo.click();
  await expect(studio(page).name).toHaveValue('Folk');
});

/** Makes an edit, and then opens another link as a click on it would. */
async function openOver(page: Page) {
  await openStudio(page, people);
  await expect.poll(() => page.evaluate(() => history.state?.studio)).toBeTruthy();
  const address = page.url();
  await studio(page).name.fill('Folk');
  await expect.poll(() => page.url()).not.toBe(address);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, good);
  await expect(studio(page).tables.getByRole('button', { name: 'orders', exact: true })).toBeVisible();
}

test('another link says that it replaced the work, and offers to restore it', async ({ page }) => {
  await openOver(page);
  const toast = page.getByRole('status').filter({ hasText: 'Link opened' });
  await expect(toast).toContainText('Use your browser’s Back button to return.');
  await toast.getByRole('button', { name: 'Undo “Link opened”' }).click();
  await expect(studio(page).name).toHaveValue('Folk');
});

test('leaving asks about work that another link replaced, and Back leads to it', async ({ page }) => {
  await openOver(page);
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await expect(studio(page).tables.getByRole('button', { name: 'orders', exact: true })).toBeVisible();
  await page.goBack();
  await expect(studio(page).name).toHaveValue('Folk');
});

test('Back to the schema that was open before another link shows no message', async ({ page }) => {
  await openStudio(page, people);
  await expect.poll(() => page.evaluate(() => history.state?.studio)).toBeTruthy();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, good);
  await expect(page.getByRole('status').filter({ hasText: 'Link opened' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.goBack();
  await expect(studio(page).name).toHaveValue('People');
  await expect(page.getByText('Link opened')).toHaveCount(0);
});
