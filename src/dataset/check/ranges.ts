import { unitOf } from '../../generators/structure/dates.ts';
import { dateRange, stepsOf } from '../../generators/structure/ranges.ts';
import { timeRange } from '../../generators/structure/time.ts';
import type { ColumnSchema } from '../../schema/schema.ts';
import { type CheckContext, count, removal, setTo } from './context.ts';

/** Ranges without a value, and lists that do not go together. */
export function checkRanges(context: CheckContext, column: ColumnSchema, path: string): void {
  const { field } = column;
  if (field === 'number') checkSteps(context, column, path);
  else if (field === 'date' || field === 'timestamp') checkDateRange(context, column, path);
  else if (field === 'time') checkTimeRange(context, column, path);
  else if (field === 'list') checkWeights(context, column, path);
  if (field !== 'number') checkPairs(context, column, path);
  if (column.options.distribution === 'histogram' && column.options.bins === undefined) {
    context.add(`${path}.bins`, 'missing-property', 'A histogram needs “bins”: how often each part occurs.');
  }
}

/** Options named `min` and `max`, `minItems` and `maxItems` … */
function checkPairs(context: CheckContext, { options }: ColumnSchema, path: string): void {
  for (const [name, min] of Object.entries(options)) {
    if (!/^min([A-Z]|$)/.test(name)) continue;
    const other = name.replace('min', 'max');
    const max = options[other];
    if (!isGreater(min, max)) continue;
    context.add(
      `${path}.${other}`,
      'range-empty',
      `Nothing lies between ${min} and ${max}.`,
      setTo(`Set ${other} to ${min}`, `${path}.${other}`, min),
    );
  }
}

function isGreater(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a > b;
  return (
    typeof a === 'string' &&
    typeof b === 'string' &&
    /^-?\d+$/.test(a) &&
    /^-?\d+$/.test(b) &&
    BigInt(a) > BigInt(b)
  );
}

function checkSteps(context: CheckContext, { options }: ColumnSchema, path: string): void {
  const min = Number(options.min);
  const max = Number(options.max);
  const decimals = Number(options.decimals);
  const steps = stepsOf({ min, max, decimals });
  if (min > max) {
    const least = steps.first / 10 ** decimals;
    const fix = setTo(`Set max to ${least}`, `${path}.max`, least);
    context.add(`${path}.max`, 'range-empty', `No number lies between ${min} and ${max}.`, fix);
  } else if (steps.count < 1) {
    const message = `No number of ${decimals} decimals lies between ${min} and ${max}.`;
    context.add(`${path}.decimals`, 'range-empty', message);
  } else if (steps.count > Number.MAX_SAFE_INTEGER || Math.abs(steps.first) > Number.MAX_SAFE_INTEGER) {
    const message = `Between ${min} and ${max} there are more than 2^53 numbers of ${decimals} decimals, which no JavaScript number tells apart: fewer decimals, or a shorter range.`;
    context.add(`${path}.decimals`, 'out-of-range', message);
  }
  if (options.sd === 0) {
    context.add(
      `${path}.sd`,
      'out-of-range',
      'A standard deviation of 0 leaves one value: the field “constant” has it.',
    );
  }
}

function checkDateRange(context: CheckContext, { field, options }: ColumnSchema, path: string): void {
  if (options.after !== undefined || options.before !== undefined) return;
  const text = (name: string) => (typeof options[name] === 'string' ? { [name]: options[name] } : {});
  const unit = unitOf(field === 'date' ? 'date' : 'timestamp');
  const { first, last } = dateRange({ ...text('from'), ...text('to') }, context.now, unit.ms);
  const from = new Date(first * unit.ms).toISOString();
  const to = new Date(last * unit.ms).toISOString();
  if (first > last) {
    const earliest = field === 'date' ? from.slice(0, 'YYYY-MM-DD'.length) : from;
    const fix = setTo(`Set to to ${earliest}`, `${path}.to`, earliest);
    context.add(`${path}.to`, 'range-empty', `No date lies between ${from} and ${to}.`, fix);
    return;
  }
  if (options.workingHours !== true) return;
  if (unit.working.before(last + 1) - unit.working.before(first) > 0) return;
  context.add(
    `${path}.workingHours`,
    'range-empty',
    `No working hour lies between ${from} and ${to}.`,
    setTo('Allow any hour', `${path}.workingHours`, false),
  );
}

function checkTimeRange(context: CheckContext, { options }: ColumnSchema, path: string): void {
  const { from, to, workingHours } = options;
  const { first, last } = timeRange({
    from: String(from),
    to: String(to),
    workingHours: workingHours === true,
  });
  if (first <= last) return;
  context.add(
    `${path}.to`,
    'range-empty',
    `No time lies between ${from} and ${to}${workingHours ? ' from 9:00 to before 17:00' : ''}.`,
  );
}

function checkWeights(context: CheckContext, { options }: ColumnSchema, path: string): void {
  const values = Array.isArray(options.values) ? options.values.length : 0;
  const weights = Array.isArray(options.weights) ? options.weights.length : values;
  if (values === weights) return;
  const listed = weights === 1 ? 'There is 1 weight' : `There are ${count(weights)} weights`;
  context.add(
    `${path}.weights`,
    'weights-mismatch',
    `${listed} for ${count(values)} ${values === 1 ? 'value' : 'values'}.`,
    removal('Remove the weights', `${path}.weights`),
  );
}
