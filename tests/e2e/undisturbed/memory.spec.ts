import { type CDPSession, expect, type Page } from '@playwright/test';
import { watchUrls } from '../downloads.ts';
import { controls, openCategory, test } from '../helpers.ts';

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

test('200 previews and files leave the heap as it was, and after five minutes no Blob URL', {
  tag: '@deep',
}, async ({ page, context }) => {
  test.slow();
  await page.clock.install();
  const urls = await watchUrls(page);
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
  await page.clock.runFor(301_000);
  expect(await urls()).toEqual([]);
});
