import { columnOutcomes } from '../schema/column-outcomes.ts';
import { columnGraph, type EvaluationOrder, evaluationOrder } from '../schema/dependencies.ts';
import { type NumericType, numericTypes } from '../schema/numeric-types.ts';
import { type ColumnType, columnTypeByOptions } from '../schema/option-types.ts';
import type { ColumnSchema, Schema, TableSchema } from '../schema/schema.ts';
import { valueTypesOf } from '../schema/value-types.ts';

/** Facts about the columns that only the whole schema determines. */
export interface SchemaAnalysis {
  readonly typeOf: (column: ColumnSchema) => ColumnType;
  readonly canBeNull: (column: ColumnSchema) => boolean;
  readonly numericOf: (column: ColumnSchema) => NumericType | undefined;
  /** The order in which to generate the columns of a table or an object. */
  readonly orderOf: (table: Pick<TableSchema, 'columns'>) => EvaluationOrder;
}

/** Works out facts that columns need from the whole schema, which must be valid. */
export function analyze(schema: Schema): SchemaAnalysis {
  const graph = columnGraph(schema);
  const types = valueTypesOf(schema, graph);
  const outcomes = columnOutcomes(schema, graph, types);
  return {
    typeOf: (column) => types.get(column) ?? columnTypeByOptions(column),
    canBeNull: (column) => outcomes.of(column).canBeNull,
    numericOf: numericTypes(schema, types, outcomes),
    orderOf: evaluationOrder,
  };
}
