import { expect } from '@playwright/test';
import { test } from './helpers.ts';

/** Texts that stand in each library and nowhere else, and so in what a build makes of it. */
const MARKS = {
  '@faker-js/faker': ['Schuppe', 'Christiansen'],
  randexp: ['lookbehind', 'Invalid regular expression, missing group'],
  papaparse: ['BAD_DELIMITERS', 'UndetectableDelimiter'],
} as const;

test('the first load holds no generator: no faker, no randexp, no papaparse', async ({ page, request }) => {
  await page.goto('/');
  const html = await (await request.get('/')).text();
  const scripts = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path]) => path ?? '');
  expect(scripts.length).toBeGreaterThan(0);
  // What a script imports is loaded at once as well; what it imports by a call is not.
  const seen = new Map<string, string>();
  for (const queue = [...scripts]; queue.length > 0; ) {
    const path = queue.shift() ?? '';
    if (seen.has(path)) continue;
    const body = await (await request.get(path)).text();
    seen.set(path, body);
    const imports = body.matchAll(/(?:^|[;}\n])\s*(?:import|export)[^;'"`()]*?["'`](\.[^"'`]+\.js)["'`]/g);
    for (const [, target] of imports) queue.push(new URL(target ?? '', `http://x${path}`).pathname);
  }
  const loaded = [...seen.values()].join('\n');
  for (const marks of Object.values(MARKS))
    for (const mark of marks) expect(loaded.includes(mark)).toBe(false);
});

test('what the first load must not hold is known by its marks: the worker holds faker and papaparse', async ({
  page,
}) => {
  const worker = page.waitForResponse(/generator\.worker-.*\.js/);
  await page.goto('/');
  const body = await (await worker).text();
  for (const mark of [...MARKS['@faker-js/faker'], ...MARKS.papaparse]) expect(body).toContain(mark);
});
