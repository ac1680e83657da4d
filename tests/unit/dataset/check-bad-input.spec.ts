/** @module-tag deep */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/dataset/engine.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { goodDocuments } from '../../fixtures/good-documents.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const engine = createEngine(enUs, largeTables);
const ROWS = 20;

/** Reads rows of a document that the check accepted, and expects the document with its defaults to be accepted unchanged. */
function expectAnswer(document: unknown): void {
  const checked = engine.check(document);
  if (!checked.ok) {
    expect(checked.error.length).toBeGreaterThan(0);
    return;
  }
  const again = engine.check(JSON.parse(JSON.stringify(checked.value)));
  expect(again.ok ? again.value : again.error).toEqual(checked.value);
  const dataset = engine.open(checked.value);
  for (const { name, rows, columns } of checked.value.tables) {
    const batch = dataset.table(name)?.read(0, Math.min(rows, ROWS));
    expect(batch?.columns.map((cells) => cells.length)).toEqual(columns.map(() => Math.min(rows, ROWS)));
  }
}

/** The paths of all values within a value. */
function placesIn(value: unknown, place: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [place];
  return [place, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...place, name]))];
}

function changed(
  value: unknown,
  [step, ...rest]: readonly string[],
  change: (old: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const made = name === step ? changed(inner, rest, change) : inner;
    return made === undefined ? [] : [[name, made] as const];
  });
  return Array.isArray(value) ? entries.map(([, made]) => made) : Object.fromEntries(entries);
}

const anyWord = fc.constantFrom(
  ...[
    '',
    ' ',
    '\0',
    '__proto__',
    'constructor',
    'toString',
    'row',
    'id',
    'uniform',
    'P1D',
    '(a+)+$b',
    '[a-z]',
  ],
  ...[
    '{row}',
    '1 + 1',
    'a\ud800',
    '2026-01-01',
    '1e999',
    '9007199254740993',
    'normal',
    'customers',
    'template',
  ],
);
const anyNumber = fc.constantFrom(
  -1,
  0,
  0.5,
  1,
  2,
  15,
  100,
  1000,
  10 ** 10,
  2 ** 53,
  1e300,
  -1e300,
  1e-300,
  -0,
);
const anyValue = fc.oneof(anyWord, anyNumber, fc.boolean(), fc.constant(null), fc.jsonValue());

const anyChange: fc.Arbitrary<(old: unknown) => unknown> = fc.oneof(
  fc.constant(() => undefined),
  anyValue.map((value) => () => value),
  fc.constant((old: unknown) => (typeof old === 'number' ? String(old) : [old])),
  fc.constant((old: unknown) => (Array.isArray(old) ? [...old, ...old] : { columns: [old] })),
  fc.tuple(anyWord, anyValue).map(([name, value]) => (old: unknown) => {
    if (typeof old !== 'object' || old === null || Array.isArray(old)) return value;
    return Object.fromEntries([...Object.entries(old), [name, value]]);
  }),
);

const anyMutation = fc
  .constantFrom(...Object.values(goodDocuments))
  .chain((document) =>
    fc
      .array(fc.tuple(fc.constantFrom(...placesIn(document)), anyChange), { minLength: 1, maxLength: 3 })
      .map((changes) =>
        changes.reduce<unknown>((made, [place, change]) => changed(made, place, change), document),
      ),
  );

describe('a good document', () => {
  it.each(Object.keys(goodDocuments))('has no problem: %s', (name) => {
    const checked = engine.check(goodDocuments[name]);
    expect(checked.ok ? [] : checked.error).toEqual([]);
    expectAnswer(goodDocuments[name]);
  });
});

describe('any document', () => {
  it('made of any JSON gets an answer', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expectAnswer(value);
        expectAnswer({ version: 1, tables: value });
        expectAnswer({ version: 1, tables: [{ name: 't', rows: 1, columns: value }] });
      }),
      { numRuns: 300 },
    );
  });

  it('that was valid and was changed anywhere gets an answer', () => {
    fc.assert(fc.property(anyMutation, expectAnswer), { numRuns: 1500 });
  });
});

