/** @module-tag deep */
import { parse } from 'isbn3';
import { describe, expect, it } from 'vitest';
import { type ColumnDocument, cellsOfColumn } from '../../fixtures/any-schema.ts';
import { fieldJudges } from '../../fixtures/judges/field-judges.ts';

const ROWS = 100_000;

const COLUMNS: readonly Omit<ColumnDocument, 'name'>[] = [
  { field: 'commerce.isbn', options: { variant: '10' } },
  { field: 'commerce.upc', unique: true },
  { field: 'finance.routingNumber', unique: true },
  { field: 'phone.imei', unique: true },
];

describe('A validator that is not ours', () => {
  it.each(COLUMNS)('accepts 100,000 values of $field with $options, unique: $unique', (column) => {
    const texts = cellsOfColumn(column, ROWS).map(String);
    const { isValid } = fieldJudges[column.field] ?? { isValid: () => false };
    expect(texts.filter((text) => !isValid(text)).slice(0, 5)).toEqual([]);
    if (column.unique) expect(new Set(texts).size).toBe(ROWS);
  });

  it.each(['13', '10'])('knows the publisher of 100,000 unique ISBNs with %s digits', (variant) => {
    const texts = cellsOfColumn(
      { field: 'commerce.isbn', options: { variant, separator: '' }, unique: true },
      ROWS,
    ).map(String);
    expect(
      texts.filter((text) => ![parse(text)?.isbn13, parse(text)?.isbn10].includes(text)).slice(0, 5),
    ).toEqual([]);
    expect(new Set(texts).size).toBe(ROWS);
  });
});
