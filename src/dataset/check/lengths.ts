import { alternativesOf } from '../../schema/cases.ts';
import { nestedScope } from '../../schema/column-scope.ts';
import { itemColumn, nestedColumns } from '../../schema/nested.ts';
import { CELL_LENGTH_MAX, type ColumnSchema } from '../../schema/schema.ts';
import { type CheckContext, count, setTo } from './context.ts';
import { itemContext, type RowContext } from './row-context.ts';

/** Finds columns whose values would be invalid if they were cut to `maxLength`: half an IBAN is not an IBAN. */
export function checkLengths(context: CheckContext): void {
  for (const table of context.schema.tables) {
    for (const column of table.columns) checkColumn(context, column, context.lengths.rowOf(table));
  }
}

function checkColumn(context: CheckContext, column: ColumnSchema, row: RowContext): void {
  if (context.isFaulty(column) || context.isUnknown(column)) return;
  if (column.field === 'json') {
    const nested = nestedColumns(column);
    const inner = { ...row, scope: nestedScope(nested, row.scope) };
    for (const own of nested) checkColumn(context, own, inner);
  }
  for (const alternative of alternativesOf(column)) checkColumn(context, alternative, row);
  if (column.field === 'array') {
    const item = itemColumn(column);
    if (item.field === 'json' || item.field === 'array') {
      checkColumn(context, item, itemContext(row, item));
    } else checkOwn(context, item, itemContext(row, item), [...context.pathOf(column), 'options']);
  }
  checkOwn(context, column, row);
}

function checkOwn(
  context: CheckContext,
  column: ColumnSchema,
  row: RowContext,
  at = context.pathOf(column),
): void {
  const { maxLength } = column;
  // `relations.ts` reports references that would be cut.
  if (maxLength === undefined || column.field === 'reference') return;
  const needed = context.lengths.needed(column, row);
  if (needed <= maxLength) return;
  const path = [...at, 'maxLength'];
  const fix = needed <= CELL_LENGTH_MAX ? setTo(`Set maxLength to ${needed}`, path, needed) : undefined;
  const message = `Its values need up to ${count(needed)} characters to stay valid, but maxLength is ${count(maxLength)}.`;
  context.add(path, 'max-length-too-small', message, fix);
}
