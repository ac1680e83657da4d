// `npm run bench`: against plain faker, in Node. `-- --browser`: in Chromium. `-- --json`: as data. `-- person`: one subject.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { build, preview, runnerImport } from 'vite';

const OUT = 'node_modules/.cache/bench';
const words = process.argv.slice(2).filter((word) => word !== '--browser');
const { module } = await runnerImport('./scripts/lean-faker-data.ts');
const shared = {
  configFile: false,
  logLevel: 'error',
  plugins: [module.leanFakerData()],
  worker: { format: 'es', plugins: () => [module.leanFakerData()] },
};

async function buildForNode(input) {
  await build({
    ...shared,
    build: { ssr: true, outDir: OUT, emptyOutDir: true, rolldownOptions: { input } },
    ssr: { noExternal: true, external: ['@playwright/test'] },
  });
}

async function run(script, args) {
  // `runnerImport` has made this process one of development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const [status] = await once(spawn(process.execPath, [script, ...args], { stdio: 'inherit', env }), 'exit');
  return status ?? 1;
}

async function serve(options) {
  const server = await preview({ logLevel: 'error', ...options });
  return { url: server.resolvedUrls.local[0], close: () => server.close() };
}

async function benchInNode() {
  await buildForNode({ node: 'tests/bench/node.ts', scale: 'tests/bench/scale.ts' });
  return run(`${OUT}/node.js`, words);
}

async function benchInBrowser() {
  const outDir = `../../${OUT}-page`;
  await buildForNode({ browser: 'tests/bench/browser.ts' });
  await build({ ...shared, root: 'tests/bench', build: { outDir, emptyOutDir: true } });
  await run('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'error']);
  const bench = await serve({
    configFile: false,
    root: 'tests/bench',
    build: { outDir },
    preview: { port: 4180 },
  });
  const site = await serve({ preview: { port: 4181 } });
  const status = await run(`${OUT}/browser.js`, [bench.url, site.url, ...words]);
  await Promise.all([bench.close(), site.close()]);
  return status;
}

process.exit(await (process.argv.includes('--browser') ? benchInBrowser() : benchInNode()));
