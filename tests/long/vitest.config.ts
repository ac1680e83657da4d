import { defineConfig } from 'vitest/config';

/** What takes longer than a tier may: `npm run test:long`. */
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
