import { describe, expect, it } from 'vitest';
import { FILTER_NAMES } from '../../../src/expression/filters.ts';
import { FUNCTION_NAMES } from '../../../src/expression/functions.ts';
import type { ColumnDocument } from '../../fixtures/documents.ts';
import { tryFilter, tryFunction } from '../../fixtures/promises/expression-trial.ts';
import { tryDocuments, type Verdict } from '../../fixtures/promises/fact-trial.ts';
import { ownFieldIds, tryField } from '../../fixtures/promises/field-trial.ts';
import { judge } from '../../fixtures/promises/promises.ts';
import { keptCases } from '../../fixtures/promises/trial.ts';

function expectKept({ accepted, broken }: Verdict): void {
  expect(broken).toEqual([]);
  expect(accepted).toBeGreaterThan(0);
}

const QUICK = { documents: 6, rows: 200, seed: 1 };
/** A document of an expression has a dozen columns. */
const QUICK_EXPRESSIONS = { documents: 12, rows: 50, seed: 1 };
/** `npm run test:long` tries 300 documents. */
const DEEP = { documents: 12, rows: 500, seed: 2 };

/** Columns with options of which a fact was false once. */
const ONCE_FALSE: readonly (readonly [fact: string, columns: readonly Omit<ColumnDocument, 'name'>[]])[] = [
  ['length', [{ field: 'number', maxLength: 1 }]],
  ['length', [{ field: 'date.birthdate', maxLength: 5 }]],
  ['length', [{ field: 'regex', options: { pattern: '(?<=a)' } }]],
  ['greatest integer', [{ field: 'series', options: { from: 0, step: 9007199254740991 } }]],
  ['number of values', [{ field: 'airline.flightNumber', options: { maxLength: 1, airlineCode: true } }]],
  [
    'number of values',
    [
      { field: 'finance.amount', options: { max: 0.5, distribution: 'uniform' } },
      { field: 'finance.currencyCode' },
    ],
  ],
];

it.each(ONCE_FALSE)('the %s is a fact that holds: %j', (_, columns) => {
  const named = columns.map((column, i) => ({ name: `c${i}`, ...column }));
  const document = { version: 1, tables: [{ name: 't', rows: 300, columns: named }] };
  expectKept(tryDocuments({ documents: 1, rows: 300, seed: 1 }, () => document));
});

describe.each([
  ['', QUICK, QUICK_EXPRESSIONS, []],
  [', in many documents', DEEP, DEEP, ['deep']],
] as const)('every cell is within the facts%s', (_, trial, ofExpressions, tags) => {
  it.each(ownFieldIds)('about its field, with random options: %s', { tags: [...tags] }, (field) => {
    expectKept(tryField(field, trial));
  });

  it.each(FUNCTION_NAMES)('about a function, with random arguments: %s', { tags: [...tags] }, (name) => {
    expectKept(tryFunction(name, ofExpressions));
  });

  it.each(FILTER_NAMES)(
    'about a filter, after random columns and filters: %s',
    { tags: [...tags] },
    (name) => {
      expectKept(tryFilter(name, ofExpressions));
    },
  );
});

it.each(keptCases)('the rows keep the promise that they once broke: $name', async ({ document }) => {
  expect((await judge(document, [])).broken).toEqual([]);
});
