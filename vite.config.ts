import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { prerender } from './scripts/prerender.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), prerender()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // The coming policy allows files of this origin alone: no data: fonts, no inlined scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  // Pure rooms leave nothing behind: the files share what they import, faker's data above all.
  test: {
    include: ['tests/unit/**/*.spec.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
