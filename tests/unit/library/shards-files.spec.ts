import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createEngine } from '../../../src/dataset/engine.ts';
import type { FormatId } from '../../../src/formats/formats.ts';
import type { Plan } from '../../../src/library/shards/plan.ts';
import { runShard } from '../../../src/library/shards/run-shard.ts';
import { type Verification, verifyPlan } from '../../../src/library/shards/verify-plan.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { anyRelatedTables, schemaOf } from '../../fixtures/any-schema.ts';
import { PARENTS, type TableDocument } from '../../fixtures/documents.ts';
import { groupedTables } from '../../fixtures/grouped-tables.ts';
import { largeTables } from '../../fixtures/large-tables.ts';
import { createFullDevice, problemsOf, tableOf, temporaryDirectory } from '../../fixtures/library.ts';
import {
  joined,
  openTables,
  planOf,
  planOpened,
  runShards,
  textOfParts,
  wholeFile,
  writePlan,
} from '../../fixtures/shards.ts';
import { shop } from '../../fixtures/shop.ts';
import { textFormats } from '../../fixtures/text-formats.ts';
import { schemaFile } from '../../fixtures/writers.ts';

const RUN = { force: false, workers: 1 } as const;

/** Texts, nulls, bigints, dates and nested names, and a table without rows. */
const TABLES: readonly TableDocument[] = [
  tableOf('none', 0),
  {
    name: 'of all kinds',
    rows: 23,
    columns: [
      { name: 'id', field: 'sequence', options: { start: 9_007_199_254_740_980 } },
      { name: 'a.name', field: 'person.fullName', nulls: 30 },
      { name: 'a.born', field: 'date.birthdate' },
      { name: 'net', field: 'number', options: { min: -5, max: 5, decimals: 2 } },
      { name: 'data', field: 'json', options: { columns: [{ name: 'b', field: 'boolean' }] } },
    ],
  },
  tableOf('one', 1),
];

/** Options that change what is around rows or between them. */
const VARIANTS: readonly (readonly [FormatId, object])[] = [
  ...textFormats
    .filter((format) => format !== 'template' && format !== 'typescript')
    .map((format) => [format, {}] as const),
  ['csv', { bom: true, delimiter: ';' }],
  ['csv', { header: false }],
  ['json', { pretty: true, nested: true }],
  ['sql', { rowsPerInsert: 3 }],
  ['sql', { dialect: 'mysql', rowsPerInsert: 1, create: false, transaction: false }],
  ['html', { document: false }],
  ['template', { head: 'H{', row: '{row}', separator: ' & ', tail: '}T' }],
];