it('given rows with a zero below zero are those of the document that is written and read again', () => {
  expectAnswer({
    version: 1,
    tables: [
      { name: 't', given: { rows: [{ n: -0 }, { n: '-0' }] }, columns: [{ name: 'n', field: 'given' }] },
    ],
  });
});

const range = (count: number) => Array.from({ length: count }, (_, i) => i);
const columnsOf = (columns: readonly object[], table: object = {}) => ({
  version: 1,
  tables: [{ name: 't', rows: ROWS, columns, ...table }],
});
const withOption = (field: string, options: object, unique = false) =>
  columnsOf([{ name: 'a', field, options, unique }]);
const chained = (i: number, next: number) => ({
  name: `c${i}`,
  field: 'formula',
  options: { expression: `c${next} + 1` },
});
const id = { name: 'id', field: 'sequence', primaryKey: true };
const alike = (i: number) => `column number ${i} of many that are alike`;
const chain = range(9999).map((i) => (i === 9998 ? { name: `c${i}`, field: 'number' } : chained(i, i + 1)));
const tablesOf = (count: number, columns: (i: number) => readonly object[]) => ({
  version: 1,
  tables: range(count).map((i) => ({ name: `t${i}`, rows: 5, columns: columns(i) })),
});
const refers = (name: string, i: number, column = 'id') => ({
  name,
  field: 'reference',
  options: { table: `t${i}`, column },
});
const deep = (depth: number, wrap: (inner: object) => object, inner: object) =>
  range(depth).reduce((made) => wrap(made), inner);

