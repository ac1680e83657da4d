import type { Json } from '../../../catalogue/field.ts';
import { CHILDREN_SPREAD_MAX, CHILDREN_TO_MAX } from '../../../schema/children.ts';
import { tableById } from '../../../schema/edits/edited-schema.ts';
import { givenRowsIn } from '../../../schema/edits/given-json.ts';
import { canGroup, countingReferenceOf, groupingOf, layoutOf } from '../../../schema/groups.ts';
import { type ColumnSchema, SEED_DEFAULT, TABLE_ROWS_MAX, type TableSchema } from '../../../schema/schema.ts';
import {
  isPrimaryKeyAlone,
  type StudioColumn,
  type StudioSchema,
  type StudioTable,
} from './studio-schema.ts';

const counts = new WeakMap<StudioSchema, ReadonlyMap<string, number>>();

/** How many rows a table has: what it says, or what follows from the rows of the table that groups it. */
export function rowsOfTable(schema: StudioSchema, { id, rows, given }: StudioTable): number {
  // Beside a file, the table says how many rows it has.
  if (given !== undefined) return givenRowsIn(given)?.length ?? rows ?? 0;
  if (rows !== undefined) return rows;
  const before = counts.get(schema);
  const byId = before ?? rowCounts(schema);
  if (!before) counts.set(schema, byId);
  return byId.get(id) ?? 0;
}

/** Whether files of all tables contain a table: one with given rows only if it says so. */
export function isWritten({ given, write }: StudioTable): boolean {
  return given === undefined || write === true;
}

/** Why no box can set the number of rows of a table. */
export interface RowsSource {
  /** After a number of rows. */
  readonly short: string;
  /** A sentence. */
  readonly text: string;
}

/** The source of a table's number of rows. Undefined where the table has a number of its own. */
export function rowsSourceOf(table: StudioTable): RowsSource | undefined {
  if (table.given !== undefined) return { short: 'given', text: 'The rows are given.' };
  const parent = rowsFollow(table);
  return parent === undefined
    ? undefined
    : { short: `from ${parent}`, text: `Follows from the rows of ${parent}.` };
}

/** The name of the table whose rows decide how many rows a table has. Undefined where it says so itself, or none can. */
function rowsFollow(table: StudioTable): string | undefined {
  const decider = table.rows === undefined ? deciderOf(table) : undefined;
  return decider && String(decider.options?.table);
}

/** The reference that decides the number of rows of a table that says none. Undefined if none can, or it is not valid. */
export function deciderOf(table: StudioTable): StudioColumn | undefined {
  const reference = countingReferenceOf(asTable(table));
  return reference && table.columns.find((column) => keyOf(column) === reference.key);
}

/** The reference that groups the rows of a table. Undefined without one, and where several could and none is named. */
export function groupingReferenceOf(table: StudioTable): StudioColumn | undefined {
  const reference = groupingOf(asTable(table));
  return reference && table.columns.find((column) => keyOf(column) === reference.key);
}

/** The names of the references that can group the rows of a table. */
export function groupingChoices(table: StudioTable): readonly string[] {
  const own = asTable(table);
  return own.columns.filter((column) => canGroup(own, column)).map(({ name }) => name);
}

/** Whether a row is the first of its group. Undefined for a table without groups. */
export function groupStartOf(
  schema: StudioSchema,
  table: StudioTable,
): ((row: number) => boolean) | undefined {
  const own = asTable(table);
  const reference = groupingOf(own);
  const layout = reference && layoutOf({ seed: seedOf(schema) }, own, reference);
  return layout && ((row) => row === 0 || layout.parentOf(row) !== layout.parentOf(row - 1));
}

const seedOf = ({ seed = SEED_DEFAULT }: StudioSchema) => String(seed);

