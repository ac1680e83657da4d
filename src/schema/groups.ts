import { evenLayout, type GroupLayout, groupLayout } from '../random/group-layout.ts';
import { streamKey } from '../random/stream.ts';
import { CHILDREN_TO_MAX, type Children, childrenOf } from './children.ts';
import { firstOfForeignKey } from './foreign-keys.ts';
import type { ColumnSchema, Schema, TableSchema } from './schema.ts';

/**
 * The reference by which a table's rows are grouped: the one that `groupedBy` names, or the only one with `each` or a
 * range. It leads to another table, and is never null. Undefined if there is none.
 */
export function groupingOf(
  table: Pick<TableSchema, 'name' | 'columns' | 'foreignKeys' | 'groupedBy'>,
): ColumnSchema | undefined {
  const groupings = table.columns.filter((column) => canGroup(table, column));
  if (table.groupedBy === undefined) return groupings.length === 1 ? groupings[0] : undefined;
  const named = table.columns.find(({ name }) => name === table.groupedBy);
  const deciding = named && firstOfForeignKey(table, named);
  return deciding && groupings.find((column) => column === deciding);
}

/** Whether rows come in the order of the rows that this column refers to, and each has one. */
export function canGroup(
  table: Pick<TableSchema, 'name' | 'columns' | 'foreignKeys'>,
  column: ColumnSchema,
): boolean {
  return (
    isOrdered(column) &&
    column.options.table !== table.name &&
    column.nulls === 0 &&
    column.nullWhen === undefined &&
    firstOfForeignKey(table, column) === column
  );
}

/** Whether a column is a reference with a number of rows for each parent, in the order of the parents. */
export function isOrdered(column: ColumnSchema): boolean {
  return column.field === 'reference' && hasLayout(childrenOf(column));
}

function hasLayout(children: Children): children is Extract<Children, { each: number } | { from: number }> {
  return typeof children === 'object' && ('each' in children || 'from' in children);
}

/** The reference that decides how many rows a table has: the one that groups them, or the first that could. */
export function countingReferenceOf(table: Parameters<typeof groupingOf>[0]): ColumnSchema | undefined {
  const first = table.columns.find(
    (column) =>
      isOrdered(column) && column.options.table !== table.name && firstOfForeignKey(table, column) === column,
  );
  return groupingOf(table) ?? first;
}

/** Which rows refer to which row by a reference with `each` or a range. Undefined for others. */
export function layoutOf(
  { seed }: Pick<Schema, 'seed'>,
  table: Pick<TableSchema, 'key'>,
  column: ColumnSchema,
): GroupLayout | undefined {
  const children = column.field === 'reference' ? childrenOf(column) : 'uniform';
  if (!hasLayout(children)) return undefined;
  if ('each' in children) return evenLayout(children.each);
  const { from, to, weights = new Array<number>(to - from + 1).fill(1) } = children;
  return groupLayout(streamKey(seed, table.key, 'group', column.key), { from, weights });
}
/** The most rows of a group whose rows are read from its start. */
export const GROUP_ROWS_MAX = CHILDREN_TO_MAX;

/** A table's grouping and its layout. */
export interface Grouping {
  readonly reference: ColumnSchema;
  readonly layout: GroupLayout;
}

/** Undefined if the table's rows are not grouped. */
export function groupsOf(schema: Pick<Schema, 'seed'>, table: TableSchema): Grouping | undefined {
  const reference = groupingOf(table);
  const layout = reference && layoutOf(schema, table, reference);
  return layout && { reference, layout };
}

/** The rows of a group: at least `from` and at most `to`. */
export interface GroupSize {
  readonly from: number;
  readonly to: number;
}

/** The rows that each group of a table can have. Undefined if its rows are not grouped. */
export function groupSize(table: Parameters<typeof groupingOf>[0]): GroupSize | undefined {
  const reference = groupingOf(table);
  const children = reference ? childrenOf(reference) : 'uniform';
  if (!hasLayout(children)) return undefined;
  if ('each' in children) return { from: children.each, to: children.each };
  const { from, to, weights } = children;
  if (!weights) return { from, to };
  const isLikely = (weight: number) => weight > 0;
  return { from: from + weights.findIndex(isLikely), to: from + weights.findLastIndex(isLikely) };
}

/** The rows of the greatest group that a table can have. 0 if its rows are not grouped. */
export function greatestGroup(table: Parameters<typeof groupingOf>[0]): number {
  return groupSize(table)?.to ?? 0;
}

/** Whether the rows of one table group those of another. */
export function areGroupedBy(child: TableSchema, parent: Pick<TableSchema, 'name'>): boolean {
  return groupingOf(child)?.options.table === parent.name;
}
