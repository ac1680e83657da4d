import type { Result } from '../result.ts';

/**
 * How a row can exist before the row that its foreign key refers to: with a null in the key until then, or because the
 * database checks the key later.
 */
export type KeyBreak = 'null' | 'defer' | 'never';

/** A foreign key between two tables of a load, which its rows' order heeds. */
export interface LoadKey {
  readonly child: string;
  readonly parent: string;
  readonly breaksBy: KeyBreak;
}

/** The order of tables in which each row finds the row that it refers to, or its key is in one of the lists. */
export interface LoadOrder<Key extends LoadKey> {
  readonly tables: readonly string[];
  /** Keys whose cells are null until the rows of their parents are there. */
  readonly nulled: readonly Key[];
  /** Keys that the database must check after the rows of their parents. */
  readonly deferred: readonly Key[];
}

/** Tables that wait for one another: each refers to the next one by a key that must hold at once, the last to the first. */
export interface LoadCircle {
  readonly circle: readonly string[];
}

type Waiting<Key extends LoadKey> = ReadonlyMap<string, readonly Key[]>;

/** All tables that a table waits for, in one or more steps. */
function waitedFor<Key extends LoadKey>(start: string, waiting: Waiting<Key>): ReadonlySet<string> {
  const reached = new Set<string>();
  const stack = [start];
  for (let table = stack.pop(); table !== undefined; table = stack.pop()) {
    for (const { parent } of waiting.get(table) ?? []) {
      if (reached.has(parent)) continue;
      reached.add(parent);
      stack.push(parent);
    }
  }
  return reached;
}

/** The keys of each table to tables that are not loaded yet. */
function keysToUnloaded<Key extends LoadKey>(left: ReadonlySet<string>, keys: readonly Key[]): Waiting<Key> {
  const unloaded = new Map<string, Key[]>([...left].map((table) => [table, []]));
  for (const key of keys) if (left.has(key.parent)) unloaded.get(key.child)?.push(key);
  return unloaded;
}

const countOf = (keys: readonly LoadKey[], breaksBy: KeyBreak) =>
  keys.filter((key) => key.breaksBy === breaksBy).length;

/** The table of a circle to load first: the one with the fewest keys to defer, and then with the fewest to null. */
function tableToBreak<Key extends LoadKey>(waiting: Waiting<Key>): string | undefined {
  const reached = new Map([...waiting.keys()].map((table) => [table, waitedFor(table, waiting)]));
  const candidates = [...waiting].filter(
    ([table, keys]) =>
      countOf(keys, 'never') === 0 && keys.every(({ parent }) => reached.get(parent)?.has(table)),
  );
  const [best] = candidates.sort(
    ([, one], [, other]) =>
      countOf(one, 'defer') - countOf(other, 'defer') || countOf(one, 'null') - countOf(other, 'null'),
  );
  return best?.[0];
}

/** A circle of keys that must hold at once, beginning with its first table in the order of the tables. */
function circleIn<Key extends LoadKey>(waiting: Waiting<Key>): readonly string[] {
  const next = (table: string) => waiting.get(table)?.find(({ breaksBy }) => breaksBy === 'never')?.parent;
  const starts = [...waiting.keys()].filter((table) => next(table) !== undefined);
  for (const start of starts) {
    const path: string[] = [];
    for (let table: string | undefined = start; table !== undefined; table = next(table)) {
      const place = path.indexOf(table);
      if (place >= 0) return path.slice(place);
      path.push(table);
    }
  }
  return starts;
}

/**
 * Orders tables so that each comes after the tables that it refers to, and otherwise stays in its place. Circles are broken
 * at keys that can be null, else at keys that the database can check later. A key to the own table breaks nothing.
 * @param keys keys of other tables are left out
 * @returns the circle that no key breaks, if there is one
 */
export function loadOrder<Key extends LoadKey>(
  tables: readonly string[],
  keys: readonly Key[],
): Result<LoadOrder<Key>, LoadCircle> {
  const left = new Set(tables);
  const between = keys.filter(({ child, parent }) => child !== parent && left.has(child));
  const order: string[] = [];
  const nulled: Key[] = [];
  const deferred: Key[] = [];
  while (left.size > 0) {
    const waiting = keysToUnloaded(left, between);
    const free = [...left].find((table) => waiting.get(table)?.length === 0);
    const table = free ?? tableToBreak(waiting);
    if (table === undefined) return { ok: false, error: { circle: circleIn(waiting) } };
    for (const key of waiting.get(table) ?? []) (key.breaksBy === 'null' ? nulled : deferred).push(key);
    order.push(table);
    left.delete(table);
  }
  return { ok: true, value: { tables: order, nulled, deferred } };
}
