import type { RandomStream } from '../random/stream.ts';
import { pickBig, pickUniform } from '../random/uniform.ts';
import { counted, type DistinctValues } from './distinct-values.ts';
import type { Sampler } from './generator.ts';

export interface DecimalRange {
  readonly min: number;
  readonly max: number;
  /** Digits after the point. */
  readonly dec: number;
}

/** The ends of a range in units of the last decimal: with two decimals, 1.00 to 2.50 becomes 100 to 250. */
interface DecimalUnits {
  readonly first: bigint;
  readonly last: bigint;
}

const PARTS = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/**
 * Converts a number to units of its last decimal by its digits: with two decimals, 0.07 is 7, not 7.000000000000001.
 * Rounds up if `up` is set, else down.
 */
function unitsOf(value: number, dec: number, up: boolean): bigint {
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] = PARTS.exec(String(value)) ?? [];
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const shift = dec + Number(exponent) - fraction.length;
  if (shift >= 0) return digits * 10n ** BigInt(shift);
  const divisor = 10n ** BigInt(-shift);
  const rest = ((digits % divisor) + divisor) % divisor;
  return (digits - rest) / divisor + (up && rest > 0n ? 1n : 0n);
}

/** If the range holds no number with this many decimals, `first` is greater than `last`. */
export function decimalUnits({ min, max, dec }: DecimalRange): DecimalUnits {
  return { first: unitsOf(min, dec, true), last: unitsOf(max, dec, false) };
}

/** `1234` with two decimals is `12.34`. */
export function decimalText(units: number | bigint, dec: number): string {
  if (dec === 0) return String(units);
  const sign = units < 0 ? '-' : '';
  const digits = String(units)
    .slice(sign.length)
    .padStart(dec + 1, '0');
  return `${sign}${digits.slice(0, -dec)}.${digits.slice(-dec)}`;
}

/** Samples the decimals of a range; each is equally likely. */
export function sampleDecimals(stream: RandomStream, range: DecimalRange): Sampler {
  const { dec } = range;
  const { first, last } = decimalUnits(range);
  const count = last - first + 1n;
  const [low, high, size] = [Number(first), Number(last), Number(count)];
  if ([low, high, size].every(Number.isSafeInteger)) {
    return () => decimalText(low + pickUniform(stream, size), dec);
  }
  const pick = Number.isSafeInteger(size)
    ? () => BigInt(pickUniform(stream, size))
    : () => pickBig(stream, count);
  return () => decimalText(first + pick(), dec);
}

export function decimalTextValues(range: DecimalRange): DistinctValues {
  const { first, last } = decimalUnits(range);
  return counted(last - first + 1n, (index) => decimalText(first + BigInt(index), range.dec));
}
