import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';

const PORT = Number(process.env.PORT ?? 4173);
const executablePath = findBrowser();

/** As root, Chromium starts only without its sandbox. The other flags stop the browser's own requests. */
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
  // A test that passes only on a retry is reported at the end of the test command's output, but does not fail the run.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Each test has a new context, in which the worker would cache the whole site: 1.2 of 2 s of processor time per test.
    serviceWorkers: 'block',
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'together', testIgnore: 'undisturbed/**' },
    // One at a time, after the others, because these measurements must not share the processor.
    {
      name: 'undisturbed',
      testMatch: 'undisturbed/**',
      dependencies: ['together'],
      workers: 1,
      use: { serviceWorkers: 'allow' },
    },
  ],
  webServer: {
    command: `npm run serve -- --port ${PORT}`,
    cwd: '..',
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
