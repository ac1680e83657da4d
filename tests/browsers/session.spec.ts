import { expect, inject } from 'vitest';
import { type StudioTab, visitAtRandom } from '../fixtures/random-visit.ts';
import { inEachBrowser } from './in-each-browser.ts';
import type { Page } from './page.ts';
import { visit } from './visitor.ts';

/** The seeds of visits. `SESSION_VISITS=50` makes fifty of them in each browser. */
const VISITS = Number(process.env.SESSION_VISITS ?? 4);

/** Acts in the page until the element that it looks for is there. Firefox's own search by role takes seconds in a long visit. */
async function act(page: Page, work: (name: string) => string, name: string): Promise<void> {
  await expect.poll(() => page.run(work, name)).toBe('done');
}

function typeName(name: string): string {
  const box = document.querySelector('[aria-label="Schema name"]');
  if (!(box instanceof HTMLInputElement)) return 'no box';
  box.focus();
  box.select();
  if (document.activeElement !== box)
    return `the focus is on ${document.activeElement?.outerHTML.slice(0, 200)}`;
  return document.execCommand('insertText', false, name) ? 'done' : 'the box takes no text';
}

function clickButton(name: string): string {
  const button = [...document.querySelectorAll<HTMLElement>('header button')].find(
    (one) => (one.ariaLabel ?? one.textContent?.trim()) === name && one.checkVisibility(),
  );
  button?.click();
  return button ? 'done' : 'no button';
}

function studioTab(page: Page): StudioTab {
  return {
    goto: (path) => page.goto(inject('origin') + path),
    reload: () => page.reload(),
    rename: (name) => act(page, typeName, name),
    openDialog: (name) => act(page, clickButton, name),
    run: (work, ...args) => page.run(work, ...args),
  };
}

inEachBrowser((it) => {
  it(
    `${VISITS} random visits lose no edit that is older than a second`,
    async ({ page }) => {
      await visit(page);
      for (let seed = 1; seed <= VISITS; seed++) await visitAtRandom(studioTab(page), seed);
      // A reload ends requests that are under way, and Firefox logs them.
      const ofReloads = ['A ServiceWorker intercepted the request'];
      expect(page.errors.filter((error) => !ofReloads.some((text) => error.includes(text)))).toEqual([]);
    },
    60_000 + VISITS * 60_000,
  );
});
