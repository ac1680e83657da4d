import { describe, type TestAPI, test } from 'vitest';
import { firefox } from './firefox.ts';
import type { Browser, Page } from './page.ts';
import { takePicture } from './visitor.ts';
import { webkit } from './webkit.ts';

interface Fixtures {
  readonly page: Page;
}

/** The same tests in each browser, each test on a new page. */
export function inEachBrowser(define: (it: TestAPI<Fixtures>, browser: Browser) => void): void {
  for (const browser of [firefox, webkit]) {
    const missing = browser.installed ? '' : ' is not installed';
    const it = test.extend<Fixtures>({
      page: async ({ task }, use) => {
        const page = await browser.open();
        try {
          await use(page);
          if (task.result?.state === 'fail') await takePicture(page, browser.name, 'failed');
        } finally {
          await page.close();
        }
      },
    });
    describe.skipIf(missing && !process.env.CI)(`${browser.name}${missing}`, () => define(it, browser));
  }
}
