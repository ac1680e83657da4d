import { expm1, log1p } from './elementary.ts';
import type { RandomStream } from './stream.ts';
import { pickUniform } from './uniform.ts';
import { createWeightedPicker } from './weighted.ts';

/** How indexes are spread over a range. Every index is a whole number from 0 to below the count. */
export type Distribution =
  | { readonly kind: 'uniform' }
  /** Normal, truncated to the range and rounded to the nearest index. Mean and deviation are in units of the index. */
  | { readonly kind: 'normal'; readonly mean: number; readonly sd: number }
  /**
   * ln(index + origin) is normal, `origin` above 0: its mean is halfway between ln(origin) and ln(origin + count - 1),
   * which are six deviations apart. Truncated to the range and rounded to the nearest index.
   */
  | { readonly kind: 'log-normal'; readonly origin: number }
  /** Exponential of mean count / 5, truncated to the range and rounded down. */
  | { readonly kind: 'exponential' }
  /** With a probability proportional to 1 / (index + 1). */
  | { readonly kind: 'zipf' }
  /** Equal parts of the range, chosen by weight; uniform within a part. */
  | { readonly kind: 'histogram'; readonly weights: readonly number[] };

const TWO_POW_31 = 2_147_483_648;
const TWO_POW_32 = 4_294_967_296;
/** Pieces of a density: of a normal one three tries in a hundred are rejected, of its far tail eight. */
const PIECES = 256;
/** A density e^42 times lower than the highest counts as 0: random numbers have 53 bits, and e^-42 is below 2^-60. */
const LOG_DENSITY_RANGE = 42;
/** The length of an exponential distribution's range, in means. */
const EXPONENTIAL_MEANS = 5;
/** The lowest origin: with a lower one, the range divided by it would overflow. */
const ORIGIN_MIN = 1e-250;

/**
 * Zipf (exponent 1) over 0 to below `count`, for a count that differs from row to row. 1 / k is at most 2^-j for k
 * from 2^j to below 2^(j + 1): a j is picked, then such a k, which a third of the tries reject. Exact for any count.
 */
export function sampleZipf(stream: RandomStream, count: number): number {
  const high = Math.floor(count / TWO_POW_32);
  const octaves = high > 0 ? 64 - Math.clz32(high) : 32 - Math.clz32(count);
  for (;;) {
    const octave = pickUniform(stream, octaves);
    const size = octave < 31 ? 1 << octave : TWO_POW_31 * (1 << (octave - 31));
    const k = size + Math.floor(stream.next() * size);
    if (k <= count && stream.next() * k < size) return k - 1;
  }
}

/**
 * Samples by a density, at most 1, which falls from 0 on both sides: pieces of equal width are picked by the area below
 * their highest density, points above the density are rejected. Points are sums and products of random numbers alone.
 */
function createDensitySampler(
  stream: RandomStream,
  from: number,
  width: number,
  density: (x: number) => number,
): () => number {
  const highest: number[] = [];
  const lowest: number[] = [];
  for (let piece = 0; piece < PIECES; piece++) {
    const left = from + piece * width;
    const right = left + width;
    highest.push(density(Math.min(Math.max(0, left), right)));
    lowest.push(Math.min(density(left), density(right)));
  }
  const pickPiece = createWeightedPicker(stream, highest);

  return () => {
    for (;;) {
      const piece = pickPiece();
      const x = from + (piece + stream.next()) * width;
      const height = stream.next() * (highest[piece] ?? 0);
      if (height < (lowest[piece] ?? 0) || height < density(x)) return x;
    }
  };
}

/** Samples a normal distribution truncated to `from` to `to`, however far these are from the mean. */
function createNormalSampler(
  stream: RandomStream,
  mean: number,
  sd: number,
  from: number,
  to: number,
): () => number {
  // The densest point, and its distance from the mean in deviations. At d deviations from this point, the density's
  // logarithm is lower by d (distance + d / 2): no large squares are subtracted.
  const mode = Math.min(Math.max(mean, from), to);
  const distance = (mode - mean) / sd;
  const root = Math.sqrt(distance * distance + 2 * LOG_DENSITY_RANGE);
  const reach = (2 * LOG_DENSITY_RANGE) / (Math.abs(distance) + root);
  const left = Math.max((from - mode) / sd, -reach);
  const width = (Math.min((to - mode) / sd, reach) - left) / PIECES;
  // No width: a deviation of 0, or a bound so many deviations from the mean that all lies on it.
  if (!(width > 0)) return () => mode;
  const sample = createDensitySampler(stream, left, width, (d) => expm1(-d * (distance + d / 2)) + 1);
  return () => mode + sd * sample();
}

function createHistogramSampler(
  stream: RandomStream,
  weights: readonly number[],
  count: number,
): () => number {
  const parts = weights.length;
  const pickPart = createWeightedPicker(stream, weights);
  const edge = (part: number) => (part === parts ? count : (part * count) / parts);
  return () => {
    const part = pickPart();
    const from = edge(part);
    const whole = Math.floor(from);
    // Fractions are added first: beyond 2^52 a double has no room for one.
    const index = whole + Math.floor(from - whole + stream.next() * (edge(part + 1) - from));
    return Math.min(index, count - 1);
  };
}

/**
 * Samples an index from 0 to below `count` (1 to 2^53 - 1). One random number a sample, or a bounded expected number; no
 * table of `count` entries.
 */
export function createIndexSampler(
  stream: RandomStream,
  distribution: Distribution,
  count: number,
): () => number {
  const last = count - 1;
  const nearest = (x: number) => Math.min(Math.max(0, Math.round(x)), last);
  switch (distribution.kind) {
    case 'uniform':
      return () => pickUniform(stream, count);
    case 'normal': {
      const { mean, sd } = distribution;
      // Relative to an index nearby: at 2^52 and above, no fraction can be added to it.
      const base = nearest(mean);
      const sample = createNormalSampler(stream, mean - base, sd, -0.5 - base, last - base + 0.5);
      return () => Math.min(Math.max(0, base + Math.round(sample())), last);
    }
    case 'log-normal': {
      const origin = Math.max(distribution.origin, ORIGIN_MIN);
      const length = log1p(last / origin);
      const from = log1p(-0.5 / origin);
      const to = log1p((last + 0.5) / origin);
      const sample = createNormalSampler(stream, length / 2, length / 6, from, to);
      return () => nearest(origin * expm1(sample()));
    }
    case 'exponential': {
      const sample = createDensitySampler(stream, 0, EXPONENTIAL_MEANS / PIECES, (x) => expm1(-x) + 1);
      return () => Math.min(Math.floor((sample() / EXPONENTIAL_MEANS) * count), last);
    }
    case 'zipf':
      return () => sampleZipf(stream, count);
    case 'histogram':
      return createHistogramSampler(stream, distribution.weights, count);
  }
}
