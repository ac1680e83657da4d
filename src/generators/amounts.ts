import { createIndexSampler } from '../random/distributions.ts';
import type { RandomStream } from '../random/stream.ts';
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
  const index = createIndexSampler(stream, { kind: 'log-normal', origin }, high - low + 1);
  return () => decimalText(low + index(), dec);
}

/** Amounts by the decimals of their currency, `0` to `3`. */
export function amountsByDecimals(
  stream: RandomStream,
  options: AmountOptions,
): (ofCurrency: string) => string {
  const samplers = new Map<string, () => string>();
  return (ofCurrency) => {
    let sample = samplers.get(ofCurrency);
    if (!sample) {
      sample = amountSampler(stream, options, amountDecimals(options, Number(ofCurrency)));
      samplers.set(ofCurrency, sample);
    }
    return sample();
  };
}
