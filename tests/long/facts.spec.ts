import { expect, it } from 'vitest';
import { FILTER_NAMES } from '../../src/expression/filters.ts';
import { FUNCTION_NAMES } from '../../src/expression/functions.ts';
import { tryFilter, tryFunction } from '../fixtures/promises/expression-trial.ts';
import { ownFieldIds, tryField } from '../fixtures/promises/field-trial.ts';

const TRIAL = { documents: 300, rows: 500, seed: 3 };

it.each(ownFieldIds)('every cell is within the facts about its field, in 300 documents: %s', (field) => {
  expect(tryField(field, TRIAL).broken).toEqual([]);
});

it.each(FUNCTION_NAMES)('every cell is within the facts about a function, in 300 documents: %s', (name) => {
  expect(tryFunction(name, TRIAL).broken).toEqual([]);
});

it.each(FILTER_NAMES)('every cell is within the facts about a filter, in 300 documents: %s', (name) => {
  expect(tryFilter(name, TRIAL).broken).toEqual([]);
});
