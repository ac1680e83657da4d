// `npm run bench`: compares with plain faker in Node. `-- --browser`: in Chromium. `-- --json`: prints JSON. `-- --fields`: each
// field by itself. `-- --documents`: documents. `-- --formats`: the formats' writers. `-- --imports`: a large import of SQL. `-- --package`: the npm package, installed.
// `-- --shards`: plans and shards. `-- --threads`: threads, with `--rounds 5`. `-- --files`: large files of Parquet and Excel, with `--parquet 5000000` and `--xlsx 1048577` rows. `-- --load`: PostgreSQL, with `--rows 5000000` and `--rounds 5`. `-- --export`: the Studio's large files in Chromium; `--rows 10000000` and `--rounds 3` are
// numbers of its own. `-- person`: only one subject.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { build, preview, runnerImport } from 'vite';
import { packedPackage } from './load-package.mjs';

const OUT = 'node_modules/.cache/bench';
const words = process.argv.slice(2).filter((word) => word !== '--browser');

/** Vite's own loader: Node 20 imports no TypeScript. @type {typeof import('../build/lean-faker-data.ts')} */
const { leanFakerData } = (await runnerImport('./build/lean-faker-data.ts')).module;

/** @type {import('vite').InlineConfig} */
const shared = {
  configFile: false,
  logLevel: 'error',
  // The baseline, plain faker, needs all of faker's data.
  worker: { format: 'es', plugins: () => [leanFakerData()] },
};

/** @param {Record<string, string>} input */
async function buildForNode(input) {
  await build({
    ...shared,
    build: { ssr: true, outDir: OUT, emptyOutDir: true, rolldownOptions: { input } },
    ssr: { noExternal: true, external: ['@playwright/test', '@duckdb/node-api'] },
  });
}

/**
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit status
 */
async function run(script, args) {
  // `runnerImport` sets this process's NODE_ENV to `development`.
  const env = { ...process.env, NODE_ENV: 'production' };
  const [status] = await once(spawn(process.execPath, [script, ...args], { stdio: 'inherit', env }), 'exit');
  return status ?? 1;
}

/** @param {import('vite').InlineConfig} options */
async function serve(options) {
  const server = await preview({ logLevel: 'error', ...options });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The preview server has no local address');
  return { url, close: () => server.close() };
}

async function benchInNode() {
  await buildForNode({ node: 'bench/node.ts', scale: 'bench/scale.ts' });
  return run(`${OUT}/node.js`, words);
}

/** @param {'package' | 'shards' | 'load' | 'threads' | 'files'} script */
async function benchPackage(script) {
  await buildForNode({ [script]: `bench/${script}.ts`, 'file-contender': 'bench/file-contender.ts' });
  return run(`${OUT}/${script}.js`, [packedPackage(), ...words]);
}

/** @param {'browser' | 'export'} script */
async function benchInBrowser(script) {
  const outDir = `../${OUT}-page`;
  await buildForNode({ [script]: `bench/${script}.ts` });
  const input = { index: resolve('bench/index.html'), 'faker-file': resolve('bench/faker-file.ts') };
  const output = { entryFileNames: '[name].js' };
  await build({
    ...shared,
    root: 'bench',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input, output } },
  });
  await run('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'error']);
  const bench = await serve({
    configFile: false,
    root: 'bench',
    build: { outDir },
    preview: { port: 4180 },
  });
  const site = await serve({ preview: { port: 4181 } });
  const status = await run(`${OUT}/${script}.js`, [bench.url, site.url, ...words]);
  await Promise.all([bench.close(), site.close()]);
  return status;
}

function bench() {
  for (const script of /** @type {const} */ (['package', 'shards', 'load', 'threads', 'files'])) {
    if (words.includes(`--${script}`)) return benchPackage(script);
  }
  if (words.includes('--export')) return benchInBrowser('export');
  return process.argv.includes('--browser') ? benchInBrowser('browser') : benchInNode();
}

process.exit(await bench());
