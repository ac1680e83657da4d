import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { codeBlocks } from '../../fixtures/code-blocks.ts';
import { type InstalledPackage, installPackage } from '../../fixtures/installed-package.ts';
import { tarball } from '../../fixtures/npm-package.ts';

const ROWS = 100_000;

const document = {
  version: 1,
  seed: 'page',
  now: '2026-01-01T00:00:00Z',
  tables: [
    {
      name: 'people',
      rows: ROWS,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        { name: 'name', field: 'person.fullName' },
        { name: 'email', field: 'internet.email', unique: true },
        { name: 'city', field: 'location.city' },
        { name: 'joined', field: 'timestamp', nulls: 10 },
        { name: 'points', field: 'number', options: { min: 0, max: 1000 } },
      ],
    },
  ],
};

const blocks = codeBlocks(readFileSync('docs/library.md', 'utf8'));
/** The text of a block that the page about the library names. */
const blockOf = (name: string) => blocks.find(({ file }) => file === name)?.text ?? '';

const SOURCES = {
  'index.html':
    '<!doctype html><title>Rows</title><script type="module" src="/page.js"></script><output></output>',
  'page.js': `const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => { document.querySelector('output').textContent = JSON.stringify(data); };
    worker.onerror = ({ message }) => { document.querySelector('output').textContent = message; };`,
  'worker.js': `import { open } from 'rowloom';
    import document from './schema.json';
    const dataset = await open(document);
    const bytes = await new Response(dataset.table('people').stream('csv')).arrayBuffer();
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    postMessage({
      size: bytes.byteLength,
      sha256: [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
      hasProcess: 'process' in globalThis,
    });`,
  'schema.json': JSON.stringify(document),
  'mocked.html':
    '<!doctype html><title>Mocks</title><script type="module" src="/mocked.js"></script><output></output>',
  'mocked.js': `import './mocks.ts';
    const response = await fetch('/api/customers?from=40');
    document.querySelector('output').textContent = await response.text();`,
  'mocks.ts': blockOf('mocks.ts'),
  'shop.ts': blockOf('shop.ts'),
  // The command line and Node read no TypeScript. The block has no types.
  'shop.mjs': blockOf('shop.ts'),
};

const POLICY = "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'";
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

// One worker, which builds the pages once.
test.describe.configure({ mode: 'default' });

let installed: InstalledPackage;
let server: Server;

test.beforeAll(async () => {
  installed = installPackage(tarball);
  const root = installed.project;
  mkdirSync(root, { recursive: true });
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(root, name), text);
  symlinkSync(resolve('node_modules/msw'), join(root, 'node_modules/msw'));
  mkdirSync(join(root, 'public'));
  copyFileSync('node_modules/msw/lib/mockServiceWorker.js', join(root, 'public/mockServiceWorker.js'));
  const input = ['index.html', 'mocked.html'].map((name) => join(root, name));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: { rolldownOptions: { input } },
  });
  server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    try {
      const content = readFileSync(join(root, 'dist', path));
      response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
      response.setHeader('Content-Security-Policy', POLICY);
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});

test.afterAll(() => {
  server.close();
  installed.remove();
});

const addressOf = (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`;

test('the worker of a page that Vite builds with the package writes the CSV of the command line, 100,000 rows', async ({
  page,
}) => {
  const csv = execFileSync(
    installed.program,
    ['rows', join(installed.project, 'schema.json'), '--format', 'csv'],
    {
      maxBuffer: 2 ** 28,
    },
  );
  expect(csv.toString('utf8').trimEnd().split('\r\n')).toHaveLength(ROWS + 1);
  await page.goto(addressOf('/'));
  const sha256 = createHash('sha256').update(csv).digest('hex');
  const answer = JSON.stringify({ size: csv.length, sha256, hasProcess: false });
  await expect(page.locator('output')).toHaveText(answer, { timeout: 60_000 });
});

test.describe('with the service worker of MSW', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page gets the rows of the command line as answers to its requests, as the page about the library shows', async ({
    page,
  }) => {
    const { shop } = await import(pathToFileURL(join(installed.project, 'shop.mjs')).href);
    const args = ['rows', '-', '--table', 'customers', '--from', '40', '--to', '60', '--format', 'json'];
    const written = execFileSync(installed.program, args, { input: JSON.stringify(shop), encoding: 'utf8' });
    expect(JSON.parse(written)).toHaveLength(20);
    await page.goto(addressOf('/mocked.html'));
    await expect(page.locator('output')).not.toBeEmpty();
    expect(await page.locator('output').textContent()).toBe(written);
  });
});
