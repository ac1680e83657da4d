import { defineConfig } from '@playwright/test';

const { CHROMIUM_PATH } = process.env;

export default defineConfig({
  testMatch: '*.test.ts',
  use: {
    baseURL: 'http://shop.test',
    // Uses an installed Chromium instead of Playwright's own.
    ...(CHROMIUM_PATH ? { launchOptions: { executablePath: CHROMIUM_PATH } } : {}),
  },
});
