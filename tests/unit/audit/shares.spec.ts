/** @module-tag deep */
import { describe, expect, it } from 'vitest';
import { deviationOf, type Share, sharesOf } from '../../fixtures/shares/comparison.ts';
import { comparisons } from '../../fixtures/shares/comparisons.ts';

const TOLERANCE = 0.1;

const described = ({ thing, published, measured }: Share) =>
  `${thing}: ${measured.toPrecision(3)} instead of ${published.toPrecision(3)}`;

const isWrong = (share: Share) => deviationOf(share) > TOLERANCE;

describe('Shares', () => {
  it.each(comparisons)('of $what are within a tenth of those of the source', (comparison) => {
    const shares = sharesOf(comparison);
    expect(shares.length).toBeGreaterThan(1);
    expect(shares.filter(isWrong).map(described)).toEqual([]);
    expect(
      shares.filter((share, i) => isWrong({ ...share, measured: shares.at(i - 1)?.measured ?? 0 })),
    ).not.toEqual([]);
  });

  it.each([0.0089, 0.0071])('that are wrong by more than a tenth are noticed: %s', (measured) =>
    expect(isWrong({ thing: 'Smith', published: 0.008, measured })).toBe(true),
  );
});
