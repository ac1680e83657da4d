import type { Json } from '../../../catalogue/field.ts';

/** A column of the parent, and the column of the row that it has to equal. Either is empty until it is chosen. */
export interface ColumnPair {
  readonly parent: string;
  readonly own: string;
}

export function pairsIn(value: Json | undefined): readonly ColumnPair[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).map(([parent, own]) => ({
    parent,
    own: typeof own === 'string' ? own : JSON.stringify(own),
  }));
}

/** The `where` option of the pairs that have both columns. */
export function pairsJson(pairs: readonly ColumnPair[]): Json {
  const complete = pairs.filter(({ parent, own }) => parent !== '' && own !== '');
  return Object.fromEntries(complete.map(({ parent, own }) => [parent, own]));
}

/** The next pair: columns of the same name that no pair has, such as `tenant_id`, or the first ones that are left. */
export function startingPair(
  pairs: readonly ColumnPair[],
  parentColumns: readonly string[],
  ownColumns: readonly string[],
): ColumnPair {
  const left = parentColumns.filter((name) => pairs.every(({ parent }) => parent !== name));
  const shared = left.filter((name) => ownColumns.includes(name));
  const same = shared.find((name) => name.endsWith('_id')) ?? shared.find((name) => name !== 'id');
  return { parent: same ?? left[0] ?? '', own: same ?? '' };
}
