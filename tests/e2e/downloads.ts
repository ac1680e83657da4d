import type { Page } from '@playwright/test';

declare global {
  interface Window {
    downloadNames?: string[];
  }
}

/**
 * Lists the files that the loaded page makes the browser save. Returns a function that reads their names. When a message
 * appears, files saved before it are already in the list; Playwright's own events come later.
 */
export async function watchDownloads(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const names: string[] = [];
    window.downloadNames = names;
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      if (this.download) names.push(this.download);
      click.call(this);
    };
  });
  return () => page.evaluate(() => window.downloadNames ?? []);
}
