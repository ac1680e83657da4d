import { expect, type Page } from '@playwright/test';
import { fragmentOf, type LinkedDocument } from '../../fixtures/studio-fragment.ts';
import { violations } from '../axe.ts';
import { test } from '../helpers.ts';
import { holdBack } from '../hold-back.ts';
import { broken, people, studio } from '../studio-helpers.ts';

// It would answer from its cache.
test.use({ serviceWorkers: 'block' });

const WORKER = '**/assets/studio.worker-*.js';
const again = (page: Page) => studio(page).problems.getByRole('button', { name: 'Check again' });

async function openWithoutWorker(page: Page, document: LinkedDocument = people) {
  await page.route(WORKER, (route) => route.abort());
  await page.goto(`/studio${fragmentOf(document)}`);
  await expect(studio(page).problems).toContainText('The schema could not be checked.');
}

test('before the first check nothing is said, and then that it takes long', async ({ page }) => {
  const held = await holdBack(page, WORKER);
  await page.goto(`/studio${fragmentOf(people)}`);
  await held.requested;
  await expect(studio(page).problems).toHaveText('Checking…');
  held.release();
  await expect(studio(page).problems).toHaveText('No problems');
});

test('a check that fails is no check without problems, and is made again', async ({ page, provokes }) => {
  provokes(/ERR_FAILED/);
  await openWithoutWorker(page, broken);
  await expect(studio(page).problems).not.toContainText('No problems');
  expect(await violations(page)).toEqual([]);
  await again(page).click();
  await expect(again(page)).not.toHaveAttribute('aria-busy');
  await expect(again(page)).toBeFocused();
  await page.unroute(WORKER);
  await page.keyboard.press('Enter');
  await expect(studio(page).problems).toHaveText('1 problem');
  await expect(studio(page).problems).toBeFocused();
});

test('an edit after a failed check is checked', async ({ page, provokes }) => {
  provokes(/ERR_FAILED/);
  await openWithoutWorker(page);
  await page.unroute(WORKER);
  await studio(page).newSeed.click();
  await expect(studio(page).problems).toHaveText('No problems');
});

test('an export of an unchecked schema says so, and has it checked', async ({ page, provokes }) => {
  provokes(/ERR_FAILED/);
  await openWithoutWorker(page);
  const foot = page.getByRole('region', { name: 'Download' });
  await expect(foot).toContainText('The schema could not be checked. The download checks it again.');
  await studio(page).export.click();
  const dialog = page.getByRole('dialog', { name: 'Download' });
  await expect(dialog).toContainText('The schema could not be checked.');
  await page.unroute(WORKER);
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(dialog.getByText('The schema could not be checked.')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Download', exact: true })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(studio(page).problems).toHaveText('No problems');
});

test('a text in the Code dialog whose check fails is not shown as one without problems', async ({
  page,
  provokes,
}) => {
  provokes(/ERR_FAILED/);
  await openWithoutWorker(page);
  await studio(page).code.click();
  const dialog = page.getByRole('dialog', { name: 'Code' });
  await dialog
    .getByRole('textbox', { name: 'Schema as JSON' })
    .fill(JSON.stringify({ version: 1, ...broken }));
  await expect(dialog.getByText('The schema could not be checked, so it may have problems.')).toBeVisible();
  await page.unroute(WORKER);
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(dialog.getByText('1 problem. You can fix it later in the Studio.')).toBeVisible();
});
