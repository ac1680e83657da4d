import type { SourceComparison } from '../source-tables.ts';
import { daysLater, type MomentEnds, momentEnds, withMomentEnds } from './by-checks.ts';
import type { Choice } from './choice.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { numberLimits } from './number-limits.ts';
import type { keepSampledOrders } from './sample-orders.ts';

/** Makes columns keep the checks that compare two of them, such as `ends_at > starts_at`. */
export function keepOrders(table: TableDraft, keepSampled: typeof keepSampledOrders | undefined): void {
  const byName = new Map(table.columns.map((column) => [column.context.column.name, column]));
  const pairs = table.source.comparisons.flatMap((comparison): readonly Pair[] => {
    const [lower, higher] = inOrder(comparison).map((name) => byName.get(name));
    return lower && higher && lower !== higher ? [{ lower, higher, comparison }] : [];
  });
  keepSampled?.(
    table,
    pairs.flatMap(({ lower, higher, comparison: { sampledGap: gap } }) =>
      gap ? [{ lower, higher, gap }] : [],
    ),
  );
  const required = pairs.filter(({ comparison }) => comparison.sampledGap === undefined);
  for (const isOfKind of [isMoment, isNumber]) {
    const ofKind = required.filter(({ lower, higher }) => isOfKind(lower) && isOfKind(higher));
    for (const group of connected(ofKind)) {
      if (isOfKind === isMoment) orderMoments(group);
      else orderNumbers(group);
    }
  }
}

interface Pair {
  readonly lower: ColumnDraft;
  readonly higher: ColumnDraft;
  readonly comparison: SourceComparison;
}

function inOrder({ left, operator, right }: SourceComparison): readonly [string, string] {
  return operator === '>' || operator === '>=' ? [right, left] : [left, right];
}

function isMoment({ choice }: ColumnDraft): boolean {
  return choice.field === 'date' || choice.field === 'timestamp' || choice.field === 'date.birthdate';
}

function isNumber({ choice }: ColumnDraft): boolean {
  return choice.field === 'number';
}

/** The groups of columns that are compared with each other, each as its comparisons. */
function connected(pairs: readonly Pair[]): readonly (readonly Pair[])[] {
  let groups: (readonly Pair[])[] = [];
  for (const pair of pairs) {
    const isOfPair = ({ lower, higher }: Pair) =>
      [lower, higher].some((column) => column === pair.lower || column === pair.higher);
    const own = groups.filter((group) => group.some(isOfPair));
    groups = [...groups.filter((group) => !own.includes(group)), [...own.flat(), pair]];
  }
  return groups;
}

/** How many columns must come before each column. Undefined if the comparisons contradict each other. */
function levelsOf(pairs: readonly Pair[]): ReadonlyMap<ColumnDraft, number> | undefined {
  const levels = new Map<ColumnDraft, number>();
  for (const { lower, higher } of pairs) levels.set(lower, 0).set(higher, 0);
  for (let round = 0; round <= levels.size; round++) {
    let isChanged = false;
    for (const { lower, higher } of pairs) {
      const least = (levels.get(lower) ?? 0) + 1;
      if ((levels.get(higher) ?? 0) >= least) continue;
      levels.set(higher, least);
      isChanged = true;
    }
    if (!isChanged) return levels;
  }
  return undefined;
}

function checked(choice: Choice, options: Choice['options'], why: string): Choice {
  return { ...choice, ...(options && { options }), evidence: 'check', confidence: 'sure', why };
}

/** Each moment comes after the one that the checks put directly before it. */
function orderMoments(pairs: readonly Pair[]): void {
  const levels = levelsOf(pairs);
  if (!levels) return;
  const levelOf = (column: ColumnDraft) => levels.get(column) ?? 0;
  // From the last to the first, so that each column ends early enough for those after it.
  const columns = [...levels.keys()].sort((one, other) => levelOf(other) - levelOf(one));
  const ends = new Map(columns.map((column) => [column, momentEnds(column.context.column)]));
  for (const column of columns) {
    const own = ends.get(column) ?? {};
    const before = pairs.filter(({ higher }) => higher === column).map(({ lower }) => lower);
    const lowers = withoutBetween(column, before, pairs);
    const [first] = lowers;
    if (!first) {
      column.choice = { ...column.choice, ...withMomentEnds(column.choice, own) };
      continue;
    }
    const lower = lowers.reduce((latest, one) => (levelOf(one) > levelOf(latest) ? one : latest), first);
    if (comeAfter(column, lower)) ends.set(lower, earlier(own, ends.get(lower)));
  }
}

