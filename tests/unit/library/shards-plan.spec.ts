import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_ROW } from '../../../src/formats/writer.ts';
import { RowloomError } from '../../../src/library/errors.ts';
import { cutShards } from '../../../src/library/shards/cut-shards.ts';
import { type Plan, planText } from '../../../src/library/shards/plan.ts';
import { readPlan } from '../../../src/library/shards/read-plan.ts';
import { runShard } from '../../../src/library/shards/run-shard.ts';
import { savePlan } from '../../../src/library/shards/save-plan.ts';
import { shardList } from '../../../src/library/shards/shard-list.ts';
import { tableOf, temporaryDirectory } from '../../fixtures/library.ts';
import { openTables, planOf } from '../../fixtures/shards.ts';
import { textFormats } from '../../fixtures/text-formats.ts';
import { writerOf } from '../../fixtures/writers.ts';

const ids = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `c${i}`, field: 'sequence' as const }));

describe('the shards of a plan', () => {
  const anyTables = fc.array(
    fc.record({
      rows: fc.oneof(fc.nat(20), fc.constantFrom(0, 10 ** 10), fc.nat(10 ** 10)),
      columns: fc.oneof(fc.nat(5), fc.constant(10_000)),
    }),
    { maxLength: 5 },
  );

  it('hold every row once, in order, and differ by at most a row’s cells from an equal share', () => {
    fc.assert(
      fc.property(anyTables, fc.integer({ min: 1, max: 60 }), (tables, count) => {
        const shards = cutShards(tables, count);
        const parts = shards.flat();
        expect(shards).toHaveLength(count);
        for (const [i, { rows }] of tables.entries()) {
          const own = parts.filter(({ table }) => table === i);
          // Each part begins where the one before it ends.
          expect(own.map(({ from }) => from)).toEqual([0, ...own.map(({ to }) => to)].slice(0, own.length));
          expect(own.at(-1)?.to ?? 0).toBe(rows);
          expect(own.every(({ from, to }) => from < to)).toBe(true);
        }
        const order = parts.map(({ table }) => table);
        expect(order).toEqual([...order].sort((one, other) => one - other));
        // In BigInt: the total times the count exceeds 2^53.
        const widths = tables.map(({ columns }) => BigInt(columns || 1));
        const widest = BigInt(Math.max(1, ...tables.map(({ columns }) => columns)));
        const total = tables.reduce((sum, { rows }, i) => sum + BigInt(rows) * (widths[i] ?? 0n), 0n);
        for (const shard of shards) {
          const cells = shard.map(({ table, from, to }) => BigInt(to - from) * (widths[table] ?? 0n));
          const excess = cells.reduce((sum, own) => sum + own, 0n) * BigInt(count) - total;
          expect(excess <= widest * BigInt(count) && -excess <= widest * BigInt(count)).toBe(true);
        }
      }),
    );
  });

  it('end with the last whole row in their share, also for the most cells and the most shards', () => {
    for (const [rows, columns, count] of [
      [10 ** 10, 10_000, 100_000],
      // Each share ends exactly with a row.
      [99_999 ** 2, 9999, 99_999],
    ] as const) {
      const [share, cells] = [BigInt(rows) * BigInt(columns), BigInt(columns) * BigInt(count)];
      const ends = cutShards([{ rows, columns }], count).map(([part]) => BigInt(part?.to ?? 0));
      // In BigInt: these products exceed 2^53.
      const isRight = (end: bigint, i: number) =>
        end * cells <= share * BigInt(i + 1) && share * BigInt(i + 1) < (end + 1n) * cells;
      expect(ends.every(isRight)).toBe(true);
    }
  });

  it('are listed as array jobs list them', () => {
    expect(shardList([3, ...Array.from({ length: 24 }, (_, i) => 17 + i), 50, 51])).toBe('3,17-40,50-51');
    expect(shardList([])).toBe('');
  });
});

