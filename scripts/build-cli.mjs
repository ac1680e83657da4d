// Builds the command line into the folder given as argument.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

await build({
  root: ROOT,
  configFile: false,
  logLevel: 'silent',
  build: {
    ssr: true,
    outDir: process.argv[2] ?? 'node_modules/.cache/cli/latest',
    copyPublicDir: false,
    rolldownOptions: { input: { cli: `${ROOT}src/cli/cli.ts` } },
  },
  ssr: { noExternal: true },
});
