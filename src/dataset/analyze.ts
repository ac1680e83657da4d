import { timeOf } from '../expression/dates.ts';
import { once } from '../generators/once.ts';
import { chainsOf } from '../schema/chains.ts';
import { columnDecimals } from '../schema/column-decimals.ts';
import { type ColumnOutcomes, columnOutcomes } from '../schema/column-outcomes.ts';
import { previousReadBy, totalsReadBy } from '../schema/column-reads.ts';
import { columnGraph, evaluationOrder } from '../schema/dependencies.ts';
import { numericTypes } from '../schema/numeric-types.ts';
import { columnTypeByOptions } from '../schema/option-types.ts';
import type { Schema } from '../schema/schema.ts';
import { type ColumnTypes, valueTypesOf } from '../schema/value-types.ts';
import type { SchemaAnalysis } from './analysis.ts';
import { CellLengths } from './check/cell-lengths.ts';
import { columnsLackingCells, type DocumentEngine, tableEngines } from './table-engines.ts';

/** Works out which columns can be null, also where their locale has no cells for them, and their bounds. */
export function outcomesOf(
  engine: DocumentEngine,
  schema: Schema,
  graph = columnGraph(schema),
  types = valueTypesOf(schema, graph),
): ColumnOutcomes {
  return columnOutcomes(schema, graph, types, columnsLackingCells(engine, schema));
}

/** Works out facts that columns need from the whole schema, which must be valid. */
export function analyze(engine: DocumentEngine, schema: Schema): SchemaAnalysis {
  const graph = columnGraph(schema);
  const types = valueTypesOf(schema, graph);
  const outcomes = outcomesOf(engine, schema, graph, types);
  const lengths = once(() => cellLengths(engine, schema, types));
  return {
    typeOf: (column) => types.get(column) ?? columnTypeByOptions(column),
    canBeNull: (column) => outcomes.of(column).canBeNull,
    chainsOf,
    readsGroup: (column) => previousReadBy(column).length > 0 || totalsReadBy(column).length > 0,
    decimalsOf: columnDecimals(schema, types),
    numericOf: numericTypes(schema, types, outcomes),
    longestIn: (table, column) => lengths().cell(column, lengths().rowOf(table)),
    orderOf: evaluationOrder,
  };
}

function cellLengths(engine: DocumentEngine, schema: Schema, types: ColumnTypes): CellLengths {
  const tables = new Map(schema.tables.map((table) => [table.name, table]));
  const columns = new Map(
    schema.tables.map((table) => [table, new Map(table.columns.map((column) => [column.name, column]))]),
  );
  return new CellLengths({
    engineOfTable: tableEngines(engine, schema),
    types,
    now: timeOf(schema.now),
    table: (name) => tables.get(name),
    column: (table, name) => columns.get(table)?.get(name),
    columnsOf: (table) => columns.get(table) ?? new Map(),
    isFaulty: () => false,
  });
}
