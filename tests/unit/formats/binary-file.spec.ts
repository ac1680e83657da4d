import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/dataset/table.ts';
import type { Assembly, BinaryFile, GroupWriter, PlacedGroup } from '../../../src/formats/binary-file.ts';
import { sampleOf } from '../../../src/formats/binary-file.ts';
import { type BinaryPlan, loadPlan } from '../../../src/formats/file-plan.ts';
import { createByteSink } from '../../../src/formats/sinks/byte-sink.ts';
import { createLocalWorker } from '../../../src/formats/sinks/local-worker.ts';
import { writeRanges } from '../../../src/formats/write-ranges.ts';
import { openDocument } from '../../fixtures/code.ts';
import { createMemorySink, createTestWorker } from '../../fixtures/range-workers.ts';

const ALL = { from: 0, to: Number.POSITIVE_INFINITY };
const GROUP_ROWS = 300;
const UNDEFINED_OK = { ok: true, value: undefined };

const columns = [
  { name: 'id', field: 'sequence' },
  { name: 'name', field: 'person.fullName' },
];
const { tables } = openDocument({
  version: 1,
  seed: 'bytes',
  tables: [
    { name: 'many', rows: 1000, columns },
    { name: 'none', rows: 0, columns },
    { name: 'few', rows: 5, columns },
  ],
});

interface Facts {
  readonly last: string;
}

const encode = (text: string) => new TextEncoder().encode(text);

/** A group is its number and the ids of its rows. */
const groups: GroupWriter<Facts> = {
  groupRows: GROUP_ROWS,
  start(number) {
    const ids: string[] = [];
    return {
      add: ({ columns: [first = []] }) => void ids.push(...first.map(String)),
      end: () => ({ bytes: encode(`${number}:${ids.join()}\n`), facts: { last: ids.at(-1) ?? '' } }),
    };
  },
};

/** Every piece of content names the position at which it begins. The tail has the facts of all groups. */
function assemble(): Assembly<Facts> {
  const facts: string[] = [];
  return {
    head: () => encode('head\n'),
    startTable: (table, position) => encode(`table ${table} @${position}\n`),
    startGroup({ table, number, rows, bytes, facts: { last } }: PlacedGroup<Facts>, position) {
      facts.push(`${table}/${number}: ${rows} rows, ${bytes} bytes, to ${last}`);
      return encode(number % 2 === 1 ? `between @${position}\n` : '');
    },
    endTable: (table, position) => encode(`end ${table} @${position}\n`),
    tail: (position) => encode(`${facts.join('; ')} @${position}\n`),
  };
}

function planOf(planned: readonly Table[] = tables): BinaryPlan {
  const file: BinaryFile = { tables: planned.map(() => groups), assemble };
  return { tables: planned.map((table) => ({ table })), cellCost: 1, load: async () => file };
}

async function written(count: number, rows = ALL, turns = () => 1): Promise<string> {
  const loaded = await loadPlan(planOf());
  const { sink, text } = createMemorySink();
  const start = () => createTestWorker(loaded, { turns });
  const result = await writeRanges(
    planOf(),
    sink,
    Array.from({ length: count }, () => start),
    rows,
  );
  expect(result).toEqual(UNDEFINED_OK);
  return text();
}

