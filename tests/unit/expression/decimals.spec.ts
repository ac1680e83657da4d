import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/catalogue/field.ts';
import { evaluate } from './evaluate.ts';

// An oracle of fractions: a decimal's digits as a BigInt over a power of ten, which nothing is lost of.

interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

function fractionOf(text: string): Fraction {
  const [, sign, whole = '', decimals = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  const digits = BigInt(`${sign}${whole}${decimals}`);
  const power = Number(exponent) - decimals.length;
  return power < 0
    ? { top: digits, bottom: 10n ** BigInt(-power) }
    : { top: digits * 10n ** BigInt(power), bottom: 1n };
}

const plus = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});
const minus = (a: Fraction, b: Fraction) => plus(a, { top: -b.top, bottom: b.bottom });
const times = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.top, bottom: a.bottom * b.bottom });

/** The remainder of a division whose quotient is cut towards zero, as SQL's `mod`. */
function remainder(a: Fraction, b: Fraction): Fraction {
  const quotient = (a.top * b.bottom) / (a.bottom * b.top);
  return minus(a, times(b, { top: quotient, bottom: 1n }));
}

const magnitude = (value: bigint) => (value < 0n ? -value : value);

/** Rounds to that many decimals; halves go away from zero. */
function toPlaces({ top, bottom }: Fraction, places: number): number {
  const scaled = places < 0 ? magnitude(top) : magnitude(top) * 10n ** BigInt(places);
  const unit = places < 0 ? bottom * 10n ** BigInt(-places) : bottom;
  const rounded = (2n * scaled + unit) / (2n * unit);
  return Number(`${top < 0n && rounded > 0n ? '-' : ''}${rounded}e${-places}`);
}

/** The place of the first digit: 2 for 123, -2 for 0.0123. */
function firstPlace({ top, bottom }: Fraction): number {
  const length = magnitude(top).toString().length - bottom.toString().length;
  const power = 10n ** BigInt(Math.abs(length));
  const below = length < 0 ? magnitude(top) * power < bottom : magnitude(top) < bottom * power;
  return below ? length - 1 : length;
}

function toDigits(value: Fraction): number {
  return value.top === 0n ? 0 : toPlaces(value, 14 - firstPlace(value));
}

const compute = (operator: string, a: number, b: number) =>
  evaluate(`a ${operator} b`, { a: ['decimal', a], b: ['decimal', b] });

/** Decimals as columns hold them, and any doubles. */
const decimal = fc.oneof(
  fc
    .tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: 0, max: 9 }))
    .map(([digits, places]) => Number(`${digits}e-${places}`)),
  fc.integer({ min: -100_000, max: 100_000 }).map((cents) => cents / 100),
  fc.integer({ min: -1000, max: 1000 }),
  fc
    .tuple(fc.maxSafeInteger(), fc.integer({ min: -30, max: 30 }))
    .map(([digits, power]) => Number(`${digits}e${power}`)),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** A double's zero has a sign, a formula's zero does not. */
const orNull = (value: number): Cell => (Number.isFinite(value) ? value + 0 : null);

describe('decimals', () => {
  it.each([
    ['+', plus],
    ['-', minus],
    ['*', times],
  ])('a %s b equals exact fractions to 15 significant digits', { tags: ['deep'] }, (operator, exact) => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const expected = toDigits(exact(fractionOf(`${a}`), fractionOf(`${b}`)));
        expect(compute(operator, a, b)).toBe(orNull(expected));
      }),
      { numRuns: 5_000, seed: 1 },
    );
  });

  it('a % b equals exact fractions to 15 significant digits', { tags: ['deep'] }, () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const expected = b === 0 ? null : orNull(toDigits(remainder(fractionOf(`${a}`), fractionOf(`${b}`))));
        expect(compute('%', a, b)).toBe(expected);
      }),
      { numRuns: 5_000, seed: 1 },
    );
  });

  it('(a * b) / b is a, of 7 digits each', { tags: ['deep'] }, () => {
    const digits = fc
      .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 7 }))
      .map(([value, places]) => Number(`${value}e-${places}`));
    fc.assert(
      fc.property(digits, digits, (a, b) => {
        expect(evaluate('a * b / b', { a: ['decimal', a], b: ['decimal', b] })).toBe(a);
      }),
      { numRuns: 5_000, seed: 1 },
    );
  });

  it('round(a, n) equals exact fractions, with halves away from zero', { tags: ['deep'] }, () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: -20, max: 20 }), (a, places) => {
        const rounded = evaluate('round(a, n)', { a: ['decimal', a], n: ['integer', places] });
        expect(rounded).toBe(orNull(toPlaces(fractionOf(`${a}`), places)));
      }),
      { numRuns: 5_000, seed: 1 },
    );
  });

  it('round(a, n) of every half of a cent to 100 goes away from zero', { tags: ['deep'] }, () => {
    for (let tenths = 5; tenths < 100_000; tenths += 10) {
      const a = tenths / 1000;
      expect(evaluate('round(a, 2)', { a: ['decimal', a] })).toBe((tenths + 5) / 1000);
      expect(evaluate('round(a, 2)', { a: ['decimal', -a] })).toBe(-(tenths + 5) / 1000);
    }
  });

  it('digits in text are computed with as numbers', () => {
    expect(evaluate('a * 3', { a: ['decimal', '19.90'] })).toBe(59.7);
    expect(evaluate('a - b', { a: ['decimal', '0.30'], b: ['decimal', '0.10'] })).toBe(0.2);
  });
});

const integer = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }).map(BigInt),
  fc.maxSafeInteger().map(BigInt),
  fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
);

const cellOf = (value: bigint): Cell => (Number.isSafeInteger(Number(value)) ? Number(value) : value);

describe('integers', () => {
  it.each<[string, (a: bigint, b: bigint) => bigint]>([
    ['+', (a, b) => a + b],
    ['-', (a, b) => a - b],
    ['*', (a, b) => a * b],
    ['%', (a, b) => a % b],
  ])('a %s b is exact, of any length', (operator, exact) => {
    fc.assert(
      fc.property(integer, integer, (a, b) => {
        fc.pre(operator !== '%' || b !== 0n);
        const result = evaluate(`a ${operator} b`, { a: ['integer', cellOf(a)], b: ['integer', cellOf(b)] });
        expect(result).toBe(cellOf(exact(a, b)));
      }),
      { numRuns: 5_000, seed: 1 },
    );
  });

  it('compare exactly, with decimals too', () => {
    const big = { a: ['integer', 9_007_199_254_740_993n], b: ['decimal', 9_007_199_254_740_992] } as const;
    expect(evaluate('a > b', big)).toBe(true);
    expect(evaluate('a = b', big)).toBe(false);
  });
});