describe('a plan', () => {
  const tables = [tableOf('orders', 10), tableOf('Orders', 10, ids(3)), tableOf('none', 0)];

  it('names a file for each part, in a folder for each table', async () => {
    const { shards, tables: planned } = await planOf(tables, { format: 'json', gzip: true });
    expect(planned.map(({ name, folder }) => [name, folder])).toEqual([
      ['orders', 'orders'],
      ['Orders', 'Orders (2)'],
      ['none', 'none'],
    ]);
    expect(shards).toEqual([
      [{ table: 'orders', from: 0, to: 10, file: 'orders/part-00000.json.gz' }],
      [{ table: 'Orders', from: 0, to: 3, file: 'Orders (2)/part-00001.json.gz' }],
      [{ table: 'Orders', from: 3, to: 6, file: 'Orders (2)/part-00002.json.gz' }],
      [{ table: 'Orders', from: 6, to: 10, file: 'Orders (2)/part-00003.json.gz' }],
    ]);
  });

  it('gives tables folders that stay in its directory and take none of its own names', async () => {
    const names = ['../../etc', '/etc', '..', 'shards', 'plan.json', 'MANIFEST.json', '🛒', 'a/b', 'con'];
    const plan = await planOf(names.map((name) => tableOf(name, 2)));
    expect(plan.tables.map(({ folder }) => folder)).toEqual([
      '_.._etc',
      '_etc',
      '_',
      'shards (2)',
      'plan.json (2)',
      'MANIFEST.json (2)',
      '🛒',
      'a_b',
      '_con',
    ]);
  });

  it('has names that sort as its rows do, up to the most shards', async () => {
    const { shards } = await planOf([tableOf('t', 100_000)], { shardCount: 100_000 });
    expect([shards[7], shards[99_999]].map((parts) => parts?.[0]?.file)).toEqual([
      't/part-00007.csv',
      't/part-99999.csv',
    ]);
  });

  it('is saved once, and the same request makes the same bytes', async () => {
    const directory = join(temporaryDirectory(), 'new', 'directory');
    expect(await savePlan(directory, await planOf(tables))).toEqual({ ok: true, value: true });
    const before = readFileSync(join(directory, 'plan.json'));
    expect(await savePlan(directory, await planOf(tables))).toEqual({ ok: true, value: false });
    expect(readFileSync(join(directory, 'plan.json'))).toEqual(before);
    expect(readdirSync(directory)).toEqual(['plan.json']);
    expect(await readPlan(directory)).toEqual({ ok: true, value: await planOf(tables) });
  });

  it('is refused in a directory with another, and told what differs', async () => {
    const directory = temporaryDirectory();
    await savePlan(directory, await planOf(tables, { shardCount: 64 }));
    const path = join(directory, 'plan.json');
    const before = readFileSync(path);
    const others = [
      [await planOf(tables, { shardCount: 32 }), 'it has shards 64 instead of 32.'],
      [
        await planOf(tables, { shardCount: 64, format: 'tsv', gzip: true }),
        'format csv instead of tsv, gzip no',
      ],
      [
        await planOf(tables, { shardCount: 64, options: { bom: true } }),
        'options {} instead of {"bom":true}.',
      ],
      [await planOf(tables.slice(1), { shardCount: 64 }), 'it has another schema.'],
    ] as const;
    for (const [plan, difference] of others) {
      const saved = await savePlan(directory, plan);
      expect(saved).toMatchObject({
        ok: false,
        error: [{ code: 'other-plan', message: expect.stringContaining(difference) }],
      });
    }
    expect(readFileSync(path)).toEqual(before);
  });

  it.each([
    ['typescript', {}],
    ['typescript', { bigints: 'text' }],
  ] as const)('is refused for %s, whose tail depends on all integers', async (format, options) => {
    await expect(planOf(tables, { format, options })).rejects.toThrow(RowloomError);
    const names = [{ name: 'name', field: 'person.firstName' as const }];
    // Without integers, it does not.
    const plan = await planOf([tableOf('t', 3, names)], { format, options });
    expect(plan.tables[0]?.tail).toContain('readonly name: string;');
  });

  it.each<readonly [string, object]>([
    ...textFormats.filter((format) => format !== 'template').map((format) => [format, {}] as const),
    ['template', { row: '{row}', separator: ',' }],
    ['typescript', { bigints: 'text' }],
    ['json', { pretty: true, nested: true }],
    ['sql', { dialect: 'mysql', rowsPerInsert: 3 }],
  ])(
    'is made only for writers that say which facts their tails depend on: %s %j',
    async (format, options) => {
      // All kinds of values, and integers beyond 2^53.
      const columns = [
        { name: 'id', field: 'sequence', options: { start: 2 ** 53 - 2 } },
        { name: 'name', field: 'person.fullName', nulls: 50 },
        { name: 'net', field: 'number', options: { min: -5, max: 5, decimals: 2 } },
        { name: 'at', field: 'timestamp', options: { from: '2025-01-01', to: '2025-12-31' } },
      ] as const;
      const { dataset } = await openTables([tableOf('t', 20, columns)]);
      const table = dataset.table('t');
      if (!table) throw new Error('There is no table “t”');
      const writer = writerOf(format, table, options);
      writer.rows(table.read(0, 20), 0);
      const facts = [...(writer.seen ?? [])].filter((fact) => fact !== ANY_ROW);
      expect(facts.length > 0).toBe(writer.seesValues ?? false);
    },
  );

  it('reports options that do not fit', async () => {
    await expect(planOf(tables, { options: { delimiter: ';;' } })).rejects.toThrow('options.delimiter');
  });
});

