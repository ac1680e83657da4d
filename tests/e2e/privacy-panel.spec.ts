import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../src/policy/content-security-policy.ts';
import { untilPrepared } from './session.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Privacy panel' });
const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Privacy panel' });

function versionIn(manifest: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL(`../../${manifest}`, import.meta.url), 'utf8'),
  );
  return version;
}

test('shows that nothing is stored, and then the stored choice on cookies', async ({ page }) => {
  await page.goto('/');
  await footerButton(page).click();
  await expect(panel(page).getByText('nothing', { exact: true })).toBeVisible();
  await expect(panel(page)).toContainText('Cookies: none');
  await panel(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(footerButton(page)).toBeFocused();
  await page.getByRole('button', { name: 'Reject All' }).click();
  await footerButton(page).click();
  await expect(panel(page)).toContainText(
    'cookieConsent = {"essential":true,"analytics":false,"advertising":false}',
  );
});

test('lists the browser’s requests, with none after the first click', async ({ page, baseURL }) => {
  await page.goto('/');
  await untilPrepared(page);
  await footerButton(page).click();
  const rows = panel(page).getByRole('table', { name: 'Requests of this page' }).getByRole('row');
  const expected = await page.evaluate(
    () => performance.getEntriesByType('navigation').length + performance.getEntriesByType('resource').length,
  );
  await expect(rows).toHaveCount(expected + 1);
  expect(expected).toBeGreaterThan(10);
  for (const row of (await rows.all()).slice(1)) await expect(row).toContainText(`${baseURL}`);
  await expect(panel(page)).toContainText(
    `${expected} requests since the page started to load. All were for the page’s own files. None contained your data. ` +
      'None was sent since you first clicked or typed.',
  );
  await expect(panel(page)).toContainText(/Files kept for offline use: \d\d\./);
});

test('shows the policy that is sent and the versions, and names no source if the build was given none', async ({
  page,
  request,
}) => {
  await page.goto('/privacy-policy');
  await page.getByRole('main').getByRole('button', { name: 'privacy panel' }).click();
  const policy = (await request.get('/')).headers()['content-security-policy'];
  expect(policy).toBe(contentSecurityPolicy());
  for (const directive of contentSecurityPolicy().split('; ')) {
    await expect(panel(page)).toContainText(directive);
  }
  const app = versionIn('package.json');
  const faker = versionIn('node_modules/@faker-js/faker/package.json');
  await expect(panel(page)).toContainText(`Rowloom ${app}, with faker ${faker}.`);
  await expect(panel(page)).not.toContainText('source');
  await expect(panel(page).getByRole('link')).toHaveCount(0);
});
