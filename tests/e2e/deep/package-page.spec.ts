import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
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
};

const POLICY = "default-src 'none'; script-src 'self'; worker-src 'self'";
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

let installed: InstalledPackage;
let server: Server;

test.beforeAll(async () => {
  installed = installPackage(tarball);
  const root = installed.project;
  mkdirSync(root, { recursive: true });
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(root, name), text);
  await build({ root, configFile: false, logLevel: 'error', worker: { format: 'es' } });
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
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  const sha256 = createHash('sha256').update(csv).digest('hex');
  const answer = JSON.stringify({ size: csv.length, sha256, hasProcess: false });
  await expect(page.locator('output')).toHaveText(answer, { timeout: 60_000 });
});
