import { describe, expect, it } from 'vitest';
import { FILTER_NAMES } from '../../../src/expression/filters.ts';
import { FUNCTION_NAMES } from '../../../src/expression/functions.ts';
import { tryFilter, tryFunction } from '../../fixtures/promises/expression-trial.ts';
import { ownFieldIds, tryField } from '../../fixtures/promises/field-trial.ts';

const E = process.env;
const QUICK = { documents: Number(E.D ?? 6), rows: Number(E.R ?? 200), seed: Number(E.S ?? 1) };

describe('each cell is within the facts about its field, with random options', () => {
  it.each(ownFieldIds)('%s', (field) => {
    const { accepted, broken } = tryField(field, QUICK);
    expect(broken).toEqual([]);
    expect(accepted).toBeGreaterThan(0);
  });
});

describe('each result is within the facts about its expression, with random arguments', () => {
  it.each(FUNCTION_NAMES)('of the function %s', (name) => {
    const { accepted, broken } = tryFunction(name, QUICK);
    expect(broken).toEqual([]);
    expect(accepted).toBeGreaterThan(0);
  });

  it.each(FILTER_NAMES)('of the filter %s', (name) => {
    const { accepted, broken } = tryFilter(name, QUICK);
    expect(broken).toEqual([]);
    expect(accepted).toBeGreaterThan(0);
  });
});