function rowCounts(schema: StudioSchema): ReadonlyMap<string, number> {
  const byName = new Map(schema.tables.map((table) => [table.name, table]));
  const byId = new Map<string, number>();
  const open = new Set<string>();
  const countOf = (table: StudioTable | undefined): number => {
    if (!table) return 0;
    if (table.given !== undefined) return givenRowsIn(table.given)?.length ?? table.rows ?? 0;
    if (table.rows !== undefined) return table.rows;
    const { id } = table;
    const before = byId.get(id);
    if (before !== undefined) return before;
    // The check names the circle.
    if (open.has(id)) return 0;
    open.add(id);
    const own = asTable(table);
    const reference = countingReferenceOf(own);
    const layout = reference && layoutOf({ seed: seedOf(schema) }, own, reference);
    const parents = layout ? countOf(byName.get(String(reference?.options.table))) : 0;
    const count = Math.min(layout?.startOf(parents) ?? 0, TABLE_ROWS_MAX);
    byId.set(id, count);
    return count;
  };
  for (const table of schema.tables) countOf(table);
  return byId;
}

const keyOf = ({ key, name }: StudioColumn) => key ?? name;

type Groupable = Pick<TableSchema, 'key' | 'name' | 'columns' | 'foreignKeys' | 'groupedBy'>;

/** The reference that decides the groups of a table. */
function asTable(table: StudioTable): Groupable {
  const { key = table.name, name, groupedBy, foreignKeys = [] } = table;
  const columns = table.columns.flatMap((column) => asReference(table, column) ?? []);
  return { key, name, columns, foreignKeys, ...(groupedBy === undefined ? {} : { groupedBy }) };
}

function asReference(table: StudioTable, column: StudioColumn): ColumnSchema | undefined {
  const { name, field, options = {}, nulls = 0 } = column;
  if (field !== 'reference' || !isChildren(options.children)) return undefined;
  const unique =
    column.unique === true ||
    isPrimaryKeyAlone(table, column) ||
    table.unique?.some((names) => names.length === 1 && names[0] === name) === true;
  return { name, key: keyOf(column), field, of: {}, options, nulls, unique };
}

/** Whether the option can be read as it is. */
function isChildren(value: Json | undefined): boolean {
  if (value === undefined || typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if ('each' in value) return isCount(value.each, 1, TABLE_ROWS_MAX);
  if (!('from' in value)) return true;
  const { from, to, weights } = value;
  if (!isCount(from, 0, CHILDREN_TO_MAX) || !isCount(to, 0, CHILDREN_TO_MAX)) return false;
  const spread = to - from;
  return (
    spread >= 0 && spread <= CHILDREN_SPREAD_MAX && (weights === undefined || areWeights(weights, spread + 1))
  );
}

function isCount(value: Json | undefined, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

function areWeights(value: Json, length: number): boolean {
  if (!Array.isArray(value) || value.length !== length) return false;
  const weights: readonly Json[] = value;
  return (
    weights.every((weight) => typeof weight === 'number' && weight >= 0) &&
    weights.some((weight) => typeof weight === 'number' && weight > 0)
  );
}

/**
 * The schema with the number of rows of an edited table where it has to be: a reference with a range of rows per parent
 * takes it away, and without one the table has as many rows as before.
 */
export function withSettledRows(before: StudioSchema, after: StudioSchema, tableId: string): StudioSchema {
  const table = tableById(after, tableId);
  const earlier = tableById(before, tableId);
  if (!table || !earlier || table === earlier || table.given !== undefined) return after;
  const [was, is] = [isRanged(earlier), isRanged(table)];
  const put = (changed: StudioTable) => ({
    ...after,
    tables: after.tables.map((other) => (other === table ? changed : other)),
  });
  if (is && !was && table.rows !== undefined) {
    const { rows, ...rest } = table;
    return put(rest);
  }
  if (is || table.rows !== undefined) return after;
  const isCounted = deciderOf(table) !== undefined;
  if (isCounted && !was) return after;
  return put({ ...table, rows: isCounted ? rowsOfTable(after, table) : rowsOfTable(before, earlier) });
}

/** Whether a reference gives each parent a number of rows within a range, which may not be valid yet. */
function isRanged(table: StudioTable): boolean {
  return table.columns.some((column) => {
    const { field, options = {}, nulls = 0 } = column;
    if (field !== 'reference' || nulls > 0 || column.unique || isPrimaryKeyAlone(table, column)) return false;
    const { children, table: parent } = options;
    if (typeof children !== 'object' || children === null || Array.isArray(children)) return false;
    return parent !== table.name && 'from' in children;
  });
}
