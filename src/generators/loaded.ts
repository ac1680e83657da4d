import type { LargeTables } from './large-tables.ts';

/** A large table that the schema's fields need. Throws a RangeError if it is not loaded. */
export function loaded<Name extends keyof LargeTables>(
  tables: LargeTables,
  name: Name,
): NonNullable<LargeTables[Name]> {
  const table = tables[name];
  if (table === undefined || table === null) throw new RangeError(`The table ${name} is not loaded`);
  return table;
}
