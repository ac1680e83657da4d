import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/catalogue/field.ts';
import { writeCode } from '../../../src/code/code.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import { fillFiles } from '../../../src/importers/given/given-files.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import type { Problem } from '../../../src/schema/problem.ts';
import type { Schema } from '../../../src/schema/schema.ts';
import { applyPatch } from '../../fixtures/json-patch.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const engine = createEngine(enUs, largeTables);

function checked(source: unknown): Schema {
  const result = engine.check(source);
  if (!result.ok) throw new Error(JSON.stringify(result.error, null, 1));
  return result.value;
}

function problemsOf(...tables: readonly object[]): readonly Problem[] {
  const result = engine.check({ version: 1, tables });
  return result.ok ? [] : result.error;
}

function cells(source: unknown, table: string, column: string): readonly Cell[] {
  const opened = engine.open(checked(source)).table(table);
  return opened?.readColumn(column, 0, opened.rowCount) ?? [];
}

const plans = {
  name: 'plans',
  given: {
    rows: [
      { code: 'free', price: 0, since: '2026-01-05', open: true, at: '2026-01-05T10:00:00Z' },
      { code: 'team', price: 9.5, since: '2026-02-01', open: false, at: '2026-01-05' },
      { code: 'firm', price: 20, since: null, tags: ['a', 1] },
    ],
  },
};

