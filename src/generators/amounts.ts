import { decimalsOf } from '../expression/decimals.ts';
import { expm1, log1p } from '../random/elementary.ts';
import type { RandomStream } from '../random/stream.ts';
import { type DecimalRange, decimalText, decimalUnits, sampleDecimals } from './decimal-texts.ts';

export interface AmountOptions {
  readonly min: number;
  /** Default: 1,000, or the worth of 1,000 dollars if the range begins at zero. */
  readonly max?: number | undefined;
  /** Digits after the point. Default: the most that the currency, `min` or `max` has. */
  readonly dec?: number | undefined;
  readonly distribution?: 'log-normal' | 'uniform' | undefined;
}

const DEFAULT_MAX = 1000;

/** Log-normal amounts are scaled from `min`, but at least from `max / SPAN`: a logarithm needs a start above zero. */
const SPAN = 1000;

/**
 * The range of amounts in a currency.
 * @param currencyDecimals the currency's digits after the point
 * @param perDollar how many units of the currency are worth a dollar
 */
export function amountRange(
  options: AmountOptions,
  currencyDecimals: number,
  perDollar: number,
): DecimalRange {
  const { min } = options;
  const max = options.max ?? DEFAULT_MAX * (min === 0 ? perDollar : 1);
  return { min, max, dec: options.dec ?? Math.max(currencyDecimals, decimalsOf(min), decimalsOf(max)) };
}

/**
 * Samples amounts of a range. Small amounts are more likely than large ones, unless the distribution is uniform or
 * the range has negative amounts.
 */
function amountSampler(
  stream: RandomStream,
  range: DecimalRange,
  distribution: AmountOptions['distribution'],
): () => string {
  const { dec } = range;
  const { first, last } = decimalUnits(range);
  const [low, high] = [Number(first), Number(last)];
  const isLogNormal = distribution !== 'uniform' && low >= 0 && high > low;
  if (!isLogNormal || !Number.isSafeInteger(high + 1)) {
    const sample = sampleDecimals(stream, range);
    return () => String(sample(0));
  }
  const origin = Math.max(low, high / SPAN);
  const length = log1p((high - low) / origin);
  return () => unitsText(low + Math.round(origin * expm1(nearNormal(stream) * length)), dec);
}

const TWO_POW_18 = 262_144;

/**
 * The mean of four uniform numbers. This is close to a normal distribution with a range of seven standard deviations.
 * It takes two random numbers of 32 bits, and rejects none.
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

/** Returns a function that samples amounts in a currency, which it takes as its decimals and its worth per dollar. */
export function amountsByCurrency(
  stream: RandomStream,
  options: AmountOptions,
): (decimals: number, perDollar: number) => string {
  const samplers = new Map<number, () => string>();
  return (decimals, perDollar) => {
    const key = perDollar * 100 + decimals;
    const known = samplers.get(key);
    if (known) return known();
    const made = amountSampler(stream, amountRange(options, decimals, perDollar), options.distribution);
    samplers.set(key, made);
    return made();
  };
}
