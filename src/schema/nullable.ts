import { parseFormula } from '../expression/formula.ts';
import { formulaCanBeNull } from '../expression/nullable.ts';
import { columnGraph, namesReadBy, orderOfColumns, parentTableName } from './dependencies.ts';
import { orderOf } from './graph.ts';
import { itemColumn, nestedColumns } from './nested.ts';
import type { ColumnSchema, Schema } from './schema.ts';

/**
 * The columns of a schema's tables, and of the objects in them, that can hold a null: by their own `nulls`, or because
 * of what they are made of.
 */
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
    const isNullable = (name: string) => read.some((other) => other.name === name && nullable.has(other));
    if (hasNulls(column) || isSelfReference(column, table) || isNullByOthers(column, read, isNullable))
      nullable.add(column);
    addNested(column, isNullable);
  }
  return nullable;

  function isNullByOthers(
    column: ColumnSchema,
    read: readonly ColumnSchema[],
    isNullable: (name: string) => boolean,
  ): boolean {
    if (column.field === 'template' || column.field === 'json') return false;
    if (column.field !== 'formula') return read.some((other) => nullable.has(other));
    return formulaIsNull(column, isNullable);
  }

  function isSelfReference(column: ColumnSchema, table: string): boolean {
    return column.field === 'reference' && parentTableName(column, columnsOf.get(table)) === table;
  }

  /** An object's columns read each other first, then those around it; an array's items read none. */
  function addNested(column: ColumnSchema, isOuterNullable: (name: string) => boolean): void {
    if (column.field === 'array' && column.options.field !== undefined) {
      addNested(itemColumn(column), () => false);
      return;
    }
    if (column.field !== 'json') return;
    const { order } = orderOfColumns(nestedColumns(column));
    const own = new Map(order.map((inner) => [inner.name, inner]));
    const isNullable = (name: string) => {
      const inner = own.get(name);
      return inner ? nullable.has(inner) : isOuterNullable(name);
    };
    for (const inner of order) {
      const read = namesReadBy(inner).flatMap((name) => own.get(name) ?? []);
      const isOuter = namesReadBy(inner).some((name) => !own.has(name) && isOuterNullable(name));
      const isMadeOfNull = isNullByOthers(inner, read, isNullable) || (isOuter && readsDates(inner));
      if (hasNulls(inner) || isMadeOfNull) nullable.add(inner);
      addNested(inner, isNullable);
    }
  }
}

/** Whether a column is null where one that it reads is, without a formula that says otherwise. */
function readsDates({ options }: ColumnSchema): boolean {
  return options.after !== undefined || options.before !== undefined;
}

function formulaIsNull({ options }: ColumnSchema, isNullable: (name: string) => boolean): boolean {
  const formula = parseFormula(String(options.expression));
  return formula.ok && formulaCanBeNull(formula.value, isNullable);
}

/** Whether a column's own options make nulls. */
export function hasNulls({ field, nulls, options }: ColumnSchema): boolean {
  if (nulls > 0) return true;
  if (field === 'list') return Array.isArray(options.values) && options.values.includes(null);
  if (field === 'constant') return options.value === null;
  return options.after !== undefined && options.before !== undefined;
}
