import type { Cell } from '../catalogue/field.ts';
import { timeOf } from '../expression/dates.ts';
import { BatchSource, type RowBatch } from '../generators/entities/part.ts';
import { oncePer } from '../generators/once.ts';
import type { ForeignKey, Schema, TableSchema } from '../schema/schema.ts';
import type { SchemaAnalysis } from './analysis.ts';
import { createColumns } from './columns.ts';
import { createEntities } from './entities.ts';
import type { Engine, LocaleEngine } from './locale-engine.ts';
import type { ParentTable } from './relations.ts';
import type { ReadyColumn, Scope } from './scope.ts';
import { columnOf, createTableRows, type Table } from './table.ts';
import { tableCharacters } from './table-characters.ts';
import type { TableParts } from './table-parts.ts';

/** The schema that contains a table. */
export interface TableSurroundings {
  readonly engine: Engine;
  readonly schema: Schema;
  readonly analysis: SchemaAnalysis;
  /** Returns any table of the schema, because tables can refer to each other. */
  readonly tableNamed: (name: string) => (Table & ParentTable) | undefined;
}

/** The parts of a table on which its relations depend. */
export interface TableInside {
  readonly now: number;
  /** Names the table's random streams. */
  readonly path: readonly string[];
  readonly source: BatchSource;
  /** The cells of a column in the current batch. */
  readonly cellsOf: (column: string) => readonly Cell[];
}

/** How a table's cells depend on other rows. */
export interface TableRelations
  extends Pick<Scope, 'digits' | 'group' | 'locales' | 'aggregate' | 'typeOfAggregate' | 'related'>,
    Partial<Pick<TableParts, 'parentsOf' | 'parentsSlot'>> {
  readonly foreignKeys: readonly ForeignKey[];
  /** Foreign keys to tables that no file contains. */
  readonly keysLeftOut: readonly ForeignKey[];
}

/** Passed as an argument, because the dialogs' tables have no relations and do not load those of others. */
export type RelationsOf = (
  surroundings: TableSurroundings,
  table: TableSchema,
  inside: TableInside,
) => TableRelations;

/** Creates a table of a valid schema. */
export function createTable(
  surroundings: TableSurroundings,
  table: TableSchema,
  relationsOf: RelationsOf,
): Table & ParentTable {
  const { engine, schema, analysis, tableNamed } = surroundings;
  const now = timeOf(schema.now);
  const path = [schema.seed, table.key];
  const source = new BatchSource();
  const order = analysis.orderOf(table);
  const relations = relationsOf(surroundings, table, {
    now,
    path,
    source,
    cellsOf: (name) => columns.get(name)?.part.values() ?? [],
  });
  const entitiesIn = oncePer((own: LocaleEngine) => createEntities(own, now, source, path, table.columns));
  const columns: ReadonlyMap<string, ReadyColumn> = createColumns({
    engine,
    entitiesIn,
    path,
    now,
    rowCount: table.rows,
    columns: table.columns,
    source,
    columnType: analysis.typeOf,
    orderOf: analysis.orderOf,
    chainsOf: analysis.chainsOf,
    readsGroup: analysis.readsGroup,
    decimalsOf: analysis.decimalsOf,
    ...relations,
  });
  const charactersIn = tableCharacters(table, { engine, now, analysis, order, tableNamed });
  const shown = table.columns.filter(({ hidden }) => !hidden);
  const names = shown.map(({ name }) => name);
  const isShown = (key: readonly string[]) => key.every((name) => names.includes(name));
  const keysLeftOut = relations.keysLeftOut.filter((key) => isShown(key.columns));
  const readGroup = table.columns.some(analysis.readsGroup) ? relations.group : undefined;
  const rows = createTableRows(source, columns, order, names, readGroup);
  const localesOf = (batch: RowBatch) =>
    source.within(batch, () => relations.locales?.indexes.values() ?? []);
  return {
    parts: { ...relations, engine, path, source, columns, order, entitiesIn, group: readGroup, localesOf },
    name: table.name,
    columns: shown.map((column) =>
      columnOf(table, column, columns.get(column.name), analysis, () => charactersIn(column.name)),
    ),
    primaryKey: isShown(table.primaryKey) ? table.primaryKey : [],
    uniqueKeys: table.unique.filter((key) => key.length > 1 && isShown(key)),
    foreignKeys: relations.foreignKeys.filter((key) => isShown(key.columns)),
    ...(keysLeftOut.length > 0 && { keysLeftOut }),
    rowCount: table.rows,
    ...rows,
    localesOf,
  };
}
