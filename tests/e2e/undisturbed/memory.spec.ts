import { type CDPSession, expect, type Page } from '@playwright/test';
import { controls, openCategory, test } from '../helpers.ts';

// A service worker would serve the worker's file without the test's changes.
test.use({ serviceWorkers: 'block' });

/** Counts the Blob URLs that a worker has made and not released. */
const COUNT_URLS = `self.live = new Set();
{ const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (blob) => { const url = createObjectURL.call(URL, blob); live.add(url); return url; };
  URL.revokeObjectURL = (url) => { live.delete(url); revokeObjectURL.call(URL, url); }; }`;

/** Generates and downloads repeatedly from within the page, because a driver from outside would itself use memory. */
async function generateAndDownload(page: Page, rounds: number): Promise<void> {
  await page.evaluate(async (times) => {
    const press = (name: string) =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
    const tableOtherThan = (former: Element | null) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          const table = document.querySelector('table');
          if (!table || table === former) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true });
      });
    // The browser's own work on 200 files is not measured.
    const downloadBegun = () =>
      new Promise<void>((resolve) => {
        HTMLAnchorElement.prototype.click = () => resolve();
      });
    for (let round = 0; round < times; round++) {
      const shown = tableOtherThan(document.querySelector('table'));
      press('Generate & Preview');
      await shown;
      const begun = downloadBegun();
      press('Download CSV');
      await begun;
    }
  }, rounds);
}

/** In bytes. */
async function usedAfterCollection(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

test('200 previews and files leave the heap as it was, and one Blob URL', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  test.slow();
  await page.route('**/assets/rows.worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${COUNT_URLS};\n${await response.text()}` });
  });
  const dialog = await openCategory(page, 'Person');
  // 50 kB per preview, so that retained previews outweigh the code that the browser has compiled.
  await controls(dialog).pattern.fill('x{1000}');
  await controls(dialog).rows.fill('50');
  const session = await context.newCDPSession(page);
  await generateAndDownload(page, 100);
  const before = await usedAfterCollection(session);
  await generateAndDownload(page, 200);
  const after = await usedAfterCollection(session);
  expect(after / before, `${before} bytes before, ${after} after`).toBeLessThan(1.1);
  await expect
    .poll(async () => {
      const live = page
        .workers()
        .map((worker) => worker.evaluate(() => Reflect.get(globalThis, 'live').size));
      return (await Promise.all(live)).reduce((sum, size) => sum + size, 0);
    })
    .toBe(1);
});
