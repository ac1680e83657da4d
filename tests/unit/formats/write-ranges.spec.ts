import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Format } from '../../../src/formats/format.ts';
import { type FormatId, formats } from '../../../src/formats/formats.ts';
import type { RangeWorker } from '../../../src/formats/range-worker.ts';
import { planFile, type TextPlan, writeFile } from '../../../src/formats/write-file.ts';
import { writeRanges } from '../../../src/formats/write-ranges.ts';
import { createSchemaWriter } from '../../../src/formats/writers.ts';
import { openDocument } from '../../fixtures/code.ts';
import { groupedTables } from '../../fixtures/grouped-tables.ts';
import { createMemorySink, createTestWorker } from '../../fixtures/range-workers.ts';
import { shop } from '../../fixtures/shop.ts';
import { textFormats } from '../../fixtures/text-formats.ts';

const ALL = { from: 0, to: Number.POSITIVE_INFINITY };

const cells = {
  name: 'cells',
  rows: 700,
  columns: [
    { name: 'id', field: 'sequence', primaryKey: true },
    { name: 'name', field: 'person.fullName', nulls: 10 },
    { name: 'vip', field: 'boolean', nulls: 50 },
    { name: 'net', field: 'number', options: { min: -5, max: 5, decimals: 2 } },
    { name: 'at', field: 'timestamp', options: { from: '2020-01-01', to: '2025-12-31' } },
    // Some of them are beyond 2^53.
    { name: 'large', field: 'number.bigInt', options: { min: '0', max: '10000000000000000' } },
    { name: 'tags', field: 'json', options: { columns: [{ name: 'one', field: 'lorem.word' }] }, nulls: 30 },
    { name: 'half', field: 'list', options: { values: ['\udca9', '"', 'é,\n', ''] } },
    { name: 'end', field: 'list', options: { values: ['x', '\ud83d'] } },
  ],
};
const { tables: single } = openDocument({ version: 1, seed: 'ranges', tables: [cells] });
const { tables: several } = openDocument({
  version: 1,
  seed: 'ranges',
  tables: [...shop(100), ...groupedTables(60)],
});

const OPTIONS: Partial<Record<FormatId, object>> = {
  sql: { rowsPerInsert: 7 },
  csv: { header: true, bom: true },
  // Without a separator, the end of one row and the start of the next may be two halves of a character.
  template: { row: '{half}{row}{net}{end}', separator: '', head: 'head', tail: 'tail' },
};

function planOf(format: FormatId): TextPlan {
  const { ofTables }: Format = formats[format];
  const tables = ofTables ? several : single;
  const writer = createSchemaWriter(format, tables, OPTIONS[format] ?? {});
  if (!writer.ok) throw new Error(JSON.stringify(writer.error));
  return planFile(writer.value, tables);
}

async function written(format: FormatId, rows = ALL): Promise<string> {
  const { sink, text } = createMemorySink();
  await writeFile(planOf(format), sink, rows);
  return text();
}

describe('a file of ranges', () => {
  it.each(textFormats)('has the bytes of a whole file: %s', async (format) => {
    const anyBounds = fc
      .tuple(fc.constantFrom(0, 0, 3, 60, 900), fc.constantFrom(1, 8, 400, 800, Number.POSITIVE_INFINITY))
      .map(([from, count]) => ({ from, to: from + count }));
    const anyNumbers = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
    await fc.assert(
      fc.asyncProperty(
        anyBounds,
        anyNumbers,
        fc.integer({ min: 1, max: 4 }),
        async (rows, numbers, count) => {
          const upTo = (most: number) => Math.floor(numbers.next().value * (most + 1));
          const start = () => createTestWorker(planOf(format), { share: upTo, turns: () => upTo(3) });
          const { sink, text } = createMemorySink();
          const starters = Array.from({ length: count }, () => start);
          expect(await writeRanges(planOf(format), sink, starters, rows)).toEqual({
            ok: true,
            value: undefined,
          });
          expect(text()).toBe(await written(format, rows));
        },
      ),
      { numRuns: 6 },
    );
  });

  it('tells how many rows the sink has received', async () => {
    const plan = planOf('sql');
    let rows = 0;
    await writeRanges(plan, createMemorySink().sink, [() => createTestWorker(plan)], {
      ...ALL,
      onRows: (count) => (rows += count),
    });
    expect(rows).toBe(several.reduce((sum, { rowCount }) => sum + rowCount, 0));
  });
});

describe('while the sink is busy', () => {
  it('at most two ranges per worker and the one that the sink takes exist, and each worker has at most two to write', async () => {
    let unread = 0;
    let mostUnread = 0;
    const most = [0, 0, 0];
    const starters = most.map((_, i) => {
      let asked = 0;
      return () =>
        createTestWorker(planOf('csv'), {
          share: () => 20,
          turns: () => i,
          onRange(change) {
            asked += change === 'asked' ? 1 : -1;
            unread += change === 'asked' ? 1 : 0;
            most[i] = Math.max(most[i] ?? 0, asked);
            mostUnread = Math.max(mostUnread, unread);
          },
        });
    });
    let added = 0;
    const { sink, text } = createMemorySink(async () => {
      for (let turn = 0; turn < 20; turn++) await setImmediate();
      added++;
      // The file's head, the table's head, and its tail come without a range.
      if (added > 2) unread--;
    });
    await writeRanges(planOf('csv'), sink, starters, ALL);
    expect(added).toBeGreaterThan(20);
    expect(Math.max(...most)).toBe(2);
    expect(mostUnread).toBeLessThanOrEqual(7);
    expect(text()).toBe(await written('csv'));
  });
});

