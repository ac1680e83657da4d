import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../../src/catalogue/field.ts';
import { createEngine } from '../../../../src/dataset/engine.ts';
import { createFirstRows } from '../../../../src/dataset/first-rows.ts';
import { chooseFields } from '../../../../src/importers/choose/choose-fields.ts';
import { importSchema } from '../../../../src/importers/import-schema.ts';
import type { RowTest, SourceColumn, SourceTable, Verdict } from '../../../../src/importers/source-tables.ts';
import { enUs } from '../../../../src/locales/en-us.ts';
import { largeTables } from '../../../fixtures/large-tables.ts';
import { INT, sourceColumn, sourceTable } from '../../../fixtures/source-tables.ts';

const engine = createEngine(enUs, largeTables);
const place = { line: 3, column: 5 };

/** A check over columns, by their names. Null makes no row wrong. */
function check(columns: string, holds: RowTest, kind: 'check' | 'exclusion' = 'check') {
  return { kind, text: `CHECK (${columns})`, place, columns: columns.split(', '), holds };
}

/** Imports tables, and judges all rows by their checks as the test does. */
async function verified(...tables: readonly SourceTable[]) {
  const { check: problemsOf, ...reader } = createFirstRows(async () => engine);
  const { schema, report, problems } = await chooseFields(
    { tables, skipped: [], dialect: 'postgresql' },
    { kind: 'sql', check: problemsOf, reader },
  );
  expect(problems).toEqual([]);
  const read = await reader.readColumns(
    schema,
    new Map(tables.map(({ name, columns }) => [name, new Map(columns.map((column) => [column.name, 1000]))])),
  );
  const cells = (table: string, column: string): readonly Cell[] => read.get(table)?.get(column)?.cells ?? [];
  const rows = (table: string, ...names: readonly string[]) =>
    cells(table, names[0] ?? '').map((_, i) => names.map((name) => cells(table, name)[i] ?? null));
  const repairs = report.tables.flatMap(({ columns }) => columns.flatMap((column) => column.repairs));
  return { schema, report, rows, repairs };
}

const integer = (name: string, facts: Partial<SourceColumn> = {}) =>
  sourceColumn(name, 'integer', { ...facts, type: INT });
const text = (name: string, facts: Partial<SourceColumn> = {}) => sourceColumn(name, 'text', facts);

describe('a condition that rows break', () => {
  it('is listed with its text and its place if nothing mends it', async () => {
    const sums = check('a, b, c', ([a, b, c]) => Number(a) + Number(b) === Number(c));
    const { report } = await verified(
      sourceTable('t', [integer('a'), integer('b'), integer('c')], { constraints: [sums] }),
    );
    expect(report.skipped).toEqual([
      {
        place,
        text: 't: CHECK (a, b, c)',
        reason: expect.stringMatching(
          /^The database will refuse this: (all|\d+ of the first 100) rows break it\.$/,
        ),
        matters: true,
        isRefused: true,
      },
    ]);
  });

  it.each<[string, RowTest]>([
    ['exactly one', ([a, b]) => (a === null) !== (b === null)],
    ['at most one', ([a, b]) => a === null || b === null],
    ['both or none', ([a, b]) => (a === null) === (b === null)],
    ['at least one', ([a, b]) => a !== null || b !== null],
  ])('about nulls is kept by columns that always or never are null: %s', async (_, holds) => {
    const nullable = { nullable: true };
    const { report, rows, repairs } = await verified(
      sourceTable('t', [integer('a', nullable), integer('b', nullable)], {
        constraints: [check('a, b', holds)],
      }),
    );
    expect(rows('t', 'a', 'b').filter((row) => holds(row, { matches: () => true }) === false)).toEqual([]);
    expect(report.skipped).toEqual([]);
    expect(repairs.join()).toContain('to keep “CHECK (a, b)”');
  });

  it('about a state and another column is kept by fewer states or by nulls', async () => {
    const holds: RowTest = ([state, at]) => (state === 'closed') === (at !== null);
    const { rows, report } = await verified(
      sourceTable(
        't',
        [
          text('state', { values: ['open', 'closed', 'held'] }),
          sourceColumn('at', 'timestamp', { nullable: true }),
        ],
        { constraints: [check('state, at', holds)] },
      ),
    );
    expect(rows('t', 'state', 'at').every((row) => holds(row, { matches: () => true }))).toBe(true);
    expect(report.skipped).toEqual([]);
  });

  it.each<[string, SourceColumn, (cell: Cell) => Verdict]>([
    ['numbers', integer('n'), (cell) => Number(cell) % 2 === 0],
    ['texts', text('word'), (cell) => String(cell).length % 2 === 0],
    ['named texts', text('email'), (cell) => !/[aeiou]@/.test(String(cell))],
  ])('of one column is kept by those of its values that fulfil it: %s', async (_, column, holds) => {
    const constraints = [check(column.name, ([cell = null]) => holds(cell))];
    const { rows, report } = await verified(sourceTable('t', [column], { constraints }));
    const cells = rows('t', column.name).map(([cell = null]) => cell);
    expect(cells.every(holds)).toBe(true);
    expect(new Set(cells).size).toBeGreaterThan(2);
    expect(report.skipped).toEqual([]);
  });

  it('leaves a column as it was if nothing mends it', async () => {
    const never = check('email', () => false);
    const { schema, report, repairs } = await verified(
      sourceTable('t', [text('email')], { constraints: [never] }),
    );
    expect(schema.tables[0]?.columns[0]).toMatchObject({ field: 'internet.email' });
    expect(repairs).toEqual([]);
    expect(report.skipped).toMatchObject([{ text: 't: CHECK (email)', isRefused: true }]);
  });

  it('is listed as one that may be broken if rows cannot be compared with it', async () => {
    const { holds: _, ...unread } = check('a', () => true, 'exclusion');
    const inLimits = check('a', () => 'unknown');
    const unsure = { ...inLimits, isInLimits: false };
    const { report } = await verified(
      sourceTable('t', [integer('a')], { constraints: [unread, unsure, inLimits] }),
    );
    expect(report.skipped).toMatchObject([
      { text: 't: CHECK (a)', matters: true },
      { text: 't: CHECK (a)', matters: true },
    ]);
    expect(report.skipped.some(({ isRefused }) => isRefused)).toBe(false);
  });
});

