import type { Inferred } from './define-schema.ts';
import type { GivenTableDocument, TableDocument } from './schema-types.ts';

/** The document that a table must be. Only `defineSchema` sees the tables to which references lead. */
type CheckedTable<Table> = Table extends { readonly columns: unknown } ? TableDocument : GivenTableDocument;

/**
 * Returns its argument, so that the tables of a schema can be in several files. The compiler checks fields and options as you type,
 * and keeps names and types for `defineSchema`, which checks references between the tables.
 *
 * @example
 * // customers.ts
 * export const customers = defineTable({
 *   name: 'customers',
 *   rows: 100,
 *   columns: [{ name: 'id', field: 'sequence', primaryKey: true }],
 * });
 * // shop.ts
 * export const shop = defineSchema({ version: 1, tables: [customers, orders] });
 */
export function defineTable<const Table>(table: Inferred<Table> & CheckedTable<Table>): Table;
export function defineTable(table: object): object {
  return table;
}
