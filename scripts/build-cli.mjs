// Builds the command line into the folder given as argument.
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Vite's own loader: Node 20 imports no TypeScript. @type {typeof import('../build/lean-faker-data.ts')} */
const { leanFakerData } = (await runnerImport(`${ROOT}build/lean-faker-data.ts`)).module;

await build({
  root: ROOT,
  configFile: false,
  logLevel: 'silent',
  plugins: [leanFakerData()],
  build: {
    ssr: true,
    outDir: process.argv[2] ?? 'node_modules/.cache/cli/latest',
    copyPublicDir: false,
    rolldownOptions: { input: { cli: `${ROOT}src/cli/cli.ts` } },
  },
  ssr: { noExternal: true },
});