describe('a table with given rows', () => {
  it('has these rows, with the types of their cells', () => {
    const document = { version: 1, tables: [plans] };
    const table = engine.open(checked(document)).table('plans');
    expect(table?.rowCount).toBe(3);
    expect(table?.columns.map(({ name, type, nullable }) => [name, type, nullable])).toEqual([
      ['code', 'text', false],
      ['price', 'decimal', false],
      ['since', 'date', true],
      ['open', 'boolean', true],
      ['at', 'timestamp', true],
      ['tags', 'json', true],
    ]);
    expect(table?.read(0, 3).columns).toEqual([
      ['free', 'team', 'firm'],
      [0, 9.5, 20],
      [Date.UTC(2026, 0, 5), Date.UTC(2026, 1, 1), null],
      [true, false, null],
      [Date.UTC(2026, 0, 5, 10), Date.UTC(2026, 0, 5), null],
      [null, null, '["a",1]'],
    ]);
    expect(table?.read(1, 2).columns[0]).toEqual(['team']);
  });

  it('takes the columns that it names, reads them as it says, and generates others beside them', () => {
    const columns = [
      { name: 'price', field: 'given', valueType: 'text' },
      { name: 'double', field: 'formula', options: { expression: 'concat(price, price)' } },
    ];
    const document = { version: 1, tables: [{ ...plans, columns }] };
    expect(checked(document).tables[0]?.columns.map(({ name }) => name)).toEqual(['price', 'double']);
    expect(cells(document, 'plans', 'price')).toEqual(['0', '9.5', '20']);
    expect(cells(document, 'plans', 'double')).toEqual(['00', '9.59.5', '2020']);
  });

  it('takes all columns before those that it generates', () => {
    const columns = [{ name: 'no', field: 'sequence' }];
    const [table] = checked({ version: 1, tables: [{ ...plans, columns }] }).tables;
    expect(table?.columns.map(({ name }) => name)).toEqual([
      'code',
      'price',
      'since',
      'open',
      'at',
      'tags',
      'no',
    ]);
  });

  it('can be referred to by a column whose cells differ, and be looked up', () => {
    const users = {
      name: 'users',
      rows: 50,
      columns: [
        { name: 'plan', field: 'reference', options: { table: 'plans', column: 'code' } },
        { name: 'price', field: 'lookup', options: { via: 'plan', column: 'price' } },
      ],
    };
    const document = { version: 1, tables: [plans, users] };
    const prices = new Map<Cell, number>([
      ['free', 0],
      ['team', 9.5],
      ['firm', 20],
    ]);
    const codes = cells(document, 'users', 'plan');
    expect(new Set(codes).size).toBe(3);
    expect(cells(document, 'users', 'price')).toEqual(codes.map((code) => prices.get(code)));
  });

  it('checks again as its checked schema', () => {
    const schema = checked({ version: 1, tables: [plans] });
    expect(checked(schema)).toEqual(schema);
    expect(checked(JSON.parse(JSON.stringify(schema)))).toEqual(schema);
  });

  it('reads texts of a file without types as what all of them are', () => {
    const column = (name: string, ...values: readonly (string | null)[]) => ({ name, values });
    const columns = [
      column('integer', '1', '-20', null),
      column('large', '1', '12345678901234567890', null),
      column('decimal', '1', '1.50', '0.1'),
      column('code', '007', '12', '5'),
      column('flag', 'true', 'false', null),
      column('day', '2026-01-01', '2026-12-31', null),
      column('text', 'a', 'b', ''),
    ];
    const source = { version: 1, tables: [{ name: 't', given: { file: 'x.csv' } }] };
    const file = { rows: { columns, areTexts: true }, sha256: '0'.repeat(64) };
    const { document } = fillFiles(source, new Map([['x.csv', file]]));
    expect(checked(document).tables[0]?.columns.map(({ valueType }) => valueType)).toEqual([
      'integer',
      'integer',
      'decimal',
      'text',
      'boolean',
      'date',
      'text',
    ]);
    expect(cells(document, 't', 'large')).toEqual([1, 12345678901234567890n, null]);
    expect(cells(document, 't', 'decimal')).toEqual([1, '1.50', 0.1]);
    expect(cells(document, 't', 'code')).toEqual(['007', '12', '5']);
  });

  it('is refused with a reference to a column whose cells repeat', () => {
    const twice = { name: 'plans', given: { rows: [{ code: 'a' }, { code: 'b' }, { code: 'a' }] } };
    const columns = [{ name: 'plan', field: 'reference', options: { table: 'plans', column: 'code' } }];
    const [problem] = problemsOf(twice, { name: 'users', rows: 5, columns });
    expect(problem?.code).toBe('reference-not-unique');
    expect(problem?.message).toMatch(/rows 1 and 3 of “plans” have the same “code”/);
  });

  it.each([
    [['a', 'b'], []],
    [['a', 'c'], ['The given rows 1 and 3 have the same a, c.']],
  ])('checks the rows of a key of %j', (primaryKey, messages) => {
    const rows = [
      { a: 1, b: 1, c: 1 },
      { a: 1, b: 2, c: 2 },
      { a: 1, b: 3, c: 1 },
    ];
    expect(problemsOf({ name: 't', given: { rows }, primaryKey }).map(({ message }) => message)).toEqual(
      messages,
    );
  });

  it('is refused as unique if cells repeat', () => {
    const rows = [{ a: 1 }, { a: 1 }];
    const columns = [{ name: 'a', field: 'given', unique: true }];
    expect(problemsOf({ name: 't', given: { rows }, columns }).map(({ code }) => code)).toEqual([
      'unique-uncountable',
    ]);
  });

  it('is named in SQL by the keys that are left out because no file contains it', () => {
    const keys = (written: boolean) => {
      const columns = [{ name: 'plan', field: 'reference', options: { table: 'plans', column: 'code' } }];
      const users = { name: 'users', rows: 5, columns };
      const schema = checked({ version: 1, tables: [{ ...plans, write: written }, users] });
      const dataset = engine.open(schema);
      const tables = (written ? ['plans', 'users'] : ['users']).flatMap((name) => dataset.table(name) ?? []);
      const code = writeCode('ddl', { schema, tables, outcomes: () => engine.outcomesOf(schema) }, {});
      return code.ok ? code.value : '';
    };
    expect(keys(true)).toContain('FOREIGN KEY');
    expect(keys(true)).not.toContain('--');
    expect(keys(false)).not.toContain('FOREIGN KEY');
    expect(keys(false)).toContain(
      '-- The foreign key of “users.plan” is left out: the table “plans” is not written. With "write": true, it is.\n',
    );
  });

  it('is in a file only if it says so', () => {
    const written = { ...plans, name: 'written', write: true };
    expect(checked({ version: 1, tables: [plans, written] }).tables.map(({ write }) => write)).toEqual([
      false,
      true,
    ]);
    expect(problemsOf({ name: 't', rows: 1, columns: [], write: false }).map(({ code }) => code)).toEqual([
      'option-not-applicable',
    ]);
  });

  it.each([
    [[true, 1, []], 'Read the column as json'],
    [['x', []], undefined],
  ])('has two types in a column, and a fix that solves it if there is one: %j', (values, text) => {
    const rows = values.map((a) => ({ a }));
    const [problem] = problemsOf({ name: 't', given: { rows } });
    expect([problem?.code, problem?.fix?.text]).toEqual(['mixed-types', text]);
  });

  it('can be mended by the fix of two types in a column', () => {
    const source = {
      version: 1,
      tables: [
        {
          name: 't',
          given: {
            rows: [
              { a: 1, b: 1 },
              { a: 'x', b: 2 },
            ],
          },
        },
      ],
    };
    const result = engine.check(source);
    const fix = result.ok ? undefined : result.error[0]?.fix;
    const mended = applyPatch(source, fix?.patch ?? []);
    expect(cells(mended, 't', 'a')).toEqual(['1', 'x']);
    expect(cells(mended, 't', 'b')).toEqual([1, 2]);
  });

  it.each([
    ['given.rows[1]', 'wrong-type', { given: { rows: [{ a: 1 }, 2] } }],
    ['given.sha256', 'invalid-value', { given: { rows: [], sha256: 'x' } }],
    ['given', 'missing-property', { given: {} }],
    ['rows', 'option-not-applicable', { given: { rows: [{ a: 1 }] }, rows: 2 }],
    ['given.file', 'option-not-applicable', { given: { rows: [{ a: 1 }], file: 'a.csv' } }],
    ['given.sha256', 'option-not-applicable', { given: { rows: [{ a: 1 }], sha256: '0'.repeat(64) } }],
    ['given.cells', 'wrong-type', { given: { cells: 5 } }],
    ['given.areTexts', 'unknown-property', { given: { rows: [{ a: 1 }], areTexts: true } }],
    [
      'given.areTexts',
      'unknown-property',
      { given: { cells: [{ name: 'a', values: ['1'] }], areTexts: true } },
    ],
    [
      'given.cells',
      'unknown-property',
      { given: { rows: [{ a: 1 }], cells: [{ name: 'b', values: [5, 6] }] } },
    ],
    [
      'given.rows[0].a',
      'wrong-type',
      { given: { rows: [{ a: JSON.parse('['.repeat(5000) + ']'.repeat(5000)) }] } },
    ],
    ['given.columns.', 'blank-name', { given: { rows: [{ '': 1 }] } }],
    ['given.columns.a\0', 'invalid-name', { given: { rows: [{ 'a\0': 1 }] } }],
    [
      'given',
      'too-large',
      { given: { rows: [Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [i, i]))] } },
    ],
    ['given', 'wrong-type', { given: null }],
    [
      'columns[0].name',
      'unknown-column',
      { given: { rows: [{ a: 1 }] }, columns: [{ name: 'b', field: 'given' }] },
    ],
    ['columns[0].field', 'option-not-applicable', { rows: 1, columns: [{ name: 'b', field: 'given' }] }],
  ])('is refused at %s with %s', (path, code, table) => {
    const problems = problemsOf({ name: 't', ...table });
    const at = (steps: Problem['path']) =>
      steps
        .slice(2)
        .reduce<string>(
          (text, step) =>
            typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`,
          '',
        );
    expect(problems.map((problem) => [at(problem.path), problem.code])).toEqual([[path, code]]);
  });
});
