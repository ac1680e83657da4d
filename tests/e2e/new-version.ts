import { expect, type Page } from '@playwright/test';

const HASH = '0123456789abcdef';
export const NEXT_CACHE = `rowloom-${HASH}`;

/** The source of a service worker as another version of the site has it. */
export function nextVersion(serviceWorker: string): string {
  return serviceWorker.replace(/(?<=[`"'])[0-9a-f]{16}(?=[`"'])/, HASH);
}

/** The bar that announces a new version. */
export function newVersionBar(page: Page) {
  return page.getByText('A new version of Rowloom is ready.', { exact: true }).locator('..');
}

/** Reloads the page into the version of `nextVersion`, and waits until its cache is the only one. */
export async function changeVersion(page: Page): Promise<void> {
  await page.reload();
  await newVersionBar(page).getByRole('button', { name: 'Reload' }).click();
  const names = () => page.evaluate(() => caches.keys()).catch(() => []);
  await expect.poll(names).toEqual([NEXT_CACHE]);
}
