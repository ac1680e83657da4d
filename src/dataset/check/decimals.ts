import type { FieldId, FieldIdOf } from '../../catalogue/fields.ts';
import { distinctUpTo, isCountable, type NumberRange, stepsOf } from '../../generators/number-range.ts';
import { numbersOf, type RowFacts } from '../../schema/field-numbers.ts';
import type { Path } from '../../schema/problem.ts';
import type { ColumnSchema } from '../../schema/schema.ts';
import { type CheckContext, count, setTo } from './context.ts';

/** The option of each field of decimals that sets their number, or `unlimited` if the field writes any number exactly. */
const DECIMALS_OPTIONS: Readonly<Record<FieldIdOf<'decimal'>, string>> = {
  number: 'decimals',
  'number.float': 'fractionDigits',
  'finance.amount': 'dec',
  'commerce.price': 'dec',
  'location.latitude': 'precision',
  'location.longitude': 'precision',
  constant: 'unlimited',
  given: 'unlimited',
  list: 'unlimited',
  series: 'unlimited',
};

function hasDecimals(field: FieldId): field is FieldIdOf<'decimal'> {
  return Object.hasOwn(DECIMALS_OPTIONS, field);
}

/**
 * Refuses numbers with more digits than a JavaScript number holds exactly, because they could not be written as asked, and
 * two of them would be equal.
 */
export function checkDecimals(context: CheckContext, column: ColumnSchema, path: Path, rows: RowFacts): void {
  const option = hasDecimals(column.field) ? DECIMALS_OPTIONS[column.field] : 'unlimited';
  if (option === 'unlimited') return;
  const { min, max, decimals = 0 } = numbersOf(column, rows);
  if (min === undefined || max === undefined) return;
  const range = { min, max, decimals };
  if (isCountable(range)) return;
  const at = [...path, option];
  const fitting = fittingDecimals(range);
  const fix = fitting === undefined ? undefined : setTo(`Set ${option} to ${fitting}`, at, fitting);
  context.add(at, 'out-of-range', reasonOf(range), fix);
}

function reasonOf(range: NumberRange): string {
  const { min, max, decimals } = range;
  const { first, count: steps } = stepsOf(range);
  const most = Math.max(Math.abs(first), Math.abs(first + steps - 1), steps);
  return most > Number.MAX_SAFE_INTEGER
    ? `The range from ${min} to ${max} needs ${count(most)} steps of ${decimals} decimals. Numbers are exact only up to 2^53 steps (${count(2 ** 53)}).`
    : `The range reaches ${count(Math.max(Math.abs(min), Math.abs(max)))}. Beyond ${count(distinctUpTo(decimals))}, two neighbors with ${decimals} decimals can be the same number.`;
}

/** The most decimals that fit the range. Undefined if no number with so many decimals lies in it. */
function fittingDecimals({ min, max, decimals }: NumberRange): number | undefined {
  for (let fewer = decimals - 1; fewer >= 0; fewer--) {
    const range = { min, max, decimals: fewer };
    if (isCountable(range)) return stepsOf(range).count > 0 ? fewer : undefined;
  }
  return undefined;
}
