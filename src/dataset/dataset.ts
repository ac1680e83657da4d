import { columnOutcomes } from '../schema/column-outcomes.ts';
import { columnGraph, evaluationOrder } from '../schema/dependencies.ts';
import { numericTypes } from '../schema/numeric-types.ts';
import { columnTypeByOptions } from '../schema/option-types.ts';
import type { Schema } from '../schema/schema.ts';
import { valueTypesOf } from '../schema/value-types.ts';
import type { SchemaAnalysis } from './analysis.ts';

export type { Batch, Column, Dataset, Table } from './table.ts';

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
