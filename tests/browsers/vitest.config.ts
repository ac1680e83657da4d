import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.spec.ts'],
    globalSetup: resolve(import.meta.dirname, 'serve.ts'),
    fileParallelism: false,
    // Tests that pass only on a retry are named at the end of the test command's output.
    retry: 1,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
