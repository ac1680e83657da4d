import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loading, loadingKinds } from './loading.ts';

const SCRIPT = fileURLToPath(new URL('../fixtures/write-with-threads.mjs', import.meta.url));
/** Two transactions, each of them large enough for two threads. */
const ROWS = 2_000_000;
const SCHEMA = {
  version: 1,
  seed: 'threads',
  tables: [
    {
      name: 'keys',
      rows: ROWS,
      primaryKey: ['id'],
      columns: [
        { name: 'id', field: 'sequence' },
        { name: 'code', field: 'string.uuid' },
      ],
    },
  ],
};
const DIGEST = "SELECT count(*), md5(string_agg(code, ',' ORDER BY id)) FROM keys;";

const folder = mkdtempSync(join(tmpdir(), 'load-threads-'));
const document = join(folder, 'keys.json');
writeFileSync(document, JSON.stringify(SCHEMA));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Loads in a process of its own, which must end by itself. */
async function load(
  url: string,
  job: object,
): Promise<{ readonly threads: number; readonly message?: string }> {
  const words = JSON.stringify({ document, path: url, workers: 2, ...job });
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, words]);
  return JSON.parse(stdout);
}

const kind = loadingKinds.find(({ dialect }) => dialect === 'postgresql');

describe.skipIf(!kind?.installed && !process.env.CI)('a table of several transactions', () => {
  let loading: Loading;
  let alone: string;
  beforeAll(async () => {
    if (!kind) throw new Error('There is no PostgreSQL');
    loading = await kind.start();
    await loading.create('alone');
    expect(await load(loading.url('alone'), { workers: 1 })).toMatchObject({ threads: 0 });
    alone = await loading.run('alone', DIGEST);
    expect(alone).toContain(String(ROWS));
  });
  afterAll(() => loading?.stop());

  it.each([
    ['keeps its thread from one to the next', 'kept', {}, 1],
    ['gets a new thread for one that has ended', 'ended', { terminatedAt: [5] }, 2],
  ])('%s, and has the same rows', async (_, name, job, threads) => {
    await loading.create(name);
    expect(await load(loading.url(name), job)).toMatchObject({ threads });
    expect(await loading.run(name, DIGEST)).toBe(alone);
  });

  it('leaves no row and no thread after an abort', async () => {
    await loading.create('aborted');
    expect(await load(loading.url('aborted'), { abort: 'write' })).toMatchObject({
      message: 'enough',
      threads: 1,
    });
    expect(await loading.run('aborted', 'SELECT count(*) FROM keys;')).toMatch(/^0\s*$/);
  });
});
