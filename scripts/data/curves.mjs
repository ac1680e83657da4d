// Curves of first names' shares over the years, as src/locales/people.ts describes them.

export const FIRST_CODE = 40;
const LAST_LEVEL = 86;
/** A level is this many steps; the runtime interpolates in steps. */
const STEPS_A_LEVEL = 4;

/**
 * @typedef {{ leastShare: number; stepRatio: number }} Scale The share of level 1, and by what each step multiplies a share. The last
 * level is 85 levels higher.
 */

/** Names that at least 3 of 1,000 people of a year have are within 5 percent of their share, and rare ones within a factor of 2. */
const COMMON_SHARE = 0.003;
const TOLERANCE = 0.05;
/** Few people alive were born before this year: their tolerance is twice as large. */
const FIRST_EXACT_YEAR = 1940;
const TOLERANCE_MAX = 1.5;
/** A name of a smaller share has none. */
const NO_SHARE = 5e-6;

/**
 * @param {number} share
 * @param {Scale} scale
 */
const levelOf = (share, { leastShare, stepRatio }) =>
  1 + Math.log(share / leastShare) / Math.log(stepRatio ** STEPS_A_LEVEL);

/**
 * The lowest and the highest level that a name may have in a year.
 * @param {number} births
 * @param {number} total of all names of the sex
 * @param {number} year
 * @param {number} least what the runtime raises lower shares to
 * @param {Scale} scale
 * @returns {{ low: number, high: number }}
 */
function boundsOf(births, total, year, least, scale) {
  const share = births / total;
  // Levels below 1 are no share.
  if (share < NO_SHARE) return { low: -3, high: 0.8 };
  const period = year < FIRST_EXACT_YEAR ? 2 : 1;
  const rarity = Math.max(1, COMMON_SHARE / share);
  const wanted = Math.min(1, period * TOLERANCE * rarity * Math.sqrt(rarity));
  // Two standard deviations of a rare name's births.
  const tolerance = Math.min(TOLERANCE_MAX, Math.hypot(wanted, 2 / Math.sqrt(births)));
  const [lowest, highest] = [share / (1 + tolerance), share * (1 + tolerance)];
  if (share < 3 * NO_SHARE) return { low: -3, high: levelOf(least, scale) };
  return {
    low: lowest > least ? levelOf(lowest, scale) : 1,
    high: levelOf(Math.max(least, highest), scale),
  };
}

/**
 * The whole levels within the bounds, or the closest one.
 * @param {{ low: number, high: number }} bounds
 */
function levelsWithin({ low, high }) {
  const [least, most] = [Math.max(0, Math.ceil(low)), Math.min(LAST_LEVEL, Math.floor(high))];
  if (least > most) return [Math.min(LAST_LEVEL, Math.max(0, Math.round((low + high) / 2)))];
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** @typedef {{ year: number, level: number, count: number, before: Point | undefined }} Point */

/**
 * The fewest points whose connecting lines stay within the bounds of all years, by dynamic programming. The last point's level
 * holds until the end.
 * @param {readonly number[]} births of a name, by year
 * @param {readonly number[]} totals
 * @param {number} firstYear
 * @param {readonly number[]} least what the runtime raises lower shares to, by year
 * @param {Scale} scale
 */
export function curveOf(births, totals, firstYear, least, scale) {
  const bounds = births.map((count, i) =>
    boundsOf(count, totals[i] ?? 1, firstYear + i, least[i] ?? 0, scale),
  );
  /** @type {Point[][]} */
  const points = bounds.map((own, year) =>
    levelsWithin(own).map((level) => ({ year, level, count: year === 0 ? 1 : Infinity, before: undefined })),
  );
  for (const from of points.flat()) extendFrom(from, points, bounds);
  const ends = points
    .flat()
    .filter(({ year, level }) =>
      bounds.slice(year + 1).every(({ low, high }) => level >= low && level <= high),
    );
  return encoded(ends.reduce((best, end) => (end.count < best.count ? end : best)));
}

/**
 * Improves the points that a line from this one reaches.
 * @param {Point} from
 * @param {readonly (readonly Point[])[]} points
 * @param {readonly { low: number, high: number }[]} bounds
 */
function extendFrom(from, points, bounds) {
  let [flattest, steepest] = [-Infinity, Infinity];
  for (let years = 1; years <= LAST_LEVEL && flattest <= steepest; years++) {
    const own = bounds[from.year + years];
    if (!own) return;
    for (const to of points[from.year + years] ?? []) {
      const slope = (to.level - from.level) / years;
      if (slope < flattest || slope > steepest || from.count + 1 >= to.count) continue;
      to.count = from.count + 1;
      to.before = from;
    }
    flattest = Math.max(flattest, (own.low - from.level) / years);
    steepest = Math.min(steepest, (own.high - from.level) / years);
  }
}

/** @param {Point} end */
function encoded(end) {
  let text = '';
  /** @type {Point | undefined} */
  let point = end;
  for (; point; point = point.before) {
    const years = point.before ? String.fromCharCode(FIRST_CODE + point.year - point.before.year) : '';
    text = years + String.fromCharCode(FIRST_CODE + point.level) + text;
  }
  return text;
}

/**
 * The shares of a name by year, as the runtime reads them.
 * @param {string} curve
 * @param {number} years
 * @param {Scale} scale
 */
export function sharesOf(curve, years, { leastShare, stepRatio }) {
  const [level = 0, ...points] = [...curve].map((character) => character.charCodeAt(0) - FIRST_CODE);
  const steps = [STEPS_A_LEVEL * level];
  for (let i = 0; i < points.length; i += 2) {
    const [span = 1, to = 0] = points.slice(i);
    const from = (steps.at(-1) ?? 0) / STEPS_A_LEVEL;
    for (let year = 1; year <= span; year++) {
      steps.push(Math.round((STEPS_A_LEVEL * (from * (span - year) + to * year)) / span));
    }
  }
  return Array.from({ length: years }, (_, year) => {
    const step = steps[year] ?? steps.at(-1) ?? 0;
    return step < STEPS_A_LEVEL ? 0 : leastShare * stepRatio ** (step - STEPS_A_LEVEL);
  });
}

/**
 * The share to which all lower ones must be raised, so that they sum to 1. No raised share exceeds one that stays unchanged.
 * @param {readonly number[]} shares above 0
 */
export function leastShareOf(shares) {
  let [rest, left] = [1, shares.length];
  for (const share of shares.toSorted((one, other) => other - one)) {
    if (left * share <= rest) break;
    rest -= share;
    left--;
  }
  // Curves can sum to a little more than 1 where the table has nearly all names of a year.
  return left === 0 ? 0 : Math.max(0, rest / left);
}
