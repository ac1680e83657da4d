import { fields } from '../catalogue/fields.ts';
import type { DistinctValues } from '../generators/distinct-values.ts';
import { once } from '../generators/once.ts';
import type { GroupLayout } from '../random/group-layout.ts';
import { createPermutation } from '../random/permutation.ts';
import { streamKey } from '../random/stream.ts';
import { childrenOf } from '../schema/children.ts';
import { firstOfForeignKey, foreignKeyOf } from '../schema/foreign-keys.ts';
import { groupingOf, isOrdered } from '../schema/groups.ts';
import type { ColumnSchema, TableSchema } from '../schema/schema.ts';
import { unevenOption } from '../schema/uneven.ts';

type DigitOfRow = (row: number) => number;

interface KeyColumn {
  readonly column: ColumnSchema;
  readonly count: number;
  /** How many of its values occur in the key. */
  readonly used: number;
}

/** Access to tables and values, which differs between the check and the generation of rows. */
export interface KeyContext {
  readonly tableNamed: (name: string) => TableSchema | undefined;
  /** The distinct values of a column in a table with `rows` rows, as its cells show them. */
  readonly valuesOf: (column: ColumnSchema, rows: number) => DistinctValues;
  /** Which rows refer to which row by a reference with `each` or a range. */
  readonly layoutOf: (table: TableSchema, column: ColumnSchema) => GroupLayout | undefined;
}

/**
 * The number of values that a column can contribute to a key of several columns. Undefined if they cannot be counted or
 * are not equally frequent. Infinity if no two rows have the same value anyway.
 */
function countForKey(
  table: TableSchema,
  column: ColumnSchema,
  { tableNamed, valuesOf }: KeyContext,
): number | undefined {
  const { options } = column;
  if (column.field === 'reference') {
    if (options.where !== undefined) return undefined;
    const isSelf = options.table === table.name;
    return !isSelf && childrenOf(column) === 'uniform' ? tableNamed(String(options.table))?.rows : undefined;
  }
  if (unevenOption(column)) return undefined;
  // A column of an entity is only distinct if it is unique by itself.
  if ('entity' in fields[column.field]) return undefined;
  const values = valuesOf(column, table.rows);
  if (values.kind === 'unlimited') return Number.POSITIVE_INFINITY;
  return values.kind === 'counted' && typeof values.count === 'number' ? values.count : undefined;
}

/** How a key of several columns gets distinct rows. */
export type KeyPlan =
  /** One of the columns is unique by itself. */
  | { readonly kind: 'unique-column' }
  /** Each column is a digit of one number, and these numbers are permuted. */
  | { readonly kind: 'digits'; readonly columns: readonly KeyColumn[]; readonly count: number }
  /** Each parent has successive children. They all differ in the values of these columns. */
  | {
      readonly kind: 'within-parent';
      readonly layout: GroupLayout;
      /** The row of the first child. In a table that refers to itself this is 1, because row 0 has no parent. */
      readonly firstChild: number;
      readonly columns: readonly KeyColumn[];
      readonly count: number;
    }
  | { readonly kind: 'impossible'; readonly columns: readonly ColumnSchema[] };

/** Decides how a key gets distinct rows. */
export function planKey(table: TableSchema, names: readonly string[], context: KeyContext): KeyPlan {
  const columns = names.flatMap((name) => table.columns.find((column) => column.name === name) ?? []);
  // The other references of a foreign key lead to the same row as its first one.
  const deciding = columns.filter(
    (column) =>
      firstOfForeignKey(table, column) === column && tellsParentsApart(table, names, column, context),
  );
  if (columns.some((column) => column.unique || isPrimaryKey(table, column)))
    return { kind: 'unique-column' };
  const grouped = deciding.find(isOrdered);
  const others = deciding.filter((column) => column !== grouped);
  if (grouped && grouped === groupingOf(table) && others.some(isDistinctInGroup))
    return { kind: 'unique-column' };
  const counted = others.flatMap((column) => {
    const count =
      column.nulls > 0 || column.nullWhen !== undefined ? undefined : countForKey(table, column, context);
    return count === undefined ? [] : [{ column, count }];
  });
  if (counted.some((next) => next.count === Number.POSITIVE_INFINITY)) return { kind: 'unique-column' };
  const chosen: KeyColumn[] = [];
  let count = 1;
  for (const next of counted) {
    // Fewer than 2^53 combinations are counted. A column that would exceed that uses fewer values, spread over all of
    // its values.
    const used = Math.min(next.count, Math.floor(Number.MAX_SAFE_INTEGER / count));
    if (used === 1 && next.count > 1) continue;
    chosen.push({ ...next, used });
    count *= used;
  }
  if (chosen.length === 0) return { kind: 'impossible', columns: others };
  const layout = grouped && context.layoutOf(table, grouped);
  return layout === undefined
    ? { kind: 'digits', columns: chosen, count }
    : {
        kind: 'within-parent',
        layout,
        firstChild: grouped?.options.table === table.name ? 1 : 0,
        columns: chosen,
        count,
      };
}

