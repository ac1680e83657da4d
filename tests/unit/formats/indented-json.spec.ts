import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/dataset/table.ts';
import { fileOf, openDocument, openedDocuments } from '../../fixtures/code.ts';
import { columnOf, tableOf } from '../../fixtures/tables.ts';
import { writerOf } from '../../fixtures/writers.ts';

const asPrinted = (file: string) => `${JSON.stringify(JSON.parse(file), null, 2)}\n`;

const OPTIONS = [{}, { nested: true }, { strings: true }, { strings: true, nested: true }];

const item = (field: string, options: object = {}) => ({ field, options });
const list = (itemColumn: object, minItems: number, maxItems: number) => ({
  field: 'array',
  options: { minItems, maxItems, ...itemColumn },
});

/** JSON in JSON, empty arrays, texts with brackets, decimals with zeros at their end, nulls, and names with dots. */
const structures = openDocument({
  version: 1,
  tables: [
    {
      name: 't',
      rows: 40,
      columns: [
        { name: 'id', field: 'sequence' },
        { name: 'tags', ...list(item('lorem.word'), 0, 3) },
        { name: 'prices', ...list(item('number.float', { fractionDigits: 2 }), 0, 4) },
        { name: 'tiny', ...list(item('number.float', { max: 1, fractionDigits: 10 }), 2, 3) },
        { name: 'price', field: 'number.float', options: { fractionDigits: 1 } },
        { name: 'small', field: 'number.float', options: { max: 1, fractionDigits: 12 } },
        { name: 'big', field: 'number.bigInt' },
        {
          name: 'brackets',
          ...list(item('list', { values: ['{"a":[1.50,2]}', '\\"', '\\', ',:', ''] }), 1, 3),
        },
        {
          name: 'home.site',
          nulls: 30,
          field: 'json',
          options: {
            columns: [
              { name: 'a:b,c', field: 'boolean' },
              { name: 'at', field: 'timestamp' },
              { name: 'lists', ...list(list(item('number.int'), 0, 2), 0, 3) },
              { name: 'none', field: 'constant', options: { value: '[]' }, nulls: 50 },
            ],
          },
        },
        { name: 'home.rooms', ...list(item('boolean'), 0, 2) },
        { name: 'home.deep.rooms', ...list(item('boolean'), 0, 2) },
      ],
    },
  ],
});

/** Whole numbers as names come first in an object, but not in a file. */
const hasNumberAsName = (table: Table) => /"\d+":/.test(fileOf('ndjson', table));

const opened: typeof openedDocuments = [...openedDocuments, ['structures', structures]];
const tables = opened.flatMap(([document, { tables: ofDocument }]) =>
  ofDocument
    .filter(({ columns }) => columns.some(({ type }) => type === 'json' || type === 'decimal'))
    .filter((table) => !hasNumberAsName(table))
    .map((table): [string, Table] => [`${document}: ${table.name}`, table]),
);

describe.each(tables)('the indented JSON of %s', (_, table) => {
  it.each(OPTIONS)('is what JSON.stringify prints of its records, with %j', (options) => {
    const file = fileOf('json', table, { ...options, pretty: true });
    expect(file).toBe(asPrinted(file));
  });

  it.each(OPTIONS)('has the values of the JSON without indentation, with %j', (options) => {
    const pretty = fileOf('json', table, { ...options, pretty: true });
    expect(JSON.parse(pretty)).toEqual(JSON.parse(fileOf('json', table, options)));
  });

  it('differs with integers as numbers only in the quotes around large integers', () => {
    const withTexts = fileOf('json', table, { pretty: true });
    const columns = table.columns
      .filter(({ type }) => type === 'integer')
      .map(({ name }) => JSON.stringify(name));
    const written = withTexts.replace(
      /^( {4}("(?:[^"\\]|\\.)*"): )"(-?\d{16,})"/gm,
      (whole, start, name, digits) => (columns.includes(name) ? start + digits : whole),
    );
    expect(fileOf('json', table, { pretty: true, bigints: 'number' })).toBe(written);
  });
});

describe('indented JSON', () => {
  it('indents any value of a JSON column', () => {
    const table = tableOf('t', [columnOf('id', 'integer'), columnOf('any', 'json')]);
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 4 }), { minLength: 1, maxLength: 5 }), (values) => {
        const writer = writerOf('json', table, { pretty: true });
        const columns = [values.map((_, i) => i), values.map((value) => JSON.stringify(value))];
        const file = writer.head() + writer.rows({ rowCount: values.length, columns }, 0) + writer.tail();
        const records = values.map((any, id) => ({ id, any }));
        expect(file).toBe(`${JSON.stringify(records, null, 2)}\n`);
      }),
      { seed: 48, numRuns: 300 },
    );
  });

  it('keeps each digit of an integer in a JSON column', () => {
    const table = tableOf('t', [columnOf('any', 'json')]);
    const writer = writerOf('json', table, { pretty: true });
    const written = writer.rows(
      { rowCount: 1, columns: [['{"n":[9007199254740993,-18446744073709551616]}']] },
      0,
    );
    expect(written).toContain('\n        9007199254740993,\n        -18446744073709551616\n');
  });
});
