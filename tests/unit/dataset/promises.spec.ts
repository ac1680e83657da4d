import { describe, expect, it } from 'vitest';
import { FILTER_NAMES } from '../../../src/expression/filters.ts';
import { FUNCTION_NAMES } from '../../../src/expression/functions.ts';
import { tryFilter, tryFunction } from '../../fixtures/promises/expression-trial.ts';
import type { Verdict } from '../../fixtures/promises/fact-trial.ts';
import { ownFieldIds, tryField } from '../../fixtures/promises/field-trial.ts';
import { judge } from '../../fixtures/promises/promises.ts';
import { keptCases } from '../../fixtures/promises/trial.ts';

function expectKept({ accepted, broken }: Verdict): void {
  expect(broken).toEqual([]);
  expect(accepted).toBeGreaterThan(0);
}

const QUICK = { documents: 6, rows: 200, seed: 1 };
const DEEP = { documents: 60, rows: 500, seed: 2 };

describe.each([
  ['', QUICK, []],
  [', in many documents', DEEP, ['deep']],
] as const)('every cell is within the facts%s', (_, trial, tags) => {
  it.each(ownFieldIds)('about its field, with random options: %s', { tags: [...tags] }, (field) => {
    expectKept(tryField(field, trial));
  });

  it.each(FUNCTION_NAMES)('about a function, with random arguments: %s', { tags: [...tags] }, (name) => {
    expectKept(tryFunction(name, trial));
  });

  it.each(FILTER_NAMES)(
    'about a filter, after random columns and filters: %s',
    { tags: [...tags] },
    (name) => {
      expectKept(tryFilter(name, trial));
    },
  );
});

it.each(keptCases)('the rows keep the promise that they once broke: $name', async ({ document }) => {
  expect((await judge(document, [])).broken).toEqual([]);
});
