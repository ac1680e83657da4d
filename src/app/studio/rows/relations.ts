import type { StudioSchema } from '../schema/studio-schema.ts';

/** One column, or several, that refer to those of a table. */
export interface Relation {
  readonly from: string;
  readonly columns: readonly string[];
  readonly to: string;
  readonly references: readonly string[];
}

/** What refers to what, in the order of the tables: composite keys as such, and of other columns each. */
export function relationsOf({ tables }: StudioSchema): readonly Relation[] {
  return tables.flatMap((table) => {
    const keys = table.foreignKeys ?? [];
    const within = new Set(keys.flatMap(({ columns }) => columns));
    const single = table.columns.flatMap(({ name, field, options }): Relation[] => {
      const { table: to, column } = options ?? {};
      if (field !== 'reference' || within.has(name)) return [];
      if (typeof to !== 'string' || typeof column !== 'string') return [];
      return [{ from: table.name, columns: [name], to, references: [column] }];
    });
    const composite = keys.map(({ columns, table: to, references }) => ({
      from: table.name,
      columns,
      to,
      references,
    }));
    return [...single, ...composite];
  });
}

/** What the drawing of relations depends on: the same text for schemas that differ in other things alone. */
export function relationsShape({ tables }: StudioSchema): string {
  return JSON.stringify(
    tables.map(({ id, name, primaryKey, foreignKeys, columns }) => [
      id,
      name,
      primaryKey,
      foreignKeys,
      columns.map((column) => [
        column.name,
        column.primaryKey,
        column.field === 'reference' && [column.options?.table, column.options?.column],
      ]),
    ]),
  );
}

/** How many steps of references a table is from those that refer to none; circles end where they began. */
export function levelsOf(
  { tables }: StudioSchema,
  relations: readonly Relation[],
): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  const names = new Set(tables.map(({ name }) => name));
  const parents = new Map<string, string[]>();
  for (const { from, to } of relations) {
    if (from !== to && names.has(to)) parents.set(from, [...(parents.get(from) ?? []), to]);
  }
  // In rounds: recursion would overflow the stack for a chain of thousands of tables.
  for (const name of names) levels.set(name, 0);
  for (let round = 0; round < names.size; round++) {
    let isSettled = true;
    for (const [name, own] of parents) {
      const level = Math.min(Math.max(...own.map((parent) => (levels.get(parent) ?? 0) + 1)), names.size - 1);
      if (level === levels.get(name)) continue;
      levels.set(name, level);
      isSettled = false;
    }
    if (isSettled) break;
  }
  return levels;
}
