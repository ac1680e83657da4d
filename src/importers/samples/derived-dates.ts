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
  numberPart(
    (date) => date.getUTCFullYear() * 100 + date.getUTCMonth() + 1,
    (date) => `year(${date}) * 100 + month(${date})`,
  ),
  numberPart(
    (date) => (date.getUTCFullYear() * 100 + date.getUTCMonth() + 1) * 100 + date.getUTCDate(),
    (date) => `year(${date}) * 10000 + month(${date}) * 100 + day(${date})`,
  ),
];

/** Parts that are texts, as formats of dates. */
export const TEXT_PARTS: readonly DatePart[] = [
  'MMMM',
  'MMM',
  'dddd',
  'ddd',
  'MM',
  'DD',
  'YYYY-MM',
  'YYYY-MM-DD',
  'YYYY/MM',
  'MM/YYYY',
  'MMM YYYY',
  'MMMM YYYY',
  'MMM-YY',
  'YYYY-MMM',
  'YYYY/MM/DD',
  'YYYYMMDD',
  'DD/MM/YYYY',
  'MM/DD/YYYY',
  'M/D/YYYY',
  'DD.MM.YYYY',
  'DD-MM-YYYY',
  'HH',
  'HH:mm',
  'HH:mm:ss',
].map((format) => ({
  write: createDateFormat(format),
  derived: (name) => ({ kind: 'template', text: `{${bracketed(name)}|date:${format}}` }),
}));