/** Documents that could take forever or overflow the stack, with the code of their problem, if they have one. */
const HOSTILE: Record<string, readonly [make: () => unknown, code?: string]> = {
  'a formula nested 20,000 deep': [
    () => withOption('formula', { expression: `${'('.repeat(20_000)}1${')'.repeat(20_000)}` }),
    'out-of-range',
  ],
  'a formula nested as deep as its length allows': [
    () => withOption('formula', { expression: `${'('.repeat(4900)}1${')'.repeat(4900)}` }),
    'invalid-formula',
  ],
  'a formula of thousands of operations': [
    () => withOption('formula', { expression: `1${'+1'.repeat(4900)}` }),
  ],
  'a template of 60,000 braces': [
    () => withOption('template', { text: '{'.repeat(60_000) }),
    'invalid-template',
  ],
  'a template of filters': [() => withOption('template', { text: `{row${'|upper'.repeat(1600)}}` })],
  'a pattern that backtracks': [() => withOption('regex', { pattern: '(a+)+$b' }), 'invalid-pattern'],
  'the same, unique': [() => withOption('regex', { pattern: '(a+)+b' }, true), 'unique-uncountable'],
  'a pattern of repetitions within repetitions': [
    () => withOption('regex', { pattern: '(((a{1,1000}){1,1000}){1,1000})' }, true),
    'invalid-pattern',
  ],
  '10,000 unique columns': [
    () =>
      columnsOf(range(10_000).map((i) => ({ name: `c${i}`, field: 'number', unique: true, maxLength: 3 }))),
  ],
  '10,000 columns of one name': [
    () => columnsOf(range(10_000).map(() => ({ name: 'c', field: 'number' }))),
    'duplicate-name',
  ],
  '10,000 columns of one key': [
    () => columnsOf(range(10_000).map((i) => ({ name: `c${i}`, key: 'k', field: 'number' }))),
    'duplicate-key',
  ],
  '10,000 unknown names like known ones': [
    () =>
      columnsOf(
        range(10_000).map((i) => ({
          name: alike(i),
          field: 'lookup',
          options: { via: `${alike(i)}x`, column: 'x' },
        })),
      ),
    'unknown-column',
  ],
  '100,000 unknown properties': [
    () => ({ ...columnsOf([]), ...Object.fromEntries(range(100_000).map((i) => [`p${i}`, 1])) }),
    'unknown-property',
  ],
  '10,000 formulas in a chain, the first needed last': [() => columnsOf(chain)],
  // More would not fit in a cell.
  'the same within an object': [() => withOption('json', { columns: chain.slice(-4000) })],
  'an array of 1,000 arrays of 1,000 items': [
    () =>
      withOption('array', {
        field: 'array',
        options: { field: 'boolean', maxItems: 1000 },
        maxItems: 1000,
      }),
    'too-large',
  ],
  'a formula of 400 calls of replace': [
    () => withOption('formula', { expression: `concat(${"replace('a','b','c'),".repeat(400)}row)` }),
    'invalid-formula',
  ],
  'a template of 400 filters that write a text anew': [
    () => withOption('template', { text: `{row${'|title'.repeat(400)}}` }),
    'invalid-template',
  ],
  'a circle of 5,000 columns': [
    () => columnsOf(range(5000).map((i) => chained(i, (i + 1) % 5000))),
    'circular-columns',
  ],
  'a circle within an object': [
    () => withOption('json', { columns: range(5000).map((i) => chained(i, (i + 1) % 5000)) }),
    'circular-columns',
  ],
  'objects beside many columns': [
    () =>
      columnsOf(
        range(6666).map((i) =>
          i % 2 === 0
            ? { name: `c${i}`, field: 'number' }
            : { name: `c${i}`, field: 'json', options: { columns: [{ name: 'x', field: 'number' }] } },
        ),
      ),
  ],
  'a list of 100,000 values': [() => withOption('list', { values: range(100_000), weights: range(100_000) })],
  'a unique list of 100,000 values': [() => withOption('list', { values: range(100_000) }, true)],
  'a key of 100,000 columns': [
    () => columnsOf([{ name: 'a', field: 'number' }], { unique: [range(100_000).map(String)] }),
    'too-large',
  ],
  '100,000 keys': [
    () => columnsOf([{ name: 'a', field: 'number' }], { unique: range(100_000).map(() => ['a']) }),
    'too-large',
  ],
  '1,000 tables that refer to each other in a ring': [
    () => tablesOf(1000, (i) => [id, refers('r', (i + 1) % 1000)]),
  ],
  '1,000 references that depend on each other': [
    () => tablesOf(1000, (i) => [{ ...refers('r', (i + 1) % 1000, 'r'), unique: true }]),
    'circular-columns',
  ],
  'lookups 300 references deep': [
    () =>
      tablesOf(301, (i) =>
        i === 300
          ? [id, { name: 'v', field: 'number' }]
          : [id, refers('r', i + 1), { name: 'v', field: 'lookup', options: { via: 'r', column: 'v' } }],
      ),
    'too-deep',
  ],
  '10,000 references': [
    () => ({
      version: 1,
      tables: [
        { name: 't0', rows: 5, columns: [id] },
        { name: 't', rows: ROWS, columns: range(9999).map((i) => refers(`r${i}`, 0)) },
      ],
    }),
  ],
  'lists 100,000 deep': [
    () => columnsOf([], { columns: deep(100_000, (inner) => [inner], []) }),
    'wrong-type',
  ],
  'objects within objects 5,000 deep': [
    () =>
      columnsOf([deep(5000, (inner) => ({ name: 'o', field: 'json', options: { columns: [inner] } }), {})]),
    'too-deep',
  ],
};

/** Five times the time that an idle machine may take. */
const ANSWERED_WITHIN_MS = 10_000;

describe('a document made to be slow', () => {
  it.each(Object.keys(HOSTILE))('is answered: %s', { timeout: ANSWERED_WITHIN_MS }, (name) => {
    const [make, code] = HOSTILE[name] ?? [];
    const checked = engine.check(make?.());
    expect(checked.ok ? undefined : checked.error[0]?.code).toBe(code);
  });

  it('gives rows if it is valid', () => {
    for (const name of ['the same within an object', '10,000 formulas in a chain, the first needed last']) {
      const checked = engine.check(HOSTILE[name]?.[0]());
      if (!checked.ok) throw new Error(name);
      expect(engine.open(checked.value).table('t')?.read(0, 2).rowCount).toBe(2);
    }
  });
});
