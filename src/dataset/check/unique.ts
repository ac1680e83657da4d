import type { Field } from '../../catalogue/field.ts';
import { fields } from '../../catalogue/fields.ts';
import type { DistinctValues } from '../../generators/distinct-values.ts';
import { childrenOf } from '../../schema/children.ts';
import type { Fix, Path } from '../../schema/problem.ts';
import { shown } from '../../schema/problems.ts';
import { CELL_LENGTH_MAX, type ColumnSchema, type TableSchema } from '../../schema/schema.ts';
import { areDistinct } from '../keys.ts';
import { entryOf } from '../locale-engine.ts';
import { columnValues, type Merging, mergingOf, mergingReason } from '../values.ts';
import { type CheckContext, count, removal, setTo } from './context.ts';
import { unevenValues } from './even-values.ts';
import { keyContextOf } from './keys.ts';
import { rowsFix } from './rows-fix.ts';
import { entryCells } from './unique-entries.ts';
import { lookupValues, templateValues } from './unique-templates.ts';

/** Checks that unique columns have at least as many countable values as rows. */
export function checkUnique(context: CheckContext): void {
  for (const table of context.schema.tables) {
    for (const column of table.columns) {
      if (context.isFaulty(column) || context.isUnknown(column) || !column.unique) continue;
      checkColumn(context, table, column);
    }
  }
}

/** The path of the property that makes a column unique, and the fix that removes it. */
interface Uniqueness {
  readonly at: Path;
  readonly letRepeat: Fix | undefined;
}

/** For a primary key of one column, problems are at that column and there is no fix. */
function uniquenessOf(context: CheckContext, table: TableSchema, column: ColumnSchema): Uniqueness {
  const path = context.pathOf(column);
  const isOwn = (names: readonly string[]) => names.length === 1 && names[0] === column.name;
  if (isOwn(table.primaryKey)) return { at: path, letRepeat: undefined };
  const key = table.unique.findIndex(isOwn);
  if (key >= 0) {
    const at = [...context.pathOf(table), 'unique', key];
    return { at, letRepeat: removal('Allow duplicates', at) };
  }
  const at = [...path, 'unique'];
  return { at, letRepeat: setTo('Allow duplicates', at, false) };
}

function checkColumn(context: CheckContext, table: TableSchema, column: ColumnSchema): void {
  const path = context.pathOf(column);
  const uniqueness = uniquenessOf(context, table, column);
  const { at } = uniqueness;
  const uneven = unevenValues(column, path);
  if (uneven) {
    context.add(at, 'unique-not-uniform', uneven.reason, uneven.fix);
    return;
  }
  if (column.field === 'reference') {
    checkOneToOne(context, table, column, uniqueness);
    return;
  }
  const values = ownValues(context, table, column);
  if (values.kind === 'uncountable') {
    addUncountable(context, uniqueness, values.reason);
    return;
  }
  if (values.kind === 'counted' && values.count < table.rows) {
    addTooFew(context, table, at, values.count);
    return;
  }
  if (column.field === 'template' || column.field === 'lookup') checkLength(context, table, column);
  else checkFinished(context, table, { column, uniqueness, values });
}

function addUncountable(context: CheckContext, { at, letRepeat }: Uniqueness, reason: string): void {
  context.add(at, 'unique-uncountable', reason, letRepeat);
}

function addTooFew(context: CheckContext, table: TableSchema, at: Path, values: number | bigint): void {
  const fix = rowsFix(context, table, Number(values));
  const message = `${count(table.rows)} rows need ${count(table.rows)} different values; only ${count(values)} can occur.`;
  context.add(at, 'unique-too-few', message, fix);
}

