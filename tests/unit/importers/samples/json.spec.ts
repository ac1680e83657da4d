import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSamples, type SampleKind } from '../../../../src/importers/samples/read-samples.ts';
import type { SourceColumn } from '../../../../src/importers/source-tables.ts';
import { importSchema, open } from '../../../../src/library/index.ts';
import { columnsOf, tablesOf } from './read.ts';

const summary = (text: string, kind: SampleKind = 'json') =>
  tablesOf(text, kind, 'file').tables.map(({ name, rowCount, columns }) => [
    name,
    rowCount,
    columns.map((column) => `${column.name}:${column.type.value}`).join(' '),
  ]);

describe('rows in JSON', () => {
  it.each<[text: string, tables: readonly (readonly unknown[])[]]>([
    ['[{"a":1},{"a":2,"b":"x"}]', [['file', 2, 'a:integer b:text']]],
    ['{"data":[{"a":1}],"total":1}', [['file', 1, 'a:integer']]],
    ['{"users":[{"a":1}]}', [['users', 1, 'a:integer']]],
    [
      '{"users":[{"a":1}],"posts":[{"b":true},{"b":false}]}',
      [
        ['users', 1, 'a:integer'],
        ['posts', 2, 'b:boolean'],
      ],
    ],
    ['{"data":{"users":[{"a":1}],"next":null}}', [['users', 1, 'a:integer']]],
    [
      '{"a":{"data":[{"x":1}]},"b":{"data":[{"y":1}]}}',
      [
        ['data', 1, 'x:integer'],
        ['data_2', 1, 'y:integer'],
      ],
    ],
    ['{"id":1,"tags":["a"],"at":{"x":1.5}}', [['file', 1, 'id:integer tags:array at:object']]],
    ['[1,2,3]', [['file', 3, 'value:integer']]],
    ['[["id","name"],[1,"Ann"],[2,"Bob"]]', [['file', 2, 'id:integer name:text']]],
    ['[[1,"Ann"],[2,"Bob"]]', [['file', 2, 'column_1:integer column_2:text']]],
    ['[{"__proto__":1,"constructor":2}]', [['file', 1, '__proto__:integer constructor:integer']]],
  ])('%s', (text, tables) => {
    expect(summary(text)).toEqual(tables);
  });

  it('keep objects and arrays as columns of columns', () => {
    const [column] = columnsOf(
      '[{"o":{"x":1,"p":{"y":"a"}},"l":[{"q":2},{"q":3}]},{"o":{"x":null},"l":[]},{"o":null,"l":[{"q":4}]}]',
      'json',
    );
    expect(column).toMatchObject({
      name: 'o',
      type: { value: 'object' },
      nullable: true,
      columns: [
        { name: 'x', type: { value: 'integer' }, nullable: true, sample: { rows: 2, nulls: 1 } },
        { name: 'p', type: { value: 'object' }, nullable: true, columns: [{ name: 'y', nullable: false }] },
      ],
      sample: { rows: 3, nulls: 1 },
    });
    const [, list] = columnsOf('[{"o":1,"l":[{"q":2},{"q":3}]},{"o":2,"l":[]}]', 'json');
    expect(list).toMatchObject({
      type: { value: 'array' },
      nullable: false,
      items: {
        min: 0,
        max: 2,
        column: { type: { value: 'object' }, columns: [{ name: 'q', sample: { rows: 2 } }] },
      },
    });
  });

  it.each([
    [
      [
        ['a', 'b'],
        ['c', 'a'],
      ],
      true,
    ],
    [
      [
        ['a', 'a'],
        ['c', 'b'],
      ],
      undefined,
    ],
  ])('%j have different items in each array: %s', (lists, isDistinct) => {
    const [column] = columnsOf(JSON.stringify(lists.map((list) => ({ list }))), 'json');
    expect(column?.items?.isDistinct).toBe(isDistinct);
  });

  it('of different kinds in one column are JSON, and a note says so', () => {
    const { tables, skipped } = tablesOf('[{"a":1},{"a":{"b":2}}]', 'json');
    expect(tables[0]?.columns[0]?.type.value).toBe('json');
    expect(skipped).toEqual([
      expect.objectContaining({ reason: expect.stringMatching(/“a”.*different kinds/) }),
    ]);
  });

  it('keep the digits of numbers', () => {
    const [big, price] = columnsOf('[{"n":12345678901234567890,"p":1.50},{"n":1,"p":2}]', 'json');
    expect(big?.sample).toMatchObject({ max: '12345678901234567890' });
    expect(price?.sample).toMatchObject({ decimals: 2 });
  });

  it('before a fault are kept, with the place of the fault', () => {
    const { tables, skipped } = tablesOf('[\n {"a":1},\n {"a":2},\n {"a":oops}\n]', 'json');
    expect(tables[0]).toMatchObject({ rowCount: 2 });
    expect(skipped).toEqual([
      {
        place: { line: 4, column: 7 },
        text: '',
        reason: 'The rest is not valid JSON. “o” cannot begin a value.',
        matters: true,
      },
    ]);
  });

  it.each([
    ['', /Line 1, column 1: .*empty/],
    ['{"a":', /Line 1, column 6: .*ends too early/],
    ['"text"', /no objects with properties|not an object or a list/],
    ['[]', /no objects with properties|not an object or a list/],
    ['{}', /no objects with properties|not an object or a list/],
    ['[{}]', /no objects with properties|not an object or a list/],
  ])('of %j cannot be read', (text, message) => {
    expect(readSamples(text, { kind: 'json', name: 't' })).toMatchObject({
      ok: false,
      error: [{ code: 'not-json', message: expect.stringMatching(message) }],
    });
  });

  it('have the nulls and the values that JSON.parse gives', () => {
    const value = fc.oneof(fc.constant(null), fc.integer(), fc.stringMatching(/^[g-z]{1,6}$/));
    const rows = fc.array(fc.dictionary(fc.stringMatching(/^[a-d]$/), value), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(rows, fc.constantFrom('json', 'ndjson'), (objects, kind) => {
        const text =
          kind === 'json'
            ? JSON.stringify(objects, null, 1)
            : objects.map((row) => JSON.stringify(row)).join('\n');
        fc.pre(objects.some((row) => Object.keys(row).length > 0));
        for (const { name, sample } of columnsOf(text, kind)) {
          const cells = objects.map((row) => row[name] ?? null);
          expect(sample).toMatchObject({
            rows: objects.length,
            nulls: cells.filter((cell) => cell === null).length,
          });
        }
      }),
    );
  });
});

