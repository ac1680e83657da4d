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
  workers: 2,
  // What passes only then is named at the end of the test command's output: a defect to be found, not a red gate.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'together', testIgnore: 'undisturbed/**' },
    // Alone, after the others: what is measured here must not share the processor with a neighbour.
    { name: 'undisturbed', testMatch: 'undisturbed/**', dependencies: ['together'], fullyParallel: false },
  ],
  webServer: {
    command: `npm run serve -- --port ${PORT}`,
    cwd: '..',
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
