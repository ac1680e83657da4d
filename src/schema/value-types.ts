import type { ValueType } from '../catalogue/field.ts';
import { checkFormula, parseFormula } from '../expression/formula.ts';
import { alternativesOf, typedAlternatives } from './cases.ts';
import { namesReadBy } from './column-reads.ts';
import { type ColumnScope, nestedScope } from './column-scope.ts';
import { columnGraph, columnSteps, isChained, parentTableName } from './dependencies.ts';
import { orderOf } from './graph.ts';
import { itemColumn, nestedColumns } from './nested.ts';
import { type ColumnType, hasAffix, typeByOptions } from './option-types.ts';
import type { ColumnSchema, Schema } from './schema.ts';

/** The type of each column, including nested columns. */
export type ColumnTypes = ReadonlyMap<ColumnSchema, ColumnType>;

/** Works out the type of each column, with its options applied. */
export function valueTypesOf(schema: Pick<Schema, 'tables'>, graph = columnGraph(schema)): ColumnTypes {
  const types = new Map<ColumnSchema, ColumnType>();
  const columnsOf = new Map(schema.tables.map(({ name, columns }) => [name, byName(columns)]));
  const ownOf = new Map<ColumnSchema, ColumnScope>();
  for (const { name, columns } of schema.tables) {
    for (const column of columns) ownOf.set(column, columnsOf.get(name) ?? new Map());
  }
  const steps = columnSteps(schema, graph);
  const chained = new Set(steps.filter(isChained).flat());
  for (const step of steps) {
    for (const column of step) setTypes(column, ownOf.get(column) ?? new Map());
    if (isChained(step)) settle(step);
  }
  return types;

  /** A row before may have no type yet. So types are found again until they stay. */
  function settle(chain: readonly ColumnSchema[]): void {
    for (let round = 0; round <= chain.length; round++) {
      const before = chain.map((column) => types.get(column)?.unaffixed);
      for (const column of chain) setTypes(column, ownOf.get(column) ?? new Map());
      if (chain.every((column, i) => types.get(column)?.unaffixed === before[i])) return;
    }
  }

  function setTypes(column: ColumnSchema, own: ColumnScope): void {
    if (column.field === 'json') {
      const nested = nestedColumns(column);
      const named = byName(nested);
      const scope = nestedScope(nested, own);
      const needs = (needed: ColumnSchema) => namesReadBy(needed).flatMap((name) => named.get(name) ?? []);
      for (const inner of orderOf(nested, needs).order) setTypes(inner, scope);
    }
    for (const alternative of alternativesOf(column)) setTypes(alternative, own);
    // Items of an array cannot read the row's columns.
    if (column.field === 'array' && column.options.field !== undefined)
      setTypes(itemColumn(column), new Map());
    const known = unaffixedType(column, own);
    const unaffixed = known ?? 'text';
    const isText = hasAffix(column);
    types.set(column, {
      type: isText ? 'text' : unaffixed,
      unaffixed,
      ...(known === undefined && !isText && { isUnknown: true }),
    });
  }

  function knownType(column: ColumnSchema | undefined): ValueType | undefined {
    const found = column && types.get(column);
    return found?.isUnknown ? undefined : found?.type;
  }

  /** The type before a prefix, a suffix or a change of case. Undefined if it is unknown. */
  function unaffixedType(column: ColumnSchema, own: ColumnScope): ValueType | undefined {
    if (column.field === 'reference' || column.field === 'lookup') {
      const parent = columnsOf.get(parentTableName(column, own))?.get(String(column.options.column));
      return knownType(parent);
    }
    if (column.field === 'formula') return formulaType(column, own);
    if (column.field === 'cases') return commonType(typedAlternatives(column).map(knownType));
    return typeByOptions(column);
  }

  function formulaType({ options }: ColumnSchema, own: ColumnScope): ValueType | undefined {
    const formula = parseFormula(String(options.expression));
    if (!formula.ok) return undefined;
    const type = checkFormula(formula.value, {
      column: (name) => {
        const column = own.get(name);
        // A column of a chain that has no type yet is read in the row before. Null fits any type.
        return column && chained.has(column) && !types.has(column) ? 'null' : knownType(column);
      },
      aggregate: ({ table, column }) => {
        const columns = columnsOf.get(table);
        return column === undefined ? columns && 'integer' : knownType(columns?.get(column));
      },
    });
    if (!type.ok) return undefined;
    return type.value === 'null' ? 'text' : type.value;
  }
}

/** Equal types, or decimals where integers are among decimals. Undefined if the types differ, or if one is unknown. */
function commonType(types: readonly (ValueType | undefined)[]): ValueType | undefined {
  // Null alone is a text.
  const [first, ...others] = types.length === 0 ? (['text'] as const) : new Set(types);
  if (others.length === 0) return first;
  return types.every((type) => type === 'integer' || type === 'decimal') ? 'decimal' : undefined;
}

function byName(columns: readonly ColumnSchema[]): ColumnScope {
  return new Map(columns.map((column) => [column.name, column]));
}
