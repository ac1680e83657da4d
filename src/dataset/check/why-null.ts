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
  const parent = column.field === 'reference' ? context.table(String(column.options.table)) : undefined;
  const conditions = whereOf(column);
  if (parent && conditions.length > 0) {
    const cause = `there may be no row of “${shown(parent.name)}” that fulfils its condition`;
    return { cause, fix: groupFix(context, table, parent, conditions) };
  }
  return {
    cause:
      'if a column that it reads is null, a number is too large or divided by zero, or a date is outside the years 1 to 9999',
  };
}
