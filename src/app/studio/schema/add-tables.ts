import { freeName, keyOf, withFreeKey } from '../../../schema/edits/names.ts';
import { tablesRenamed } from '../../../schema/edits/references.ts';
import type { StudioSchema, StudioTable } from './studio-schema.ts';

export interface SchemaWithTables {
  readonly schema: StudioSchema;
  /** The new names of added tables whose own names were taken, by their own names. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** The new names of other tables whose own names the schema has, by their own names. */
export function freeTableNames(
  schema: StudioSchema,
  others: readonly Pick<StudioTable, 'name'>[],
): ReadonlyMap<string, string> {
  const own = new Set(schema.tables.map(({ name }) => name));
  const taken = new Set([...own, ...others.map(({ name }) => name)]);
  const renamed = new Map<string, string>();
  for (const { name } of others) {
    if (!own.has(name) || renamed.has(name)) continue;
    const to = freeName(name, taken);
    taken.add(to);
    renamed.set(name, to);
  }
  return renamed;
}

/**
 * Adds the tables of another schema. A table whose name is taken gets a number, and the references of the other added
 * tables follow it. Seed, moment and locale stay those of the first schema.
 */
export function addTables(schema: StudioSchema, other: StudioSchema): SchemaWithTables {
  const renamed = freeTableNames(schema, other.tables);
  const tables = [...schema.tables];
  const keys = new Set(tables.map(keyOf));
  for (const table of tablesRenamed(other, renamed).tables) {
    const added = withFreeKey({ ...table, name: renamed.get(table.name) ?? table.name }, keys);
    keys.add(keyOf(added));
    tables.push(added);
  }
  return { schema: { ...schema, tables }, renamed };
}
