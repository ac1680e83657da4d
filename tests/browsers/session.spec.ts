import { expect, inject } from 'vitest';
import { type StudioTab, visitAtRandom } from '../fixtures/random-visit.ts';
import { inEachBrowser } from './in-each-browser.ts';
import type { Page } from './page.ts';
import { clickAt, fill, visit } from './visitor.ts';

/** The seeds of visits. `SESSION_VISITS=50` makes fifty of them in each browser. */
const VISITS = Number(process.env.SESSION_VISITS ?? 4);

function studioTab(page: Page): StudioTab {
  return {
    goto: (path) => page.goto(inject('origin') + path),
    reload: () => page.reload(),
    rename: (name) => fill(page, 'textbox', 'Schema name', name),
    openDialog: (name) => clickAt(page, 'button', name, 0),
    run: (work, ...args) => page.run(work, ...args),
  };
}

inEachBrowser((it) => {
  it(
    `${VISITS} random visits lose no edit that is older than a second`,
    async ({ page }) => {
      await visit(page);
      for (let seed = 1; seed <= VISITS; seed++) await visitAtRandom(studioTab(page), seed);
      // A reload ends requests that are under way: Firefox logs them, and the document that is left logs a worker
      // that cannot load. Puppeteer has no text of an Error in Firefox's console: an uncaught one comes as a page error.
      const ofReloads = ['A ServiceWorker intercepted the request', 'JSHandle@error'];
      expect(page.errors.filter((error) => !ofReloads.some((text) => error.includes(text)))).toEqual([]);
    },
    60_000 + VISITS * 60_000,
  );
});
