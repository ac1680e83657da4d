import type { Schema } from '../../schema/schema.ts';

/** How often a table gets other values because rows of the database have some of its unique values. */
export const ROUNDS_MAX = 8;

/**
 * A document in which some tables have other random values.
 * @param rounds by the name of a table; each number, from 1, gives other values
 */
export function withOtherValues(schema: Schema, rounds: ReadonlyMap<string, number>): object {
  const tables = schema.tables.map((table) => {
    const round = rounds.get(table.name) ?? 0;
    return round === 0 ? table : { ...table, key: `${table.key} behind ${round}` };
  });
  return { ...schema, tables };
}
