import type { SourceComparison } from '../source-tables.ts';
import type { Choice } from './choice.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { numberLimits } from './number-limits.ts';

/** Makes columns keep the checks that compare two of them, such as `ends_at > starts_at`. */
export function keepOrders(table: TableDraft): void {
  const byName = new Map(table.columns.map((column) => [column.context.column.name, column]));
  const pairs = table.source.comparisons.flatMap((comparison): readonly Pair[] => {
    const [lower, higher] = inOrder(comparison).map((name) => byName.get(name));
    return lower && higher && lower !== higher ? [{ lower, higher, comparison }] : [];
  });
  for (const isOfKind of [isMoment, isNumber]) {
    const ofKind = pairs.filter(({ lower, higher }) => isOfKind(lower) && isOfKind(higher));
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
  const columns = new Set(pairs.map(({ higher }) => higher));
  for (const higher of columns) {
    const lower = pairs
      .filter((pair) => pair.higher === higher)
      .map((pair) => pair.lower)
      .reduce((latest, column) => ((levels.get(column) ?? 0) > (levels.get(latest) ?? 0) ? column : latest));
    comeAfter(higher, lower);
  }
}

/** When the youngest people were born whom the field generates by default: they are 18 at the document's `now`. */
const LAST_BIRTHDAY = '2008-01-01';

function comeAfter(higher: ColumnDraft, lower: ColumnDraft): void {
  const isBirth = lower.choice.field === 'date.birthdate';
  if (isBirth && String(higher.choice.options?.from ?? LAST_BIRTHDAY) >= LAST_BIRTHDAY) return;
  const { from, to, distribution, bins, after, minAge, maxAge, ...rest } = higher.choice.options ?? {};
  const { name } = lower.context.column;
  const field = higher.choice.field === 'timestamp' ? 'timestamp' : 'date';
  const options = { ...rest, after: name, within: 'P14D' };
  higher.choice = { ...checked(higher.choice, options, `Always after ${name}`), field };
  // A column that comes after a null is null.
  if (higher.properties.nullable === false) {
    const { nullable = true } = lower.properties;
    lower.properties = { ...lower.properties, nulls: 0, nullable };
  }
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
