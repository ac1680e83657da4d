import type { SourceTable } from '../../databases/load/match-tables.ts';
import { countDependentColumns } from '../../schema/count-dependent.ts';
import type { Schema } from '../../schema/schema.ts';
import { writtenTables } from '../../schema/written-tables.ts';
import type { OpenedDocument } from '../open-document.ts';

/**
 * The tables whose rows a column names: a reference leads to a table, and to the tables to which the column that the reference
 * copies leads. A lookup copies a column of the row to which its reference leads.
 */
function tablesNamedBy(
  tables: Schema['tables'],
  tableName: string,
  columnName: string,
  before: readonly string[] = [],
): readonly string[] {
  const id = JSON.stringify([tableName, columnName]);
  if (before.includes(id)) return [];
  const columns = tables.find(({ name }) => name === tableName)?.columns ?? [];
  const column = columns.find(({ name }) => name === columnName);
  const next = (table: unknown) =>
    tablesNamedBy(tables, String(table), String(column?.options.column), [...before, id]);
  if (column?.field === 'reference') return [String(column.options.table), ...next(column.options.table)];
  if (column?.field !== 'lookup') return [];
  return next(columns.find(({ name }) => name === column.options.via)?.options.table);
}

/** The tables of a document that a load writes. */
export function sourceTables({ schema, dataset }: OpenedDocument): readonly SourceTable[] {
  return writtenTables(schema).flatMap((source) => {
    const { name } = source;
    const table = dataset.table(name);
    if (!table) return [];
    const columns = table.columns.map((column) => column.name);
    const refersTo = new Map(
      columns.map((column) => [column, tablesNamedBy(schema.tables, name, column)] as const),
    );
    const countDependent = countDependentColumns(source);
    return [{ name, rowCount: table.rowCount, columns, refersTo, countDependent }];
  });
}
