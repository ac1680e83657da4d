/** The least and the greatest of some numbers, or of moments in milliseconds since 1970 UTC. Both are included, and finite. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Every finite number. */
export const ANY_NUMBER: Bounds = { min: -Number.MAX_VALUE, max: Number.MAX_VALUE };

/** A double has 15 to 17 digits: this covers the rounding of a few operations. */
const ROUNDING = 1e-14;
/** Sums and products of integers are rounded to 15 digits in bounds, and exact in cells. */
const EXACT_BELOW = 1e15;

const finite = (value: number) => Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE);

export function hull(...values: readonly number[]): Bounds {
  return hullOf(values);
}

/** The same for a list of any length: `Math.min` takes only so many arguments. */
function hullOf(values: readonly number[]): Bounds {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return { min: finite(min), max: finite(max) };
}

/** The bounds of values that each lie within one of the given bounds; undefined if no bounds are given. */
export function union(bounds: readonly (Bounds | undefined)[]): Bounds | undefined {
  const known = bounds.filter((each) => each !== undefined);
  return known.length === 0 ? undefined : hullOf(known.flatMap(({ min, max }) => [min, max]));
}

/** Moves the ends apart by more than a rounding error. */
export function widened({ min, max }: Bounds): Bounds {
  return hull(min - Math.abs(min) * ROUNDING, max + Math.abs(max) * ROUNDING);
}

/** The same, but only if a double cannot hold integers of this size exactly. */
export function widenedIfLarge(bounds: Bounds): Bounds {
  return Math.max(-bounds.min, bounds.max) < EXACT_BELOW ? bounds : widened(bounds);
}

export function contains({ min, max }: Bounds, value: number): boolean {
  return min <= value && value <= max;
}

/** Whether a double holds every integer between the bounds exactly. */
export function areSafe(bounds: Bounds | undefined): bounds is Bounds {
  return bounds !== undefined && Number.isSafeInteger(bounds.min) && Number.isSafeInteger(bounds.max);
}
