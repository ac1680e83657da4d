import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meet, type NumberFacts } from '../../../src/schema/field-numbers.ts';

const anyNumber = fc.option(fc.integer({ min: -1000, max: 1000 }), { nil: undefined });
const anyBigint = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });

const anyFacts: fc.Arbitrary<NumberFacts> = fc.record({
  min: anyNumber,
  max: anyNumber,
  decimals: fc.option(fc.nat(15), { nil: undefined }),
  bigints: fc.constantFrom('none', 'some', 'all'),
  ends: fc.option(fc.record({ min: anyBigint, max: anyBigint }), { nil: undefined }),
});

it('facts about numbers combine in any order and grouping, and a fact adds nothing to itself', () => {
  fc.assert(
    fc.property(anyFacts, anyFacts, anyFacts, (a, b, c) => {
      expect(meet(a, b)).toEqual(meet(b, a));
      expect(meet(meet(a, b), c)).toEqual(meet(a, meet(b, c)));
      expect(meet(a, a)).toEqual(a);
    }),
    { numRuns: 300 },
  );
});

it('each bound is the narrower one, and what only one fact knows stays', () => {
  const one: NumberFacts = { min: 0, max: 99.5, decimals: 3, bigints: 'some', ends: { min: 0n, max: 100n } };
  const other: NumberFacts = { min: 10, decimals: 1, bigints: 'none', ends: { min: -5n, max: 7n } };
  expect(meet(one, other)).toEqual({
    min: 10,
    max: 99.5,
    decimals: 1,
    bigints: 'none',
    ends: { min: 0n, max: 7n },
  });
});
