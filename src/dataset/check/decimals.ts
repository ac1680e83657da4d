import type { FieldId } from '../../catalogue/fields.ts';
import { type AmountOptions, amountRange } from '../../generators/amounts.ts';
import { isCountable } from '../../generators/documents/number-ranges.ts';
import { type NumberRange, stepsOf } from '../../generators/structure/ranges.ts';
import type { ColumnSchema } from '../../schema/schema.ts';
import { type CheckContext, count, setTo } from './context.ts';

/** The option that says how many decimals a field's numbers have. */
const DECIMALS_OPTIONS: { readonly [Id in FieldId]?: string } = {
  number: 'decimals',
  'number.float': 'fractionDigits',
  'finance.amount': 'dec',
};

/** The currency of which most are worth a dollar, and that with most decimals: see `generators/data/currencies.ts`. */
const PER_DOLLAR_MAX = 100_000;
const CURRENCY_DECIMALS_MAX = 4;

/** Numbers that need more digits than a JavaScript number holds: other digits would be written than were asked for. */
export function checkDecimals(
  context: CheckContext,
  column: ColumnSchema,
  path: string,
  ofCurrency: boolean,
): void {
  const option = DECIMALS_OPTIONS[column.field];
  if (option === undefined) return;
  const range = rangeOf(column, option, ofCurrency);
  if (isCountable(range)) return;
  const { first, count: steps } = stepsOf(range);
  const greatest = Math.max(Math.abs(first), Math.abs(first + steps - 1), steps);
  const message = `From ${range.min} to ${range.max} in steps of ${range.decimals} decimals are ${count(greatest)} steps; JavaScript numbers are exact up to 2^53, ${count(2 ** 53)}.`;
  const at = `${path}.${option}`;
  const fitting = fittingDecimals(range);
  const fix = fitting === undefined ? undefined : setTo(`Set ${option} to ${fitting}`, at, fitting);
  context.add(at, 'out-of-range', message, fix);
}

function rangeOf({ field, options }: ColumnSchema, option: string, ofCurrency: boolean): NumberRange {
  if (field !== 'finance.amount') {
    return { min: Number(options.min), max: Number(options.max), decimals: Number(options[option]) };
  }
  const number = (name: string) => (typeof options[name] === 'number' ? options[name] : undefined);
  const given: AmountOptions = { min: number('min') ?? 0, max: number('max'), dec: number('dec') };
  const perDollar = ofCurrency ? PER_DOLLAR_MAX : 1;
  const { min, max, dec } = amountRange(given, ofCurrency ? CURRENCY_DECIMALS_MAX : 2, perDollar);
  return { min, max, decimals: dec };
}

/** The most decimals that go with a range; undefined where it has no number of any. */
function fittingDecimals({ min, max, decimals }: NumberRange): number | undefined {
  for (let fewer = decimals - 1; fewer >= 0; fewer--) {
    const range = { min, max, decimals: fewer };
    if (isCountable(range)) return stepsOf(range).count > 0 ? fewer : undefined;
  }
  return undefined;
}
