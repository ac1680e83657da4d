import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import type { ExportRequest } from '../../../workers/studio/protocol.ts';
import { GATES, GATES_CHANNEL } from '../../fixtures/export-page/in-workers.ts';
import type { ExportPage } from '../../fixtures/export-page/page.ts';
import { type ServedPage, serveExportPage } from '../../fixtures/export-page/serve.ts';

declare global {
  var exportPage: ExportPage;
}

/** 2,400,000 cells, so that two workers write them. */
const ROWS = 200_000;
const document = JSON.parse(readFileSync(new URL('../../fixtures/people.json', import.meta.url), 'utf8'));
const [people] = document.tables;
const few = { ...people, name: 'few', rows: 3 };
const schema = { ...document, tables: [{ ...people, rows: ROWS }, few] };
/** More rows than are written in the time of a test. */
const endless = { ...document, tables: [{ ...people, rows: 10 ** 10 }] };

const csv: ExportRequest = { tables: [0], format: 'csv', options: {}, gzip: false, zip: false, name: 'all' };

/** What the command line writes, as the SHA-256 of each file. */
const expected: Record<string, string> = {};
let served: ServedPage;

const test = base.extend({
  page: async ({ page }, use) => {
    await page.goto(served.url);
    await page.waitForFunction(() => 'exportPage' in globalThis);
    await use(page);
  },
});

test.describe.configure({ mode: 'serial', timeout: 240_000 });

test.beforeAll(async () => {
  served = await serveExportPage();
  const folder = mkdtempSync(join(tmpdir(), 'export-sinks-'));
  writeFileSync(join(folder, 'schema.json'), JSON.stringify(schema));
  const program = new URL('../../../scripts/rowloom.mjs', import.meta.url).pathname;
  execFileSync(process.execPath, [
    program,
    'rows',
    join(folder, 'schema.json'),
    '--format',
    'csv',
    '--out',
    folder,
  ]);
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  for (const { name, sha256 } of manifest.files) expected[name] = sha256;
  rmSync(folder, { recursive: true });
});

test.afterAll(() => served.close());

type Target = 'page' | 'file' | 'directory' | 'private';

/** When the export is paused, and when it is cancelled. */
interface Interruption {
  readonly cancelAt?: 'writing' | 'finishing';
  readonly isPausedBefore?: boolean;
}

interface Job {
  readonly target: Target;
  readonly document?: object;
  readonly request?: Partial<ExportRequest>;
  readonly interruption?: Interruption;
}

type Gates = typeof GATES & { readonly channel: string };

/** Runs an export by the page's client, and lists the files that it leaves, with their SHA-256. */
async function run(page: Page, { target, document: source = schema, request, interruption }: Job) {
  const gates = { channel: GATES_CHANNEL, ...GATES };
  const job = { target, source, request: { ...csv, ...request }, interruption, gates };
  // As text: Playwright's types of arguments do not end for a request, whose options are JSON.
  return page.evaluate(async (text) => {
    const {
      target,
      source,
      request,
      interruption,
      gates,
    }: Required<Job> & { source: object; request: ExportRequest; gates: Gates } = JSON.parse(text);
    const { studioClient, createBlobSink } = globalThis.exportPage;
    const root = await navigator.storage.getDirectory();
    // Private handles stand in for those of a picker.
    const picked = await root.getDirectoryHandle('picked', { create: true });
    const destinations = {
      page: async () => ({ kind: 'page' }) as const,
      file: async () =>
        ({ kind: 'file', handle: await picked.getFileHandle('file', { create: true }) }) as const,
      directory: async () =>
        ({ kind: 'directory', handle: await picked.getDirectoryHandle('new', { create: true }) }) as const,
      private: async () => ({ kind: 'private', directory: 'one' }) as const,
    };

    const sha256Of = async (blob: Blob) => {
      const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
      return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    };
    const found: Record<string, string> = {};
    async function list(folder: FileSystemDirectoryHandle, path: string): Promise<void> {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemFileHandle)
          found[path + name] = await sha256Of(await handle.getFile());
        else if (handle instanceof FileSystemDirectoryHandle) await list(handle, `${path}${name}/`);
      }
    }

    const controller = new AbortController();
    const sink = createBlobSink();
    const phases: string[] = [];
    let pausedBytes = -1;

    const channel = new BroadcastChannel(gates.channel);
    /** Lets the workers through a gate, from now on. */
    const opened = new Set<string>();
    function open(gate: 'rows' | 'answer'): void {
      opened.add(gate);
      channel.postMessage(gates[gate].word);
    }
    channel.onmessage = ({ data }) => {
      for (const gate of ['rows', 'answer'] as const) {
        if (data === gates[gate].question && opened.has(gate)) open(gate);
      }
    };
    if (!interruption?.isPausedBefore) open('rows');

    const answer = await studioClient.export(source, request, await destinations[target](), {
      signal: controller.signal,
      sink,
      onProgress({ phase, bytes }) {
        if (phases.at(-1) !== phase) phases.push(phase);
        if (phase === 'writing' && bytes > 0 && interruption?.isPausedBefore && !opened.has('rows')) {
          studioClient.pauseExport(true);
        }
        if (phase === 'finishing') open('answer');
        if (phase === 'paused') {
          // What is made from now on is not written.
          open('rows');
          if (pausedBytes === bytes) {
            // Two reports with the same bytes: nothing is written any more.
            if (interruption?.cancelAt === 'writing') controller.abort();
            else studioClient.pauseExport(false);
          }
          pausedBytes = bytes;
        }
        const isWriting = phase === 'writing' && bytes > 0 && !interruption?.isPausedBefore;
        if (interruption?.cancelAt === phase && (phase === 'finishing' || isWriting)) controller.abort();
      },
    });
    open('answer');
    // The next request waits until the worker has removed what it wrote.
    await studioClient.export(
      { version: 1, tables: [] },
      request,
      { kind: 'page' },
      {
        signal: new AbortController().signal,
        onProgress: () => {},
      },
    );
    if (answer.ok && target === 'page') {
      for (const [i, { name, mediaType }] of answer.value.saved.entries()) {
        found[name] = await sha256Of(sink.blob(i, mediaType));
      }
    }
    channel.close();
    await list(root, '');
    return { answer, phases, found };
  }, JSON.stringify(job));
}

