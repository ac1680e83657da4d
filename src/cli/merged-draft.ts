import type { ColumnDraft, SchemaDraft, TableDraft } from '../importers/choose/draft.ts';
import type { ImportedColumn, ImportedSchema, ImportedTable } from '../importers/imported-schema.ts';
import type { SourceTable } from '../importers/source-tables.ts';
import type { MergedSource } from '../schema/edits/merge-source.ts';

/** The names that tables and columns of a source have in a document. */
interface Names {
  readonly tables: ReadonlyMap<string, string>;
  /** By the names of the source's tables. */
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

function namesIn({ pairs }: MergedSource): Names {
  const tables = new Map<string, string>();
  const columns = new Map<string, Map<string, string>>();
  for (const [place, { table, column }] of pairs) {
    const [ofTable, ofColumn]: [string, string] = JSON.parse(place);
    tables.set(table, ofTable);
    const ofColumns = columns.get(table) ?? new Map<string, string>();
    columns.set(table, ofColumns.set(column, ofColumn));
  }
  return { tables, columns };
}

/** The draft of a source with the fields, keys and names of the document that it was merged into. Tables with given rows are left out. */
export function mergedDraft(draft: SchemaDraft, merged: MergedSource): SchemaDraft {
  const { tables: written } = merged.document as ImportedSchema;
  const names = namesIn(merged);
  const byName = new Map(written.filter((table) => !('given' in table)).map((table) => [table.name, table]));
  return {
    ...draft,
    tables: draft.tables.flatMap((table) => {
      const document = byName.get(names.tables.get(table.source.name) ?? table.source.name);
      return document ? [mergedTable(table, document, names)] : [];
    }),
  };
}

function mergedTable(table: TableDraft, document: ImportedTable, names: Names): TableDraft {
  const columnNames = names.columns.get(table.source.name);
  const nameOf = (column: string) => columnNames?.get(column) ?? column;
  const written = new Map(document.columns.map((column) => [column.name, column]));
  const alone = document.columns.filter(({ primaryKey }) => primaryKey).map(({ name }) => name);
  return {
    source: renamed(table.source, document.name, nameOf, names.tables),
    rows: document.rows ?? table.rows,
    ...(document.given && table.given && { given: table.given }),
    primaryKey: document.primaryKey ?? alone,
    unique: [
      ...(document.unique ?? []),
      ...document.columns.filter(({ unique }) => unique).map(({ name }) => [name]),
    ],
    foreignKeys: document.foreignKeys ?? [],
    columns: table.columns.flatMap((column) => {
      const name = nameOf(column.context.column.name);
      const found = written.get(name);
      return found ? [mergedColumn(column, found)] : [];
    }),
  };
}

function mergedColumn({ context, choice, ...draft }: ColumnDraft, column: ImportedColumn): ColumnDraft {
  const { name, field, options, nulls, nullWhen, maxLength, nullable, hidden } = column;
  const { options: ofSource, ...evidence } = choice;
  return {
    ...draft,
    context: { ...context, column: { ...context.column, name } },
    choice: { ...evidence, field, ...(options && { options }) },
    properties: {
      ...(nulls !== undefined && { nulls }),
      ...(nullWhen !== undefined && { nullWhen }),
      ...(maxLength !== undefined && { maxLength }),
      ...(nullable !== undefined && { nullable }),
      ...(hidden && { hidden }),
    },
  };
}

function renamed(
  source: SourceTable,
  name: string,
  nameOf: (column: string) => string,
  tables: ReadonlyMap<string, string>,
): SourceTable {
  const { comparisons, constraints = [], primaryKey, uniqueKeys, foreignKeys } = source;
  return {
    ...source,
    name,
    primaryKey: primaryKey.map(nameOf),
    uniqueKeys: uniqueKeys.map((key) => key.map(nameOf)),
    foreignKeys: foreignKeys.map((key) => ({
      ...key,
      columns: key.columns.map(nameOf),
      table: tables.get(key.table) ?? key.table,
    })),
    comparisons: comparisons.map((one) => ({ ...one, left: nameOf(one.left), right: nameOf(one.right) })),
    constraints: constraints.map((one) => ({ ...one, columns: one.columns.map(nameOf) })),
  };
}