describe('what columns demand', () => {
  it('holds for the values of a column to which a reference leads', async () => {
    const { report } = await verified(
      sourceTable('p', [integer('id')], { primaryKey: ['id'] }),
      sourceTable('c', [integer('p_id', { bounds: { max: 50 } })], {
        foreignKeys: [{ columns: ['p_id'], table: 'p', references: ['id'] }],
      }),
    );
    expect(report.skipped).toMatchObject([{ text: 'c: p_id <= 50', isRefused: true }]);
  });

  it('holds for the elements of an array', async () => {
    const mood = text('', { values: ['sad', 'ok'] });
    const array = (items: SourceColumn) =>
      sourceColumn('moods', 'array', { type: { written: 'mood[]' }, items: { column: items } });
    const { rows } = await verified(sourceTable('t', [array(mood)]));
    for (const [cell] of rows('t', 'moods')) expect(cell).toMatch(/^\{((sad|ok)(,(sad|ok))*)?\}$/);
  });

  it('is listed if a key of the source is left out', async () => {
    const { report } = await verified(
      sourceTable('t', [sourceColumn('a', 'boolean'), integer('id')], {
        primaryKey: ['id'],
        uniqueKeys: [['a']],
        foreignKeys: [{ columns: ['a'], table: 'gone', references: ['id'] }],
      }),
    );
    expect(report.skipped.map(({ text, isRefused }) => [text, isRefused])).toContainEqual([
      't: FOREIGN KEY (a) REFERENCES gone (id)',
      true,
    ]);
  });
});

describe('rows of columns', () => {
  it.each([
    ['a list has no other values', "status text CHECK (status IN ('new', 'paid'))", 30],
    [
      'the least length is that of the field',
      'column_1 varchar(40) NOT NULL CHECK (length(column_1) > 2)',
      30,
    ],
    ['the bounds of a number are those of the check', 'stock integer CHECK (stock BETWEEN 0 AND 99)', 30],
    ['a pattern can be broken', "code varchar(40) CHECK (code ~ '^[A-Z]{2}[0-9]{4}$')", 100],
    ['no limit says the check', 'a integer CHECK (a % 2 = 0 OR a > 7)', 100],
  ])('are fewer where the field keeps a check by its options: %s', async (_, column, rows) => {
    const { check: problemsOf, readColumns, ...others } = createFirstRows(async () => engine);
    const read: number[] = [];
    const imported = await importSchema(`CREATE TABLE t (${column});`, {
      kind: 'sql',
      dialect: 'postgresql',
      check: problemsOf,
      reader: {
        ...others,
        async readColumns(schema, wanted) {
          const tables = await readColumns(schema, wanted);
          for (const columns of tables.values())
            for (const { cells } of columns.values()) read.push(cells.length);
          return tables;
        },
      },
    });
    expect(imported.ok && imported.value.report.skipped.filter(({ isRefused }) => isRefused)).toEqual([]);
    expect(new Set(read)).toEqual(new Set([rows]));
  });
});
