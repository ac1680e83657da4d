import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import type { Measured } from './measure.ts';
import type { Bench } from './page.ts';
import { summarise, summaryText, tableHead, tableRow } from './report.ts';

declare global {
  var bench: Bench;
}

const ROUNDS = 7;
const PREVIEW_ROUNDS = 15;
const FLAGS = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];
const [benchUrl = '', siteUrl = '', ...words] = process.argv.slice(2);
const asJson = words.includes('--json');
const print = (text: string) => asJson || console.log(text);

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function open(page: Page, category: string, rows: number): Promise<void> {
  await page.goto(siteUrl);
  await page.getByRole('button', { name: `Generate ${category} Data` }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByLabel('Number of rows').fill(String(rows));
}

/** Milliseconds from the click to the first frame with the new rows in it. */
async function clickToPreview(page: Page, rows: number): Promise<number> {
  await page.getByLabel('Number of rows').fill(String(rows));
  return page.evaluate(async () => {
    const dialog = document.querySelector('[role="dialog"]');
    const button = [...document.querySelectorAll('button')].find((one) =>
      one.textContent?.startsWith('Generate &'),
    );
    const firstCell = () => dialog?.querySelector('tbody tr[aria-rowindex="2"]');
    const before = firstCell();
    const start = performance.now();
    button?.click();
    while (!firstCell() || firstCell() === before) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
}

/** Medians in milliseconds for 10 and for 5,000 rows, in alternation, after a warm-up round. */
async function measurePreview(page: Page): Promise<{ rows10: number; rows5000: number }> {
  await open(page, 'Person', 10);
  const times = { rows10: [] as number[], rows5000: [] as number[] };
  for (let round = 0; round <= PREVIEW_ROUNDS; round++) {
    const rows10 = await clickToPreview(page, 10);
    const rows5000 = await clickToPreview(page, 5000);
    if (round === 0) continue;
    times.rows10.push(rows10);
    times.rows5000.push(rows5000);
  }
  return { rows10: median(times.rows10), rows5000: median(times.rows5000) };
}

/**
 * The longest task of the UI thread, in milliseconds, from click to download. The page itself makes the clicks, because
 * Playwright's evaluations would be tasks too.
 * @param slowdown divides the processor's speed
 */
async function longestTask(page: Page, slowdown: number): Promise<number> {
  // The widest category: 14 fields.
  await open(page, 'Animal', 5000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const download = page.waitForEvent('download');
  const longest = await page.evaluate(async () => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
    const button = (start: string) =>
      [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(start));
    const frame = () => new Promise(requestAnimationFrame);
    const nextTask = () => new Promise((resolve) => setTimeout(resolve));
    button('Generate &')?.click();
    while (!document.querySelector('tbody tr[aria-rowindex="2"]')) await frame();
    // A visitor's click is a separate task, not part of the frame that shows the button.
    await nextTask();
    button('Download')?.click();
    while (!button('Download')?.hasAttribute('aria-busy')) await frame();
    while (button('Download')?.hasAttribute('aria-busy')) await frame();
    // Observers are notified in a later task: https://w3c.github.io/performance-timeline/
    await new Promise((resolve) => setTimeout(resolve, 200));
    return Math.max(0, ...tasks);
  });
  await download;
  return longest;
}

const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: FLAGS });
const page = await browser.newPage();
await page.goto(benchUrl);
// The page loads the table of places before it sets this up.
await page.waitForFunction(() => 'bench' in globalThis);
const subjects = await page.evaluate(() => globalThis.bench.subjects);
const chosen = subjects.filter((subject) => words.includes(subject));
print(`Chromium ${browser.version()}\n\n${tableHead()}`);
const measured: Measured[] = [];
for (const subject of chosen.length > 0 ? chosen : subjects) {
  const result = await page.evaluate(([name, rounds]) => globalThis.bench.measure(name, rounds), [
    subject,
    ROUNDS,
  ] as const);
  measured.push(result);
  print(tableRow(result));
}
const summary = summarise(measured);
print(`\n${summaryText(summary)}\n`);
const preview = await measurePreview(page);
print(
  `click to preview: ${preview.rows10.toFixed(1)} ms for 10 rows, ${preview.rows5000.toFixed(1)} ms for 5,000`,
);
const tasks = { fullSpeed: await longestTask(page, 1), quarterSpeed: await longestTask(page, 4) };
print(
  `longest task over 50 ms: ${tasks.fullSpeed} ms, at a quarter of the speed ${tasks.quarterSpeed} ms (0: no such task)`,
);
if (asJson) console.log(JSON.stringify({ measured, summary, preview, tasks }, null, 2));
await browser.close();
