import { formatProblem } from '../../expression/format-date.ts';
import { isStepOf, powerOfTen, type Steps, stepsOf } from '../../generators/number-range.ts';
import { unitOf } from '../../generators/structure/dates.ts';
import { timeRange } from '../../generators/structure/times.ts';
import { dateRange } from '../../schema/date-ranges.ts';
import type { Path } from '../../schema/problem.ts';
import type { ColumnOptions, ColumnSchema } from '../../schema/schema.ts';
import { type CheckContext, count, removal, setTo } from './context.ts';

/** Refuses empty ranges, invalid formats, and numbers of weights that differ from the number of values. */
export function checkRanges(context: CheckContext, column: ColumnSchema, path: Path): void {
  const { field } = column;
  if (field === 'date' || field === 'timestamp' || field === 'time') checkFormat(context, column, path);
  if (field === 'number') checkSteps(context, column, path);
  else if (field === 'date' || field === 'timestamp') checkDateRange(context, column, path);
  else if (field === 'time') checkTimeRange(context, column, path);
  else if (field === 'list') checkWeights(context, column, path);
  if (field !== 'number') checkPairs(context, column, path);
  if (column.options.distribution === 'histogram' && column.options.bins === undefined) {
    context.add(
      [...path, 'bins'],
      'missing-property',
      'A histogram needs “bins”: one weight for each part of the range.',
    );
  }
}

