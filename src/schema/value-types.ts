import type { ValueType } from '../catalogue/field.ts';
import { checkFormula, parseFormula } from '../expression/formula.ts';
import { columnGraph, parentTableName } from './dependencies.ts';
import { orderOf } from './graph.ts';
import { nestedColumns } from './nested.ts';
import { type ColumnType, hasAffix, typeByOptions } from './option-types.ts';
import type { ColumnSchema, Schema } from './schema.ts';

/** What the cells of each column are, those within objects included. */
export type ColumnTypes = ReadonlyMap<ColumnSchema, ColumnType>;

type Columns = ReadonlyMap<string, ColumnSchema>;

/** Works out what each column's cells are once options have decided. */
export function valueTypesOf(schema: Pick<Schema, 'tables'>): ColumnTypes {
  const types = new Map<ColumnSchema, ColumnType>();
  const columnsOf = new Map(schema.tables.map(({ name, columns }) => [name, byName(columns)]));
  const ownOf = new Map<ColumnSchema, Columns>();
  for (const { name, columns } of schema.tables) {
    for (const column of columns) ownOf.set(column, columnsOf.get(name) ?? new Map());
  }
  const graph = columnGraph(schema);
  for (const column of orderOf(graph.keys(), (needed) => graph.get(needed) ?? []).order) {
    setTypes(column, ownOf.get(column) ?? new Map());
  }
  return types;

  function setTypes(column: ColumnSchema, own: Columns): void {
    if (column.field === 'json') {
      const nested = nestedColumns(column);
      const scope = new Map([...own, ...byName(nested)]);
      const nestedOrder = orderOf(nested, (needed) => readFormulaColumns(needed, scope));
      for (const inner of nestedOrder.order) if (scope.get(inner.name) === inner) setTypes(inner, scope);
    }
    const unaffixed = unaffixedType(column, own);
    types.set(column, { type: hasAffix(column) ? 'text' : unaffixed, unaffixed });
  }

  function unaffixedType(column: ColumnSchema, own: Columns): ValueType {
    if (column.field === 'reference' || column.field === 'lookup') {
      const parent = columnsOf.get(parentTableName(column, own))?.get(String(column.options.column));
      return (parent && types.get(parent)?.type) ?? 'text';
    }
    if (column.field === 'formula') return formulaType(column, own);
    return typeByOptions(column);
  }

  function formulaType({ options }: ColumnSchema, own: Columns): ValueType {
    const formula = parseFormula(String(options.expression));
    if (!formula.ok) return 'text';
    const type = checkFormula(formula.value, (name) => {
      const other = own.get(name);
      return other && types.get(other)?.type;
    });
    return type.ok && type.value !== 'null' ? type.value : 'text';
  }
}

function byName(columns: readonly ColumnSchema[]): Columns {
  return new Map(columns.map((column) => [column.name, column]));
}

function readFormulaColumns(column: ColumnSchema, scope: Columns): readonly ColumnSchema[] {
  if (column.field !== 'formula') return [];
  const formula = parseFormula(String(column.options.expression));
  return formula.ok ? formula.value.columns.flatMap((name) => scope.get(name) ?? []) : [];
}
