/** @module-tag deep */
import { describe, expect, it } from 'vitest';
import { deviationOf, type Share, sharesOf } from '../../fixtures/shares/comparison.ts';
import { comparisons } from '../../fixtures/shares/comparisons.ts';

const TOLERANCE = 0.1;

const wrong = ({ thing, published, measured }: Share) =>
  `${thing}: ${measured.toPrecision(3)} instead of ${published.toPrecision(3)}`;

describe('Shares', () => {
  it.each(comparisons)('of $what are within a tenth of those of the source', (comparison) => {
    const shares = sharesOf(comparison);
    expect(shares.length).toBeGreaterThan(0);
    expect(shares.filter((share) => deviationOf(share) > TOLERANCE).map(wrong)).toEqual([]);
  });

  it('that are wrong by more than a tenth are noticed', () => {
    expect(deviationOf({ thing: 'Smith', published: 0.008, measured: 0.0089 })).toBeGreaterThan(TOLERANCE);
    expect(deviationOf({ thing: 'Smith', published: 0.008, measured: 0.0071 })).toBeGreaterThan(TOLERANCE);
    expect(deviationOf({ thing: 'Smith', published: 0.008, measured: 0.0081 })).toBeLessThan(TOLERANCE);
  });
});