describe('a plan that is read', () => {
  const tables = [tableOf('t', 10), tableOf('u', 10)];

  /** Saves a changed plan with the id of its new content, as somebody can who wants to deceive. */
  async function forged(change: (plan: Plan) => object): Promise<string> {
    const directory = temporaryDirectory();
    const { id: _, ...content } = { ...(await planOf(tables)), ...change(await planOf(tables)) };
    const id = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    writeFileSync(join(directory, 'plan.json'), JSON.stringify({ id, ...content }));
    return directory;
  }

  it('is refused if it was edited', async () => {
    const directory = temporaryDirectory();
    const text = planText(await planOf(tables));
    for (const [part, other] of [
      ['"to":5', '"to":6'],
      ['"csv"', '"tsv"'],
      ['"seed":"shards"', '"seed":"shard"'],
      ['t/part-00000', '../part-00000'],
    ] as const) {
      expect(text).toContain(part);
      writeFileSync(join(directory, 'plan.json'), text.replace(part, other));
      expect(await readPlan(directory)).toMatchObject({
        ok: false,
        error: [{ code: 'invalid-plan', message: expect.stringContaining('was changed after it was made') }],
      });
    }
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{ "id": '],
    ['a list', '[]'],
    ['null', 'null'],
    ['an empty object', '{}'],
    ['another object', '{ "id": "abc", "shards": [] }'],
  ])('is refused if the file holds %s', async (_, text) => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'plan.json'), text);
    expect(await readPlan(directory)).toMatchObject({ ok: false, error: [{ code: 'invalid-plan' }] });
  });

  const part = { table: 't', from: 0, to: 10, file: 't/part-00000.csv' };
  const second = { table: 'u', from: 0, to: 10, file: 'u/part-00001.csv' };

  it.each([
    ['as made', [[part], [second]], true],
    ['that leads out of its directory', [[{ ...part, file: '../../etc/passwd' }], [second]], false],
    ['of another table', [[{ ...part, file: 'u/part-00000.csv' }], [second]], false],
    ['of another shard', [[{ ...part, file: 't/part-00001.csv' }], [second]], false],
    ['of a table that does not exist', [[part], [second, { ...part, table: 'v' }]], false],
    ['that leaves out a table', [[part], []], false],
    ['that leaves out rows', [[{ ...part, to: 9 }], [second]], false],
    ['that begins late', [[{ ...part, from: 1 }], [second]], false],
    ['with rows twice', [[part, part], [second]], false],
    ['with a number as text', [[{ ...part, to: '10' }], [second]], false],
    ['that is null', [[null], [second]], false],
    ['that is not in a shard', [part, second], false],
  ])('may have the right id, but not a part %s', async (_, shards, isGood) => {
    const directory = await forged(() => ({ shards }));
    expect((await readPlan(directory)).ok).toBe(isGood);
  });

  it.each<readonly [string, (plan: Plan) => object]>([
    ['tables', () => ({ tables: [], shards: [[]] })],
    ['shards', (plan) => ({ tables: plan.tables.map((table) => ({ ...table, rows: 0 })), shards: [] })],
  ])('may have the right id, but not without %s', async (_, change) => {
    const directory = await forged(change);
    expect(await readPlan(directory)).toMatchObject({ ok: false, error: [{ code: 'invalid-plan' }] });
  });

  it.each<readonly [string, (plan: Plan) => object, RegExp]>([
    ['a schema that is refused', () => ({ schema: { version: 1 } }), /: schema\.tables: /],
    ['options that are refused', () => ({ options: { delimiter: ';;' } }), /: options\.delimiter: /],
    [
      'a schema with fewer rows',
      ({ schema }) => ({ schema: JSON.parse(JSON.stringify(schema).replaceAll('"rows":10', '"rows":9')) }),
      /table “t” has 9 rows in its schema, and 10 rows in its shards\.$/,
    ],
    [
      'given rows of a file without its SHA-256',
      () => ({
        schema: { version: 1, tables: [{ name: 't', given: { file: '../secrets.csv' }, write: true }] },
      }),
      /: schema\.tables\[0\]\.given: .*sha256/,
    ],
    [
      'a list of a file without its SHA-256',
      () => {
        const options = { values: { file: '../secrets.csv' } };
        const columns = [{ name: 'a', field: 'list', options }];
        return { schema: { version: 1, tables: [{ name: 't', rows: 10, columns }] } };
      },
      /: schema\.tables\[0\]\.columns\[0\]\.options\.values: .*sha256/,
    ],
  ])('may have the right id, but no shard is written with %s', async (_, change, message) => {
    const directory = await forged(change);
    const plan = await readPlan(directory);
    if (!plan.ok) throw new Error(JSON.stringify(plan.error));
    const ran = await runShard(directory, plan.value, 0, { force: false, workers: 1 });
    expect(ran).toMatchObject({
      ok: false,
      error: [{ code: 'invalid-plan', path: 'plan.json', message: expect.stringMatching(message) }],
    });
    expect(readdirSync(directory)).toEqual(['plan.json']);
  });

  it('may begin with a byte order mark', async () => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'plan.json'), `\ufeff${planText(await planOf(tables))}`);
    expect(await readPlan(directory)).toEqual({ ok: true, value: await planOf(tables) });
  });

  it('may have the right id, but not a folder outside, even if its files are there', async () => {
    const directory = await forged(({ tables: [table, ...others] }) => ({
      tables: [{ ...table, folder: '..' }, ...others],
      shards: [[{ ...part, file: '../part-00000.csv' }], [second]],
    }));
    expect(await readPlan(directory)).toMatchObject({ ok: false, error: [{ code: 'invalid-plan' }] });
  });

  it.each([
    ['a folder outside', { folder: '..' }],
    ['a folder with a slash', { folder: 'a/b' }],
    ['the folder of another table', { folder: 'u' }],
    ['no name', { name: undefined }],
    ['a head that is no text', { head: 5 }],
  ])('may have the right id, but not a table with %s', async (_, change) => {
    const directory = await forged((plan) => ({
      tables: plan.tables.map((table, i) => (i === 0 ? { ...table, ...change } : table)),
    }));
    expect(await readPlan(directory)).toMatchObject({ ok: false, error: [{ code: 'invalid-plan' }] });
  });

  it('of another version can be read, but its shards are not written', async () => {
    const versions = { rowloom: '0.1.2', faker: '9.8.7' };
    const directory = await forged(() => ({ versions }));
    const plan = await readPlan(directory);
    if (!plan.ok) throw new Error(JSON.stringify(plan.error));
    const ran = await runShard(directory, plan.value, 0, { force: true, workers: 1 });
    expect(ran).toMatchObject({
      ok: false,
      error: [
        {
          code: 'other-version',
          message: expect.stringMatching(
            /rowloom 0\.1\.2 and faker 9\.8\.7\. This is rowloom .*npx rowloom@0\.1\.2/,
          ),
        },
      ],
    });
    expect(readdirSync(directory)).toEqual(['plan.json']);
  });

  it('of another version may have another form', async () => {
    const directory = await forged(() => ({ versions: { rowloom: '9.0.0', faker: '9.0.0' }, shards: 'new' }));
    expect(await readPlan(directory)).toMatchObject({ ok: false, error: [{ code: 'other-version' }] });
  });

  it('is refused if it is a directory, or if there is none', async () => {
    const directory = temporaryDirectory();
    expect(await readPlan(directory)).toMatchObject({ ok: false, error: [{ code: 'invalid-plan' }] });
    mkdirSync(join(directory, 'plan.json'));
    expect(await readPlan(directory)).toMatchObject({ ok: false, error: [{ code: 'unreadable-file' }] });
    expect(await readPlan(join(dirname(import.meta.filename), 'none'))).toMatchObject({ ok: false });
  });
});
