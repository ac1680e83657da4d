import { describe, expect, test } from 'vitest';
import { removeColumns } from '../../../../../src/app/studio/schema/columns.ts';
import {
  removeGivenRows,
  setGivenRows,
  setWritten,
} from '../../../../../src/app/studio/schema/given-rows.ts';
import { readGivenText } from '../../../../../src/app/studio/schema/given-text.ts';
import { rowsOfTable } from '../../../../../src/app/studio/schema/row-counts.ts';
import { pathOfChosen } from '../../../../../src/schema/edits/given-json.ts';
import { columnsRenamed } from '../../../../../src/schema/edits/renamed-parts.ts';
import { problemsIn, studioDocument, tableNamed } from '../../../../fixtures/studio.ts';

const plans = {
  names: ['id', 'name', 'price'],
  cells: [
    [1, 2],
    ['Free, "small"', null],
    [0.5, 19],
  ],
  rowCount: 2,
};

test.each([
  ['CSV', 'id,name,price\n1,"Free, ""small""",0.5\r\n2,,19\n'],
  ['semicolons', '\uFEFFid;name;price\n1;"Free, ""small""";0.5\n2;;19'],
  ['cells of a spreadsheet', 'id\tname\tprice\n1\t"Free, ""small"""\t0.5\n2\t\t19\n'],
  [
    'JSON',
    JSON.stringify([
      { id: 1, name: 'Free, "small"', price: 0.5 },
      { id: 2, price: 19 },
    ]),
  ],
  ['NDJSON', '{"id":1,"name":"Free, \\"small\\"","price":0.5}\n\n{"id":2,"price":19}\n'],
])('rows are read from %s', (_, text) => {
  expect(readGivenText(text)).toEqual({ ok: true, value: plans });
});

test.each(['a\tb\n1\t', 'a\tb\n1\t\r\n\n', '\n\ta\tb\n1\t\n  \n'])(
  'a cell at the end of the last line can be empty: %j',
  (text) => {
    const value = { names: ['a', 'b'], cells: [[1], [null]], rowCount: 1 };
    expect(readGivenText(text)).toEqual({ ok: true, value });
  },
);

test.each([
  ['a zero in front', 'zip\n01234\n99999', ['01234', '99999']],
  ['truth values', 'is_paid\ntrue\nfalse', [true, false]],
  ['two types', 'a\n1\nx', ['1', 'x']],
  ['a line break in quotes', 'a\n"x\ny"', ['x\ny']],
])('cells keep what they say: %s', (_, text, cells) => {
  const read = readGivenText(text);
  expect(read.ok && read.value.cells).toEqual([cells]);
});

test.each([
  ['', 'This has no rows.'],
  ['a,b\n', 'This has a header, but no rows.'],
  ['a,b\n1,2\n3', 'Row 2 has 1 cell, but the header has 2.'],
  ['a,a\n1,2', 'The header has the name “a” twice.'],
  ['a,\n1,2', 'The header has no name for column 2.'],
  ['a\n"x', 'A quote that opens a cell is not closed.'],
  ['[1]', 'Row 1 is no object.'],
  ['{"a":1}\nx', /^Line 2 is not valid JSON: /],
  ['[', /^This is not valid JSON: /],
  ['{"a":1}\n{"a":12345678901234567890}', /^Line 2 cannot be read\. 12345678901234567890 has more digits/],
  ['[{"a":1},{"a":1,"b":2,"a":3}]', 'Row 2 cannot be read. It has the name “a” twice.'],
])('%j is refused', (text, message) => {
  const read = readGivenText(text);
  expect(read.ok ? undefined : read.error).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  );
});

describe('a table with given rows', () => {
  const before = studioDocument([
    {
      name: 'plans',
      rows: 100,
      columns: [
        { name: 'id', key: 'number', field: 'sequence', options: { start: 5 }, primaryKey: true },
        { name: 'note', field: 'lorem.word' },
      ],
    },
    {
      name: 'accounts',
      rows: 9,
      columns: [{ name: 'plan_id', field: 'reference', options: { table: 'plans', column: 'id' } }],
    },
  ]);
  const { id } = tableNamed(before, 'plans');
  const after = setGivenRows(before, id, plans);

  test('has as many rows as are given, and keeps its other columns', () => {
    const table = tableNamed(after, 'plans');
    expect(table).not.toHaveProperty('rows');
    expect(rowsOfTable(after, table)).toBe(2);
    expect(table.columns).toMatchObject([
      { name: 'id', key: 'number', field: 'given', primaryKey: true },
      { name: 'name', field: 'given' },
      { name: 'price', field: 'given' },
      { name: 'note', field: 'lorem.word' },
    ]);
    expect(table.columns[0]).not.toHaveProperty('options');
    expect(problemsIn(after)).toEqual([]);
  });

  test('is in files if that is wanted', () => {
    const written = setWritten(after, id, true);
    expect(tableNamed(written, 'plans').write).toBe(true);
    expect(problemsIn(written)).toEqual([]);
    expect(tableNamed(setWritten(written, id, false), 'plans')).not.toHaveProperty('write');
  });

  test('has as many generated rows without them', () => {
    const again = removeGivenRows(after, id);
    expect(tableNamed(again, 'plans')).toMatchObject({ rows: 2 });
    expect(tableNamed(again, 'plans').columns.map(({ field }) => field)).not.toContain('given');
    expect(problemsIn(again)).toEqual([]);
  });

  test('renames a column in the given rows as well', () => {
    const renamed = columnsRenamed(after, 'plans', [['price', 'cost']]);
    expect(tableNamed(renamed, 'plans').given).toEqual({
      rows: [
        { id: 1, name: 'Free, "small"', cost: 0.5 },
        { id: 2, name: null, cost: 19 },
      ],
    });
    expect(problemsIn(renamed)).toEqual([]);
  });

  test('is generated again once its last given column is removed', () => {
    const given = tableNamed(after, 'plans').columns.filter(({ field }) => field === 'given');
    const removed = removeColumns(after, id, new Set(given.map((column) => column.id)));
    expect(tableNamed(removed, 'plans')).toMatchObject({ rows: 2, columns: [{ name: 'note' }] });
    expect(tableNamed(removed, 'plans')).not.toHaveProperty('given');
  });

  test('lists the given columns where a document leaves them out', () => {
    const opened = studioDocument([
      { name: 'plans', given: { rows: [{ code: 'a' }, { code: 'b', size: 3 }] } },
    ]);
    expect(tableNamed(opened, 'plans').columns).toMatchObject([
      { name: 'code', field: 'given' },
      { name: 'size', field: 'given' },
    ]);
    expect(problemsIn(opened)).toEqual([]);
  });
});

describe('the path of a chosen file', () => {
  const named = { file: 'data/plans.csv', sha256: undefined };

  test.each([
    ['of the same name', named, 'plans.csv', 'data/plans.csv'],
    ['of the same content', { ...named, sha256: 'aa' }, 'copy.csv', 'data/plans.csv'],
    ['of another name', named, 'tariffs.csv', 'tariffs.csv'],
    ['for a document without one', undefined, 'plans.csv', 'plans.csv'],
  ])('is right for a file %s', (_, before, name, path) => {
    expect(pathOfChosen(before, name, 'aa')).toBe(path);
  });
});
