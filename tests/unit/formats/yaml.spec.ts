/** @module-tag deep */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Cell, ValueType } from '../../../src/catalogue/field.ts';
import { asUtf8 } from '../../fixtures/any-text.ts';
import { columnOf, tableOf } from '../../fixtures/tables.ts';
import { anyTypedTable, headOf, rowsOf, textOf, writeTyped } from '../../fixtures/typed-tables.ts';
import { writerOf } from '../../fixtures/writers.ts';

const VERSIONS = ['1.1', '1.2'] as const;
type Version = (typeof VERSIONS)[number];

const read = (file: string, version: Version): unknown => parse(file, { version, mapAsMap: true });

/** A value of JSON as YAML has it: objects as maps. */
function mapped(value: unknown): unknown {
  if (typeof value === 'string') return asUtf8(value);
  if (Array.isArray(value)) return value.map(mapped);
  if (typeof value !== 'object' || value === null) return value;
  return new Map(Object.entries(value).map(([name, inner]) => [asUtf8(name), mapped(inner)]));
}

/** The value that a reader gives for a cell. Only YAML 1.1 has a type for dates. */
function expected(type: ValueType, cell: Cell, bigints: string, version: Version): unknown {
  if (cell === null) return null;
  if (type === 'json') return mapped(JSON.parse(String(cell)));
  if (type === 'boolean') return cell;
  if (typeof cell === 'bigint') return bigints === 'text' ? String(cell) : Number(cell);
  if (type === 'integer') return Number(cell) === 0 ? 0 : cell;
  if (type === 'decimal') return Number(cell);
  const text = asUtf8(textOf(type, cell));
  return type !== 'text' && version === '1.1' ? new Date(inReader(text)) : text;
}

/** `yaml` makes dates with `Date.UTC`, which reads the years 0 to 99 as 1900 to 1999. */
function inReader(date: string): string {
  return date.replace(/^00/, '19');
}

describe('any table', () => {
  it.each(VERSIONS)('is read back by a reader of YAML %s, with its types', (version) => {
    fc.assert(
      fc.property(anyTypedTable, fc.constantFrom('text', 'number'), (columns, bigints) => {
        const file = writeTyped(writerOf('yaml', headOf(columns), { bigints }), columns);
        const rows = rowsOf(columns).map(
          (row) =>
            new Map(
              row.map(([{ name, type }, cell]) => [asUtf8(name), expected(type, cell, bigints, version)]),
            ),
        );
        expect(read(file, version)).toEqual(rows);
      }),
      { seed: 41, numRuns: 150 },
    );
  });
});

/** Texts that some reader reads as another type. */
const OTHERS = [
  'yes No on OFF true False y N null Null ~ .inf -.Inf .nan 1e3 1E3 1e+3 0x1F 0o17 017 0b11 1_000 1:30 190:20:30 +1 -1 .5 5. = <<',
  '2026-11-21 2026-11-21T10:15:00Z 2026-1-1 - -- --- ... ? : & * ! | > % @ ` # { } [ ] , a: :a a# {a: [a ,a',
]
  .join(' ')
  .split(' ');

it.each(VERSIONS)('texts that look like something else stay texts for a reader of YAML %s', (version) => {
  const texts = [
    ...OTHERS,
    '',
    ' ',
    'a: b',
    'a #b',
    '- a',
    '? a',
    'é',
    'اسم',
    '😀',
    'two words',
    "it's",
    'a ',
    'a:',
  ];
  const writer = writerOf('yaml', tableOf('t', [columnOf('yes'), columnOf('1e3')]));
  const columns = [texts, texts];
  const file = writer.head() + writer.rows({ rowCount: texts.length, columns }, 0) + writer.tail();
  expect(read(file, version)).toEqual(
    texts.map(
      (text) =>
        new Map([
          ['yes', text],
          ['1e3', text],
        ]),
    ),
  );
});

it('plain words are not quoted, and a decimal has its point', () => {
  const writer = writerOf('yaml', tableOf('t', [columnOf('name'), columnOf('net', 'decimal')]));
  const columns = [
    ['Zoë de Boer', 'No'],
    [5, 1e21],
  ];
  expect(writer.rows({ rowCount: 2, columns }, 0)).toBe(
    '- name: Zoë de Boer\n  net: 5.0\n- name: "No"\n  net: 1.0e+21\n',
  );
});

it('words with letters that older engines do not know are quoted in every engine', () => {
  const writer = writerOf('yaml', tableOf('t', [columnOf('name')]));
  // U+A7CB is a letter since Unicode 16.0. https://www.unicode.org/Public/17.0.0/ucd/DerivedAge.txt
  const columns = [['ꙁ', 'b\ua7cb']];
  expect(writer.rows({ rowCount: 2, columns }, 0)).toBe('- name: ꙁ\n- name: "b\ua7cb"\n');
});

it.each(VERSIONS)('names of any length are keys for a reader of YAML %s', (version) => {
  const names = ['a'.repeat(1000), '\u0001'.repeat(1000), ' '.repeat(1000)];
  const writer = writerOf(
    'yaml',
    tableOf('t', [...names.map((name) => columnOf(name, 'integer')), columnOf('json', 'json')]),
  );
  const json = Object.fromEntries(names.map((name, i) => [name, i]));
  const columns = [[0], [1], [2], [JSON.stringify(json)]];
  const entries = names.map((name, i): [string, unknown] => [name, i]);
  expect(read(writer.rows({ rowCount: 1, columns }, 0), version)).toEqual([
    new Map([...entries, ['json', new Map(entries)]]),
  ]);
});