/**
 * Whether rows with different parents differ in this column. Part of a foreign key can be equal for different parents.
 */
function tellsParentsApart(
  table: TableSchema,
  names: readonly string[],
  column: ColumnSchema,
  context: KeyContext,
): boolean {
  const foreignKey = foreignKeyOf(table, column);
  const parent = foreignKey && context.tableNamed(foreignKey.table);
  if (!parent) return true;
  const referred = foreignKey.references.filter((_, i) => names.includes(foreignKey.columns[i] ?? ''));
  return areDistinct(parent, referred, context);
}

/** Whether all rows of a table differ in these columns. */
export function areDistinct(table: TableSchema, names: readonly string[], context: KeyContext): boolean {
  const isWithin = (key: readonly string[]) => key.length > 0 && key.every((name) => names.includes(name));
  return (
    [table.primaryKey, ...table.unique].some(isWithin) ||
    table.columns.some(
      (column) =>
        names.includes(column.name) &&
        (column.unique || countForKey(table, column, context) === Number.POSITIVE_INFINITY),
    )
  );
}

function isPrimaryKey({ primaryKey }: TableSchema, { name }: ColumnSchema): boolean {
  return primaryKey.length === 1 && primaryKey[0] === name;
}

/** Whether the rows of each group differ in a column by its construction. */
function isDistinctInGroup({ field, nulls }: ColumnSchema): boolean {
  return nulls === 0 && field === 'position';
}

/** The keys of a table that have several columns. */
export function keysOf({ primaryKey, unique }: TableSchema): readonly (readonly string[])[] {
  return [primaryKey, ...unique].filter((columns) => columns.length > 1);
}

/** For a column in a key of several columns: a function from a row to the index of the column's value. */
export function keyDigits(
  path: readonly string[],
  table: TableSchema,
  context: KeyContext,
): (column: ColumnSchema) => DigitOfRow | undefined {
  const keys = keysOf(table);
  const digits = once(() => new Map(keys.flatMap((names) => digitsOfKey(path, table, names, context))));
  return (column) => (keys.some((names) => names.includes(column.name)) ? digits().get(column) : undefined);
}

function digitsOfKey(
  path: readonly string[],
  table: TableSchema,
  names: readonly string[],
  context: KeyContext,
): readonly (readonly [ColumnSchema, DigitOfRow])[] {
  const plan = planKey(table, names, context);
  if (plan.kind === 'unique-column' || plan.kind === 'impossible') return [];
  const keys = plan.columns.map(({ column }) => column.key);
  const key = streamKey(...path, 'key', ...keys);
  const indexOf = plan.kind === 'digits' ? permutedRow(key, plan.count) : withinParent(key, plan);
  let below = 1;
  return plan.columns.map(({ column, count, used }) => {
    const place = below;
    below *= used;
    const spacing = Math.floor(count / used);
    return [column, (row: number) => (Math.floor(indexOf(row) / place) % used) * spacing] as const;
  });
}

function permutedRow(key: ReturnType<typeof streamKey>, count: number): DigitOfRow {
  const permuted = createPermutation(key, count);
  return (row) => permuted(row % count);
}

/** The children of one parent take neighbors in a permutation, starting at a place that depends on the parent. */
function withinParent(
  key: ReturnType<typeof streamKey>,
  { layout, firstChild, count }: Extract<KeyPlan, { kind: 'within-parent' }>,
): DigitOfRow {
  const permuted = createPermutation(key, count);
  const starts = createPermutation({ ...key, d: ~key.d }, count);
  return (row) => {
    const child = Math.max(0, row - firstChild);
    const parent = layout.parentOf(child);
    return permuted((starts(parent % count) + child - layout.startOf(parent)) % count);
  };
}
