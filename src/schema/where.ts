import { childrenOf } from './children.ts';
import { groupingOf } from './groups.ts';
import type { ColumnSchema, TableSchema } from './schema.ts';

/** The most parents that are indexed for a `where`: an index takes some 100 bytes for each. */
export const INDEXED_PARENTS_MAX = 1_000_000;

/** A condition of a reference: only parents whose cell in `parent` equals this row's in `own`. */
export interface Condition {
  readonly parent: string;
  readonly own: string;
}

/** The conditions of a reference in a checked document. Empty if it has none. */
export function whereOf({ field, options }: Pick<ColumnSchema, 'field' | 'options'>): readonly Condition[] {
  const { where } = options;
  if (field !== 'reference' || typeof where !== 'object' || where === null || Array.isArray(where)) return [];
  return Object.entries(where).map(([parent, own]) => ({ parent, own: String(own) }));
}

/** The reference that groups the parents and the row's reference to the same table, where both are equal by the condition. */
export interface WhereGroups {
  readonly grouping: ColumnSchema;
  readonly own: ColumnSchema;
}

/**
 * How the only condition of a reference is kept by the order of the parents: they are grouped by the condition's column, and
 * the row's own column is a reference to the same column. Undefined if the parents have to be indexed.
 */
export function whereGroups(
  table: Pick<TableSchema, 'columns'>,
  parent: TableSchema,
  column: ColumnSchema,
): WhereGroups | undefined {
  const [condition, ...others] = whereOf(column);
  const grouping = groupingOf(parent);
  if (!condition || others.length > 0 || grouping?.name !== condition.parent) return undefined;
  const own = table.columns.find(({ name }) => name === condition.own);
  const isSame =
    own?.field === 'reference' &&
    own.options.table === grouping.options.table &&
    own.options.column === grouping.options.column;
  return isSame ? { grouping, own } : undefined;
}

/** Whether each row finds a parent that fulfils the conditions, unless its own column is null. */
export function findsParent(
  table: TableSchema,
  parent: TableSchema | undefined,
  column: ColumnSchema,
): boolean {
  if (whereOf(column).length === 0) return true;
  const groups = parent && parent.name !== table.name ? whereGroups(table, parent, column) : undefined;
  if (!groups) return false;
  const children = childrenOf(groups.grouping);
  return typeof children === 'object' && ('each' in children || ('from' in children && children.from > 0));
}
