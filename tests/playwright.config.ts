import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';

const PORT = Number(process.env.PORT ?? 4173);
const executablePath = findBrowser();

/** Chromium has no sandbox for root, and no word with its maker while tests run. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A loaded machine may miss a wait; what fails three times is broken. Reports name what needed a second try.
  retries: 2,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'together', testIgnore: ['undisturbed/**', 'site-*', 'category.spec.ts'] },
    { name: 'not yet seen green together', testMatch: 'none' },
  ],
  webServer: {
    command: `npm run serve -- --port ${PORT}`,
    cwd: '..',
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
