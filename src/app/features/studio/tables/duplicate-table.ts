import { newId, type StudioDocument, tableById } from '../document/document.ts';
import { freeName } from '../document/names.ts';
import { tableRenamed } from '../document/references.ts';
import { addTable } from '../document/tables.ts';

/** The document with a copy after the table, which has values of its own and refers to itself where the table did. */
export function duplicateTable(
  document: StudioDocument,
  id: string,
): { readonly document: StudioDocument; readonly id: string } | undefined {
  const table = tableById(document, id);
  if (!table) return undefined;
  const taken = new Set(document.tables.flatMap(({ name, key }) => [name, key ?? name]));
  const { key, ...rest } = table;
  const name = freeName(table.name, taken);
  const copy = {
    ...rest,
    id: newId(),
    columns: table.columns.map((column) => ({ ...column, id: newId() })),
  };
  const [own = copy] = tableRenamed({ tables: [copy] }, table.name, name).tables;
  const at = document.tables.indexOf(table) + 1;
  return { document: addTable(document, { ...own, name }, at), id: copy.id };
}
