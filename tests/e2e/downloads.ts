import type { Page } from '@playwright/test';

declare global {
  interface Window {
    downloadNames?: string[];
  }
}

/**
 * Lists the files that the page, once it is loaded, has the browser save. Returns how to read their names. What was
 * saved before a message is in the list when the message is there; Playwright's own events come later.
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
