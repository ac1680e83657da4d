import type { date as dateFields } from '../../catalogue/fields/date.ts';
import type { structure as fields } from '../../catalogue/fields/structure.ts';
import { createDateFormat } from '../../expression/format-date.ts';
import { typeOfSeries } from '../../schema/option-types.ts';
import { CELL_LENGTH_MAX } from '../../schema/schema.ts';
import { startAndStep } from '../../schema/series.ts';
import { readPattern } from '../pattern/read.ts';
import { integerAt } from '../structure/integers.ts';
import { cellsOf } from '../structure/list.ts';

import type { LengthsOf } from './lengths.ts';
import { longestOf } from './lengths.ts';
import { integerLength, NUMBER_LENGTH, numberLength } from './numbers.ts';

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const MOMENT_LENGTH = 'YYYY-MM-DDTHH:mm:ss.SSSZ'.length;

/** Every month with every weekday, on days and at an hour of two digits: any part of a format is at its longest beside any other. */
const LATE_MOMENTS = Array.from({ length: 12 * 7 }, (_, i) =>
  Date.UTC(2024, Math.floor(i / 7), 10 + (i % 7), 22, 59, 59, 999),
);

/** The longest text that a format writes. */
export function formatLength(format: string): number {
  return longestOf(LATE_MOMENTS.map(createDateFormat(format)));
}

/** Of a sequence or a series of integers: the first and the last are the longest. */
function stepsLength(start: number, step: number, rowCount: number): number {
  return integerLength(start, integerAt(start, step, Math.max(0, rowCount - 1)));
}

export const structure = {
  sequence: ({ rowCount, options: { start, step, pad } }) => {
    const sign = start < 0 || step < 0 ? 1 : 0;
    return Math.max(stepsLength(start, step, rowCount), pad === 0 ? 0 : pad + sign);
  },
  constant: ({ options: { value } }) => String(value ?? '').length,
  list: ({ options }) => longestOf(cellsOf(options).map((cell) => String(cell ?? ''))),
  boolean: 'false'.length,
  number: ({ options: { min, max, decimals } }) => numberLength({ min, max, decimals }),
  date: ({ options: { format } }) => (format === undefined ? DAY_LENGTH : formatLength(format)),
  timestamp: ({ options: { format } }) => (format === undefined ? MOMENT_LENGTH : formatLength(format)),
  time: ({ options: { format } }) => formatLength(format),
  series: ({ rowCount, options }) => {
    if (typeof options.from === 'string') return MOMENT_LENGTH;
    if (typeOfSeries({ ...options }) !== 'integer') return NUMBER_LENGTH;
    const { start, step } = startAndStep(options, rowCount);
    return stepsLength(start, step, rowCount);
  },
  regex: ({ options: { pattern } }) => {
    const read = readPattern(pattern);
    return read.ok ? read.value.sampled.maxLength : CELL_LENGTH_MAX;
  },
} satisfies LengthsOf<typeof fields>;

export const date = {
  'date.past': MOMENT_LENGTH,
  'date.future': MOMENT_LENGTH,
  'date.soon': MOMENT_LENGTH,
  'date.recent': MOMENT_LENGTH,
  'date.month': ({ faker }) => longestOf(faker.definitions.date.month.wide),
  'date.weekday': ({ faker }) => longestOf(faker.definitions.date.weekday.wide),
  'date.birthdate': DAY_LENGTH,
} satisfies LengthsOf<typeof dateFields>;
