import { createDateFormat } from '../../expression/format-date.ts';
import { bracketed } from '../../expression/written-names.ts';
import type { SampleFacts } from '../source-tables.ts';

/** A part of a date, as a column of its own has it. */
export interface DatePart {
  /** How files write the part of a moment. */
  readonly write: (time: number) => string;
  /** @param name of the column of dates */
  readonly derived: (name: string) => NonNullable<SampleFacts['derived']>;
}

const numberPart = (write: (date: Date) => number, formula: (date: string) => string): DatePart => ({
  write: (time) => String(write(new Date(time))),
  derived: (name) => ({ kind: 'formula', expression: formula(bracketed(name)) }),
});

/** Parts that are numbers. */
export const NUMBER_PARTS: readonly DatePart[] = [
  numberPart(
    (date) => date.getUTCFullYear(),
    (date) => `year(${date})`,
  ),
  numberPart(
    (date) => date.getUTCMonth() + 1,
    (date) => `month(${date})`,
  ),
  numberPart(
    (date) => date.getUTCDate(),
    (date) => `day(${date})`,
  ),
  numberPart(
    (date) => Math.ceil((date.getUTCMonth() + 1) / 3),
    (date) => `ceil(month(${date}) / 3)`,
  ),
];

/** Parts that are texts, as formats of dates. */
export const TEXT_PARTS: readonly DatePart[] = [
  'MMMM',
  'MMM',
  'dddd',
  'ddd',
  'MM',
  'YYYY-MM',
  'YYYY-MM-DD',
].map((format) => ({
  write: createDateFormat(format),
  derived: (name) => ({ kind: 'template', text: `{${bracketed(name)}|date:${format}}` }),
}));