describe('a worker that ends', () => {
  /** `endsAfter` says how many ranges a worker has written when it ends, and those started in its place. Others never end. */
  async function writtenBy(endsAfter: readonly number[], others: number) {
    const workers: ReturnType<typeof createTestWorker>[] = [];
    const start = (ranges: number) => {
      let left = ranges;
      const worker = createTestWorker(planOf('csv'), { share: () => 10, endsIn: () => left-- === 0 });
      workers.push(worker);
      return worker;
    };
    let started = 0;
    const starters = [
      () => start(endsAfter[started++] ?? Number.POSITIVE_INFINITY),
      ...Array.from({ length: others }, () => () => start(Number.POSITIVE_INFINITY)),
    ];
    const { sink, text } = createMemorySink();
    const result = await writeRanges(planOf('csv'), sink, starters, ALL);
    return { result, text: text(), started, areAllClosed: workers.every(({ isClosed }) => isClosed()) };
  }

  it.each([
    [[0], 1],
    [[1], 2],
    [[2, 4, 1], 0],
  ])('is replaced: after %j ranges, beside %i others', async (endsAfter, others) => {
    const { result, text, started, areAllClosed } = await writtenBy(endsAfter, others);
    expect(result.ok).toBe(true);
    expect(text).toBe(await written('csv'));
    expect(started).toBe(endsAfter.length + 1);
    expect(areAllClosed).toBe(true);
  });

  it('is replaced once for the same range', async () => {
    const { result, started, areAllClosed } = await writtenBy([1, 0], 0);
    expect(result).toEqual({ ok: false, error: { reason: 'lost', message: 'It ended.' } });
    expect(started).toBe(2);
    expect(areAllClosed).toBe(true);
  });

  it('leaves its range to others that are ready, even if its replacement never is', async () => {
    let started = 0;
    const start = (): RangeWorker => {
      const worker = createTestWorker(planOf('csv'), { share: () => 10, endsIn: () => true });
      return started++ === 0 ? worker : { ...worker, ready: new Promise(() => {}) };
    };
    const other = () => createTestWorker(planOf('csv'), { share: () => 10 });
    const { sink, text } = createMemorySink();
    expect((await writeRanges(planOf('csv'), sink, [start, other], ALL)).ok).toBe(true);
    expect(text()).toBe(await written('csv'));
    expect(started).toBe(2);
  });

  it('is not replaced if it has failed', async () => {
    const error = { reason: 'failed', message: 'A bug.' } as const;
    let started = 0;
    const start = (): RangeWorker => {
      started++;
      return { ...createTestWorker(planOf('csv')), write: async () => ({ ok: false, error }) };
    };
    expect(await writeRanges(planOf('csv'), createMemorySink().sink, [start], ALL)).toEqual({
      ok: false,
      error,
    });
    expect(started).toBe(1);
  });
});

describe('a worker that cannot start', () => {
  const error = { reason: 'lost', message: 'Its script is missing.' } as const;
  const start = (): RangeWorker => ({
    ...createTestWorker(planOf('csv'), { endsIn: () => true }),
    ready: Promise.resolve({ ok: false, error }),
  });

  it('is left out while others can write', async () => {
    const { sink, text } = createMemorySink();
    const starters = [start, () => createTestWorker(planOf('csv'), { share: () => 10 }), start];
    expect((await writeRanges(planOf('csv'), sink, starters, ALL)).ok).toBe(true);
    expect(text()).toBe(await written('csv'));
  });

  it('is the reason of the failure if there is no other', async () => {
    const written = await writeRanges(planOf('csv'), createMemorySink().sink, [start, start], ALL);
    expect(written).toEqual({ ok: false, error });
  });
});

describe('a file that is given up', () => {
  it('ends at once when its signal is aborted, even if the sink never answers', async () => {
    const stop = new AbortController();
    const worker = createTestWorker(planOf('csv'));
    const { sink } = createMemorySink(() => {
      stop.abort(new Error('enough'));
      return new Promise(() => {});
    });
    await expect(
      writeRanges(planOf('csv'), sink, [() => worker], { ...ALL, signal: stop.signal }),
    ).rejects.toThrow('enough');
    expect(worker.isClosed()).toBe(true);
  });

  it('starts no worker if its signal is aborted already', async () => {
    let started = 0;
    const start = () => {
      started++;
      return createTestWorker(planOf('csv'));
    };
    const options = { ...ALL, signal: AbortSignal.abort(new Error('too late')) };
    await expect(writeRanges(planOf('csv'), createMemorySink().sink, [start], options)).rejects.toThrow(
      'too late',
    );
    expect(started).toBe(0);
  });

  it("ends with the sink's error", async () => {
    const worker = createTestWorker(planOf('csv'));
    const { sink } = createMemorySink(() => Promise.reject(new Error('full')));
    await expect(writeRanges(planOf('csv'), sink, [() => worker], ALL)).rejects.toThrow('full');
    expect(worker.isClosed()).toBe(true);
  });
});
