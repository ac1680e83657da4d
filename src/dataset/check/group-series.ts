import { parseIso } from '../../expression/dates.ts';
import { isTime } from '../../expression/types.ts';
import { durationMs } from '../../schema/duration.ts';
import { NOW } from '../../schema/now.ts';
import type { Path } from '../../schema/problem.ts';
import { shown } from '../../schema/problems.ts';
import type { ColumnSchema } from '../../schema/schema.ts';
import { seriesOptions, startColumn } from '../../schema/series.ts';
import { type CheckedRow, namedColumn } from './checked-row.ts';
import { type CheckContext, setTo } from './context.ts';

/** Checks the options of a series that starts anew in each group. */
export function checkGroupSeries(
  context: CheckContext,
  row: CheckedRow,
  column: ColumnSchema,
  path: Path,
): void {
  const { from, to, step } = column.options;
  const isNumber = typeof from === 'number';
  if (!isNumber && typeof from !== 'string') {
    const message = 'This must be a number, a date, a UTC timestamp or the name of a column with times.';
    context.add([...path, 'from'], 'invalid-value', message);
    return;
  }
  if (!checkStart(context, row, column, path)) return;
  if (step === undefined) {
    const message = 'A series within groups needs a step, because groups differ in their rows.';
    const fix = setTo(`Set step to ${isNumber ? 1 : 'P1D'}`, [...path, 'step'], isNumber ? 1 : 'P1D');
    context.add([...path, 'step'], 'missing-property', message, fix);
    return;
  }
  if (isNumber ? !(typeof step === 'number' && step > 0) : durationMs(String(step)) === undefined) {
    const message = isNumber
      ? 'This must be a number above zero, like “from”.'
      : 'This must be an ISO 8601 duration, such as PT15M or P1D.';
    context.add([...path, 'step'], isNumber ? 'invalid-value' : 'invalid-duration', message);
    return;
  }
  if (to === undefined) return;
  const fits = isNumber
    ? typeof to === 'number' && to >= from
    : to === NOW || (typeof to === 'string' && parseIso(to) !== undefined);
  if (fits) return;
  const message = isNumber
    ? `This must be a number of at least ${from}.`
    : 'This must be a date, a UTC timestamp or now.';
  context.add([...path, 'to'], 'invalid-value', message);
}

/** Whether the column at which groups start, if there is one, has times. */
function checkStart(context: CheckContext, row: CheckedRow, column: ColumnSchema, path: Path): boolean {
  const name = startColumn(seriesOptions(column.options));
  if (name === undefined) return true;
  const start = namedColumn(context, row, column, 'from', [...path, 'from']);
  if (!start || context.isFaulty(start) || context.isUnknown(start)) return false;
  const type = row.typeOf(name);
  if (type !== undefined && isTime(type)) return true;
  const message = `“${shown(name)}” holds no dates or timestamps.`;
  context.add([...path, 'from'], 'not-a-date', message);
  return false;
}