/**
 * The moments that a column can come after. A moment that can be null and comes after one that cannot, as in
 * `accepted_at BETWEEN created_at AND expires_at`, is between the two instead, so that it keeps its nulls.
 */
function withoutBetween(
  higher: ColumnDraft,
  lowers: readonly ColumnDraft[],
  pairs: readonly Pair[],
): readonly ColumnDraft[] {
  const required = lowers.filter((lower) => !lower.context.column.nullable);
  if (higher.context.column.nullable || required.length === 0) return lowers;
  const between = lowers.filter(
    (lower) =>
      lower.context.column.nullable &&
      pairs.every((pair) => pair.lower !== lower || pair.higher === higher) &&
      pairs.some((pair) => pair.higher === lower && required.includes(pair.lower)),
  );
  for (const lower of between) {
    const { to: _, ...options } = lower.choice.options ?? {};
    lower.choice = { ...lower.choice, options: { ...options, before: higher.context.column.name } };
  }
  return lowers.filter((lower) => !between.includes(lower));
}

/** How many days a column comes after another at most. */
const DAYS_WITHIN = 14;

/** The ends of a column so that those of one that comes after it are kept. */
function earlier(after: MomentEnds, { from, to }: MomentEnds = {}): MomentEnds {
  const lastOfAfter = after.to === undefined ? undefined : daysLater(after.to, -DAYS_WITHIN);
  const froms = [from, after.from].filter((text) => text !== undefined).sort();
  const tos = [to, lastOfAfter].filter((text) => text !== undefined).sort();
  const [first, last] = [froms.at(-1), tos[0]];
  return { ...(first === undefined ? {} : { from: first }), ...(last === undefined ? {} : { to: last }) };
}

/** When the youngest people were born whom the field generates by default: they are 18 at the document's `now`. */
const LAST_BIRTHDAY = '2008-01-01';

/** False if the columns are in order without it. */
function comeAfter(higher: ColumnDraft, lower: ColumnDraft): boolean {
  const isBirth = lower.choice.field === 'date.birthdate';
  if (isBirth && String(higher.choice.options?.from ?? LAST_BIRTHDAY) >= LAST_BIRTHDAY) return false;
  const { from, to, distribution, bins, after, minAge, maxAge, within, ...rest } =
    higher.choice.options ?? {};
  const { name } = lower.context.column;
  const field = higher.choice.field === 'timestamp' ? 'timestamp' : 'date';
  const isBetween = rest.before !== undefined && higher.context.column.nullable;
  const options = { ...rest, after: name, ...(!isBetween && { within: `P${DAYS_WITHIN}D` }) };
  higher.choice = { ...checked(higher.choice, options, `Always after ${name}`), field };
  // A column that comes after a null is null.
  if (higher.properties.nullable === false) {
    const { nullable = true } = lower.properties;
    lower.properties = { ...lower.properties, nulls: 0, nullable };
  }
  return true;
}

/** Each number gets its own part of the range that all columns of a group can hold. */
function orderNumbers(pairs: readonly Pair[]): void {
  const levels = levelsOf(pairs);
  if (!levels) return;
  const columns = [...levels.keys()];
  const limits = columns.map(({ context }) => numberLimits(context.column));
  const ranges = columns.map(({ choice }) => choice.options ?? {});
  const decimals = Math.min(...limits.map((limit) => limit.decimals));
  const least = Math.max(
    ...limits.map(({ min }) => min),
    Math.min(...ranges.map(({ min }) => Number(min ?? 0))),
  );
  const most = Math.min(
    ...limits.map(({ max }) => max),
    Math.max(...ranges.map(({ max }) => Number(max ?? 1000))),
  );
  const parts = Math.max(...levels.values()) + 1;
  const step = 10 ** -decimals;
  const size = Math.floor((most - least + step) / parts / step) * step;
  if (size < step) return;
  const exact = (value: number) => Number(value.toFixed(decimals));
  for (const [column, level] of levels) {
    const min = exact(least + level * size);
    const max = exact(least + (level + 1) * size - step);
    const places = decimals > 0 ? { decimals } : {};
    const names = pairs
      .filter(({ lower, higher }) => lower === column || higher === column)
      .map(({ comparison: { left, operator, right } }) => `${left} ${operator} ${right}`);
    column.choice = checked(column.choice, { min, max, ...places }, `Keeps ${names.join(' and ')}`);
  }
}
