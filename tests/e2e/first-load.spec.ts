import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect } from '@playwright/test';
import { addColumn, customControls, openCustomHere } from './custom-helpers.ts';
import { controls, openCategory, test } from './helpers.ts';

test.use({ serviceWorkers: 'allow' });

/** Texts that occur only in each library or in a package that only it imports, and therefore mark its code in a build. */
const MARKS = {
  '@faker-js/faker': ['consequuntur', 'Affenpinscher'],
  randexp: ['Nothing to repeat at column', 'Unterminated group'],
  papaparse: ['BAD_DELIMITERS', 'UndetectableDelimiter'],
} as const;

/** The greatest compressed sizes, in kB of 1,000 bytes. */
const BUDGETS = { scripts: 85, styles: 11.6, worker: 200, studio: 98, country: 280 } as const;

const text = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const compressed = (texts: readonly string[]) =>
  texts.reduce((sum, some) => sum + gzipSync(some).length, 0) / 1000;

/** The files that a page loads before any action: those named in its HTML, and their static imports. */
async function firstLoad(request: APIRequestContext, page = '/') {
  const html = await text(request, page);
  const named = (extension: string) =>
    [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+)"/g)]
      .map(([, path]) => path ?? '')
      .filter((path) => path.endsWith(extension));
  const scripts = new Map<string, string>();
  for (const queue = named('.js'); queue.length > 0; ) {
    const path = queue.shift() ?? '';
    if (scripts.has(path)) continue;
    const body = await text(request, path);
    scripts.set(path, body);
    // Static imports of a script are loaded immediately as well; dynamic ones are not.
    const imports = body.matchAll(/(?:^|[;}\n])\s*(?:import|export)[^;'"`()]*?["'`](\.[^"'`]+\.js)["'`]/g);
    for (const [, target] of imports) queue.push(new URL(target ?? '', `http://x${path}`).pathname);
  }
  const styles = await Promise.all(named('.css').map((path) => text(request, path)));
  expect(scripts.size).toBeGreaterThan(0);
  expect(styles.length).toBeGreaterThan(0);
  return { scripts: [...scripts.values()], styles, paths: [...scripts.keys()] };
}

test('the first load holds no generator: no faker, no randexp, no papaparse', async ({ request }) => {
  const loaded = (await firstLoad(request)).scripts.join('\n');
  for (const mark of Object.values(MARKS).flat()) expect(loaded.includes(mark), mark).toBe(false);
});

test('the marks of code that the first load must not contain all occur in the worker', async ({ page }) => {
  const worker = page.waitForResponse(/rows\.worker-.*\.js/);
  await page.goto('/');
  const body = await (await worker).text();
  for (const mark of Object.values(MARKS).flat()) expect(body.includes(mark), mark).toBe(true);
  expect(compressed([body])).toBeLessThanOrEqual(BUDGETS.worker);
});

test('the first load is light', async ({ request }) => {
  const { scripts, styles } = await firstLoad(request);
  expect(compressed(scripts)).toBeLessThanOrEqual(BUDGETS.scripts);
  // React DOM alone has 67 kB, so a smaller sum would mean that files are missing.
  expect(compressed(scripts)).toBeGreaterThan(67);
  expect(compressed(styles)).toBeLessThanOrEqual(BUDGETS.styles);
  expect(compressed(styles)).toBeGreaterThan(3);
});

test('a page that never becomes idle still loads the generator', async ({ page }) => {
  await page.addInitScript(() => {
    const late = { didTimeout: true, timeRemaining: () => 0 };
    window.requestIdleCallback = (work, options) =>
      options?.timeout ? window.setTimeout(work, options.timeout, late) : 0;
  });
  const worker = page.waitForResponse(/rows\.worker-.*\.js/);
  await page.goto('/');
  await worker;
});

test('the dialogs and their messages load no script of the Studio', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (sent) => loaded.push(new URL(sent.url()).pathname));
  const dialog = await openCategory(page, 'Person');
  await controls(dialog).rows.fill('5001');
  await expect(page.locator('#toasts').getByText('Maximum Limit Reached')).toBeVisible();
  await controls(dialog).close.click();
  const custom = await openCustomHere(page);
  await addColumn(custom, 'mail');
  await expect(customControls(custom).kind(1)).toHaveValue('emails');
  const scripts = loaded.filter((path) => path.endsWith('.js'));
  for (const name of ['category-dialog', 'custom-dialog'])
    expect(scripts.filter((path) => path.startsWith(`/assets/${name}-`))).toHaveLength(1);
  expect(scripts.filter((path) => path.includes('/studio'))).toEqual([]);
});

test('the Studio’s own scripts are light, and hold no command palette, no options of columns and no dialogs', async ({
  request,
}) => {
  const { scripts, paths } = await firstLoad(request, '/studio');
  const own = scripts.filter((_, i) => paths[i]?.includes('/studio-'));
  expect(paths.filter((path) => path.startsWith('/assets/dialog-'))).toEqual([]);
  expect(compressed(own)).toBeLessThanOrEqual(BUDGETS.studio);
  // Less would mean that files are missing.
  expect(compressed(own)).toBeGreaterThan(60);
  for (const mark of ['Search commands', 'Values and weights']) expect(own.join('\n')).not.toContain(mark);
});

test('the tables of a country are light', async ({ request }) => {
  const files = (await text(request, '/sw.js')).match(/\/assets\/locale-[\w-]+\.js/g) ?? [];
  for (const country of ['fr', 'gb', 'de']) {
    const own = files.filter((file) => new RegExp(`/locale-(?:en-)?${country}-`).test(file));
    const size = compressed(await Promise.all(own.map((file) => text(request, file))));
    expect(size, country).toBeLessThanOrEqual(BUDGETS.country);
    // Less would mean that files are missing.
    expect(size, country).toBeGreaterThan(100);
  }
});
