import type { Formula } from '../../expression/formula.ts';
import { renameInAggregates, renameTableInFormula } from '../../expression/rename.ts';
import type { Aggregate } from '../../expression/row-functions.ts';
import { distinctUpTo } from '../../generators/number-range.ts';
import { numbersOf } from '../../schema/field-numbers.ts';
import { canGroup } from '../../schema/groups.ts';
import type { Fix, Path } from '../../schema/problem.ts';
import { shown } from '../../schema/problems.ts';
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts';
import type { CheckedRow } from './checked-row.ts';
import { type CheckContext, count, removal, setTo } from './context.ts';
import { canBeGrouping, requireGroups } from './groups.ts';

/** A formula, and where it stands. */
export interface PlacedFormula {
  readonly formula: Formula;
  readonly source: string;
  readonly path: Path;
}

/**
 * Checks what a formula reads of other rows: that they are grouped, that they exist, and that sums of them are exact.
 * Returns whether nothing was found.
 */
export function checkRowsRead(context: CheckContext, row: CheckedRow, placed: PlacedFormula): boolean {
  const { formula, path } = placed;
  const { previous, totals, aggregates } = formula;
  if (previous.length + totals.length + aggregates.length === 0) return true;
  const problemsBefore = context.problems.count;
  if (row.isNested) {
    const message = 'Formulas of nested columns cannot read other rows. Read them in a column of the table.';
    context.add(path, 'not-nestable', message);
    return false;
  }
  for (const [name, names] of Object.entries({ previous, total: totals })) {
    const what = `${name}(${shown(names[0] ?? '')})`;
    if (names.length > 0 && !requireGroups(context, row.table, path, what, true)) return false;
  }
  const greatest = context.rowsOf(row.table).groupRows;
  for (const name of totals) {
    const column = row.columns.get(name);
    if (column)
      checkSum(context, placed, { column, table: row.table, what: `total(${shown(name)})`, greatest });
  }
  for (const aggregate of aggregates) checkAggregate(context, row.table, placed, aggregate);
  return context.problems.count === problemsBefore;
}

function checkAggregate(
  context: CheckContext,
  table: TableSchema,
  placed: PlacedFormula,
  { name, table: childName, column: columnName }: Aggregate,
): void {
  const { source, path } = placed;
  const child = context.table(childName);
  if (!child) {
    const message = `There is no table “${shown(childName)}”.`;
    context.problems.addMissing(path, 'unknown-table', message, childName, context.tables, (meant) =>
      renameTableInFormula(source, childName, meant),
    );
    return;
  }
  const what = `${name}(${shown(childName)}${columnName === undefined ? '' : `.${shown(columnName)}`})`;
  const column = columnName === undefined ? undefined : context.column(child, columnName);
  if (columnName !== undefined && !column) {
    if (context.isUnread(child, columnName)) return;
    const message = `There is no column “${shown(columnName)}” in the table “${shown(childName)}”.`;
    const columns = context.columnsOf(child);
    context.problems.addMissing(path, 'unknown-column', message, columnName, columns, (meant) =>
      renameInAggregates(source, childName, columnName, meant),
    );
    return;
  }
  if (context.groupingOf(child)?.options.table !== table.name) {
    addUngrouped(context, table, child, path, what);
    return;
  }
  if (!requireGroups(context, child, path, what, true) || !column) return;
  if (name === 'sum' || name === 'average')
    checkSum(context, placed, { column, table: child, what, greatest: context.rowsOf(child).groupRows });
}

