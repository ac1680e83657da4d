import type { Page } from '@playwright/test';

declare global {
  interface Window {
    downloadNames?: string[];
    liveUrls?: Set<string>;
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

/** Returns a function that lists the Blob URLs that the page loaded next has made and not revoked. */
export async function watchUrls(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const { createObjectURL, revokeObjectURL } = URL;
    const live = new Set<string>();
    window.liveUrls = live;
    URL.createObjectURL = (blob) => {
      const url = createObjectURL.call(URL, blob);
      live.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      live.delete(url);
      revokeObjectURL.call(URL, url);
    };
  });
  return () => page.evaluate(() => [...(window.liveUrls ?? [])]);
}