/** Checks pairs of options such as `min` and `max`, or `minItems` and `maxItems`. */
function checkPairs(context: CheckContext, { options }: ColumnSchema, path: Path): void {
  for (const [name, min] of Object.entries(options)) {
    if (!/^min([A-Z]|$)/.test(name)) continue;
    const other = name.replace('min', 'max');
    const max = options[other];
    if (!isGreater(min, max)) continue;
    context.add(
      [...path, other],
      'range-empty',
      `The minimum of ${min} is greater than the maximum of ${max}.`,
      setTo(`Set ${other} to ${min}`, [...path, other], min),
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

function checkSteps(context: CheckContext, { options }: ColumnSchema, path: Path): void {
  const min = Number(options.min);
  const max = Number(options.max);
  const decimals = Number(options.decimals);
  const step = typeof options.step === 'number' ? options.step : undefined;
  const steps = stepsOf({ min, max, decimals, step });
  if (step !== undefined && !isStepOf(step, decimals)) {
    const least = 1 / powerOfTen(decimals);
    const message = `A step of ${step} is no multiple of ${least}, the least difference of numbers with ${decimals} decimals.`;
    const fix = setTo(`Set step to ${least}`, [...path, 'step'], least);
    context.add([...path, 'step'], 'invalid-value', message, fix);
  } else if (min > max) {
    const least = steps.first / powerOfTen(decimals);
    const fix = setTo(`Set max to ${least}`, [...path, 'max'], least);
    context.add([...path, 'max'], 'range-empty', `No number lies between ${min} and ${max}.`, fix);
  } else if (steps.count < 1) {
    const message = `No number with ${decimals} decimals lies between ${min} and ${max}.`;
    context.add([...path, 'decimals'], 'range-empty', message);
  } else if (options.distribution === 'normal') {
    checkNormal(context, options, steps, path);
  }
}

/** In standard deviations from the mean. Only about two in a billion draws lie further away. */
const DEVIATIONS_MAX = 6;

/** Refuses a normal distribution that gives almost only one value. */
function checkNormal(
  context: CheckContext,
  { mean, sd, decimals }: ColumnOptions,
  { first, size, count: steps }: Steps,
  path: Path,
): void {
  if (steps === 1) return;
  const scale = powerOfTen(Number(decimals)) / size;
  const [least, greatest] = [first / size / scale, (first / size + steps - 1) / scale];
  const center = typeof mean === 'number' ? mean : (least + greatest) / 2;
  const deviation = typeof sd === 'number' ? sd : (greatest - least) / DEVIATIONS_MAX;
  const reach = DEVIATIONS_MAX * deviation;
  const end = center < least ? least : greatest;
  const beyond = Math.max(least - center, center - greatest);
  if (beyond > reach) {
    const at = [...path, 'mean'];
    const message = `Almost no values would lie in the range: the mean of ${center} is more than ${DEVIATIONS_MAX} standard deviations of ${deviation} away from ${end}, its nearest value.`;
    context.add(at, 'out-of-range', message, setTo(`Set mean to ${end}`, at, end));
    return;
  }
  // Draws are rounded to the nearest step.
  const draws = { from: (center - reach - least) * scale, to: (center + reach - least) * scale };
  const nearest = Math.min(Math.max(Math.round((center - least) * scale), 0), steps - 1);
  const isOne =
    (nearest === 0 || draws.from >= nearest - 0.5) && (nearest === steps - 1 || draws.to <= nearest + 0.5);
  if (deviation > 0 && !isOne) return;
  const message = `With a standard deviation of ${deviation}, nearly all values are ${(first / size + nearest) / scale}. Use the field “constant” for a single value.`;
  context.add([...path, 'sd'], 'out-of-range', message);
}

function checkFormat(context: CheckContext, { field, options }: ColumnSchema, path: Path): void {
  const { format } = options;
  const problem = typeof format === 'string' ? formatProblem(format, field === 'time') : undefined;
  if (!problem) return;
  const { message, suggestion } = problem;
  const at = [...path, 'format'];
  const fix = suggestion === undefined ? undefined : setTo(`Use ${suggestion}`, at, suggestion);
  context.add(at, 'invalid-format', `A format ${message}.`, fix);
}

function checkDateRange(context: CheckContext, column: ColumnSchema, path: Path): void {
  const { field, options } = column;
  if (options.after !== undefined || options.before !== undefined) return;
  const text = (name: string) => (typeof options[name] === 'string' ? { [name]: options[name] } : {});
  const unit = unitOf(field === 'date' ? 'date' : 'timestamp');
  const { first, last } = dateRange({ ...text('from'), ...text('to') }, context.now, unit.ms);
  const from = new Date(first * unit.ms).toISOString();
  const to = new Date(last * unit.ms).toISOString();
  if (first > last) {
    const earliest = field === 'date' ? from.slice(0, 'YYYY-MM-DD'.length) : from;
    const fix = setTo(`Set to to ${earliest}`, [...path, 'to'], earliest);
    context.add([...path, 'to'], 'range-empty', `No date lies between ${from} and ${to}.`, fix);
    return;
  }
  if (options.workingHours !== true) return;
  if (unit.working.before(last + 1) - unit.working.before(first) > 0) return;
  context.add(
    [...path, 'workingHours'],
    'range-empty',
    `No working hour lies between ${from} and ${to}.`,
    setTo('Allow any hour', [...path, 'workingHours'], false),
  );
}

function checkTimeRange(context: CheckContext, { options }: ColumnSchema, path: Path): void {
  const { from, to, workingHours } = options;
  const { first, last } = timeRange({
    from: String(from),
    to: String(to),
    workingHours: workingHours === true,
  });
  if (first <= last) return;
  context.add(
    [...path, 'to'],
    'range-empty',
    `No time lies between ${from} and ${to}${workingHours ? ' from 9:00 to before 17:00' : ''}.`,
  );
}

function checkWeights(context: CheckContext, { options }: ColumnSchema, path: Path): void {
  const values = Array.isArray(options.values) ? options.values.length : 0;
  const weights = Array.isArray(options.weights) ? options.weights.length : values;
  if (values === weights) return;
  context.add(
    [...path, 'weights'],
    'weights-mismatch',
    `${values === 1 ? '1 value needs 1 weight' : `${count(values)} values need ${count(values)} weights`}; ${count(weights)} given.`,
    removal('Remove the weights', [...path, 'weights']),
  );
}
