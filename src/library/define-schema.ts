import type { CheckedSchema } from './checked-schema.ts';

/** The parameter's type is read from the argument. The conditional type is `object` once it is known. */
export type Inferred<Type> = [Type] extends [never] ? Type : object;

/**
 * Returns its argument. The compiler checks it as you type, and keeps the types of its rows:
 * `Row<typeof shop, 'customers'>`.
 *
 * @example
 * const shop = defineSchema({
 *   version: 1,
 *   tables: [{ name: 'customers', rows: 100, columns: [{ name: 'id', field: 'sequence' }] }],
 * });
 */
export function defineSchema<const Schema>(schema: Inferred<Schema> & CheckedSchema<Schema>): Schema;
export function defineSchema(schema: object): object {
  return schema;
}