describe('the parts of a table', () => {
  it.each(VARIANTS)('between head and tail are the file of one process: %s %j', async (format, options) => {
    const opened = await openTables(TABLES);
    // 4 shards cut the table of many rows, and 60 are more than there are rows.
    for (const shardCount of [1, 4, 60]) {
      const plan = planOpened(opened, { format, options, shardCount });
      for (const { name } of TABLES) {
        const whole = await wholeFile(TABLES, name, { format, options });
        expect(await textOfParts(opened, plan, name)).toBe(whole);
      }
    }
  });

  it('between head and tail are the file of one process: TypeScript without integers', async () => {
    const tables = [tableOf('t', 9, [{ name: 'name', field: 'person.fullName' }]), tableOf('n', 0, [])];
    const opened = await openTables(tables);
    const plan = planOpened(opened, { format: 'typescript' });
    for (const { name } of tables) {
      const whole = await wholeFile(tables, name, { format: 'typescript' });
      expect(await textOfParts(opened, plan, name)).toBe(whole);
    }
  });

  it.each<readonly [FormatId, object]>([
    ['sql', {}],
    ['sql', { existing: true }],
    ['sql-copy', {}],
    ['sql-copy', { existing: true }],
  ])('move the counter of an auto-increment column once, behind all rows: %s %j', async (format, options) => {
    const id = { name: 'id', field: 'sequence', primaryKey: true, autoIncrement: true } as const;
    const tables = [{ name: 'counted', rows: 40, columns: [id] }];
    const opened = await openTables(tables);
    const plan = planOpened(opened, { format, options, shardCount: 4 });
    const text = await textOfParts(opened, plan, 'counted');
    expect(text).toBe(await wholeFile(tables, 'counted', { format, options }));
    const [rows = '', ...statements] = text.split('ALTER SEQUENCE');
    expect(rows).toMatch(/\b40\b/);
    expect(statements).toHaveLength(1);
  });

  it.each<FormatId>(['csv', 'sql', 'ndjson'])(
    'of rows that belong together, between head and tail, are the file of one process: %s, 7 shards',
    async (format) => {
      const tables = groupedTables(60);
      const opened = await openTables(tables);
      const plan = planOpened(opened, { format, shardCount: 7 });
      expect(plan.tables.map(({ name }) => name)).toEqual([
        'accounts',
        'agents',
        'heads',
        'entries',
        'plans',
      ]);
      // Groups lie across the ends of parts: some of four rows have a share of more than three.
      expect(plan.shards.flat().filter(({ table }) => table === 'entries').length).toBeGreaterThan(3);
      for (const { name } of plan.tables) {
        expect(await textOfParts(opened, plan, name)).toBe(await wholeFile(tables, name, { format }));
      }
    },
  );

  it('of any related tables, between head and tail, are the file of one process', async () => {
    const engine = createEngine(enUs, largeTables);
    const anyFormat = fc.constantFrom<FormatId>('csv', 'json', 'yaml', 'sql');
    await fc.assert(
      fc.asyncProperty(
        anyRelatedTables,
        anyFormat,
        fc.integer({ min: 1, max: 99 }),
        async (related, format, shardCount) => {
          const schema = schemaOf([...related, { ...PARENTS, rows: 20 }]);
          const dataset = engine.open(schema);
          const plan = planOpened({ schema, dataset }, { format, shardCount });
          for (const { name } of plan.tables) {
            const table = dataset.table(name);
            const whole = table ? schemaFile(format, [table]) : '';
            expect(await textOfParts({ schema, dataset }, plan, name)).toBe(whole);
          }
        },
      ),
      { numRuns: 10 },
    );
  });

  it.each([
    ['csv', false, 4],
    ['json', true, 30],
  ] as const)(
    'are joined to the file of one process: %s, gzip %s, %i shards',
    async (format, gzip, shardCount) => {
      const directory = temporaryDirectory();
      const plan = await writePlan(directory, TABLES, { format, gzip, shardCount });
      for (const { name } of TABLES) {
        expect(await joined(directory, plan, name)).toBe(await wholeFile(TABLES, name, { format }));
      }
      const verified = await verifyPlan(directory, plan, { clean: false });
      expect(verified).toMatchObject({ problems: [], again: '', unfinished: { files: 0 } });
    },
  );

  it('are slices of the rows of that file, without its header', async () => {
    const directory = temporaryDirectory();
    const tables = [tableOf('t', 10)];
    const plan = await writePlan(directory, tables, { options: { bom: true }, shardCount: 3 });
    expect(plan.tables[0]?.head).toBe('\ufeffid\r\n');
    const parts = readdirSync(join(directory, 't')).sort();
    expect(parts).toEqual(['part-00000.csv', 'part-00001.csv', 'part-00002.csv']);
    expect(parts.map((name) => readFileSync(join(directory, 't', name), 'utf8'))).toEqual([
      '1\r\n2\r\n3\r\n',
      '4\r\n5\r\n6\r\n',
      '7\r\n8\r\n9\r\n10\r\n',
    ]);
  });

  it('are compressed one by one', async () => {
    const directory = temporaryDirectory();
    await writePlan(directory, [tableOf('t', 4)], { gzip: true, shardCount: 2 });
    expect(gunzipSync(readFileSync(join(directory, 't/part-00001.csv.gz'))).toString()).toBe('3\r\n4\r\n');
  });
});

