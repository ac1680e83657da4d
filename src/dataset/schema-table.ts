import type { ValueType } from '../catalogue/field.ts';
import { timeOf } from '../expression/dates.ts';
import type { Aggregate } from '../expression/row-functions.ts';
import { BatchSource } from '../generators/entities/part.ts';
import { foreignKeyOf } from '../schema/foreign-keys.ts';
import { areGroupedBy, groupsOf, layoutOf } from '../schema/groups.ts';
import type { ForeignKey, Schema, TableSchema } from '../schema/schema.ts';
import { isWritten } from '../schema/written-tables.ts';
import { createAggregates, type GroupedRows } from './aggregates.ts';
import type { SchemaAnalysis } from './analysis.ts';
import { createColumns } from './columns.ts';
import { keyDigits } from './keys.ts';
import type { Engine } from './locale-engine.ts';
import { createRelated } from './related.ts';
import type { ParentTable } from './relations.ts';
import type { ReadyColumn } from './scope.ts';
import { columnOf, createTableRows, type Table } from './table.ts';
import { tableCharacters } from './table-characters.ts';
import { finishedValues } from './values.ts';

/** The schema that contains a table. */
export interface TableSurroundings {
  readonly schema: Schema;
  readonly analysis: SchemaAnalysis;
  /** Returns any table of the schema, because tables can refer to each other. */
  readonly tableNamed: (name: string) => (Table & ParentTable) | undefined;
}

/** Creates a table of a valid schema. */
export function createTable(
  engine: Engine,
  { schema, analysis, tableNamed }: TableSurroundings,
  table: TableSchema,
): Table & ParentTable {
  const now = timeOf(schema.now);
  const path = [schema.seed, table.key];
  const source = new BatchSource();
  const order = analysis.orderOf(table);
  const digits = keyDigits(path, table, {
    tableNamed: (name) => schema.tables.find((other) => other.name === name),
    valuesOf: (column, rows) => finishedValues(engine, { now, rowCount: rows }, column),
    layoutOf: (its, column) => layoutOf(schema, its, column),
  });
  const related = createRelated(table, {
    engine,
    schema,
    path,
    source,
    tableNamed,
    digits,
    cellsOf: (name) => columns.get(name)?.part.values() ?? [],
  });
  const childNamed = (name: string) => schema.tables.find((other) => other.name === name);

  function columnOfChild(name: string, column: string | undefined) {
    return childNamed(name)?.columns.find((other) => other.name === column);
  }

  function typeOfAggregate({ table: child, column }: Aggregate): ValueType | undefined {
    if (column === undefined) return childNamed(child) && 'integer';
    const read = columnOfChild(child, column);
    return read && analysis.typeOf(read).type;
  }

  function groupedRows(name: string): GroupedRows {
    const child = childNamed(name);
    const opened = tableNamed(name);
    const groups = child && areGroupedBy(child, table) ? groupsOf(schema, child) : undefined;
    if (!opened || !groups)
      throw new RangeError(`The table “${table.name}” does not group the rows of “${name}”`);
    return {
      table: opened,
      layout: groups.layout,
      columnFacts(column) {
        const read = columnOfChild(name, column);
        return {
          type: read ? analysis.typeOf(read).type : 'text',
          decimals: read && analysis.decimalsOf(read),
        };
      },
    };
  }

  const group = groupsOf(schema, table)?.layout;
  const columns: ReadonlyMap<string, ReadyColumn> = createColumns({
    engine,
    path,
    now,
    rowCount: table.rows,
    group,
    columns: table.columns,
    source,
    columnType: analysis.typeOf,
    digits,
    orderOf: analysis.orderOf,
    chainsOf: analysis.chainsOf,
    readsGroup: analysis.readsGroup,
    decimalsOf: analysis.decimalsOf,
    aggregate: createAggregates(source, groupedRows),
    typeOfAggregate,
    related,
  });
  const charactersIn = tableCharacters(table, { engine, now, analysis, order, tableNamed });
  const shown = table.columns.filter(({ hidden }) => !hidden);
  const names = shown.map(({ name }) => name);
  const readGroup = table.columns.some(analysis.readsGroup) ? group : undefined;
  const rows = createTableRows(source, columns, order, names, readGroup);
  return {
    name: table.name,
    columns: shown.map((column) =>
      columnOf(table, column, columns.get(column.name), analysis, () => charactersIn(column.name)),
    ),
    primaryKey: table.primaryKey,
    uniqueKeys: table.unique.filter((names) => names.length > 1),
    foreignKeys: foreignKeysOf(table).filter(
      (key) => !isUnwritten(schema, key.table) && key.columns.every((name) => names.includes(name)),
    ),
    rowCount: table.rows,
    ...rows,
  };
}

/** A key to a table that no file contains would refer to nothing. */
function isUnwritten({ tables }: Schema, name: string): boolean {
  return tables.some((other) => other.name === name && !isWritten(other));
}

function foreignKeysOf({ columns, foreignKeys }: TableSchema): readonly ForeignKey[] {
  const own = columns.filter(
    (column) => column.field === 'reference' && !foreignKeyOf({ foreignKeys }, column),
  );
  return [
    ...foreignKeys,
    ...own.map(({ name, options }) => ({
      columns: [name],
      table: String(options.table),
      references: [String(options.column)],
    })),
  ];
}
