import { parseFormula } from '../expression/formula.ts';
import { formulaCanBeNull } from '../expression/nullable.ts';
import { columnGraph, parentTableName } from './dependencies.ts';
import { orderOf } from './graph.ts';
import type { ColumnSchema, Schema } from './schema.ts';

/** The columns of a schema's tables that can hold a null: by their own `nulls`, or because of what they are made of. */
export function nullableColumns(
  schema: Pick<Schema, 'tables'>,
  graph = columnGraph(schema),
): ReadonlySet<ColumnSchema> {
  const nullable = new Set<ColumnSchema>();
  const tableOf = new Map<ColumnSchema, string>();
  const columnsOf = new Map<string, ReadonlyMap<string, ColumnSchema>>();
  for (const { name, columns } of schema.tables) {
    columnsOf.set(name, new Map(columns.map((column) => [column.name, column])));
    for (const column of columns) tableOf.set(column, name);
  }
  for (const column of orderOf(graph.keys(), (needed) => graph.get(needed) ?? []).order) {
    const read = graph.get(column) ?? [];
    const table = tableOf.get(column) ?? '';
    if (hasNulls(column) || isSelfReference(column, table) || isNullByOthers(column, read))
      nullable.add(column);
  }
  return nullable;

  function isNullByOthers(column: ColumnSchema, read: readonly ColumnSchema[]): boolean {
    if (column.field === 'template' || column.field === 'json') return false;
    if (column.field !== 'formula') return read.some((other) => nullable.has(other));
    return formulaIsNull(column, (name) => read.some((other) => other.name === name && nullable.has(other)));
  }

  function isSelfReference(column: ColumnSchema, table: string): boolean {
    return column.field === 'reference' && parentTableName(column, columnsOf.get(table)) === table;
  }
}

function formulaIsNull({ options }: ColumnSchema, isNullable: (name: string) => boolean): boolean {
  const formula = parseFormula(String(options.expression));
  return formula.ok && formulaCanBeNull(formula.value, isNullable);
}

function hasNulls({ field, nulls, options }: ColumnSchema): boolean {
  if (nulls > 0) return true;
  if (field === 'list') return Array.isArray(options.values) && options.values.includes(null);
  if (field === 'constant') return options.value === null;
  return options.after !== undefined && options.before !== undefined;
}
