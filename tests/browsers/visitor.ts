import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, inject, vi } from 'vitest';
import { startServer } from '../fixtures/own-server.ts';
import type { Page, PageElement, Role, Scope } from './page.ts';

const TIMEOUT_MS = 20_000;
const PICTURES = resolve(import.meta.dirname, '../../test-results');

/** Tries an action until it works, because an element may still appear, move, or be rendered again. */
const attempt = <Result>(use: () => Promise<Result>) => vi.waitFor(use, { timeout: TIMEOUT_MS });

async function findNow(scope: Scope, role: Role, name: string): Promise<PageElement> {
  const [element, ...others] = await scope.all(role, name);
  if (!element) throw new Error(`There is no ${role} "${name}"`);
  if (others.length > 0) throw new Error(`There are ${others.length + 1} of ${role} "${name}"`);
  return element;
}

/** The only element with a role and a name, once it exists. */
export function find(scope: Scope, role: Role, name: string): Promise<PageElement> {
  return attempt(() => findNow(scope, role, name));
}

export function click(scope: Scope, role: Role, name: string): Promise<void> {
  return attempt(async () => (await findNow(scope, role, name)).click());
}

/** Clicks one of several elements with the same name, by its index. */
export function clickAt(scope: Scope, role: Role, name: string, place: number): Promise<void> {
  return attempt(async () => {
    const element = (await scope.all(role, name))[place];
    if (!element) throw new Error(`There is no ${role} "${name}" at ${place}`);
    await element.click();
  });
}

export function fill(
  scope: Scope,
  role: 'textbox' | 'spinbutton',
  name: string,
  text: string,
): Promise<void> {
  return attempt(async () => (await findNow(scope, role, name)).fill(text));
}

export function select(scope: Scope, name: string, value: string): Promise<void> {
  return attempt(async () => (await findNow(scope, 'combobox', name)).select(value));
}

export async function expectGone(scope: Scope, role: Role, name: string) {
  await expect.poll(() => scope.all(role, name)).toHaveLength(0);
}

/** Visits the site for the first time, and answers its question about cookies. */
export async function visit(page: Page, path = '/') {
  await page.goto(inject('origin') + path);
  await click(page, 'button', 'Reject All');
  await expectGone(page, 'region', 'Cookie consent');
}

/** Waits until an opening element is fully painted, because a dialog is transparent at first. */
export async function untilPainted(page: Page) {
  const opening = () =>
    page.run(() => document.getAnimations().some(({ effect }) => effect?.getTiming().iterations === 1));
  await expect.poll(opening).toBe(false);
  await page.run(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Waits for a text that the page shows anywhere. */
export async function expectText(page: Page, text: string) {
  const shown = () => page.run((wanted) => document.body.textContent.includes(wanted), text);
  await expect.poll(shown, { message: text }).toBe(true);
}

export async function takePicture(page: Page, ...names: readonly (string | number)[]) {
  await mkdir(PICTURES, { recursive: true });
  await page.screenshot(`${PICTURES}/${names.join('-').toLowerCase()}.png`);
}

export async function widerThanScreen(page: Page): Promise<boolean> {
  return page.run(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

export const heading = (page: Page) => page.run(() => document.querySelector('h1')?.textContent ?? '');

/** The values of a row of the only table; `number` counts from 1. Empty if the row is not rendered. */
export function tableRow(page: Page, number: number): Promise<string[]> {
  return page.run(
    (index) =>
      [...document.querySelectorAll(`tr[aria-rowindex="${index}"] td`)].map((cell) => cell.textContent ?? ''),
    number + 1,
  );
}

/** Rows of the table, its header not counted. */
export function rowCount(page: Page): Promise<number> {
  return page.run(() => Number(document.querySelector('table')?.getAttribute('aria-rowcount')) - 1);
}

/** Scrolls the table's scroll container to its end. */
export function scrollTableToEnd(page: Page): Promise<void> {
  return page.run(() => {
    let scroller = document.querySelector('table')?.parentElement;
    while (scroller && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement;
    scroller?.scrollTo(0, 1e9);
  });
}

/** The file that the browser saves when a button is clicked, once it is complete. */
export async function saved(page: Page, scope: Scope, button: string, name: RegExp, end: string) {
  const before = new Set(await readdir(page.downloads));
  await click(scope, 'button', button);
  return attempt(async () => {
    const added = (await readdir(page.downloads)).filter((file) => !before.has(file));
    const [file = ''] = added;
    // If there are two files, one of them is the incomplete part.
    expect(added).toEqual([expect.stringMatching(name)]);
    const text = await readFile(join(page.downloads, file), 'utf8');
    expect(text.endsWith(end)).toBe(true);
    return text;
  });
}

/** The text on the clipboard. The site's pages may only write it, so it is pasted into a page from another origin. */
export async function pasted(page: Page): Promise<string> {
  const server = await startServer();
  server.change((_, answer) => ({
    ...answer,
    headers: new Headers({ 'content-type': 'text/html' }),
    body: Buffer.from(
      '<!doctype html><link rel="icon" href="data:,"><textarea aria-label="Paste"></textarea>',
    ),
  }));
  try {
    await page.goto(server.origin);
    // Read from the paste event: WebKitGTK needs most of a minute to lay out so much text in a field.
    await page.run(() =>
      document.addEventListener('paste', (event) => {
        event.preventDefault();
        document.body.dataset.pasted = event.clipboardData?.getData('text/plain');
      }),
    );
    await click(page, 'textbox', 'Paste');
    await page.pressControl('v');
    const text = () => page.run(() => document.body.dataset.pasted ?? '');
    await expect.poll(text).not.toBe('');
    return await text();
  } finally {
    await server.stop();
  }
}