function checkOneToOne(
  context: CheckContext,
  table: TableSchema,
  column: ColumnSchema,
  uniqueness: Uniqueness,
): void {
  const given = column.options.children ?? 'uniform';
  if (given !== 'uniform' && given !== 'one-to-one') {
    const path = [...context.pathOf(column), 'options', 'children'];
    const message = 'This has no effect, because a unique reference is one to one.';
    context.add(path, 'option-not-applicable', message, removal('Remove “children”', path));
    return;
  }
  const parent = context.table(String(column.options.table));
  const target = String(column.options.column);
  const isOfForeignKey = table.foreignKeys.some((key) => key.columns.includes(column.name));
  if (parent && isOfForeignKey && !areDistinct(parent, [target], keyContextOf(context))) {
    const reason = `“${shown(target)}” of “${shown(parent.name)}” is not unique, so different rows can have the same value.`;
    addUncountable(context, uniqueness, reason);
    return;
  }
  if (!parent || parent === table || parent.rows >= table.rows || parent.rows === 0) return;
  const children = childrenOf(column);
  if (children !== 'one-to-one') return;
  const message = `This table has ${count(table.rows)} rows, but “${parent.name}” has only ${count(parent.rows)} to reference.`;
  const fix = rowsFix(context, table, parent.rows);
  context.add(uniqueness.at, 'unique-too-few', message, fix);
}

/** The values before a change of case and cutting. */
function ownValues(context: CheckContext, table: TableSchema, column: ColumnSchema): DistinctValues {
  if (column.field === 'template') return templateValues(context, table, column);
  if (column.field === 'lookup') return lookupValues(context, table, column);
  const { now } = context;
  return columnValues(
    context.engineOfTable(table),
    { now, rowCount: table.rows, columns: context.entityColumns(table, column) },
    column,
  );
}

interface UniqueColumn {
  readonly column: ColumnSchema;
  readonly uniqueness: Uniqueness;
  readonly values: DistinctValues;
}

/** Checks that enough values still differ after a change of case and cutting. */
function checkFinished(
  context: CheckContext,
  table: TableSchema,
  { column, uniqueness, values }: UniqueColumn,
): void {
  const { values: by } = entryOf(context.engine, column.field);
  // The row's number at the end keeps the values distinct. Case does not change it, and `lengths.ts` keeps it from
  // being cut.
  if (by === 'number') return;
  const { now } = context;
  const engine = context.engineOfTable(table);
  const merging = mergingOf(engine, { now, rowCount: table.rows }, column, values);
  if (!merging || isRefusedWhereCut(column, merging)) return;
  const left =
    typeof by === 'string' ? distinctEntries(context, table, column) : countLeft(context, table, column);
  if (left !== undefined && left >= table.rows) return;
  if (merging.by === 'cut') addCut(context, column, merging.length);
  else if (left === undefined) addUncountable(context, uniqueness, mergingReason(merging));
  else addTooFew(context, table, uniqueness.at, left);
}

/** Then `lengths.ts` reports the problem. */
function isRefusedWhereCut({ field }: ColumnSchema, { by }: Merging): boolean {
  const { whenTooLong }: Field = fields[field];
  return by === 'cut' && whenTooLong === 'refused';
}

function countLeft(context: CheckContext, table: TableSchema, column: ColumnSchema): number | undefined {
  const finished = context.finishedValues(column, table.rows);
  return finished.kind === 'counted' ? Number(finished.count) : undefined;
}

/**
 * The number of entries if their cells all differ. Otherwise undefined: rows take entries in turn, also those with
 * equal cells.
 */
function distinctEntries(
  context: CheckContext,
  table: TableSchema,
  column: ColumnSchema,
): number | undefined {
  const cells = entryCells(context, table, column);
  return new Set(cells).size === cells.length && cells.length > 0 ? cells.length : undefined;
}

function addCut(context: CheckContext, column: ColumnSchema, longest: number): void {
  const { maxLength = CELL_LENGTH_MAX } = column;
  const path = [...context.pathOf(column), 'maxLength'];
  const message = `Values have up to ${count(longest)} characters. Cut to ${count(maxLength)}, two of them could be equal.`;
  const fix = longest <= CELL_LENGTH_MAX ? setTo(`Set maxLength to ${longest}`, path, longest) : undefined;
  context.add(path, 'unique-cut', message, fix);
}

/** The part that makes a template or a lookup unique can be anywhere in the text, so nothing may be cut. */
function checkLength(context: CheckContext, table: TableSchema, column: ColumnSchema): void {
  const { maxLength = CELL_LENGTH_MAX } = column;
  const longest = context.lengths.uncut(column, context.lengths.rowOf(table));
  if (longest > maxLength) addCut(context, column, longest);
}
