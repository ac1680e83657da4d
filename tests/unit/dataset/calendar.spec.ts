import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/catalogue/field.ts';
import { type FieldId, fields } from '../../../src/catalogue/fields.ts';
import type { Table } from '../../../src/dataset/table.ts';
import { CALENDAR } from '../../../src/expression/dates.ts';
import { columnOutcomes } from '../../../src/schema/column-outcomes.ts';
import { fieldIds, schemaOf, tableOf } from '../../fixtures/any-schema.ts';
import { codeOf, fileOf, openDocument } from '../../fixtures/code.ts';
import { type ColumnDocument, exampleOptions, PARENTS } from '../../fixtures/documents.ts';

const ROWS = 300;

const OPEN_END: ColumnDocument = {
  name: 'end',
  field: 'date',
  options: { from: '9999-12-31', to: '9999-12-31' },
};
const BEGIN: ColumnDocument = {
  name: 'begin',
  field: 'timestamp',
  options: { from: '0001-01-01', to: '0001-01-02' },
};
const DAY: ColumnDocument = {
  name: 'd',
  field: 'date',
  options: { from: '2026-01-01', to: '2026-12-31' },
};

interface Case {
  readonly says: string;
  readonly now?: string;
  readonly columns: readonly ColumnDocument[];
  /** Whether the last column can be null, and whether it is null in some row. */
  readonly isNullable: boolean;
}

const at = (now: string, field: FieldId, options: object, isNullable: boolean, unique = false): Case => ({
  says: `${field} ${JSON.stringify(options)}${unique ? ', unique,' : ''} at ${now}`,
  now,
  columns: [{ name: 'a', field, options, unique }],
  isNullable,
});

const after = (before: readonly ColumnDocument[], field: FieldId, options: object, isNullable: boolean) => ({
  says: `${field} ${JSON.stringify(options)} beside ${before.map(({ name }) => name).join(' and ')}`,
  columns: [...before, { name: 'a', field, options }],
  isNullable,
});

const formula = (before: readonly ColumnDocument[], expression: string, isNullable: boolean) =>
  after(before, 'formula', { expression }, isNullable);

const CASES: readonly Case[] = [
  at('9999-06-01', 'date.future', { years: 1 }, true),
  at('9999-06-01', 'date.future', { years: 1, workingHours: true }, true),
  at('9999-06-01', 'date.future', { years: 1 }, true, true),
  at('9998-06-01', 'date.future', { years: 1 }, false),
  at('9999-12-31', 'date.soon', { days: 9 }, true),
  at('9999-12-01', 'date.soon', { days: 9 }, false),
  at('0001-06-01', 'date.past', { years: 1 }, true),
  at('0002-06-01', 'date.past', { years: 1 }, false),
  at('0001-01-05', 'date.recent', { days: 9 }, true),
  at('0001-01-05', 'git.commitDate', { days: 9 }, true),
  at('0001-01-05', 'git.commitDate', { days: 9 }, true, true),
  at('0050-06-01', 'date.birthdate', {}, true),
  at('0050-06-01', 'date.birthdate', {}, true, true),
  at('0150-06-01', 'date.birthdate', {}, false),
  at('0001-06-01', 'date', {}, true),
  at('0001-06-01', 'timestamp', { workingHours: true }, true),
  at('0001-06-01', 'date', { format: 'DD.MM.YYYY' }, true),
  at('0001-06-01', 'timestamp', { format: 'YYYY-MM-DD' }, true, true),
  at('0001-06-01', 'date', { from: '0001-01-01' }, false),
  at('9999-12-31T23:59:59.999Z', 'timestamp', {}, false),
  after([OPEN_END], 'timestamp', { after: 'end' }, true),
  after([OPEN_END], 'timestamp', { after: 'end', within: 'PT1H' }, false),
  after([OPEN_END], 'timestamp', { after: 'end', workingHours: true }, true),
  after([OPEN_END], 'timestamp', { after: 'end', format: 'D MMM YYYY' }, true),
  after([OPEN_END], 'date', { before: 'end' }, false),
  after([BEGIN], 'date', { before: 'begin' }, true),
  after([BEGIN], 'timestamp', { after: 'begin' }, false),
  after([DAY], 'timestamp', { after: 'd', within: 'P1000D' }, false),
  formula([DAY], 'addDays(d, row * 1000)', false),
  formula([DAY], 'addDays(d, row * 10000)', true),
  formula([OPEN_END], 'addDays(end, 1)', true),
  formula([OPEN_END], 'addDays(end, -30)', false),
  formula([OPEN_END, DAY], 'if(row % 2 = 0, d, end)', false),
  formula([OPEN_END, DAY], 'addDays(if(row % 2 = 0, d, end), 14)', true),
  formula([OPEN_END, DAY], 'coalesce(addDays(end, 14), d)', false),
];

