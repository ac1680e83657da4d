import { defineConfig } from 'vitest/config';

/** Tests that take too long for a tier: `npm run test:long`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.spec.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 6 * 3_600_000,
    hookTimeout: 600_000,
  },
});
