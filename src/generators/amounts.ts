import { expm1, log1p } from '../random/elementary.ts';
import type { RandomStream } from '../random/stream.ts';
import { ZERO } from './digits.ts';
import { decimalsOf, decimalText, decimalUnits, sampleDecimals } from './documents/decimals.ts';

export interface AmountOptions {
  readonly min: number;
  readonly max: number;
  /** Digits after the point; where nothing is said, as many as the currency has, and the ends of the range. */
  readonly dec?: number | undefined;
  readonly distribution?: 'log-normal' | 'uniform' | undefined;
}

/** The dialogs' and documents' range. */
export const AMOUNTS: AmountOptions = { min: 0, max: 1000 };

/** The greatest amount of a range that begins at zero is so many times its common ones' least. */
const SPAN = 1000;

/** Digits after the point of amounts in a currency that has so many. */
export function amountDecimals({ min, max, dec }: AmountOptions, ofCurrency: number): number {
  return dec ?? Math.max(ofCurrency, decimalsOf(min), decimalsOf(max));
}

/** Amounts of so many decimals: small ones are more frequent than great ones, unless they can be negative. */
function amountSampler(stream: RandomStream, options: AmountOptions, dec: number): () => string {
  const { first, last } = decimalUnits({ ...options, dec });
  const [low, high] = [Number(first), Number(last)];
  const isLogNormal = options.distribution !== 'uniform' && low >= 0 && high > low;
  if (!isLogNormal || !Number.isSafeInteger(high + 1)) {
    const sample = sampleDecimals(stream, { ...options, dec });
    return () => String(sample(0));
  }
  const origin = Math.max(low, high / SPAN);
  const length = log1p((high - low) / origin);
  return () => unitsText(low + Math.round(origin * expm1(nearNormal(stream) * length)), dec);
}

const TWO_POW_18 = 262_144;

/**
 * The mean of four uniform numbers: near to a normal one of which the range is seven deviations, of two random numbers,
 * and none is rejected.
 */
function nearNormal(stream: RandomStream): number {
  const one = stream.u32();
  const other = stream.u32();
  return ((one >>> 16) + (one & 0xffff) + (other >>> 16) + (other & 0xffff) + 2) / TWO_POW_18;
}

const HUNDREDTHS = Array.from({ length: 100 }, (_, cents) => `.${String(cents).padStart(2, '0')}`);

function unitsText(units: number, dec: number): string {
  if (dec !== 2) return decimalText(units, dec);
  const whole = Math.floor(units / 100);
  return String(whole) + (HUNDREDTHS[units - whole * 100] ?? '');
}

/** Amounts by the decimals of their currency, `0` to `3`. */
export function amountsByDecimals(
  stream: RandomStream,
  options: AmountOptions,
): (ofCurrency: string) => string {
  const samplers = [0, 1, 2, 3].map((ofCurrency) =>
    amountSampler(stream, options, amountDecimals(options, ofCurrency)),
  );
  return (ofCurrency) => samplers[ofCurrency.charCodeAt(0) - ZERO]?.() ?? '';
}