/** Whether SQL, the types, the JSON Schema and the cells say that the last column can be null. */
function promised({ now = '2026-01-01', columns, isNullable }: Case) {
  const source = openDocument({ version: 1, now, tables: [{ name: 't', rows: ROWS, columns }] });
  const [table] = source.tables;
  if (!table) throw new Error('no table');
  const { name = '' } = columns.at(-1) ?? {};
  const cells = table.readColumn(name, 0, ROWS);
  const ddl = codeOf('ddl', source, { dialect: 'postgresql' });
  const line = ddl.split('\n').find((each) => each.includes(`"${name}"`)) ?? '';
  return {
    isNullable,
    cells,
    table,
    says: {
      sql: !line.includes('NOT NULL'),
      types: codeOf('typescript', source).includes('| null'),
      jsonSchema: codeOf('json-schema', source).includes('"null"'),
      cells: cells.includes(null),
    },
  };
}

const TEXTS = ['csv', 'json', 'sql', 'ndjson', 'xml', 'yaml', 'python'];

describe('a date at the edge of the calendar', () => {
  it.each(CASES)('$says can be null: $isNullable', (given) => {
    const { says, cells, table, isNullable } = promised(given);
    expect(says).toEqual({
      sql: isNullable,
      types: isNullable,
      jsonSchema: isNullable,
      cells: isNullable,
    });
    for (const cell of cells) {
      if (typeof cell !== 'number') continue;
      expect(cell).toBeGreaterThanOrEqual(CALENDAR.min);
      expect(cell).toBeLessThanOrEqual(CALENDAR.max);
    }
    for (const format of TEXTS) expect(fileOf(format, table)).not.toMatch(/undefined|NaN|[+-]\d{6}-/);
  });

  it('is null within objects and arrays too', () => {
    const columns: readonly ColumnDocument[] = [
      { name: 'json', field: 'json', options: { columns: [{ name: 'x', field: 'date.future' }] } },
      { name: 'list', field: 'array', options: { field: 'date.future', minItems: 3 } },
    ];
    const { says, table } = promised({ says: '', now: '9999-06-01', columns, isNullable: true });
    expect(says.types && says.jsonSchema).toBe(true);
    expect(fileOf('json', table)).toMatch(/null/);
    expect(fileOf('json', table)).not.toMatch(/undefined|[+-]\d{6}-/);
  });

  it('stays null through a reference and a lookup', () => {
    const parents = {
      name: 'p',
      rows: 5,
      columns: [{ name: 'id', field: 'sequence', unique: true }, OPEN_END],
    };
    const columns = [
      { name: 'p', field: 'reference', options: { table: 'p', column: 'id' } },
      { name: 'end', field: 'lookup', options: { via: 'p', column: 'end' } },
      { name: 'later', field: 'formula', options: { expression: 'addDays(end, 1)' } },
      { name: 'earlier', field: 'formula', options: { expression: 'addDays(end, -1)' } },
    ];
    const source = openDocument({ version: 1, tables: [parents, { name: 't', rows: 9, columns }] });
    const nullable = source.tables[1]?.columns.map((column) => column.nullable);
    expect(nullable).toEqual([false, false, true, false]);
    expect(new Set(source.tables[1]?.readColumn('later', 0, 9))).toEqual(new Set([null]));
  });
});

function isOutside(cell: Cell, bounds: { readonly min: number; readonly max: number } | undefined): boolean {
  if (cell === null || bounds === undefined) return false;
  return Number(cell) < bounds.min || Number(cell) > bounds.max;
}

describe('bounds', () => {
  const numeric = fieldIds.filter((id) =>
    ['integer', 'decimal', 'date', 'timestamp'].includes(fields[id].type),
  );
  const documents = [...numeric, 'list' as const, 'constant' as const].flatMap((field) =>
    (exampleOptions[field] ?? [{}]).map((options) => ({ field, options })),
  );

  it.each(documents.filter(({ field }) => field !== 'lookup'))(
    'of $field $options hold',
    ({ field, options }) => {
      const currency: ColumnDocument = { name: 'currency', field: 'finance.currencyCode' };
      const born: ColumnDocument = { name: 'other', field: 'date' };
      const columns = [currency, born, { name: 'a', field, options }];
      const schema = schemaOf([{ name: 't', rows: 2000, columns }, PARENTS]);
      const column = schema.tables[0]?.columns[2];
      if (!column) throw new Error('no column');
      const { bounds } = columnOutcomes(schema).of(column);
      const table: Table = tableOf(schema, 't');
      const outside = table.readColumn('a', 0, 2000).filter((cell) => isOutside(cell, bounds));
      expect(outside).toEqual([]);
      if (['integer', 'decimal', 'date', 'timestamp'].includes(table.columns[2]?.type ?? '')) {
        expect(bounds?.max).toBeLessThan(1e100);
      }
    },
  );
});
