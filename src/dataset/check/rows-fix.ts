import { childrenOf } from '../../schema/children.ts';
import { countingReferenceOf } from '../../schema/groups.ts';
import type { Fix } from '../../schema/problem.ts';
import { TABLE_ROWS_MAX, type TableSchema } from '../../schema/schema.ts';
import { type CheckContext, count, setTo } from './context.ts';

/** A fix that gives a table another number of rows. Undefined if that number follows from given rows or from a range of children. */
export function rowsFix(
  context: CheckContext,
  table: TableSchema,
  rows: number,
  text = `Set rows to ${count(rows)}`,
): Fix | undefined {
  if (!hasRowsOfItsOwn(table) || rows > TABLE_ROWS_MAX) return undefined;
  return setTo(text, [...context.pathOf(table), 'rows'], rows);
}

/** Whether the document can say how many rows the table has. */
function hasRowsOfItsOwn(table: TableSchema): boolean {
  const counting = countingReferenceOf(table);
  const children = counting && childrenOf(counting);
  return table.given === undefined && !(typeof children === 'object' && 'from' in children);
}
