/** @module-tag deep */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WrittenFile } from '../../../src/library/api.ts';
import { runProgram } from '../../fixtures/commands.ts';
import { peopleOf, sha256OfFile } from '../../fixtures/file-digests.ts';
import { groupedTables } from '../../fixtures/grouped-tables.ts';
import { severalLocales } from '../../fixtures/several-locales.ts';
import { shop } from '../../fixtures/shop.ts';

interface Outcome {
  readonly files?: readonly WrittenFile[];
  readonly message?: string;
  readonly threads: number;
  /** The most memory that the process has had. */
  readonly megabytes: number;
}

const SCRIPT = fileURLToPath(new URL('../../fixtures/write-with-threads.mjs', import.meta.url));
const PEOPLE = fileURLToPath(new URL('../../fixtures/people.json', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'threads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the job in a process, which must end by itself. */
async function run(job: object): Promise<Outcome> {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, JSON.stringify(job)]);
  return JSON.parse(stdout);
}

const people = (name: string, job: object = {}) =>
  run({ document: PEOPLE, path: join(folder, name), workers: 2, ...job });

function documentOf(name: string, document: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(document));
  return path;
}

describe('a million people', () => {
  let alone: Outcome;
  beforeAll(async () => {
    alone = await people('alone.csv', { workers: 1 });
    expect(alone.threads).toBe(0);
    expect(alone.files).toMatchObject([{ rows: 1_000_000 }]);
  });

  it('have the same bytes with two threads, within 400 MB', async () => {
    const two = await people('two.csv');
    expect(two.threads).toBe(1);
    expect(two.files?.[0]?.sha256).toBe(alone.files?.[0]?.sha256);
    expect(two.megabytes).toBeLessThan(400);
    expect(readFileSync(join(folder, 'two.csv')).equals(readFileSync(join(folder, 'alone.csv')))).toBe(true);
  });

  it('have the same bytes with more threads than cores', async () => {
    const five = await people('five.csv', { workers: 5 });
    expect(five.threads).toBe(4);
    expect(five.files?.[0]?.sha256).toBe(alone.files?.[0]?.sha256);
  });

  it('have the same bytes if a thread is terminated while it writes', async () => {
    const terminated = await people('terminated.csv', { terminatedAt: [3] });
    expect(terminated.threads).toBe(2);
    expect(terminated.files?.[0]?.sha256).toBe(alone.files?.[0]?.sha256);
  });

  it('have the same bytes if the thread in its place is terminated too', async () => {
    const terminated = await people('terminated.csv', { terminatedAt: [1, 1] });
    expect(terminated.threads).toBe(3);
    expect(terminated.files?.[0]?.sha256).toBe(alone.files?.[0]?.sha256);
  });
});

describe('a file of bytes', () => {
  it('has the same bytes with one, two and three threads, and from the command line', async () => {
    const document = documentOf('third.json', peopleOf(300_000));
    const files = [1, 2, 3].map((workers) => ({ workers, path: join(folder, `third-${workers}.parquet`) }));
    const digests: unknown[] = [];
    for (const { workers, path } of files) {
      const outcome = await run({ document, path, workers });
      expect(outcome.threads).toBe(workers - 1);
      digests.push(outcome.files?.[0]?.sha256);
    }
    const { status } = await runProgram(['rows', document, '--out', join(folder, 'command.parquet')]);
    expect(status).toBe(0);
    digests.push(await sha256OfFile(join(folder, 'command.parquet')));
    expect(new Set(digests).size).toBe(1);
  });

  it('has the same bytes if a thread is terminated while it writes a group', async () => {
    const document = documentOf('third.json', peopleOf(300_000));
    const terminated = await run({
      document,
      path: join(folder, 'terminated.parquet'),
      workers: 2,
      terminatedAt: [2],
    });
    expect(terminated.threads).toBe(2);
    expect(terminated.files?.[0]?.sha256).toBe(await sha256OfFile(join(folder, 'command.parquet')));
  });
});

describe('a file that cannot be finished', () => {
  const left = () =>
    readdirSync(folder).filter((name) => name.startsWith('aborted') || name.includes('part'));

  it('leaves nothing after an abort', async () => {
    const { files, message } = await people('aborted.csv', { abort: 'write' });
    expect(files).toBeUndefined();
    expect(message).toBe('enough');
    expect(left()).toEqual([]);
  });

  it('ends its threads when its stream is cancelled', async () => {
    expect((await people('', { abort: 'stream' })).threads).toBe(1);
  });

  it('does not keep the process alive when nobody reads its stream', async () => {
    expect((await people('', { abort: 'reader' })).threads).toBe(1);
  });
});

/** Two tables of many cells, nearly all of them nulls. */
function sparseTables(rows: number) {
  const nulls = Array.from({ length: 9 }, (_, i) => ({ name: `null${i}`, field: 'boolean', nulls: 100 }));
  const columns = [{ name: 'id', field: 'sequence' }, ...nulls];
  return [
    { name: 'first', rows, columns },
    { name: 'second', rows, columns },
  ];
}

describe('the number of threads', () => {
  it('is one for a small file', async () => {
    const columns = [{ name: 'id', field: 'sequence' }];
    const document = documentOf('small.json', {
      version: 1,
      tables: [{ name: 'small', rows: 100_000, columns }],
    });
    expect(await run({ document, path: join(folder, 'small.csv'), workers: 8 })).toMatchObject({
      files: [{ rows: 100_000 }],
      threads: 0,
    });
  });

  it.each([
    ['shop', 'sql', shop(100_000)],
    ['shop', 'sql.gz', shop(100_000)],
    ['groups', 'sql', groupedTables(180_000)],
    ['sparse', 'xlsx', sparseTables(50_000)],
    ['locales', 'sql', severalLocales(410_000)],
  ] as const)('does not change a file of several tables: %s, %s', async (seed, extension, tables) => {
    const document = documentOf(`${seed}.json`, { version: 1, seed, tables });
    const job = (workers: number) => ({ document, path: join(folder, `${workers}.${extension}`), workers });
    const alone = await run(job(1));
    const three = await run(job(3));
    expect(alone.threads).toBe(0);
    expect(three.threads).toBe(2);
    expect(three.files?.[0]?.sha256).toBe(alone.files?.[0]?.sha256);
    expect(three.files?.[0]?.bytes).toBe(alone.files?.[0]?.bytes);
  });
});
