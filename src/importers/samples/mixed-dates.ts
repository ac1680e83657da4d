import { createDateFormat } from '../../expression/format-date.ts';
import { percentOf } from '../choose/percent.ts';
import { kindOfText, timeOfIso } from './cell.ts';
import { DateFinder, dateTextOf, momentBy, ORDERS } from './date-forms.ts';
import { IsoForm } from './iso-form.ts';
import { RARE_PERCENT_MAX } from './marks.ts';

/** The one form of nearly all dates of a column. */
interface MainForm {
  /** The rest of a sentence whose subject is the column. */
  readonly note: string;
  /** Writes a date of any form in the main form. */
  readonly rewrite: (text: string) => string;
}

/** How a date is written: equal for the dates that one format writes. Undefined if the text is no date. */
function formOf(text: string): string | undefined {
  if (timeOfIso(text) !== undefined) return `ISO ${text.slice(10).replace(/\d/g, '0')}`;
  const { orders, parts, between, weekday, time } = dateTextOf(text) ?? { parts: [] };
  if (orders === undefined || !orders.some((order) => momentOf(text, order) !== undefined)) return undefined;
  const years = parts.map((part) => /^\d{4}$/.test(part));
  return JSON.stringify([
    years,
    between,
    weekday === '',
    time?.map((part, i) => (i === 1 ? part : part && i)),
  ]);
}

function momentOf(text: string, order: (typeof ORDERS)[number]): number | undefined {
  const found = dateTextOf(text);
  return found?.orders.includes(order) ? momentBy(order, found) : undefined;
}

/** The main form of dates that are written in several forms, if few of them are not in it. */
export function mainDateForm(counts: ReadonlyMap<string, number>): MainForm | undefined {
  const forms = new Map<string, { count: number; texts: string[] }>();
  let all = 0;
  for (const [written, count] of counts) {
    const text = written.trim();
    const key = formOf(text);
    if (key === undefined) return undefined;
    const form = forms.get(key) ?? { count: 0, texts: [] };
    forms.set(key, form);
    form.count += count;
    form.texts.push(text);
    all += count;
  }
  const [[key, main] = [], ...rest] = [...forms].sort(([, one], [, other]) => other.count - one.count);
  const others = all - (main?.count ?? 0);
  if (main === undefined || others === 0 || others * 100 > RARE_PERCENT_MAX * all) return undefined;
  const form = writtenForm(main.texts);
  if (form === undefined) return undefined;
  const { format, write } = form;
  const inMainForm = new Set(main.texts);
  const isLast = (order: string) => Number(order[0] !== format[0]);
  const orders = ORDERS.toSorted((one, other) => isLast(one) - isLast(other));
  const rewrite = (text: string) => {
    if (inMainForm.has(text)) return text;
    const moments = [timeOfIso(text), ...orders.map((order) => momentOf(text, order))];
    return write(moments.find((moment) => moment !== undefined) ?? 0);
  };
  if (!rest.every(([, { texts }]) => texts.every((text) => formOf(rewrite(text)) === key))) return undefined;
  return {
    note: `has ${percentOf(others, all)} % of its dates in other forms than ${format}: all rows of the schema have this form`,
    rewrite,
  };
}

interface WrittenForm {
  readonly format: string;
  readonly write: (moment: number) => string;
}

function writtenForm(texts: readonly string[]): WrittenForm | undefined {
  const isIso = timeOfIso(texts[0] ?? '') !== undefined;
  const { text: format, isUpper = false } = (isIso ? isoForm(texts) : foundForm(texts)) ?? {};
  if (format === undefined) return undefined;
  const toText = createDateFormat(format);
  const write = (moment: number) => (isUpper ? toText(moment).toUpperCase() : toText(moment));
  // Offsets, for example, would be lost.
  if (isIso && write(timeOfIso(texts[0] ?? '') ?? 0) !== texts[0]) return undefined;
  return { format, write };
}

function foundForm(texts: readonly string[]) {
  const finder = new DateFinder();
  for (const text of texts) finder.add(text);
  return finder.found()?.format;
}

function isoForm(texts: readonly string[]) {
  const form = new IsoForm();
  for (const text of texts) form.add(text);
  const ofDays = kindOfText(texts[0] ?? '') === 'date' ? 'YYYY-MM-DD' : 'YYYY-MM-DDTHH:mm:ss.SSS[Z]';
  return { text: form.format() ?? ofDays, isUpper: false };
}
