/** A table or a column, as far as it is matched with one of another schema. */
interface Named {
  readonly name: string;
  readonly key: string;
}

export interface Matches<T> {
  readonly pairs: readonly (readonly [before: T, after: T])[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

/** Pairs tables or columns of two schemas: by their keys, which stay when they are renamed, and the rest by their names. */
export function matched<T extends Named>(before: readonly T[], after: readonly T[]): Matches<T> {
  const byKey = new Map(after.map((one) => [one.key, one]));
  const byName = new Map(after.map((one) => [one.name, one]));
  const pairs = new Map<T, T>();
  const taken = new Set<T>();
  for (const find of [(one: T) => byKey.get(one.key), (one: T) => byName.get(one.name)]) {
    for (const one of before) {
      const other = find(one);
      if (pairs.has(one) || !other || taken.has(other)) continue;
      pairs.set(one, other);
      taken.add(other);
    }
  }
  return {
    pairs: before.flatMap((one) => {
      const other = pairs.get(one);
      return other ? [[one, other] as const] : [];
    }),
    removed: before.filter((one) => !pairs.has(one)),
    added: after.filter((one) => !taken.has(one)),
  };
}
