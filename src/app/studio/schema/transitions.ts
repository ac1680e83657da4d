import type { Json } from '../../../catalogue/field.ts';

/** A row of the table of transitions. Each part may be missing or wrong while it is typed. */
export interface Transition {
  readonly from: string;
  readonly to: string;
  /** 1 where it is undefined. */
  readonly weight: Json | undefined;
}

/** A state and how likely it is, while it is typed. */
export interface WeightedState {
  readonly state: string;
  readonly weight: Json | undefined;
}

export const EMPTY_TRANSITION: Transition = { from: '', to: '', weight: undefined };
export const EMPTY_STATE: WeightedState = { state: '', weight: undefined };

/** The rows of a `transitions` option. Undefined if it is something else. */
export function transitionsIn(value: Json | undefined): readonly Transition[] | undefined {
  if (value === undefined) return [];
  if (!isRecord(value)) return undefined;
  const rows = Object.entries(value).map(([from, next]) =>
    isRecord(next) ? Object.entries(next).map(([to, weight]) => ({ from, to, weight })) : undefined,
  );
  return rows.every((list) => list !== undefined) ? rows.flat() : undefined;
}

/** The option of the rows that have both states. */
export function transitionsJson(rows: readonly Transition[]): Json {
  const all: Record<string, Record<string, Json>> = {};
  for (const { from, to, weight = 1 } of rows) {
    if (from === '' || to === '') continue;
    const next = Object.hasOwn(all, from) ? all[from] : undefined;
    if (next) next[to] = weight;
    else Object.defineProperty(all, from, { value: { [to]: weight }, enumerable: true, writable: true });
  }
  return all;
}

/** The states of an `initial` option that has several. Undefined if it has one, or is something else. */
export function weightedStatesIn(value: Json | undefined): readonly WeightedState[] | undefined {
  if (value === undefined || !isRecord(value)) return undefined;
  return Object.entries(value).map(([state, weight]) => ({ state, weight }));
}

export function weightedStatesJson(rows: readonly WeightedState[]): Json {
  return Object.fromEntries(
    rows.filter(({ state }) => state !== '').map(({ state, weight = 1 }) => [state, weight]),
  );
}

/** All states that the rows name, each once. */
function statesIn(rows: readonly Transition[]): readonly string[] {
  return [...new Set(rows.flatMap(({ from, to }) => [from, to]).filter((state) => state !== ''))];
}

/** The states that nothing follows. */
export function finalStates(rows: readonly Transition[]): readonly string[] {
  const left = new Set(rows.filter(({ to }) => to !== '').map(({ from }) => from));
  return statesIn(rows).filter((state) => !left.has(state));
}

/** How likely each row is after its state, from 0 to 1. Undefined where a weight is no number of at least 0. */
export function transitionShares(rows: readonly Transition[]): readonly (number | undefined)[] {
  const sums = new Map<string, number>();
  for (const { from, weight } of rows) sums.set(from, (sums.get(from) ?? 0) + weightOf(weight));
  return rows.map(({ from, to, weight }) => {
    const share = weightOf(weight) / (sums.get(from) ?? 0);
    return from === '' || to === '' || !Number.isFinite(share) ? undefined : share;
  });
}

function weightOf(weight: Json | undefined): number {
  if (weight === undefined) return 1;
  return typeof weight === 'number' && weight >= 0 ? weight : Number.NaN;
}

function isRecord(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
