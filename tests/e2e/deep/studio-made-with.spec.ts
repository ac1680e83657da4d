import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers.ts';
import { openStudio, orders, people, studio } from '../studio-helpers.ts';

const versionIn = (path: string): string => JSON.parse(readFileSync(path, 'utf8')).version;
const madeWith = {
  rowloom: versionIn('package.json'),
  faker: versionIn('node_modules/@faker-js/faker/package.json'),
};
const older = { ...people, madeWith: { rowloom: '0.1.0', faker: madeWith.faker } };

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Made with another version' });
const OLDER = `This schema was made with an older version, Rowloom 0.1.0. This is Rowloom ${madeWith.rowloom}. Some values may differ. Rowloom 0.1.0 generates the old rows.`;

/** The document that the page’s address holds. */
function inAddress(page: Page) {
  const [, body = ''] = page.url().split('#1.');
  return JSON.parse(body === '' ? '{}' : inflateRawSync(Buffer.from(body, 'base64url')).toString());
}

test('a link that was made with an older version says so once, and then names this version', async ({
  page,
}) => {
  await openStudio(page, older);
  await expect(notice(page)).toContainText(OLDER);
  await expect(studio(page).problems).toHaveText('No problems');
  await expect(studio(page).undo).toBeDisabled();
  await notice(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice(page)).toHaveCount(0);
  await studio(page).name.fill('Folk');
  await expect.poll(() => inAddress(page)).toEqual({ version: 1, ...people, name: 'Folk', madeWith });
  await page.reload();
  await expect(studio(page).name).toHaveValue('Folk');
  await expect(studio(page).problems).toHaveText('No problems');
  await expect(notice(page)).toHaveCount(0);
});

test('a pasted schema from a newer version says so, and one from this version says nothing', async ({
  page,
}) => {
  await openStudio(page, people);
  await expect(notice(page)).toHaveCount(0);
  const use = async (document: object) => {
    await studio(page).code.click();
    const dialog = page.getByRole('dialog', { name: 'Code' });
    const text = dialog.getByRole('textbox', { name: 'Schema as JSON' });
    expect(JSON.parse(await text.inputValue()).madeWith).toEqual(madeWith);
    await text.fill(JSON.stringify({ version: 1, ...document }));
    await dialog.getByRole('button', { name: 'Use it' }).click();
  };
  await use({ ...orders, madeWith: { rowloom: '99.0.0' } });
  await expect(notice(page)).toContainText('made with a newer version, Rowloom 99.0.0.');
  await use({ ...people, madeWith });
  await expect(studio(page).name).toHaveValue('People');
  await expect(notice(page)).toHaveCount(0);
});

test('a file that was made with an older version says so', async ({ page }) => {
  await page.goto('/studio');
  const buffer = Buffer.from(JSON.stringify({ version: 1, ...older }));
  // The prerendered control takes files before the page listens to it.
  await expect(async () => {
    await page
      .getByLabel('Schema file')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
    await expect(notice(page)).toContainText(OLDER, { timeout: 2000 });
  }).toPass();
});
