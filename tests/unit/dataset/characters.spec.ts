import { describe, expect, it } from 'vitest';
import type { FieldId } from '../../../src/catalogue/fields.ts';
import { fieldIds } from '../../fixtures/any-schema.ts';
import type { ColumnDocument } from '../../fixtures/documents.ts';
import { optionVariants } from '../../fixtures/option-variants.ts';
import { brokenPromises, tablesOf } from '../../fixtures/promised-characters.ts';

const PLAIN: readonly Partial<ColumnDocument>[] = [{}, { unique: true }];
/** Prefixes, suffixes, cases and lengths that change the characters of texts. */
const CHANGED: readonly Partial<ColumnDocument>[] = [
  { options: { case: 'upper' } },
  { options: { case: 'lower', prefix: '«' }, nulls: 30 },
  { options: { case: 'title', suffix: ' ' }, unique: true },
  { options: { prefix: '"ß' }, maxLength: 14 },
  { maxLength: 4 },
  { maxLength: 21, unique: true },
];

function brokenOf(field: FieldId, variants: readonly Partial<ColumnDocument>[], rows: number) {
  return optionVariants(field).flatMap((options) =>
    tablesOf(field, options, variants, rows).flatMap(({ table, rows: count }) =>
      brokenPromises(table, count).map((broken) => `${JSON.stringify(options)} ${broken}`),
    ),
  );
}

describe('the characters that a column promises', () => {
  it.each(fieldIds)('are all that 500 cells have: %s', (field) => {
    expect(brokenOf(field, PLAIN, 500)).toEqual([]);
  });

  it.each(fieldIds)('are all that 100,000 cells have: %s', { tags: ['deep'] }, (field) => {
    expect(brokenOf(field, PLAIN.slice(0, 1), 100_000)).toEqual([]);
    expect(brokenOf(field, [...PLAIN.slice(1), ...CHANGED], 5000)).toEqual([]);
  });
});
