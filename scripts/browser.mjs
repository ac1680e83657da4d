import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Headless shell first: it is the same engine without windows, and the tests take a third less time. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of an installed Chromium: CHROMIUM_PATH, the system's, or Playwright's own. */
export function findBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

const SYSTEM_FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The path of an installed Firefox: FIREFOX_PATH or the system's. */
export function findFirefox() {
  return [process.env.FIREFOX_PATH, ...SYSTEM_FIREFOXES].find((path) => path && existsSync(path));
}

/** The paths of the WebKitGTK driver and of the virtual display that it needs; undefined if one is missing. */
export function findWebKit() {
  const programs = { driver: '/usr/bin/WebKitWebDriver', display: '/usr/bin/Xvfb' };
  return Object.values(programs).every((path) => existsSync(path)) ? programs : undefined;
}
