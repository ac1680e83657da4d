import { timeOf } from '../expression/dates.ts';
import { once } from '../generators/once.ts';
import { columnOutcomes } from '../schema/column-outcomes.ts';
import { columnGraph, type EvaluationOrder, evaluationOrder } from '../schema/dependencies.ts';
import { type NumericType, numericTypes } from '../schema/numeric-types.ts';
import { type ColumnType, columnTypeByOptions } from '../schema/option-types.ts';
import type { ColumnSchema, Schema, TableSchema } from '../schema/schema.ts';
import { type ColumnTypes, valueTypesOf } from '../schema/value-types.ts';
import { CellLengths } from './check/cell-lengths.ts';
import type { Engine } from './locale-engine.ts';

/** Facts about the columns that only the whole schema determines. */
export interface SchemaAnalysis {
  readonly typeOf: (column: ColumnSchema) => ColumnType;
  readonly canBeNull: (column: ColumnSchema) => boolean;
  readonly numericOf: (column: ColumnSchema) => NumericType | undefined;
  /** The greatest length of a column's cells as text, in UTF-16 units. */
  readonly longestIn: (table: TableSchema, column: ColumnSchema) => number;
  /** The order in which to generate the columns of a table or an object. */
  readonly orderOf: (table: Pick<TableSchema, 'columns'>) => EvaluationOrder;
}

/** Works out facts that columns need from the whole schema, which must be valid. */
export function analyze(engine: Engine, schema: Schema): SchemaAnalysis {
  const graph = columnGraph(schema);
  const types = valueTypesOf(schema, graph);
  const outcomes = columnOutcomes(schema, graph, types);
  const lengths = once(() => cellLengths(engine, schema, types));
  return {
    typeOf: (column) => types.get(column) ?? columnTypeByOptions(column),
    canBeNull: (column) => outcomes.of(column).canBeNull,
    numericOf: numericTypes(schema, types, outcomes),
    longestIn: (table, column) => lengths().cell(column, lengths().rowOf(table)),
    orderOf: evaluationOrder,
  };
}

function cellLengths(engine: Engine, schema: Schema, types: ColumnTypes): CellLengths {
  const tables = new Map(schema.tables.map((table) => [table.name, table]));
  const columns = new Map(
    schema.tables.map((table) => [table, new Map(table.columns.map((column) => [column.name, column]))]),
  );
  return new CellLengths({
    engine,
    types,
    now: timeOf(schema.now),
    table: (name) => tables.get(name),
    column: (table, name) => columns.get(table)?.get(name),
    columnsOf: (table) => columns.get(table) ?? new Map(),
    isFaulty: () => false,
  });
}
