import { aggregatesReadBy, namesReadBy, previousReadBy } from '../../schema/column-reads.ts';
import { groupSize } from '../../schema/groups.ts';
import type { Fix } from '../../schema/problem.ts';
import { shown } from '../../schema/problems.ts';
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts';
import { whereOf } from '../../schema/where.ts';
import { givenValues } from '../given.ts';
import { type CheckContext, count } from './context.ts';
import { groupFix } from './where.ts';

/** Why cells of a column without a percentage of nulls can be null, as a clause, and what prevents it, if that is obvious. */
export function whyNull(
  context: CheckContext,
  table: TableSchema,
  column: ColumnSchema,
): { readonly cause: string; readonly fix?: Fix | undefined } {
  if (column.field === 'given') {
    const row = givenValues(table, column).indexOf(null);
    if (row >= 0) return { cause: `row ${count(row + 1)} of the given rows has no value` };
  }
  const [lack] = context.lacksOf(column);
  if (lack) return { cause: `it is empty in ${lack.locale}: ${lack.reason}` };
  const parent = column.field === 'reference' ? context.table(String(column.options.table)) : undefined;
  const conditions = whereOf(column);
  if (parent && conditions.length > 0) {
    const cause = `there may be no row of “${shown(parent.name)}” that fulfils its condition`;
    return { cause, fix: groupFix(context, table, parent, conditions) };
  }
  return { cause: causeInRow(context, table, column) ?? causesOfFormula(context, column).join(', ') };
}

/** Why a date or a series has no value beside the columns that it reads. Undefined where that is not why. */
function causeInRow(context: CheckContext, table: TableSchema, column: ColumnSchema): string | undefined {
  const { field, options } = column;
  if (field !== 'date' && field !== 'timestamp' && field !== 'series') return undefined;
  const lacking = namesReadBy(column).find((name) => {
    const read = context.column(table, name);
    return read && context.canBeNull(read);
  });
  if (lacking !== undefined) return `“${shown(lacking)}” can be null`;
  const { after, before, from, to } = options;
  if (field === 'series') {
    return options.within === true && to !== undefined
      ? `the last rows of a group can be past the end, ${shown(String(to))}`
      : undefined;
  }
  const limits = [
    ...(typeof after === 'string' ? [`after “${shown(after)}”`] : []),
    ...(typeof before === 'string' ? [`before “${shown(before)}”`] : []),
    ...(typeof from === 'string' ? [`from ${shown(from)} on`] : []),
    ...(typeof to === 'string' ? [`up to ${shown(to)}`] : []),
  ];
  if (limits.length < 2) return undefined;
  return `there may be no ${field === 'date' ? 'date' : 'time'} ${limits.join(' and ')}`;
}

/** The causes that a formula can have, as clauses. */
function causesOfFormula(context: CheckContext, column: ColumnSchema): readonly string[] {
  const [before] = previousReadBy(column);
  const childless = aggregatesReadBy(column).find(({ name, table }) => {
    const child = context.table(table);
    return name !== 'sum' && name !== 'count' && child && groupSize(child)?.from === 0;
  });
  return [
    ...(before === undefined ? [] : [`previous(${shown(before)}) is null in the first row of a group`]),
    ...(childless ? [`there may be no row of “${shown(childless.table)}”`] : []),
    'a column that it reads can be null',
    'a number can be too large or divided by zero',
    'or a date can be outside the years 1 to 9999',
  ];
}
