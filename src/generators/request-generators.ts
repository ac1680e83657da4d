import type { Cell } from '../catalogue/field.ts';
import { DAY_MS } from '../expression/dates.ts';
import { pickUniform } from '../random/uniform.ts';
import { type DateRange, dateRange } from '../schema/date-ranges.ts';
import type { ColumnContext, Sampler } from './generator.ts';
import type { Generators } from './generators.ts';
import { modules } from './modules.ts';
import { patternColumn } from './structure/pattern.ts';
import { type NumberRange, stepsOf } from './structure/ranges.ts';

function uniform(context: ColumnContext<object>, count: number, at: (index: number) => Cell): Sampler {
  const { stream } = context;
  return () => at(pickUniform(stream, count));
}

/** Integers and days of a range, as the fields `number` and `date` have them without other options. */
function numbers(context: ColumnContext<NumberRange>): Sampler {
  const { first, count } = stepsOf(context.options);
  return uniform(context, count, (index) => first + index);
}

function days(context: ColumnContext<DateRange>): Sampler {
  const { first, last } = dateRange(context.options, context.now, DAY_MS);
  return uniform(context, last - first + 1, (index) => (first + index) * DAY_MS);
}

/** The fields of the two dialogs, of which accounts alone must be unique. */
export const requestGenerators: Generators = {
  generators: { ...modules, number: numbers, date: days, regex: patternColumn },
  values: { 'internet.email': 'number', 'internet.exampleEmail': 'number', 'internet.username': 'number' },
  lengths: {},
};
