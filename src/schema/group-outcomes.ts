import { ANY_NUMBER, type Bounds, hull, widened, widenedIfLarge } from '../expression/bounds.ts';
import type { Outcome } from '../expression/outcome.ts';
import type { AggregateName } from '../expression/row-functions.ts';
import type { GroupSize } from './groups.ts';

/** The sum of a column over some number of rows. A null adds nothing. */
function sumOf(
  { bounds = ANY_NUMBER, canBeNull, isWhole = false }: Outcome,
  { from, to }: GroupSize,
): Outcome {
  const fewest = canBeNull ? 0 : from;
  const ends = [bounds.min * fewest, bounds.min * to, bounds.max * fewest, bounds.max * to];
  const sum = hull(...ends);
  return { canBeNull: false, bounds: isWhole ? widenedIfLarge(sum) : widened(sum), isWhole };
}

/** The sum of a column in a row of a group and in those before it. */
export function totalOutcome(column: Outcome, greatest: number): Outcome {
  return sumOf(column, { from: 1, to: Math.max(1, greatest) });
}

type OfGroup = (column: Outcome, size: GroupSize) => Outcome;

/** A value of one of the rows, which there may be none of. */
const oneOfRows: OfGroup = (column, { from }) => ({ ...column, canBeNull: column.canBeNull || from === 0 });

const OUTCOMES: Readonly<Record<AggregateName, OfGroup>> = {
  sum: sumOf,
  count: (_, { from, to }) => ({ canBeNull: false, bounds: { min: from, max: to }, isWhole: true }),
  min: oneOfRows,
  max: oneOfRows,
  average: (column, size) => ({
    canBeNull: oneOfRows(column, size).canBeNull,
    bounds: widened(column.bounds ?? ANY_NUMBER),
  }),
  first: oneOfRows,
  last: oneOfRows,
};

/** The outcome of an aggregate. */
export function aggregateOutcome(name: AggregateName, column: Outcome, size: GroupSize): Outcome {
  return OUTCOMES[name](column, size);
}

/** The bounds of values that are in either, if both are known. */
export function hullOf(one: Bounds | undefined, other: Bounds | undefined): Bounds | undefined {
  if (!one || !other) return one ?? other;
  return { min: Math.min(one.min, other.min), max: Math.max(one.max, other.max) };
}
