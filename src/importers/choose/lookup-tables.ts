import { wordsOf } from '../guess/words.ts';
import type { SourceTable } from '../source-tables.ts';

/** In columns, the widest tables of names that others refer to. */
const COLUMNS_MAX = 8;

/** Last words of columns that describe an entry of a list, and no thing of its own with a price or an address. */
const OF_ENTRIES =
  /^(?:id|uuid|guid|key|code|slug|name|label|title|nombre|nome|nom|naam|bezeichnung|libelle|description|desc|beschreibung|descripcion|descricao|type|kind|color|colour|icon|image|level|priority|order|ordering|position|rank|sort|sequence|status|active|enabled|deleted|visible|default|system|created|updated|modified|at|by|on|date|time|timestamp|parent|notes|remarks|abbreviation|symbol|version)$/;

/** The names of tables that only list names for other tables to refer to, such as categories, roles and departments. */
export function lookupTables(tables: readonly SourceTable[]): ReadonlySet<string> {
  const references = tables.flatMap((table) => table.foreignKeys.map((key) => ({ key, table })));
  const parents = new Set(
    references.flatMap(({ key, table }) => (key.table === table.name ? [] : [key.table])),
  );
  // A child with one row for each parent needs as many parents.
  for (const { key, table } of references) if (isUnique(key.columns, table)) parents.delete(key.table);
  const isLookup = ({ name, columns, foreignKeys, rowCount }: SourceTable) =>
    parents.has(name) &&
    rowCount === undefined &&
    foreignKeys.every((key) => key.table === name) &&
    columns.length <= COLUMNS_MAX &&
    columns.every((column) => OF_ENTRIES.test(wordsOf(column.name).at(-1) ?? ''));
  return new Set(tables.filter(isLookup).map(({ name }) => name));
}

const isUnique = (columns: readonly string[], { primaryKey, uniqueKeys }: SourceTable) =>
  [primaryKey, ...uniqueKeys].some((key) => key.length > 0 && key.every((name) => columns.includes(name)));
