// `npm run bench`: against plain faker, in Node. `-- --browser`: in Chromium. `-- --json`: as data. `-- person`: one subject.
import { spawnSync } from 'node:child_process';
import { build } from 'vite';

const OUT = 'node_modules/.cache/bench';

await build({
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: true,
    outDir: `${OUT}`,
    emptyOutDir: true,
    rolldownOptions: { input: { node: 'tests/bench/node.ts', scale: 'tests/bench/scale.ts' } },
  },
  ssr: { noExternal: true },
});
const { status } = spawnSync(process.execPath, [`${OUT}/node.js`, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
