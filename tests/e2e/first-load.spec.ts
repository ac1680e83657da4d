import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect } from '@playwright/test';
import { test } from './helpers.ts';

/** Texts that stand in each library, or in one that it alone imports, and nowhere else, and so in what a build makes of it. */
const MARKS = {
  '@faker-js/faker': ['Schuppe', 'Christiansen'],
  randexp: ['Nothing to repeat at column', 'Unterminated group'],
  papaparse: ['BAD_DELIMITERS', 'UndetectableDelimiter'],
} as const;

/** What each may weigh compressed, in kB of 1,000 bytes. */
const BUDGETS = { scripts: 87, styles: 12, worker: 235 } as const;

const text = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const compressed = (texts: readonly string[]) =>
  texts.reduce((sum, some) => sum + gzipSync(some).length, 0) / 1000;

/** What the home page loads before anything is done: what its HTML names, and what that imports at once. */
async function firstLoad(request: APIRequestContext) {
  const html = await text(request, '/');
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
    // What a script imports is loaded at once as well; what it imports by a call is not.
    const imports = body.matchAll(/(?:^|[;}\n])\s*(?:import|export)[^;'"`()]*?["'`](\.[^"'`]+\.js)["'`]/g);
    for (const [, target] of imports) queue.push(new URL(target ?? '', `http://x${path}`).pathname);
  }
  const styles = await Promise.all(named('.css').map((path) => text(request, path)));
  expect(scripts.size).toBeGreaterThan(0);
  expect(styles.length).toBeGreaterThan(0);
  return { scripts: [...scripts.values()], styles };
}

test('the first load holds no generator: no faker, no randexp, no papaparse', async ({ request }) => {
  const loaded = (await firstLoad(request)).scripts.join('\n');
  for (const mark of Object.values(MARKS).flat()) expect(loaded.includes(mark), mark).toBe(false);
});

test('what the first load must not hold is known by its marks, all of which the worker holds', async ({
  page,
}) => {
  const worker = page.waitForResponse(/rows\.worker-.*\.js/);
  await page.goto('/');
  const body = await (await worker).text();
  for (const mark of Object.values(MARKS).flat()) expect(body.includes(mark), mark).toBe(true);
  expect(compressed([body])).toBeLessThanOrEqual(BUDGETS.worker);
});

test('the first load is light', async ({ request }) => {
  const { scripts, styles } = await firstLoad(request);
  expect(compressed(scripts)).toBeLessThanOrEqual(BUDGETS.scripts);
  // React DOM alone weighs 67: less would mean that not all was found.
  expect(compressed(scripts)).toBeGreaterThan(67);
  expect(compressed(styles)).toBeLessThanOrEqual(BUDGETS.styles);
  expect(compressed(styles)).toBeGreaterThan(3);
});

test('a page that never becomes idle loads the generator all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const late = { didTimeout: true, timeRemaining: () => 0 };
    window.requestIdleCallback = (work, options) =>
      options?.timeout ? window.setTimeout(work, options.timeout, late) : 0;
  });
  const worker = page.waitForResponse(/rows\.worker-.*\.js/);
  await page.goto('/');
  await worker;
});
