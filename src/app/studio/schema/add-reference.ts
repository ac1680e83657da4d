import { tableById } from '../../../schema/edits/edited-schema.ts';
import { insertColumns, setField, setOptions } from './columns.ts';
import { columnById, type StudioSchema } from './studio-schema.ts';
import { updateTable } from './tables.ts';

/** A key is a column named `id`. */
const KEY_NAME = 'id';

/**
 * Makes a column refer to a table that has no key. The table's column `id` becomes its key; if it has none, it gets one.
 * @param parent the id of the table to refer to
 */
export function addKeyAndReference(
  schema: StudioSchema,
  parent: string,
  table: string,
  column: string,
): StudioSchema {
  const { name } = tableById(schema, parent) ?? {};
  if (name === undefined || !columnById(tableById(schema, table), column)) return schema;
  const referring = setField(withKey(schema, parent), table, new Set([column]), 'reference');
  return setOptions(referring, table, column, (options) => ({ ...options, table: name, column: KEY_NAME }));
}

function withKey(schema: StudioSchema, id: string): StudioSchema {
  const isThere = tableById(schema, id)?.columns.some(({ name }) => name === KEY_NAME);
  if (!isThere)
    return insertColumns(schema, id, [{ name: KEY_NAME, field: 'sequence', primaryKey: true }], 0);
  return updateTable(schema, id, (table) => ({
    ...table,
    columns: table.columns.map((column) =>
      column.name === KEY_NAME ? { ...column, primaryKey: true } : column,
    ),
  }));
}
