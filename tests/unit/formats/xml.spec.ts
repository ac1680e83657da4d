/** @module-tag deep */

import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { Cell, ValueType } from '../../../src/catalogue/field.ts';
import { columnOf, tableOf } from '../../fixtures/tables.ts';
import { anyTypedTable, headOf, rowsOf, textOf, writeTyped } from '../../fixtures/typed-tables.ts';
import { writerOf } from '../../fixtures/writers.ts';

interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
}

/** Reads the elements of a file's rows. Throws if the file or its namespaces are not well-formed. */
function read(file: string): { readonly root: string; readonly rows: Element[][] } {
  const rows: Element[][] = [];
  let root = '';
  let depth = 0;
  let text = '';
  let attributes = new Map<string, string>();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    depth++;
    if (depth === 1) root = tag.name;
    if (depth === 2) rows.push([]);
    text = '';
    attributes = new Map(
      Object.values(tag.attributes).map(({ uri, local, value }) => [
        uri === '' ? local : `xsi:${local}`,
        value,
      ]),
    );
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', ({ name }) => {
    if (depth === 3) rows.at(-1)?.push({ name, attributes, text });
    depth--;
  });
  parser.write(saved(file)).close();
  return { root, rows };
}

const saved = (file: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(file));

/** A text with U+FFFD for each character that XML 1.0 does not have. https://www.w3.org/TR/xml/#NT-Char */
function inXml(text: string): string {
  return text.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
}

const TYPES: Readonly<Record<ValueType, string>> = {
  text: 'xs:string',
  json: 'xs:string',
  integer: 'xs:integer',
  decimal: 'xs:double',
  boolean: 'xs:boolean',
  date: 'xs:date',
  timestamp: 'xs:dateTime',
};

/** A value by its type's lexical space. */
function typedValue(type: ValueType, text: string): unknown {
  if (type === 'integer') return BigInt(text);
  if (type === 'decimal') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}

function expected(type: ValueType, cell: NonNullable<Cell>): unknown {
  if (type === 'integer') return BigInt(cell);
  if (type === 'decimal') return Number(cell);
  return type === 'boolean' ? cell : inXml(textOf(type, cell));
}

const attributesOf = (entries: Readonly<Record<string, string>>) => new Map(Object.entries(entries));

describe('any table', () => {
  it('is read back from XML, with the columns’ names and types', () => {
    fc.assert(
      fc.property(anyTypedTable, fc.constantFrom('nil', 'omit'), fc.boolean(), (columns, nulls, types) => {
        const file = writeTyped(writerOf('xml', headOf(columns), { null: nulls, types }), columns);
        const rows = rowsOf(columns).map((row) =>
          row
            .filter(([, cell]) => cell !== null || nulls === 'nil')
            .map(([{ name, type }, cell]) => ({
              name: inXml(name),
              value: cell === null ? null : expected(type, cell),
              type: types && cell !== null ? TYPES[type] : undefined,
            })),
        );
        const found = read(file).rows.map((row, i) =>
          row.map(({ name, attributes, text }, j) => {
            const original = attributes.get('name') ?? name;
            const cells = rowsOf(columns)[i]?.filter(([, cell]) => cell !== null || nulls === 'nil');
            const type = cells?.[j]?.[0].type ?? 'text';
            const isNull = attributes.get('xsi:nil') === 'true';
            return {
              name: original,
              value: isNull ? null : typedValue(type, text),
              type: attributes.get('xsi:type'),
            };
          }),
        );
        expect(found).toEqual(rows);
      }),
      { seed: 31, numRuns: 150 },
    );
  });

  it('has elements of names that differ', () => {
    fc.assert(
      fc.property(anyTypedTable, (columns) => {
        const [row = []] = read(writeTyped(writerOf('xml', headOf(columns)), columns)).rows;
        expect(new Set(row.map(({ name }) => name)).size).toBe(columns.length);
      }),
      { seed: 32, numRuns: 150 },
    );
  });
});

it.each([
  ['id', 'id', undefined],
  ['größe', 'größe', undefined],
  ['first name', 'first_name', 'first name'],
  ['2024', '_2024', '2024'],
  ['xmlData', '_xmlData', 'xmlData'],
  ['a:b', 'a_b', 'a:b'],
  ['"<&>"', '_____', '"<&>"'],
])('a column %j is an element %s', (name, element, attribute) => {
  const writer = writerOf('xml', tableOf('orders', [columnOf(name)]));
  const { root, rows } = read(
    writer.head() + writer.rows({ rowCount: 1, columns: [['x']] }, 0) + writer.tail(),
  );
  expect(root).toBe('orders');
  expect(rows).toEqual([
    [{ name: element, attributes: attributesOf(attribute ? { name: attribute } : {}), text: 'x' }],
  ]);
});