describe('rows in NDJSON', () => {
  it('are kept, and faulty lines are told', () => {
    const text = '{"a":1}\n\n{"a":2,\n{"b":"x"}\r\n[1]\n{"a":3}';
    const { tables, skipped } = tablesOf(text, 'ndjson');
    expect(tables[0]).toMatchObject({ rowCount: 3, columns: [{ name: 'a', nullable: true }, { name: 'b' }] });
    expect(skipped.map(({ place, reason }) => [place.line, place.column, reason])).toEqual([
      [3, 8, 'This line is not valid JSON and was left out. It ends too early. Is it complete?'],
      [5, 1, 'This line is not like the first one and was left out.'],
    ]);
  });

  it('are listed up to the twentieth faulty one', () => {
    const { skipped } = tablesOf(`{"a":1}\n${'{\n'.repeat(100)}`, 'ndjson');
    expect(skipped).toHaveLength(21);
    expect(skipped.at(-1)?.reason).toBe('80 more lines were left out.');
  });

  it('that are all faulty cannot be read', () => {
    const read = readSamples('{a}\n{b}\n', { kind: 'ndjson', name: 't' });
    expect(read).toMatchObject({
      ok: false,
      error: [{ message: expect.stringMatching(/Line 1, column 2/) }],
    });
  });
});

