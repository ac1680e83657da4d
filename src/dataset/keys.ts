import { fields } from '../catalogue/fields.ts';
import type { DistinctValues } from '../generators/distinct-values.ts';
import { createPermutation } from '../random/permutation.ts';
import { streamKey } from '../random/stream.ts';
import { childrenOf } from '../schema/children.ts';
import { firstOfForeignKey } from '../schema/foreign-keys.ts';
import type { ColumnSchema, TableSchema } from '../schema/schema.ts';

type Digit = (row: number) => number;

interface KeyColumn {
  readonly column: ColumnSchema;
  readonly count: number;
  /** How many of its values occur. */
  readonly used: number;
}

/** What the values of a key's columns follow from. */
export interface KeyContext {
  readonly tableNamed: (name: string) => TableSchema | undefined;
  /** The values of a column of a table of so many rows, as its cells show them. */
  readonly valuesOf: (column: ColumnSchema, rows: number) => DistinctValues;
}

/** How many values a column has for a key of several columns: each as often as any other, and none of them null; Infinity where no two rows share one anyway. */
function countForKey(
  table: TableSchema,
  column: ColumnSchema,
  { tableNamed, valuesOf }: KeyContext,
): number | undefined {
  const { options } = column;
  if (column.field === 'reference') {
    const isSelf = options.table === table.name;
    return !isSelf && childrenOf(column) === 'uniform' ? tableNamed(String(options.table))?.rows : undefined;
  }
  if (options.weights !== undefined || (options.distribution ?? 'uniform') !== 'uniform') return undefined;
  // A part of an entity is distinct where the column itself must be unique alone.
  if ('entity' in fields[column.field]) return undefined;
  const values = valuesOf(column, table.rows);
  if (values.kind === 'unlimited') return Number.POSITIVE_INFINITY;
  return values.kind === 'counted' && typeof values.count === 'number' ? values.count : undefined;
}

/** How the rows of a key of several columns are made distinct. */
export type KeyPlan =
  /** One of its columns is unique by itself. */
  | { readonly kind: 'unique-column' }
  /** The columns' values together are permuted, as the digits of one number. */
  | { readonly kind: 'digits'; readonly columns: readonly KeyColumn[]; readonly count: number }
  /** Each parent has `each` children in a row, of which each has other values of these columns. */
  | {
      readonly kind: 'within-parent';
      readonly each: number;
      /** The row of the first child: in its own table, row 0 has no parent. */
      readonly firstChild: number;
      readonly columns: readonly KeyColumn[];
      readonly count: number;
    }
  | { readonly kind: 'impossible'; readonly columns: readonly ColumnSchema[] };

/** Plans one key. */
export function planKey(table: TableSchema, names: readonly string[], context: KeyContext): KeyPlan {
  const columns = names.flatMap((name) => table.columns.find((column) => column.name === name) ?? []);
  // The other references of a foreign key name the row that its first one names.
  const deciding = columns.filter(
    (column) =>
      firstOfForeignKey(table, column) === column && tellsParentsApart(table, names, column, context),
  );
  if (columns.some((column) => column.unique || isPrimaryKey(table, column)))
    return { kind: 'unique-column' };
  const grouped = deciding.find((column) => eachOf(column) !== undefined);
  const others = deciding.filter((column) => column !== grouped);
  const counted = others.flatMap((column) => {
    const count = column.nulls > 0 ? undefined : countForKey(table, column, context);
    return count === undefined ? [] : [{ column, count }];
  });
  if (counted.some((next) => next.count === Number.POSITIVE_INFINITY)) return { kind: 'unique-column' };
  const chosen: KeyColumn[] = [];
  let count = 1;
  for (const next of counted) {
    // At most 2^53 values together are counted: of a column that would exceed it some, spread over all its own.
    const used = Math.min(next.count, Math.floor(Number.MAX_SAFE_INTEGER / count));
    if (used === 1 && next.count > 1) continue;
    chosen.push({ ...next, used });
    count *= used;
  }
  if (chosen.length === 0) return { kind: 'impossible', columns: others };
  const each = grouped && eachOf(grouped);
  return each === undefined
    ? { kind: 'digits', columns: chosen, count }
    : {
        kind: 'within-parent',
        each,
        firstChild: grouped?.options.table === table.name ? 1 : 0,
        columns: chosen,
        count,
      };
}

/** Whether rows that refer to different parents differ in these columns: part of a foreign key can have the same cells. */
function tellsParentsApart(
  table: TableSchema,
  names: readonly string[],
  column: ColumnSchema,
  context: KeyContext,
): boolean {
  const foreignKey = table.foreignKeys.find((key) => key.columns.includes(column.name));
  const parent = foreignKey && context.tableNamed(foreignKey.table);
  if (!parent) return true;
  const referred = foreignKey.references.filter((_, i) => names.includes(foreignKey.columns[i] ?? ''));
  return areDistinct(parent, referred, context);
}

/** Whether no two rows of a table have the same cells in these columns. */
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

function eachOf(column: ColumnSchema): number | undefined {
  if (column.field !== 'reference') return undefined;
  const children = childrenOf(column);
  return typeof children === 'object' && 'each' in children ? children.each : undefined;
}

/** The keys of several columns of a table. */
export function keysOf({ primaryKey, unique }: TableSchema): readonly (readonly string[])[] {
  return [primaryKey, ...unique].filter((columns) => columns.length > 1);
}

/** The number of the value that a column has in a row, for columns of keys of several columns. */
export function keyDigits(
  path: readonly string[],
  table: TableSchema,
  context: KeyContext,
): (column: ColumnSchema) => Digit | undefined {
  const keys = keysOf(table);
  let digits: ReadonlyMap<ColumnSchema, Digit> | undefined;
  return (column) => {
    if (!keys.some((names) => names.includes(column.name))) return undefined;
    digits ??= new Map(keys.flatMap((names) => digitsOfKey(path, table, names, context)));
    return digits.get(column);
  };
}

function digitsOfKey(
  path: readonly string[],
  table: TableSchema,
  names: readonly string[],
  context: KeyContext,
): readonly (readonly [ColumnSchema, Digit])[] {
  const plan = planKey(table, names, context);
  if (plan.kind === 'unique-column' || plan.kind === 'impossible') return [];
  const keys = plan.columns.map(({ column }) => column.key);
  const key = streamKey(...path, 'key', ...keys);
  const indexOf = plan.kind === 'digits' ? permutedRow(key, plan.count) : withinParent(key, plan);
  let below = 1;
  return plan.columns.map(({ column, count, used }) => {
    const place = below;
    below *= used;
    const apart = Math.floor(count / used);
    return [column, (row: number) => (Math.floor(indexOf(row) / place) % used) * apart] as const;
  });
}

function permutedRow(key: ReturnType<typeof streamKey>, count: number): Digit {
  const permuted = createPermutation(key, count);
  return (row) => permuted(row % count);
}

/** Each parent's children take neighbors in a permutation, from a start of the parent's own. */
function withinParent(
  key: ReturnType<typeof streamKey>,
  { each, firstChild, count }: { readonly each: number; readonly firstChild: number; readonly count: number },
): Digit {
  const permuted = createPermutation(key, count);
  const starts = createPermutation({ ...key, d: ~key.d }, count);
  return (row) => {
    const child = Math.max(0, row - firstChild);
    const parent = Math.floor(child / each);
    return permuted((starts(parent % count) + (child % each)) % count);
  };
}