describe('a marker', () => {
  it('is accepted by sha256sum, and so are those of shards without rows', async () => {
    const directory = temporaryDirectory();
    await writePlan(directory, [tableOf('a', 3), tableOf('back\\slash 🛒', 2)], { shardCount: 8 });
    const markers = readdirSync(join(directory, 'shards')).map((name) => join('shards', name));
    expect(markers).toHaveLength(8);
    const all = execFileSync('cat', markers, { cwd: directory });
    const args = ['--check', '--strict'];
    const checked = execFileSync('sha256sum', args, { cwd: directory, input: all, encoding: 'utf8' });
    expect(checked.trim().split('\n')).toEqual(
      [
        'a/part-00001',
        'a/part-00003',
        'a/part-00004',
        'back_slash 🛒/part-00006',
        'back_slash 🛒/part-00007',
      ].map((name) => `${name}.csv: OK`),
    );
    appendFileSync(join(directory, 'a/part-00001.csv'), 'x');
    expect(spawnSync('sha256sum', args, { cwd: directory, input: all }).status).toBe(1);
  });
});

describe('a shard', () => {
  const tables = [tableOf('t', 30), tableOf('u', 30)];

  it('that is complete is left as it is, unless it is forced', async () => {
    const directory = temporaryDirectory();
    const plan = await writePlan(directory, tables);
    const file = join(directory, 't/part-00000.csv');
    const before = statSync(file);
    expect(await runShard(directory, plan, 0, RUN)).toMatchObject({ value: { isWritten: false } });
    expect(statSync(file)).toEqual(before);
    expect(await runShard(directory, plan, 0, { ...RUN, force: true })).toMatchObject({
      value: { isWritten: true },
    });
    expect(statSync(file).ino).not.toBe(before.ino);
  });

  it.each<readonly [string, (directory: string, plan: Plan) => void]>([
    ['its marker is missing', (directory) => rmSync(join(directory, 'shards/00001.sha256'))],
    ['its marker is empty', (directory) => truncateSync(join(directory, 'shards/00001.sha256'))],
    ['its marker ends early', (directory) => truncateSync(join(directory, 'shards/00001.sha256'), 100)],
    [
      'its marker is of another plan',
      (directory, plan) => {
        const path = join(directory, 'shards/00001.sha256');
        writeFileSync(path, readFileSync(path, 'utf8').replace(plan.id, 'b'.repeat(64)));
      },
    ],
    [
      'its marker is of another shard',
      (directory) =>
        renameSync(join(directory, 'shards/00000.sha256'), join(directory, 'shards/00001.sha256')),
    ],
    ['its file is missing', (directory) => rmSync(join(directory, 't/part-00001.csv'))],
    ['its file is short', (directory) => truncateSync(join(directory, 't/part-00001.csv'), 10)],
    ['its file is long', (directory) => appendFileSync(join(directory, 't/part-00001.csv'), 'more')],
  ])('is written again if %s', async (_, damage) => {
    const directory = temporaryDirectory();
    const plan = await writePlan(directory, tables.slice(0, 1), { shardCount: 2 });
    damage(directory, plan);
    expect((await verifyPlan(directory, plan, { clean: false })).again).toMatch(/^(?:0-)?1$/);
    await runShards(directory, plan);
    expect(await verifyPlan(directory, plan, { clean: false })).toMatchObject({ problems: [] });
    expect(await joined(directory, plan, 't')).toBe(await wholeFile(tables.slice(0, 1), 't'));
  });

  it('leaves nothing after an abort', async () => {
    const directory = temporaryDirectory();
    const plan = await planOf([tableOf('t', 10 ** 10)]);
    const controller = new AbortController();
    const reason = new Error('stop');
    let during: readonly string[] = [];
    const onProgress = () => {
      during = readdirSync(join(directory, 't'));
      controller.abort(reason);
    };
    await expect(
      runShard(directory, plan, 3, { ...RUN, signal: controller.signal, onProgress }),
    ).rejects.toBe(reason);
    expect(during).toEqual([expect.stringMatching(/^\.rowloom-shard-3-.*\.part$/)]);
    expect(readdirSync(join(directory, 't'))).toEqual([]);
    expect(readdirSync(directory)).toEqual(['t']);
  });

  it('is not complete if the disk is full, or if its folder cannot be written', async () => {
    const directory = temporaryDirectory();
    const plan = await planOf(tables, { shardCount: 2 });
    mkdirSync(join(directory, 't'));
    createFullDevice(join(directory, 't/part-00000.csv'));
    expect(await problemsOf(() => runShard(directory, plan, 0, RUN))).toMatchObject([{ code: 'disk-full' }]);
    writeFileSync(join(directory, 'u'), '');
    expect(await problemsOf(() => runShard(directory, plan, 1, RUN))).toMatchObject([
      { code: 'write-failed', message: expect.stringContaining('a part of its path is a file') },
    ]);
    expect(readdirSync(directory).sort()).toEqual(['t', 'u']);
    expect(readdirSync(join(directory, 't'))).toEqual(['part-00000.csv']);
  });

  it('writes through a symbolic link to the folder of a table', async () => {
    const [directory, elsewhere] = [temporaryDirectory(), temporaryDirectory()];
    symlinkSync(elsewhere, join(directory, 't'));
    const plan = await writePlan(directory, tables);
    expect(readdirSync(elsewhere)).toEqual(['part-00000.csv', 'part-00001.csv']);
    expect(await verifyPlan(directory, plan, { clean: false })).toMatchObject({ problems: [] });
  });
});

