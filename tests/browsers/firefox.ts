import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type ElementHandle, type Page as Tab } from 'puppeteer-core';
import { findFirefox } from '../../scripts/browser.mjs';
import type { Browser, Page, PageElement, Role } from './page.ts';

/** Puppeteer's selector for the role and name that Firefox computes for assistive technology. */
const byRole = (role: Role, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

async function pressControl(tab: Tab, key: string): Promise<void> {
  await tab.keyboard.down('Control');
  await tab.keyboard.press(key as 'a');
  await tab.keyboard.up('Control');
}

function elementOf(tab: Tab, handle: ElementHandle): PageElement {
  return {
    all: async (role, name) => (await handle.$$(byRole(role, name))).map((found) => elementOf(tab, found)),
    click: () => handle.click(),
    async fill(text) {
      await handle.focus();
      await pressControl(tab, 'a');
      await tab.keyboard.type(text);
    },
    async select(value) {
      await handle.select(value);
    },
  };
}

async function open(): Promise<Page> {
  const downloads = await mkdtemp(join(tmpdir(), 'firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox',
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.download.alwaysOpenPanel': false,
    },
  });
  // Not Firefox's first tab: it does not have the focus, so elements in it get no focus events.
  const tab = await browser.newPage();
  const errors: string[] = [];
  tab.on('pageerror', (error) => errors.push(String(error)));
  tab.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Firefox gives no text of an Error that a script logs, but the place of the script's line.
    const { url = '', lineNumber, columnNumber } = message.location();
    errors.push(`${message.text()} (${url}:${lineNumber}:${columnNumber})`);
  });
  return {
    errors,
    downloads,
    all: async (role, name) => (await tab.$$(byRole(role, name))).map((found) => elementOf(tab, found)),
    async goto(url) {
      await tab.goto(url);
    },
    async reload() {
      await tab.reload();
    },
    resize: (width, height) => tab.setViewport({ width, height }),
    type: (text) => tab.keyboard.type(text),
    press: (key) => tab.keyboard.press(key),
    async wheel(x, y, pixels) {
      await tab.mouse.move(x, y);
      await tab.mouse.wheel({ deltaY: pixels });
    },
    pressControl: (key) => pressControl(tab, key),
    run<Args extends readonly (string | number)[], Result>(work: (...args: Args) => Result, ...args: Args) {
      const result: Promise<unknown> = tab.evaluate(`(${work})(...${JSON.stringify(args)})`);
      return result as Promise<Awaited<Result>>;
    },
    async screenshot(path) {
      await writeFile(path, await tab.screenshot());
    },
    async close() {
      await browser.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}

export const firefox: Browser = { name: 'Firefox', installed: findFirefox() !== undefined, open };