/** The rows of the one table are not grouped by the other. */
function addUngrouped(
  context: CheckContext,
  parent: TableSchema,
  child: TableSchema,
  path: Path,
  what: string,
): void {
  const references = child.columns.filter(
    ({ field, options }) => field === 'reference' && options.table === parent.name,
  );
  if (child.columns.some((column) => column.field === 'reference' && context.isFaulty(column))) return;
  const needs = `${what} needs rows of “${shown(child.name)}” that are grouped by “${shown(parent.name)}”.`;
  const [first] = references;
  if (!first || child === parent) {
    context.add(path, 'not-grouped', `${needs} It has no reference that could group them.`);
    return;
  }
  const message = `${needs} Give “${shown(first.name)}” of that table “children” with “each”, or with “from” and “to”, or name it in “groupedBy”.`;
  const childPath = context.pathOf(child);
  const able = references.find((reference) => canGroup(child, reference));
  const free = references.find((reference) => canBeGrouping(child, reference));
  const fix: Fix | undefined = able
    ? setTo(`Group “${shown(child.name)}” by “${shown(able.name)}”`, [...childPath, 'groupedBy'], able.name)
    : free && {
        text: `Group “${shown(child.name)}” by “${shown(free.name)}”, 1 to 5 rows each`,
        patch: [
          ...setTo('', [...context.pathOf(free), 'options', 'children'], { from: 1, to: 5 }).patch,
          ...removal('', [...childPath, 'rows']).patch,
        ],
      };
  context.add(path, 'not-grouped', message, fix);
}

interface Sum {
  readonly column: ColumnSchema;
  readonly table: TableSchema;
  /** The sum as a formula writes it. */
  readonly what: string;
  /** The most rows that it adds. */
  readonly greatest: number;
}

/** Refuses a sum that could be inexact: of numbers with any decimals, or beyond what doubles hold. */
function checkSum(
  context: CheckContext,
  { path }: PlacedFormula,
  { column, table, what, greatest }: Sum,
): void {
  if (context.isFaulty(column) || context.isUnknown(column)) return;
  const type = context.types.get(column)?.type;
  if (type !== 'integer' && type !== 'decimal') return;
  const decimals = context.decimalsOf(column);
  const name = shown(column.name);
  if (decimals === undefined || distinctUpTo(decimals) < 1) {
    const message = `${what} would not be exact, because the numbers of “${name}” can have any decimals. Round them: round(…, 2).`;
    const at = [...context.pathOf(column), 'options', 'expression'];
    const fix =
      column.field === 'formula'
        ? setTo(`Round “${name}” to 2 decimals`, at, `round(${column.options.expression}, 2)`)
        : undefined;
    context.add(path, 'inexact-sum', message, fix);
    return;
  }
  // The bounds of outcomes are wider where doubles are rounded.
  const { min, max } = numbersOf(column, context.rowsOf(table));
  const isRange = min !== undefined && max !== undefined;
  const bounds = isRange ? { min, max } : context.outcomes.of(column).bounds;
  const limit = decimals === 0 ? Number.MAX_SAFE_INTEGER : distinctUpTo(decimals);
  const most = bounds ? Math.max(Math.abs(bounds.min), Math.abs(bounds.max)) : Number.POSITIVE_INFINITY;
  if (most * greatest <= limit) return;
  const places = decimals === 0 ? '' : ` with ${decimals} decimals`;
  const message = `${what} can add ${count(greatest)} numbers of up to ${figure(most)}, which make ${figure(most * greatest)}. Sums${places} are exact up to ${count(limit)}.`;
  context.add(path, 'inexact-sum', message, smallerMax(context, column, limit / greatest));
}

const EXPONENT_FROM = 1e21;
const figure = (value: number) => (value < EXPONENT_FROM ? count(value) : value.toExponential(2));

/** Lowers the greatest value of a range. */
function smallerMax(context: CheckContext, column: ColumnSchema, most: number): Fix | undefined {
  const { min = 0, max } = column.options;
  const value = Math.floor(most);
  const isWithin = typeof max === 'number' && typeof min === 'number' && min >= -most && min <= value;
  if (!isWithin || max <= most) return undefined;
  const at = [...context.pathOf(column), 'options', 'max'];
  return setTo(`Set max of “${shown(column.name)}” to ${count(value)}`, at, value);
}