describe('hostile JSON', () => {
  const depth = 100_000;

  function depthOf(column: SourceColumn | undefined): number {
    return column === undefined ? 0 : 1 + depthOf(column.columns?.[0] ?? column.items?.column);
  }

  // A schema has 8 levels of objects, or 2 of arrays around values of any form.
  it.each([
    ['arrays', `[{"a":${'['.repeat(depth)}${']'.repeat(depth)}}]`, 3],
    ['objects', `[{"a":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}]`, 8],
  ])('of %s a hundred thousand deep is read as deep as schemas go', (_, text, levels) => {
    const { tables, skipped } = tablesOf(text, 'json');
    expect(depthOf(tables[0]?.columns[0])).toBe(levels);
    expect(skipped).toContainEqual(
      expect.objectContaining({ reason: expect.stringMatching(/nested too deeply/) }),
    );
  });

  it('of lists that are nested deeper than those of schemas has lists without values', async () => {
    const dish = (name: string, parts: number) => ({
      name,
      ...(parts > 0 && { parts: Array.from({ length: parts }, (_, i) => ({ name: `${name} ${i}` })) }),
    });
    const dishes = (i: number) =>
      Array.from({ length: [3, 3, 3, 4, 4, 2, 5, 8][i % 8] ?? 3 }, (_, k) =>
        dish(`dish ${i}.${k}`, k === 0 && i % 4 === 0 ? 4 + (i % 3) : 0),
      );
    const rows = Array.from({ length: 60 }, (_, i) => ({ id: i + 1, dishes: dishes(i) }));
    const { schema } = await importSchema(JSON.stringify(rows), { kind: 'json', name: 't' });
    const dataset = await open(schema);
    const [row] = JSON.parse(await new Response(dataset.table('t').stream('json')).text());
    expect(row.dishes).toEqual([]);
  });

  it('that is not closed tells where it ends', () => {
    const read = readSamples('['.repeat(depth), { kind: 'json', name: 't' });
    expect(read).toMatchObject({
      ok: false,
      error: [{ message: expect.stringContaining(`column ${depth + 1}`) }],
    });
  });

  it('with a row of 10,000 properties and many empty rows takes no longer', () => {
    const wide = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`p${i}`, i]));
    const text = `[${JSON.stringify(wide)}${',{}'.repeat(100_000)}]`;
    const [table] = tablesOf(text, 'json').tables;
    expect(table?.rowCount).toBe(100_001);
    expect(table?.columns.at(-1)?.sample).toMatchObject({ rows: 100_001, nulls: 100_000 });
  });
});

it('tells a column that holds texts and numbers', () => {
  const { skipped } = tablesOf('[{"a":1.5},{"a":"n 1"},{"a":3}]', 'json');
  expect(skipped.map(({ reason }) => reason)).toEqual([
    '“a” holds texts as well as numbers or booleans: it was read as texts.',
  ]);
});

it('reads numbers among a few texts as numbers', () => {
  const rows = Array.from({ length: 40 }, (_, i) => ({
    a: i === 7 ? '07' : i === 9 ? 'unclear' : (i * 37) % 41,
  }));
  const { tables, skipped } = tablesOf(JSON.stringify(rows), 'json');
  expect(tables[0]?.columns[0]).toMatchObject({
    type: { value: 'integer' },
    nullable: false,
    sample: { nulls: 0 },
  });
  expect(skipped.map(({ reason }) => reason)).toEqual([
    '“a” has 2 texts among its numbers: no row of the schema has them.',
  ]);
});

describe('one value', () => {
  it.each([
    ['null', 'This is null, not an object or a list of objects.'],
    ['"hello"', 'This is a text, not an object or a list of objects.'],
    ['5', 'This is a number, not an object or a list of objects.'],
    ['[]', 'It holds no objects with properties.'],
  ])('is refused with words: %s', (text, words) => {
    expect(readSamples(text, { kind: 'json', name: 't' })).toMatchObject({
      ok: false,
      error: [{ code: 'not-json', message: expect.stringContaining(words) }],
    });
  });
});

describe('JSON in the cells of a CSV file', () => {
  const cell = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;
  const fileOf = (name: string, values: readonly unknown[]) =>
    [`${name},n`, ...values.map((value) => `${cell(value)},1`)].join('\n');
  const positions = Array.from({ length: 30 }, (_, i) => [48 + i / 100, 2.5]);

  it('are lists of numbers as in a JSON file', () => {
    const json = JSON.stringify(positions.map((at) => ({ at, n: 1 })));
    expect(columnsOf(fileOf('at', positions), 'csv')[0]).toEqual(columnsOf(json, 'json')[0]);
  });

  it.each([
    ['objects, whose keys can be persons', [{ 'anna@firm.example': 3 }, { 'tom@firm.example': 5 }]],
    ['lists of texts', [['anna', 'tom'], ['eva']]],
    ['integers beyond 2^53', [[2 ** 53], [2 ** 60]]],
    ['lists of lists', [[[1, 2]], [[3, 4]]]],
  ])('stays any JSON if it has %s', (_, values) => {
    const [column] = columnsOf(fileOf('any', [...values, ...values]), 'csv');
    expect(column?.type).toEqual({ value: 'json' });
    expect(JSON.stringify(column)).not.toContain('anna');
  });

  it('has a note about what was read as null', () => {
    const { skipped } = tablesOf([fileOf('at', positions), 'n/a,1'].join('\n'), 'csv');
    expect(JSON.stringify(skipped)).toContain('“n/a”');
  });
});
