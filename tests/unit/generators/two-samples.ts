/** Bins that hold fewer than this, both samples together, are counted as one. */
const FEW = 20;

/** The number of standard deviations that a true null hypothesis exceeds once in about 30,000 tests. */
const LIMIT = 4;

function count(bins: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const bin of bins) counts.set(bin, (counts.get(bin) ?? 0) + 1);
  return counts;
}

/** Two samples of equal size in the same bins, rare bins put together. */
function pair(one: readonly string[], other: readonly string[]): [number, number][] {
  const ones = count(one);
  const others = count(other);
  const pairs: [number, number][] = [];
  const rare: [number, number] = [0, 0];
  for (const bin of new Set([...ones.keys(), ...others.keys()])) {
    const [a, b] = [ones.get(bin) ?? 0, others.get(bin) ?? 0];
    if (a + b >= FEW) pairs.push([a, b]);
    else {
      rare[0] += a;
      rare[1] += b;
    }
  }
  if (rare[0] + rare[1] >= FEW) pairs.push(rare);
  return pairs;
}

/**
 * How far two samples of equal size are from a common distribution, in standard deviations (chi-square for two samples,
 * Wilson and Hilferty's approximation); 0 if everything falls into one bin.
 */
function deviation(one: readonly string[], other: readonly string[]): number {
  const pairs = pair(one, other);
  const freedom = pairs.length - 1;
  if (freedom < 1) return 0;
  const chiSquare = pairs.reduce((sum, [a, b]) => sum + (a - b) ** 2 / (a + b), 0);
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
}

/** A text with runs of digits and letters normalized: `4b-17` becomes `0a-0`. */
function shapeOf(text: string): string {
  return text.replace(/\d+/g, '0').replace(/[a-z]+/gi, 'a');
}

/** The properties in which two samples of texts are compared. */
const FEATURES: Readonly<Record<string, (text: string) => string>> = {
  text: (text) => text,
  length: (text) => String(text.length),
  shape: shapeOf,
  start: (text) => text.slice(0, 1),
  'second character': (text) => text.slice(1, 2),
  middle: (text) => text.slice(text.length / 2, text.length / 2 + 1),
  end: (text) => text.slice(-1),
};

/** The properties in which two samples of texts of equal size differ. */
export function differences(one: readonly string[], other: readonly string[]): string[] {
  return Object.entries(FEATURES)
    .filter(([, feature]) => deviation(one.map(feature), other.map(feature)) > LIMIT)
    .map(([name]) => name);
}

/** Divides one sample into twenty bins of equal size, and gives the bin of each number in the other. */
export function quantiles(numbers: readonly number[], laidBy: readonly number[]): string[] {
  const sorted = laidBy.toSorted((a, b) => a - b);
  const edges = Array.from(
    { length: 19 },
    (_, index) => sorted[Math.floor(((index + 1) * sorted.length) / 20)] ?? 0,
  );
  return numbers.map((number) => String(edges.filter((edge) => number >= edge).length));
}
