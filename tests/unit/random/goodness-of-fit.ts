/** Standard deviations that a normal variable exceeds with a probability of 0.001. */
const DEVIATIONS = 3.0902;
/** The value that Kolmogorov's limiting distribution exceeds with a probability of 0.001. */
const KOLMOGOROV = 1.9495;
/** Bins with a smaller expected count are merged. */
const FEW = 10;

/** Pearson's chi-square by Wilson and Hilferty's approximation, scaled so that 1 means p = 0.001. */
export function chiSquare(observed: ArrayLike<number>, probabilities: ArrayLike<number>): number {
  const total = Array.from(observed).reduce((sum, count) => sum + count, 0);
  const rare = { observed: 0, expected: 0 };
  let bins = 0;
  let sum = 0;
  for (let bin = 0; bin < probabilities.length; bin++) {
    const expected = (probabilities[bin] ?? 0) * total;
    if (expected === 0 && (observed[bin] ?? 0) > 0) return Number.POSITIVE_INFINITY;
    if (expected < FEW) {
      rare.observed += observed[bin] ?? 0;
      rare.expected += expected;
    } else {
      bins++;
      sum += ((observed[bin] ?? 0) - expected) ** 2 / expected;
    }
  }
  if (rare.expected >= FEW) {
    bins++;
    sum += (rare.observed - rare.expected) ** 2 / rare.expected;
  } else if (rare.observed > 3 * FEW) return Number.POSITIVE_INFINITY;
  const freedom = bins - 1;
  if (freedom < 1) return 0;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(sum / freedom) - (1 - spread)) / Math.sqrt(spread) / DEVIATIONS;
}

/** Chi-square of the counts of equally likely bins. */
export function chiSquareOfBins(items: Iterable<number>, bins: number): number {
  const counts = new Uint32Array(bins);
  for (const bin of items) counts[bin] = (counts[bin] ?? 0) + 1;
  return chiSquare(counts, new Float64Array(bins).fill(1 / bins));
}

/**
 * The Kolmogorov-Smirnov statistic of whole numbers with Stephens's correction for the sample's size, scaled so that 1
 * means p = 0.001. If many numbers are equal it is too small, never too large.
 * @param cdf the probability of a number up to and including `index`
 */
export function kolmogorovSmirnov(sample: readonly number[], cdf: (index: number) => number): number {
  const sorted = Float64Array.from(sample).sort();
  const size = sorted.length;
  let distance = 0;
  for (let i = 0; i < size; i++) {
    const index = sorted[i] ?? 0;
    if (index !== sorted[i + 1]) distance = Math.max(distance, Math.abs((i + 1) / size - cdf(index)));
    if (index !== sorted[i - 1]) distance = Math.max(distance, Math.abs(i / size - cdf(index - 1)));
  }
  return (distance * (Math.sqrt(size) + 0.12 + 0.11 / Math.sqrt(size))) / KOLMOGOROV;
}

/** The distribution function of a normal variable truncated to a range, summed in 2^18 steps of the range that matters. */
export function truncatedNormalCdf(
  mean: number,
  sd: number,
  from: number,
  to: number,
): (x: number) => number {
  const STEPS = 2 ** 18;
  const mode = Math.min(Math.max(mean, from), to);
  const distance = (mode - mean) / sd;
  // Beyond, the density is below e^-50 of the mode's, by its tangent or its square.
  const reach = sd * Math.min(10, 50 / Math.abs(distance));
  const left = Math.max(from, mode - reach);
  const step = (Math.min(to, mode + reach) - left) / STEPS;
  const sums = new Float64Array(STEPS + 1);
  for (let i = 0; i < STEPS; i++) {
    const d = (left + (i + 0.5) * step - mode) / sd;
    sums[i + 1] = (sums[i] ?? 0) + Math.exp(-d * (distance + d / 2));
  }
  const total = sums[STEPS] ?? 1;
  return (x) => {
    const at = Math.min(Math.max(0, (x - left) / step), STEPS);
    const below = sums[Math.floor(at)] ?? 0;
    const above = sums[Math.ceil(at)] ?? 0;
    return (below + (at - Math.floor(at)) * (above - below)) / total;
  };
}
