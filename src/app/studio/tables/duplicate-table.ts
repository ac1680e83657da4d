import { tableById } from '../../../schema/edits/edited-schema.ts';
import { freeName } from '../../../schema/edits/names.ts';
import { tableRenamed } from '../../../schema/edits/references.ts';
import { newId, type StudioSchema } from '../schema/studio-schema.ts';
import { addTable } from '../schema/tables.ts';

/** The document with a copy after the table, which has values of its own and refers to itself where the table did. */
export function duplicateTable(
  schema: StudioSchema,
  id: string,
): { readonly schema: StudioSchema; readonly id: string } | undefined {
  const table = tableById(schema, id);
  if (!table) return undefined;
  const taken = new Set(schema.tables.flatMap(({ name, key }) => [name, key ?? name]));
  const { key, ...rest } = table;
  const name = freeName(table.name, taken);
  const copy = {
    ...rest,
    id: newId(),
    columns: table.columns.map((column) => ({ ...column, id: newId() })),
  };
  const [own = copy] = tableRenamed({ tables: [copy] }, table.name, name).tables;
  const at = schema.tables.indexOf(table) + 1;
  return { schema: addTable(schema, { ...own, name }, at), id: copy.id };
}
