// Curves of first names' shares over the years, as src/locales/locale.ts describes them.

export const FIRST_CODE = 40;
const LAST_LEVEL = 86;
export const LEAST_SHARE = 1e-5;
/** A level is this many steps; the runtime interpolates in steps. */
const STEPS_A_LEVEL = 4;
export const STEP_RATIO = 1.026;
const LEVEL_RATIO = STEP_RATIO ** STEPS_A_LEVEL;

/** Names that at least 3 of 1,000 people of a year have are within 8 percent of their share, and rare ones within a factor of 2. */
const COMMON_SHARE = 0.003;
const TOLERANCE = 0.08;
/** Few people alive were born before the first of these years, and few users ask for those born after the second. */
const [FIRST_EXACT_YEAR, LAST_EXACT_YEAR] = [1940, 2008];
const TOLERANCE_MAX = 1.5;

/** @param {number} share */
const levelOf = (share) => 1 + Math.log(share / LEAST_SHARE) / Math.log(LEVEL_RATIO);

/**
 * The lowest and the highest level that a name may have in a year.
 * @param {number} births
 * @param {number} total of all names of the sex
 * @param {number} year
 * @returns {{ low: number, high: number }}
 */
function boundsOf(births, total, year) {
  const share = births / total;
  // Levels below 1 are no share. A name of few births has none, because the runtime raises the lowest shares.
  if (share < LEAST_SHARE / 2) return { low: -3, high: 0.8 };
  if (share < 1.5 * LEAST_SHARE) return { low: -3, high: 2.5 };
  const period = year < FIRST_EXACT_YEAR ? 2 : year > LAST_EXACT_YEAR ? 1.5 : 1;
  const rarity = Math.max(1, COMMON_SHARE / share);
  const wanted = Math.min(1, period * TOLERANCE * rarity * Math.sqrt(rarity));
  // Two standard deviations of a rare name's births.
  const tolerance = Math.min(TOLERANCE_MAX, Math.hypot(wanted, 2 / Math.sqrt(births)));
  return {
    low: share < 3 * LEAST_SHARE ? -3 : levelOf(share / (1 + tolerance)),
    high: levelOf(share * (1 + tolerance)),
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
 */
export function curveOf(births, totals, firstYear) {
  const bounds = births.map((count, i) => boundsOf(count, totals[i] ?? 1, firstYear + i));
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
