import type { Field } from '../catalogue/field.ts';
import { fields } from '../catalogue/fields.ts';
import { parseFormula } from '../expression/formula.ts';
import { parseTemplate } from '../expression/template.ts';
import type { ColumnScope } from './column-scope.ts';
import { type Order, orderOf } from './graph.ts';
import { nestedColumns } from './nested.ts';
import type { ColumnSchema, Schema, TableSchema } from './schema.ts';

/** The names of the columns of the same row that a column is made of, those that its own columns read included. */
export function namesReadBy(column: ColumnSchema): readonly string[] {
  const { options: infos = {} }: Field = fields[column.field];
  return Object.entries(infos).flatMap(([name, { kind }]) => {
    const option = column.options[name];
    if (kind === 'columns') {
      const own = nestedColumns(column);
      const names = new Set(own.map((nested) => nested.name));
      return own.flatMap(namesReadBy).filter((read) => !names.has(read));
    }
    if (typeof option !== 'string') return [];
    if (kind === 'column') return [option];
    if (kind === 'formula') {
      const formula = parseFormula(option);
      return formula.ok ? formula.value.columns : [];
    }
    if (kind === 'template') {
      const template = parseTemplate(option);
      return template.ok ? template.value.columns : [];
    }
    return [];
  });
}

export interface EvaluationOrder {
  /** All columns, each after those that it is made of. */
  readonly all: readonly string[];
  /** One column, and before it those that it is made of. */
  of(name: string): readonly string[];
}

/** Columns of a row or of an object in the order in which they are made, and a circle if there is one. */
export function orderOfColumns(columns: readonly ColumnSchema[]): Order<ColumnSchema> {
  const byName = new Map(columns.map((column) => [column.name, column]));
  return orderOf(columns, (column) => namesReadBy(column).flatMap((name) => byName.get(name) ?? []));
}

/** In which order a row's columns are made. Circles, which a check has refused, are left as they stand. */
export function evaluationOrder({ columns }: Pick<TableSchema, 'columns'>): EvaluationOrder {
  const read = new Map(columns.map((column) => [column.name, namesReadBy(column)]));
  const needs = (name: string) => (read.get(name) ?? []).filter((needed) => read.has(needed));
  const orders = new Map<string, readonly string[]>();
  return {
    all: orderOf(read.keys(), needs).order,
    of(name) {
      const known = orders.get(name);
      if (known) return known;
      const { order } = orderOf([name], needs);
      orders.set(name, order);
      return order;
    },
  };
}

/** What each column of a schema's tables is made of: columns of its row, and the parents' that it takes cells of. */
export function columnGraph(
  schema: Pick<Schema, 'tables'>,
): ReadonlyMap<ColumnSchema, readonly ColumnSchema[]> {
  return new Map([...columnReads(schema)].map(([column, read]) => [column, read.filter(isThere)]));
}

/** The columns that can be made: what they are made of is there, and is not made of them. */
export function soundColumns(schema: Pick<Schema, 'tables'>): ReadonlySet<ColumnSchema> {
  const reads = columnReads(schema);
  const sound = new Set<ColumnSchema>();
  // In a circle each comes before one that it needs, and so none of it is sound.
  for (const column of orderOf(reads.keys(), (needed) => (reads.get(needed) ?? []).filter(isThere)).order) {
    if (reads.get(column)?.every((read) => read && sound.has(read))) sound.add(column);
  }
  return sound;
}

function isThere(column: ColumnSchema | undefined): column is ColumnSchema {
  return column !== undefined;
}

/** What each column reads, undefined for what is not there. */
function columnReads({
  tables,
}: Pick<Schema, 'tables'>): ReadonlyMap<ColumnSchema, readonly (ColumnSchema | undefined)[]> {
  const columnsOf = new Map(
    tables.map(({ name, columns }) => [name, new Map(columns.map((column) => [column.name, column]))]),
  );
  const reads = new Map<ColumnSchema, readonly (ColumnSchema | undefined)[]>();
  for (const { name, columns } of tables) {
    const own = columnsOf.get(name);
    for (const column of columns) {
      const read = namesReadBy(column).map((needed) => own?.get(needed));
      const parent = columnsOf.get(parentTableName(column, own))?.get(String(column.options.column));
      const isRelated = column.field === 'reference' || column.field === 'lookup';
      reads.set(column, isRelated ? [...read, parent] : read);
    }
  }
  return reads;
}

/** The table whose cells a reference or a lookup takes. */
export function parentTableName(
  { field, options }: ColumnSchema,
  own: Pick<ColumnScope, 'get'> | undefined,
): string {
  const reference = field === 'lookup' ? own?.get(String(options.via)) : undefined;
  return String((reference?.options ?? options).table);
}
