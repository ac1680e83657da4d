import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { FileOptions } from '../../../src/library/api.ts';
import { opened, problemsOf, tableOf, watched } from '../../fixtures/library.ts';

const PART_BYTES = 65_536;
/** A row of `tableOf` in ndjson has at least as many bytes: `{"id":1}` and a line feed. */
const ROW_BYTES_MIN = 9;
/** The most rows of a batch with one column. */
const BATCH_ROWS = 512;

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return await new Response(stream).text();
}

describe('a stream', () => {
  it('is a complete file with the rows that were asked for', async () => {
    const table = (await opened(tableOf('few', 5))).table('few');
    expect(await textOf(table.stream('csv'))).toBe('id\r\n1\r\n2\r\n3\r\n4\r\n5\r\n');
    expect(await textOf(table.stream('ndjson', { from: 1, to: 3 }))).toBe('{"id":2}\n{"id":3}\n');
    expect(await textOf(table.stream('csv', { to: 1, options: { lineEnd: 'lf', header: false } }))).toBe(
      '1\n',
    );
  });

  it.each([
    [[], ['format']],
    [[3], ['format']],
    [['csv', null], []],
    [['csv', { signal: {} }], ['signal']],
    [['csv', { onProgress: 'x' }], ['onProgress']],
  ])('cannot be asked for with %j', async (request, path) => {
    const table = (await opened(tableOf('few', 5))).table('few');
    // A program without types can give any values.
    expect(await problemsOf(() => Reflect.apply(table.stream, table, request))).toMatchObject([
      { path, code: 'wrong-type' },
    ]);
  });

  it('beyond the end of the table has no rows', async () => {
    const table = (await opened(tableOf('few', 5))).table('few');
    expect(await textOf(table.stream('csv', { from: 5 }))).toBe('id\r\n');
    expect(await textOf(table.stream('csv', { from: 99, to: 200 }))).toBe('id\r\n');
  });

  it('can be compressed, and be longer than a part', async () => {
    const table = (await opened(tableOf('many', 60_000))).table('many');
    const lines = Array.from({ length: 60_000 }, (_, i) => `{"id":${i + 1}}\n`).join('');
    expect(await textOf(table.stream('ndjson'))).toBe(lines);
    const compressed = await new Response(table.stream('ndjson', { gzip: true })).arrayBuffer();
    expect(gunzipSync(compressed).toString()).toBe(lines);
  });

  it('holds all tables if the format can', async () => {
    const dataset = await opened(tableOf('a', 1), tableOf('b', 1));
    const sql = await textOf(dataset.stream('sql'));
    expect(sql.match(/^CREATE TABLE /gm)).toHaveLength(2);
    expect(await problemsOf(() => dataset.stream('csv'))).toMatchObject([
      { code: 'missing-property', message: expect.stringContaining('“a”, “b”') },
    ]);
  });

  it('does not disturb another that is read at the same time', async () => {
    const table = (await opened(tableOf('people', 3000, [{ name: 'name', field: 'person.fullName' }]))).table(
      'people',
    );
    const alone = await textOf(table.stream('json'));
    const both = await Promise.all([textOf(table.stream('json')), textOf(table.stream('json'))]);
    expect(both).toEqual([alone, alone]);
  });

  it('makes no row before it is read, and then at most two parts ahead', async () => {
    let made = 0;
    const dataset = watched([tableOf('endless', 10 ** 10)], (_, from, to) => {
      made += to - from;
    });
    const reader = dataset.table('endless').stream('ndjson', { workers: 1 }).getReader();
    await setImmediate();
    expect(made).toBe(0);
    for (let parts = 1; parts <= 3; parts++) {
      const { value } = await reader.read();
      expect(value).toHaveLength(PART_BYTES);
      // Enough time to make more rows, if it did.
      for (let turn = 0; turn < 100; turn++) await setImmediate();
      expect(made).toBeLessThanOrEqual(((parts + 2) * PART_BYTES) / ROW_BYTES_MIN + BATCH_ROWS);
    }
    await reader.cancel();
  });

  it('stops making rows when it is cancelled', async () => {
    let made = 0;
    let cancel: () => void = () => {};
    const cancelled = new Promise<void>((resolve) => {
      cancel = resolve;
    });
    const dataset = watched([tableOf('endless', 10 ** 10)], (_, from, to) => {
      made += to - from;
      const until = performance.now() + 5;
      while (performance.now() < until);
      cancel();
    });
    const reader = dataset.table('endless').stream('ndjson', { workers: 1 }).getReader();
    const read = reader.read();
    await cancelled;
    await reader.cancel();
    expect(await read).toEqual({ done: true, value: undefined });
    const before = made;
    for (let turn = 0; turn < 100; turn++) await setImmediate();
    // It notices within 30 ms, and each batch takes 5 ms. A part would take 13 batches.
    expect(made - before).toBeLessThanOrEqual(8 * BATCH_ROWS);
    const stopped = made;
    for (let turn = 0; turn < 100; turn++) await setImmediate();
    expect(made).toBe(stopped);
  });

  it.each([
    ['before it is read', 0],
    ['between two parts', 1],
  ])('that is aborted %s fails with the reason', async (_, parts) => {
    const table = (await opened(tableOf('endless', 10 ** 10))).table('endless');
    const stop = new AbortController();
    const reason = new Error('no longer needed');
    const reader = table.stream('ndjson', { signal: stop.signal }).getReader();
    for (let part = 0; part < parts; part++) await reader.read();
    stop.abort(reason);
    await expect(reader.read()).rejects.toBe(reason);
    await expect(table.stream('ndjson', { signal: stop.signal }).getReader().read()).rejects.toBe(reason);
  });

  it('that is aborted while a part is made fails with the reason', async () => {
    const table = (await opened(tableOf('endless', 10 ** 10))).table('endless');
    const stop = new AbortController();
    const reading = textOf(table.stream('ndjson', { gzip: true, signal: stop.signal }));
    await setImmediate();
    stop.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('fails if rows cannot be made', async () => {
    const failure = new Error('broken');
    const dataset = watched([tableOf('many', 1000)], (_, from) => {
      if (from > 500) throw failure;
    });
    await expect(textOf(dataset.table('many').stream('csv', { workers: 1 }))).rejects.toBe(failure);
  });

  it.each<[string, Omit<FileOptions, 'options'> & Record<string, unknown>, string, string]>([
    [
      'an unknown option of the format',
      { options: { delimeter: ';' } },
      'options.delimeter',
      'unknown-property',
    ],
    ['a wrong option of the format', { options: { delimiter: '"' } }, 'options.delimiter', 'invalid-value'],
    ['an option in the wrong place', { delimiter: ';' }, 'delimiter', 'unknown-property'],
    ['a range that ends before it starts', { from: 2, to: 1 }, 'to', 'range-empty'],
    ['a negative row', { from: -1 }, 'from', 'out-of-range'],
    ['a fractional row', { to: 1.5 }, 'to', 'out-of-range'],
    ['no thread', { workers: 0 }, 'workers', 'out-of-range'],
  ])('is refused with %s', async (_, options, path, code) => {
    const table = (await opened(tableOf('few', 5))).table('few');
    const problems = await problemsOf(() => table.stream('csv', options));
    expect(problems.map((problem) => [problem.path.join('.'), problem.code])).toEqual([[path, code]]);
  });
});
