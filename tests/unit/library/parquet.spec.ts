import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDocument } from '../../../src/library/open-document.ts';
import { makePlan } from '../../../src/library/shards/plan.ts';
import { opened, problemsOf, tableOf } from '../../fixtures/library.ts';
import { readParquet } from '../../fixtures/parquet.ts';

const folder = mkdtempSync(join(tmpdir(), 'rowloom-parquet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytesOf = async (stream: ReadableStream<Uint8Array>) =>
  Buffer.from(await new Response(stream).arrayBuffer());

const wholeNumbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => [from + i + 1]);

describe('a Parquet file of the library', () => {
  it('has the rows that were asked for, from a stream and in a file', async () => {
    const table = (await opened(tableOf('many', 3000))).table('many');
    const streamed = await bytesOf(table.stream('parquet', { from: 10, to: 2990 }));
    expect((await readParquet(streamed)).rows).toEqual(wholeNumbers(10, 2990));
    const path = join(folder, 'many.parquet');
    await table.write(path, { from: 10, to: 2990 });
    expect(readFileSync(path).equals(streamed)).toBe(true);
  });

  it('reports its rows and bytes, and stops when it is aborted', async () => {
    const table = (await opened(tableOf('many', 3000))).table('many');
    const path = join(folder, 'reported.parquet');
    const { files } = await table.write(path);
    expect(files).toMatchObject([{ rows: 3000, bytes: readFileSync(path).length }]);
    const stop = AbortSignal.abort(new Error('Enough'));
    await expect(table.write(path, { signal: stop })).rejects.toThrow('Enough');
  });

  it('is not compressed with gzip, and says why', async () => {
    const table = (await opened(tableOf('few', 5))).table('few');
    const refused = [{ path: ['gzip'], code: 'option-not-applicable' }];
    expect(await problemsOf(() => table.stream('parquet', { gzip: true }))).toMatchObject(refused);
    expect(await problemsOf(() => table.write(join(folder, 'few.parquet.gz')))).toMatchObject(refused);
    const message = expect.stringContaining('without gzip');
    expect(
      await problemsOf(() => table.write(`${folder}/`, { format: 'parquet', gzip: true })),
    ).toMatchObject([{ message }]);
  });

  it('holds one table, and names wrong options', async () => {
    const dataset = await opened(tableOf('a', 1), tableOf('b', 1));
    expect(await problemsOf(() => dataset.stream('parquet'))).toMatchObject([{ code: 'missing-property' }]);
    const options = { compression: 'zip' } as never;
    expect(await problemsOf(() => dataset.table('a').stream('parquet', { options }))).toMatchObject([
      { path: ['options', 'compression'] },
    ]);
  });

  it('has no shards, and the problem names a way without them', async () => {
    const document = await openDocument({ version: 1, tables: [tableOf('few', 5)] });
    if (!document.ok) throw new Error(JSON.stringify(document.error));
    const plan = makePlan(document.value, { format: 'parquet', options: {}, gzip: false, shardCount: 2 });
    const message = expect.stringMatching(/cannot be joined.*--from and --to/);
    expect(plan).toMatchObject({ ok: false, error: [{ path: ['format'], message }] });
  });
});