/** Removes all private files. */
async function clear(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  for await (const name of root.keys()) await root.removeEntry(name, { recursive: true });
}

const PATHS: Readonly<Record<Target, string>> = {
  page: 'people.csv',
  file: 'picked/file',
  directory: 'picked/new/people.csv',
  private: 'exports/one/people.csv',
};

for (const target of ['page', 'file', 'directory', 'private'] as const) {
  test(`an export by two workers has the bytes of the command line: ${target}`, async ({ page }) => {
    const { answer, found, phases } = await run(page, { target });
    const sha256 = expected['people.csv'];
    expect(found).toEqual({ [PATHS[target]]: sha256 });
    expect(answer).toMatchObject({ ok: true, value: { workers: 2, files: [{ rows: ROWS }] } });
    expect(phases).toEqual(['writing', 'finishing']);
  });

  test(`a paused export writes nothing until it is resumed, and then all rows: ${target}`, async ({
    page,
  }) => {
    const { phases, found } = await run(page, { target, interruption: { isPausedBefore: true } });
    expect(phases).toEqual(['writing', 'paused', 'writing', 'finishing']);
    expect(found).toEqual({ [PATHS[target]]: expected['people.csv'] });
  });

  for (const isPausedBefore of [false, true]) {
    test(`a cancelled export leaves nothing: ${target}, ${isPausedBefore ? 'paused' : 'writing'}`, async ({
      page,
    }) => {
      const interruption = { cancelAt: 'writing', isPausedBefore } as const;
      const { answer, found } = await run(page, { target, document: endless, interruption });
      expect(answer).toEqual({ ok: false, error: 'cancelled' });
      expect(found).toEqual({});
    });
  }
}

// Not for the page, which has no file to close.
for (const target of ['file', 'directory', 'private'] as const) {
  test(`an export cancelled while its file is being closed leaves nothing: ${target}`, async ({ page }) => {
    const { answer, phases, found } = await run(page, { target, interruption: { cancelAt: 'finishing' } });
    expect(phases).toEqual(['writing', 'finishing']);
    expect(answer).toEqual({ ok: false, error: 'cancelled' });
    expect(found).toEqual({});
  });
}

test('a zip of two files is the same at every destination', async ({ page }) => {
  const digests = new Set<string>();
  for (const target of ['page', 'file', 'private'] as const) {
    const { answer, found } = await run(page, { target, request: { tables: [0, 1], zip: true } });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const { files, saved } = answer.value;
    expect(files.map(({ name }) => name)).toEqual(Object.keys(expected));
    expect(saved).toEqual([{ name: 'all.zip', mediaType: 'application/zip', bytes: expect.any(Number) }]);
    // Headers, and no compression.
    const content = files.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(saved[0]?.bytes).toBeGreaterThan(content);
    expect(saved[0]?.bytes).toBeLessThan(content + 500);
    for (const digest of Object.values(found)) digests.add(digest);
    await page.evaluate(clear);
  }
  expect(digests.size).toBe(1);
});

test('several files in a directory have the bytes of the command line', async ({ page }) => {
  const { found } = await run(page, { target: 'directory', request: { tables: [0, 1] } });
  expect(found).toEqual({
    'picked/new/people.csv': expected['people.csv'],
    'picked/new/few.csv': expected['few.csv'],
  });
});

test('compressed files have the same bytes at every destination', async ({ page }) => {
  const digests = new Set<string>();
  for (const target of ['page', 'private'] as const) {
    const { found } = await run(page, { target, request: { gzip: true } });
    for (const digest of Object.values(found)) digests.add(digest);
    await page.evaluate(clear);
  }
  expect(digests.size).toBe(1);
});

// Not for private files: their synchronous handles ignore the quota in the contexts of tests, which keep them in memory.
for (const target of ['file', 'directory'] as const) {
  test(`a full disk ends the export, which leaves nothing: ${target}`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: new URL(served.url).origin,
      quotaSize: 8_000_000,
    });
    const { answer, found } = await run(page, { target });
    expect(answer).toEqual({ ok: false, error: { write: 'disk-full' } });
    expect(found).toEqual({});
  });
}
