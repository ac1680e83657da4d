import { expect, it } from 'vitest';
import { fieldIds } from '../fixtures/any-schema.ts';
import { ineffectiveOptions } from '../fixtures/option-effects.ts';

it.each(fieldIds)('beside every other option, a change of an option changes the column: %s', (field) => {
  expect(ineffectiveOptions(field, { inPairs: true })).toEqual([]);
});

it.each(fieldIds)('beside every other option, a change of an option changes a unique column: %s', (field) => {
  expect(ineffectiveOptions(field, { inPairs: true, unique: true, rows: 30 })).toEqual([]);
});
