import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { startServer } from '../fixtures/own-server.ts';
import { violations } from './axe.ts';
import { untilPrecached } from './session.ts';
import { chooseMore, openStudio, people } from './studio-helpers.ts';
import { test } from './test.ts';

const names = readdirSync('docs')
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -'.md'.length));
const paths = ['/docs/', ...names.map((name) => `/docs/${name}/`)];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('the list of pages leads to each of them, with no script and nothing that the policy refuses', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.resourceType()));
  await page.goto('/docs');
  await expect(page).toHaveURL('/docs/');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveCount(names.length);
  await main.getByRole('link', { name: 'The library' }).click();
  await expect(heading(page, 'The library')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Factories' })
    .click();
  await expect(page).toHaveURL('/docs/library/#factories');
  await expect(page.getByRole('heading', { level: 2, name: 'Factories' })).toBeInViewport();
  await page.getByRole('link', { name: 'Next page Coding agents' }).click();
  await expect(heading(page, 'Coding agents')).toBeVisible();
  expect(loaded).toContain('stylesheet');
  expect(loaded).toContain('font');
  expect(loaded).not.toContain('script');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the list and the reference violate no rule of axe, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/docs/', '/docs/cli/', '/docs/library/']) {
      await page.goto(path);
      expect(await violations(page), path).toEqual([]);
    }
  });
}

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`no page is wider than a screen of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  });
}

test('the keyboard reaches the skip link first, and the folded lists on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/formats/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByText('On this page').and(page.locator(':visible')).press('Enter');
  await contents.getByRole('link', { name: 'sql-copy' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'sql-copy' })).toBeInViewport();
});

test('a page of the documentation has the head of a page, an address in the sitemap and files beside it', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of paths) expect(sitemap).toContain(`<loc>https://rowloom.example${path}</loc>`);
  await page.goto('/docs/schema');
  await expect(page).toHaveURL('/docs/schema/');
  await expect(page).toHaveTitle('The schema document | Rowloom');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://rowloom.example/docs/schema/',
  );
  const file = page.getByRole('main').locator('a[href="/docs/schema.schema.json"]').first();
  const schema = await (await request.get((await file.getAttribute('href')) ?? '')).json();
  expect(schema.$schema).toContain('json-schema.org');
  expect((await request.get('/docs/studio.png')).headers()['content-type']).toBe('image/png');
});

test('the pages share one stylesheet of at most 6 kB, compressed, and each has at most 36 kB', async ({
  request,
}) => {
  const size = async (path: string) => gzipSync(await (await request.get(path)).body()).length;
  const styles = new Set<string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) styles.add(href);
    expect(await size(path), path).toBeLessThanOrEqual(36_000);
  }
  expect(styles.size).toBe(1);
  for (const path of styles) {
    expect(await size(path)).toBeLessThanOrEqual(6_000);
    // Less would mean that the text of the pages has no styles.
    expect(await size(path)).toBeGreaterThan(3_000);
  }
});

test('an unknown page of the documentation is not found', async ({ page }) => {
  const response = await page.goto('/docs/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(heading(page, 'Oops! Page not found')).toBeVisible();
});

test('the Studio’s menu and its palette open the documentation beside the schema', async ({
  page,
  context,
}) => {
  await openStudio(page, people);
  const opened = context.waitForEvent('page');
  await chooseMore(page, 'Documentation');
  const docs = await opened;
  await expect(heading(docs, 'Documentation')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Columns of people' })).toBeVisible();
  const fromPalette = context.waitForEvent('page');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search commands' }).fill('manual');
  await page.keyboard.press('Enter');
  await expect(heading(await fromPalette, 'Documentation')).toBeVisible();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the first visit loads nothing of the documentation, which comes from the network when it is opened', async ({
    page,
    context,
    baseURL,
  }) => {
    const server = await startServer(baseURL);
    const ofDocs = () => server.requests.filter((line) => line.includes('docs'));
    await page.goto(server.origin);
    await untilPrecached(page);
    expect(ofDocs()).toEqual([]);
    await page.goto(`${server.origin}/docs/cli/`);
    await expect(heading(page, 'The command line')).toBeVisible();
    expect(ofDocs()).toContain('GET /docs/cli/');
    await context.setOffline(true);
    await expect(page.goto(`${server.origin}/docs/formats/`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await server.stop();
  });
});
