import { defaultOf } from '../../schema/options.ts';
import type { Path } from '../../schema/problem.ts';
import type { ColumnSchema } from '../../schema/schema.ts';
import { type CheckedRow, namedColumn } from './checked-row.ts';
import { type CheckContext, removal } from './context.ts';

const RELATIVE = ['after', 'before'] as const;

/** Checks dates that come after one column, before another, or between both, and options that have no effect beside these. */
export function checkRelativeDates(
  context: CheckContext,
  row: CheckedRow,
  column: ColumnSchema,
  path: Path,
): void {
  const relative = RELATIVE.filter((name) => column.options[name] !== undefined);
  const others = relative.map((name) => otherDates(context, row, column, [...path, name]));
  if (others.every((other) => other !== undefined)) {
    checkRange(context, row, { column, others, path });
  }
  const unused = relative.length > 0 ? ['distribution', 'bins'] : ['within'];
  for (const name of unused) {
    if (column.options[name] === defaultOf(column.field, name)) continue;
    const message =
      relative.length > 0
        ? `This has no effect if “${relative[0]}” is set.`
        : 'This has no effect unless “after” or “before” is set.';
    const at = [...path, name];
    context.add(at, 'option-not-applicable', message, removal(`Remove “${name}”`, at));
  }
}

/** The column of dates that the option at `path` names. Reports it if there is none. */
function otherDates(
  context: CheckContext,
  row: CheckedRow,
  column: ColumnSchema,
  path: Path,
): ColumnSchema | undefined {
  const name = String(path.at(-1));
  if (row.isItem) {
    const message = 'The items of an array cannot read other columns.';
    context.add(path, 'option-not-applicable', message, removal(`Remove “${name}”`, path));
    return undefined;
  }
  const other = namedColumn(context, row, column, name, path);
  if (!other || context.isFaulty(other) || context.isUnknown(other)) return undefined;
  const type = row.typeOf(other.name);
  if (type === 'date' || type === 'timestamp') return other;
  context.add(path, 'not-a-date', `The column “${other.name}” does not hold dates. Its type is ${type}.`);
  return undefined;
}

interface RelativeDates {
  readonly column: ColumnSchema;
  /** The columns that `after` and `before` name. */
  readonly others: readonly ColumnSchema[];
  readonly path: Path;
}

/** Refuses options that leave no date to any row. */
function checkRange(context: CheckContext, row: CheckedRow, dates: RelativeDates): void {
  const { column, others, path } = dates;
  const { hasNoDates } = context.outcomes;
  const isEmpty = hasNoDates(column) && !others.some(hasNoDates);
  if (!isEmpty && !isNeverBetween(context, row, dates)) return;
  const { after, before, from, to } = column.options;
  const places = [
    ...(after === undefined ? [] : [`after “${after}”`]),
    ...(before === undefined ? [] : [`before “${before}”`]),
  ].join(' and ');
  const range = [...(from === undefined ? [] : [`from ${from}`]), ...(to === undefined ? [] : [`to ${to}`])];
  const isByRange = isEmpty && range.length > 0;
  const end = isByRange ? (to === undefined ? 'from' : 'to') : 'before';
  const at = [...path, end];
  const message = isByRange
    ? `No date ${places} lies in the range ${range.join(' ')}.`
    : `No date lies ${places}.`;
  context.add(at, 'range-empty', message, removal(`Remove “${end}”`, at));
}

/** Whether dates have to come after a column that is never before the one that they have to come before. */
function isNeverBetween(
  context: CheckContext,
  { columns }: CheckedRow,
  { column, others }: RelativeDates,
): boolean {
  const [after, before] = others;
  if (!after || !before) return false;
  const depth = context.pathOf(column).length;
  const later = chain(before, 'before');
  return [...chain(after, 'after')].some((other) => later.has(other));

  /**
   * A column, the one that its option names, and so on. A row with a date in a column has one in all of its chain. Names in columns
   * around an object are not followed, because the object can have columns of the same names.
   */
  function chain(first: ColumnSchema, option: (typeof RELATIVE)[number]): ReadonlySet<ColumnSchema> {
    const found = new Set<ColumnSchema>();
    for (let other: ColumnSchema | undefined = first; other && !found.has(other); ) {
      found.add(other);
      const name: unknown = context.pathOf(other).length === depth ? other.options[option] : undefined;
      other = typeof name === 'string' ? columns.get(name) : undefined;
    }
    return found;
  }
}
