import { log1p } from '../../random/elementary.ts';
import { sumOfPowers } from './expression.ts';
import { MAX_SMALL_COUNT, type SmallValues, type SmallValuesBuilder } from './small-values.ts';

/** Texts by index. There can be more than 2^53, so the indexes are bigints. */
export interface LargeValues {
  readonly count: bigint;
  readonly at: (index: bigint) => string;
}

const EMPTY: LargeValues = { count: 1n, at: () => '' };

export function toLarge({ count, at }: SmallValues): LargeValues {
  return { count: BigInt(count), at: (index) => at(Number(index)) };
}

/** Joins one text of each part. Splits the parts in halves recursively, so that few divisions have large operands. */
export function largeSequence(parts: readonly LargeValues[]): LargeValues {
  const [first, ...others] = parts;
  if (!first) return EMPTY;
  if (others.length === 0) return first;
  const middle = parts.length >>> 1;
  const left = largeSequence(parts.slice(0, middle));
  const right = largeSequence(parts.slice(middle));
  const size = right.count;
  return { count: left.count * size, at: (index) => left.at(index / size) + right.at(index % size) };
}

/** A text of one of the alternatives. */
export function largeChoice(alternatives: readonly LargeValues[]): LargeValues {
  const starts: bigint[] = [];
  let count = 0n;
  for (const alternative of alternatives) {
    starts.push(count);
    count += alternative.count;
  }
  return {
    count,
    at: (index) => {
      const alternative = starts.findLastIndex((start) => start <= index);
      return alternatives[alternative]?.at(index - (starts[alternative] ?? 0n)) ?? '';
    },
  };
}

/** From `min` to `max` texts of an element, joined. The element has at least two texts. */
export function largeRepetition(
  builder: SmallValuesBuilder,
  element: SmallValues | LargeValues,
  min: number,
  max: number,
): LargeValues {
  const base = BigInt(element.count);
  const powerAt = powers(builder, element, base);
  const count = sumOfPowers(base, min, max);
  if (min === max) return { count, at: (index) => powerAt(min, index) };
  // The texts of k elements begin at index (base^k - base^min) / (base - 1), the sum of the lower powers.
  const first = base ** BigInt(min);
  return {
    count,
    at: (index) => {
      const exponent = logarithm(index * (base - 1n) + first, base);
      return powerAt(exponent, index - sumOfPowers(base, min, exponent - 1));
    },
  };
}

/**
 * The texts of `exponent` elements, by index. Divides the index by the largest known square of a power until the rest
 * is small.
 */
function powers(
  builder: SmallValuesBuilder,
  element: SmallValues | LargeValues,
  base: bigint,
): (exponent: number, index: bigint) => string {
  const unit = isSmall(element) ? maxSmallExponent(element.count) : 1;
  const smallPower = isSmall(element) ? builder.powers(element, unit) : null;
  const known: (LargeValues | undefined)[] = isSmall(element) ? [] : [EMPTY, element];
  /** `base ** unit`, `base ** (2 * unit)`, `base ** (4 * unit)` and so on. */
  const squares = [base ** BigInt(unit)];
  const powerAt = (exponent: number, index: bigint): string => {
    if (smallPower && exponent <= unit) known[exponent] ??= toLarge(smallPower(exponent));
    const values = known[exponent];
    if (values) return values.at(index);
    let half = unit;
    let doublings = 0;
    for (; half * 2 < exponent; half *= 2) doublings++;
    while (squares.length <= doublings) squares.push((squares.at(-1) ?? 1n) ** 2n);
    const size = squares[doublings] ?? 1n;
    return powerAt(exponent - half, index / size) + powerAt(half, index % size);
  };
  return powerAt;
}

function maxSmallExponent(base: number): number {
  let exponent = 0;
  for (let power = base; power <= MAX_SMALL_COUNT; power *= base) exponent++;
  return exponent;
}

function isSmall(values: SmallValues | LargeValues): values is SmallValues {
  return typeof values.count === 'number';
}

/** The largest exponent with `base ** exponent <= value`, for a value of at least 1. */
function logarithm(value: bigint, base: bigint): number {
  let exponent = Math.max(0, Math.floor(log2(value) / log2(base)));
  while (base ** BigInt(exponent) > value) exponent--;
  while (base ** BigInt(exponent + 1) <= value) exponent++;
  return exponent;
}

/** Estimates the logarithm from the leading 52 bits. V8 writes hexadecimal digits in linear time. */
function log2(value: bigint): number {
  const digits = value.toString(16);
  const leading = digits.slice(0, 13);
  return log1p(Number.parseInt(leading, 16) - 1) / Math.LN2 + 4 * (digits.length - leading.length);
}
