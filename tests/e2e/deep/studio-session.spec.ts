import { expect, type Page } from '@playwright/test';
import { visitAtRandom } from '../../fixtures/random-visit.ts';
import { test } from '../helpers.ts';
import { gridOf, rowOf } from '../studio-grid-helpers.ts';
import { broken, openStudio, people, studio } from '../studio-helpers.ts';

test.use({ serviceWorkers: 'allow' });

/** The seeds of visits. `SESSION_VISITS=50` makes fifty of them. */
const VISITS = Number(process.env.SESSION_VISITS ?? 8);

const anyDialog = (page: Page) => page.getByRole('dialog');

const tables = (page: Page, name: string) => studio(page).tables.getByRole('button', { name, exact: true });

test(`${VISITS} random visits lose no edit that is older than a second`, async ({ page }) => {
  test.setTimeout(60_000 + VISITS * 60_000);
  for (let seed = 1; seed <= VISITS; seed++) {
    await visitAtRandom(
      {
        goto: async (path) => void (await page.goto(path)),
        reload: async () => void (await page.reload()),
        rename: (name) => studio(page).name.fill(name),
        openDialog: (name) => page.getByRole('banner').getByRole('button', { name, exact: true }).click(),
        run: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`),
      },
      seed,
    );
  }
});

for (const name of ['Share', 'Code', 'Download', 'Import', 'Commands']) {
  test(`an edit right before the dialog of “${name}” outlasts a reload, Back and Forward`, async ({
    page,
  }) => {
    await openStudio(page, people);
    await studio(page).name.fill('Folk');
    await studio(page).name.blur();
    const button = page.getByRole('banner').getByRole('button', { name, exact: true });
    await button.click();
    await expect(anyDialog(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBe(true);
    const before = page.url();
    await page.reload();
    await expect(studio(page).name).toHaveValue('Folk');
    await expect(anyDialog(page)).toHaveCount(0);
    await button.click();
    await expect(anyDialog(page)).toBeVisible();
    await page.goBack();
    await expect(anyDialog(page)).toHaveCount(0);
    await expect(studio(page).name).toHaveValue('Folk');
    await page.evaluate(() => history.forward());
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
    await expect(studio(page).name).toHaveValue('Folk');
    await expect(page.getByText('Link opened')).toHaveCount(0);
    await expect(studio(page).undo).toBeDisabled();
    expect(page.url()).toBe(before);
  });
}

test('a fix in the Download dialog outlasts a reload', async ({ page }) => {
  await openStudio(page, broken);
  await studio(page).export.click();
  const dialog = page.getByRole('dialog', { name: 'Download' });
  const before = page.url();
  await dialog
    .getByRole('list', { name: 'Problems' })
    .getByRole('listitem')
    .getByRole('button')
    .nth(1)
    .click();
  await expect(dialog.getByRole('list', { name: 'Problems' })).toHaveCount(0);
  await expect.poll(() => page.url()).not.toBe(before);
  await page.reload();
  await expect(studio(page).problems).toHaveText('No problems');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an edit in the sheet of a column’s options outlasts a reload, and Back closes the sheet', async ({
    page,
  }) => {
    await openStudio(page, people);
    await rowOf(gridOf(page), 3).options.click();
    const nulls = page.getByRole('dialog').getByRole('textbox', { name: 'Nulls' });
    const before = page.url();
    await nulls.fill('37');
    await expect.poll(() => page.url()).not.toBe(before);
    await page.reload();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await rowOf(gridOf(page), 3).options.click();
    await expect(nulls).toHaveValue('37');
    const saved = page.url();
    await nulls.fill('38');
    await expect.poll(() => page.url()).not.toBe(saved);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await rowOf(gridOf(page), 3).options.click();
    await expect(nulls).toHaveValue('38');
  });
});

test('Back from an example leads to the start page, Forward to the example, and each is one Undo away', async ({
  page,
}) => {
  await page.goto('/studio');
  await page.getByRole('link', { name: /^A shop/ }).click();
  await expect(tables(page, 'customers')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Start with an empty table' })).toBeVisible();
  await page.goForward();
  await expect(tables(page, 'customers')).toBeVisible();
  await studio(page).undo.click();
  await expect(page.getByRole('button', { name: 'Start with an empty table' })).toBeVisible();
});

test('an edit made after a link was opened below a dialog is reached by Forward', async ({ page }) => {
  await openStudio(page, people);
  await studio(page).share.click();
  await expect(anyDialog(page)).toBeVisible();
  await openStudio(page, { ...people, name: 'Linked' });
  await expect(studio(page).name).toHaveValue('Linked');
  await page.goBack();
  await expect(studio(page).name).toHaveValue('People');
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
  await page.evaluate(() => history.forward());
  await expect(studio(page).name).toHaveValue('Linked');
});