describe('a file of bytes', () => {
  it('has groups of equally many rows, and content around them that knows where it begins', async () => {
    const text = await written(1);
    const lines = text.split('\n');
    expect(lines.map((line) => line.slice(0, 4))).toEqual([
      'head',
      'tabl',
      '0:1,',
      'betw',
      '1:30',
      '2:60',
      'betw',
      '3:90',
      'end ',
      'tabl',
      'end ',
      'tabl',
      '0:1,',
      'end ',
      '0/0:',
      '',
    ]);
    const places = [...text.matchAll(/^.*@(\d+)\n/gm)].map(({ index, 1: place }) => [Number(place), index]);
    expect(places.length).toBeGreaterThan(8);
    expect(places.every(([place, index]) => place === index)).toBe(true);
    expect(lines.at(-2)).toMatch(
      /^0\/0: 300 rows, \d+ bytes, to 300; 0\/1: 300 rows, \d+ bytes, to 600; 0\/2: .* to 900; 0\/3: 100 rows, \d+ bytes, to 1000; 2\/0: 5 rows, \d+ bytes, to 5 @\d+$/,
    );
  });

  it('has the same bytes with any number of workers, however long each takes', async () => {
    const rows = fc.constantFrom(ALL, { from: 0, to: 300 }, { from: 7, to: 620 }, { from: 2000, to: 3000 });
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.integer({ min: 2, max: 4 }),
        fc.infiniteStream(fc.nat(3)),
        async (range, count, delays) => {
          expect(await written(count, range, () => delays.next().value)).toBe(await written(1, range));
        },
      ),
      { numRuns: 20 },
    );
  });

  it('numbers the groups from the first row of the range', async () => {
    const text = await written(2, { from: 7, to: 620 });
    expect(text).toMatch(/^0:8,9,/m);
    expect(text).toMatch(/^1:308,309,/m);
    expect(text).toMatch(/^2:608,.*,620$/m);
  });

  it('is the same from a worker in the current thread, which handles events within a group', async () => {
    const { sink, text } = createMemorySink();
    let events = 0;
    let now = 0;
    const handleEvents = async () => void events++;
    const start = () => createLocalWorker(planOf(), () => now++, handleEvents);
    expect(await writeRanges(planOf(), sink, [start], ALL)).toEqual(UNDEFINED_OK);
    expect(text()).toBe(await written(1));
    expect(events).toBeGreaterThanOrEqual(5);
  });

  it('keeps its bytes, which are no UTF-8, also where parts of a sink end within a group', async () => {
    const raw = Uint8Array.from({ length: 50_000 }, (_, i) => (i * 7) % 256);
    const bytesOnly: GroupWriter = {
      groupRows: 1000,
      // A part of a larger buffer, as some libraries return it.
      start: () => ({ add() {}, end: () => ({ bytes: raw.subarray(3), facts: null }) }),
    };
    const nothing = () => '';
    const around = {
      head: nothing,
      startTable: nothing,
      startGroup: nothing,
      endTable: nothing,
      tail: nothing,
    };
    const plan: BinaryPlan = {
      tables: tables.slice(0, 1).map((table) => ({ table })),
      cellCost: 1,
      load: async () => ({ tables: [bytesOnly], assemble: () => around }),
    };
    const parts: Uint8Array[] = [];
    const sink = createByteSink((part) => void parts.push(part.slice()), 4096);
    const start = () =>
      createLocalWorker(
        plan,
        () => 0,
        async () => {},
      );
    expect(await writeRanges(plan, sink, [start], ALL)).toEqual(UNDEFINED_OK);
    expect(await sink.close()).toBe(49_997);
    expect(Buffer.concat(parts).equals(raw.subarray(3))).toBe(true);
  });

  it('tells how many rows the sink has received, group by group', async () => {
    const loaded = await loadPlan(planOf());
    const counts: number[] = [];
    const onRows = (rows: number) => counts.push(rows);
    await writeRanges(planOf(), createMemorySink().sink, [() => createTestWorker(loaded)], {
      ...ALL,
      onRows,
    });
    expect(counts).toEqual([300, 300, 300, 100, 5]);
  });

  it('is refused with the reason if its format cannot be loaded', async () => {
    const load = async () => {
      throw new Error('The network is away.');
    };
    const plan: BinaryPlan = { ...planOf(), load };
    const start = () =>
      createLocalWorker(
        plan,
        () => 0,
        async () => {},
      );
    await expect(writeRanges(plan, createMemorySink().sink, [start], ALL)).rejects.toThrow(
      'The network is away.',
    );
    const message = expect.stringContaining('The network is away.');
    expect(await start().ready).toMatchObject({ ok: false, error: { message } });
  });
});

describe('a sample', () => {
  it('has the first thousand rows of a table, or all of them', () => {
    const [many, none, few] = tables;
    if (!many || !none || !few) throw new Error('A table is missing');
    expect(sampleOf({ ...many, rowCount: 5000 }).rowCount).toBe(1000);
    expect(sampleOf(few)).toEqual(few.read(0, 5));
    expect(sampleOf(none).rowCount).toBe(0);
  });
});