describe('the check of a plan', () => {
  const tables = [tableOf('t', 30), tableOf('u', 30)];

  /** The codes and paths of the problems. */
  const codesOf = ({ problems }: Verification) => problems.map(({ code, path }) => [code, path]);

  it('writes a manifest of all files, with their hashes, and only if nothing is wrong', async () => {
    const directory = temporaryDirectory();
    const plan = await writePlan(directory, tables, { shardCount: 3 });
    const file = join(directory, 't/part-00000.csv');
    const content = readFileSync(file);
    rmSync(file);
    await verifyPlan(directory, plan, { clean: false });
    expect(readdirSync(directory)).not.toContain('manifest.json');
    writeFileSync(file, content);
    await verifyPlan(directory, plan, { clean: false });
    const manifest = JSON.parse(readFileSync(join(directory, 'manifest.json'), 'utf8'));
    const { id, versions, format, options, schema } = plan;
    expect(manifest).toMatchObject({ plan: { id, shards: 3 }, versions, format, options, schema });
    expect(manifest.files).toHaveLength(4);
    const [sha256] = execFileSync('sha256sum', [file], { encoding: 'utf8' }).split(' ');
    expect(manifest.files[0]).toEqual({
      name: 't/part-00000.csv',
      tables: ['t'],
      rows: 20,
      bytes: content.length,
      sha256,
    });
  });

  it('names every problem, and the shards that must run again', async () => {
    const directory = temporaryDirectory();
    const plan = await writePlan(directory, tables, { shardCount: 12 });
    rmSync(join(directory, 't/part-00000.csv'));
    truncateSync(join(directory, 't/part-00002.csv'), 3);
    appendFileSync(join(directory, 't/part-00003.csv'), 'more');
    writeFileSync(
      join(directory, 't/part-00004.csv'),
      readFileSync(join(directory, 't/part-00004.csv')).reverse(),
    );
    for (const shard of ['07', '08', '11']) rmSync(join(directory, `shards/000${shard}.sha256`));
    writeFileSync(join(directory, 't/part-00099.csv'), '');
    writeFileSync(join(directory, 'u/_SUCCESS'), '');
    const verified = await verifyPlan(directory, plan, { clean: false });
    expect(codesOf(verified)).toEqual([
      ['missing-file', 't/part-00000.csv'],
      ['wrong-size', 't/part-00002.csv'],
      ['wrong-size', 't/part-00003.csv'],
      ['wrong-content', 't/part-00004.csv'],
      ['incomplete-shard', 'shards/00007.sha256'],
      ['incomplete-shard', 'shards/00011.sha256'],
      ['unknown-file', 't/part-00099.csv'],
      ['incomplete-plan', ''],
    ]);
    expect(verified.again).toBe('0,2-4,7-8,11');
    const messages = verified.problems.map(({ message }) => message);
    expect(messages[1]).toMatch(/too short: it has 3 bytes instead of \d+\.$/);
    expect(messages[2]).toMatch(/too long: it has (\d+) bytes instead of \d+\.$/);
    expect(messages.at(-1)).toBe('7 of 12 shards must run again: 0,2-4,7-8,11.');
    // The same tasks again, as a scheduler starts them.
    await runShards(directory, plan);
    expect(codesOf(await verifyPlan(directory, plan, { clean: false }))).toEqual([
      ['unknown-file', 't/part-00099.csv'],
    ]);
  });

  it('counts unfinished files, and removes all of them if asked, also those of incomplete shards', async () => {
    const directory = temporaryDirectory();
    const plan = await writePlan(directory, tables);
    rmSync(join(directory, 'shards/00002.sha256'));
    const left = ['t/.rowloom-shard-1-a.part', 'u/.rowloom-shard-2-b.part', 'shards/.rowloom-shard-1-c.part'];
    for (const name of left) writeFileSync(join(directory, name), '12345');
    const unfinished = { files: 3, bytes: 15 };
    const found = await verifyPlan(directory, plan, { clean: false });
    expect(found.unfinished).toEqual({ ...unfinished, isRemoved: false });
    const cleaned = await verifyPlan(directory, plan, { clean: true });
    expect(cleaned).toMatchObject({ again: '2', unfinished: { ...unfinished, isRemoved: true } });
    expect(left.filter((name) => existsSync(join(directory, name)))).toEqual([]);
  });

  it('needs no permission to write if the manifest is there', async () => {
    const directory = temporaryDirectory();
    const plan = await writePlan(directory, tables);
    await verifyPlan(directory, plan, { clean: false });
    const before = statSync(join(directory, 'manifest.json'));
    chmodSync(directory, 0o555);
    onTestFinished(() => chmodSync(directory, 0o755));
    expect(await verifyPlan(directory, plan, { clean: false })).toMatchObject({ problems: [] });
    expect(statSync(join(directory, 'manifest.json')).ino).toBe(before.ino);
  });
});

describe('joining', () => {
  const tables = shop(40);

  it('prints nothing if a part is missing', async () => {
    const directory = temporaryDirectory();
    const plan = await writePlan(directory, tables);
    rmSync(join(directory, 'shards/00000.sha256'));
    expect(JSON.parse(await joined(directory, plan, 'customers'))).toMatchObject([
      { code: 'incomplete-shard' },
      { code: 'incomplete-plan', message: '1 of 4 shards must run again: 0.' },
    ]);
    // Other tables are complete.
    expect(await joined(directory, plan, 'teams')).toBe(await wholeFile(tables, 'teams'));
  });

  it.each([false, true])('ends with a problem after a part that was changed: gzip %s', async (gzip) => {
    const directory = temporaryDirectory();
    const plan = await writePlan(directory, tables, { gzip });
    const file = join(directory, plan.shards[0]?.[0]?.file ?? '');
    const bytes = readFileSync(file);
    for (const at of [0, bytes.length >> 1, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      writeFileSync(file, changed);
      expect(JSON.parse(await joined(directory, plan, 'customers'))).toMatchObject([
        { code: 'wrong-content', message: expect.stringContaining('What was printed is wrong.') },
      ]);
    }
  });
});
