import { freeName, withOwnKey } from './names.ts';
import { tablesRenamed } from './references.ts';
import type { StudioSchema } from './studio-schema.ts';

export interface SchemaWithTables {
  readonly schema: StudioSchema;
  /** The new names of added tables whose own names were taken, by their own names. */
  readonly renamed: ReadonlyMap<string, string>;
}

/**
 * Adds the tables of another schema. A table whose name is taken gets a number, and the references of the other added
 * tables follow it. Seed, moment and locale stay those of the first schema.
 */
export function addTables(schema: StudioSchema, other: StudioSchema): SchemaWithTables {
  const own = new Set(schema.tables.map(({ name }) => name));
  const taken = new Set([...own, ...other.tables.map(({ name }) => name)]);
  const renamed = new Map<string, string>();
  for (const { name } of other.tables) {
    if (!own.has(name) || renamed.has(name)) continue;
    const to = freeName(name, taken);
    taken.add(to);
    renamed.set(name, to);
  }
  const tables = [...schema.tables];
  for (const table of tablesRenamed(other, renamed).tables) {
    tables.push(withOwnKey({ ...table, name: renamed.get(table.name) ?? table.name }, tables));
  }
  return { schema: { ...schema, tables }, renamed };
}
