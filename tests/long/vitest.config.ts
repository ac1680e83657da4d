import { defineConfig } from 'vitest/config';

/** Tests that take too long for a tier: `npm run test:long`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.spec.ts'],
    isolate: false,
    fileParallelism: false,
    // Logs are printed as they are, without the name of the test before each line.
    disableConsoleIntercept: true,
    testTimeout: 6 * 3_600_000,
    hookTimeout: 600_000,
  },
});
