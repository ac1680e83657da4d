import { createDateFormat } from '../../expression/format-date.ts';
import { momentOf } from './cell.ts';
import { Digits } from './written-digits.ts';

/** How the parts of a date follow each other. Y is a year of two or four digits, N the name of a month. Months have no D. */
export const ORDERS = ['YMD', 'MDY', 'DMY', 'DNY', 'NDY', 'YM', 'MY', 'NY'] as const;
export type Order = (typeof ORDERS)[number];

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const TEXT_MAX = 40;

const NUMBERS = /^(\d{1,4})([/.-])(\d{1,2})([/.-])(\d{1,4})(?!\d)/;
const COMPACT = /^(\d{4})()(\d{2})()(\d{2})(?=$|T?\d{6}$)/;
const DAY_FIRST = /^(\d{1,2})([ -])([A-Za-z]{3,9})([ -])(\d{4}|\d{2})(?!\d)/;
const MONTH_FIRST = /^([A-Za-z]{3,9})( )(\d{1,2})(, | )(\d{4})(?!\d)/;
const MONTH_NUMBER = /^(?:(1[6-9]\d{2}|20\d{2})([-/.])(\d{1,2})|(\d{1,2})([-/.])(1[6-9]\d{2}|20\d{2}))$/;
const MONTH_NAME = /^([A-Za-z]{3,9})([ -]|, )(\d{4}|\d{2})$/;
const WEEKDAY = /^(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?,? /i;
const TIME = /^(,? |T)(\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([AaPp][Mm]))?$/;
const COMPACT_TIME = /^(T?)(\d{2})(\d{2})(\d{2})$/;

/** A text whose parts can be those of a date. */
interface DateText {
  readonly orders: readonly Order[];
  /** Three parts of the date. The last one of a month is empty. */
  readonly parts: readonly [string, string, string];
  /** What is between and behind them. */
  readonly between: readonly [string, string];
  readonly weekday: string;
  readonly time: RegExpExecArray | undefined;
}

function ordersOf(first: string, last: string): readonly Order[] {
  if (first.length >= 3) return first.length === 4 && last.length <= 2 ? ['YMD'] : [];
  if (last.length === 4) return ['MDY', 'DMY'];
  return first.length === 2 && last.length === 2
    ? ['YMD', 'MDY', 'DMY']
    : last.length === 2
      ? ['MDY', 'DMY']
      : [];
}

export function dateTextOf(text: string): DateText | undefined {
  if (text.length < 6 || text.length > TEXT_MAX) return undefined;
  const weekday = WEEKDAY.exec(text)?.[0] ?? '';
  const rest = text.slice(weekday.length);
  const numbers = weekday === '' ? (NUMBERS.exec(rest) ?? COMPACT.exec(rest)) : undefined;
  const match = numbers ?? DAY_FIRST.exec(rest) ?? MONTH_FIRST.exec(rest);
  if (!match) return weekday === '' ? findMonth(text) : undefined;
  const [whole, first = '', a = '', second = '', b = '', last = ''] = match;
  if (numbers && a !== b) return undefined;
  const after = rest.slice(whole.length);
  const time = after === '' ? undefined : (TIME.exec(after) ?? COMPACT_TIME.exec(after) ?? undefined);
  if (after !== '' && time === undefined) return undefined;
  const named: Order = /^\d/.test(first) ? 'DNY' : 'NDY';
  return {
    orders: numbers ? ordersOf(first, last) : [named],
    parts: [first, second, last],
    between: [a, b],
    weekday,
    time,
  };
}

function findMonth(text: string): DateText | undefined {
  const [, year, a, month = '', before = '', b, last = ''] = MONTH_NUMBER.exec(text) ?? [];
  const name = MONTH_NAME.exec(text);
  const found = (order: Order, first: string, between: string, second: string): DateText => ({
    orders: [order],
    parts: [first, second, ''],
    between: [between, ''],
    weekday: '',
    time: undefined,
  });
  if (year !== undefined) return found('YM', year, a ?? '', month);
  if (b !== undefined) return found('MY', before, b, last);
  return name ? found('NY', name[1] ?? '', name[2] ?? '', name[3] ?? '') : undefined;
}

/** POSIX reads 69 to 99 as 1969 to 1999. */
const yearOf = (digits: string) =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) < 69 ? 2000 : 1900);

function timeOf(match: RegExpExecArray | undefined): readonly [number, number, number, number] | undefined {
  if (match === undefined) return [0, 0, 0, 0];
  const [, , hour = '0', minute = '0', second = '0', half] = match;
  const hours = Number(hour);
  if (half === undefined) return [hours, Number(minute), Number(second), 0];
  if (hours < 1 || hours > 12) return undefined;
  return [(hours % 12) + (half.toLowerCase() === 'pm' ? 12 : 0), Number(minute), Number(second), 0];
}

export function momentBy(order: Order, { parts, time }: DateText): number | undefined {
  const of = (letter: string) => parts[order.indexOf(letter)] ?? '';
  const name = of('N').toLowerCase();
  const month = name === '' ? Number(of('M')) : MONTHS.indexOf(name.slice(0, 3)) + 1;
  const clock = timeOf(time);
  const day = order.includes('D') ? Number(of('D')) : 1;
  return clock === undefined ? undefined : momentOf(yearOf(of('Y')), month, day, clock);
}

/** The last day of the month of a moment. */
export function endOfMonth(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0);
}

interface DayRange {
  min: number;
  max: number;
}

export interface FoundDates {
  readonly type: 'date' | 'timestamp';
  /** Undefined if the values do not say which part is the day, or are not all written alike. */
  readonly format?: WrittenDates;
}

interface WrittenDates {
  readonly text: string;
  /** Whether all letters are capitals, as in 01-JAN-25. */
  readonly isUpper: boolean;
  /** Whether it has no days: moments are the first ones of their months. */
  readonly isOfMonths: boolean;
  readonly min: number;
  readonly max: number;
  readonly read: (text: string) => number;
}

/** Finds out in which form other than ISO 8601 the dates of a column are written. */
export class DateFinder {
  #first: DateText | undefined;
  #isAlive = true;
  readonly #ranges = new Map<Order, DayRange>();
  readonly #digits: readonly [Digits, Digits, Digits, Digits] = [
    new Digits(),
    new Digits(),
    new Digits(),
    new Digits(),
  ];
  #month = '';
  readonly #examples: string[] = [];

  add(text: string): void {
    if (!this.#isAlive) return;
    const found = dateTextOf(text);
    if (found === undefined || !this.#fits(found)) {
      this.#isAlive = false;
      return;
    }
    const isFirst = this.#first === undefined;
    this.#first ??= found;
    for (const [i, part] of found.parts.entries()) this.#digits[i]?.add(part);
    this.#digits[3].add(found.time?.[2] ?? '00');
    this.#addMoments(found, isFirst);
    const name = found.parts[found.orders[0]?.indexOf('N') ?? -1] ?? '';
    // The name of May is its own abbreviation.
    if (name.length > this.#month.length) this.#month = name;
    if (this.#examples.length < 200) this.#examples.push(text);
  }

  #fits({ between, weekday, time }: DateText): boolean {
    const first = this.#first;
    if (first === undefined) return true;
    const hasSame = (i: number) => (time?.[i] === undefined) === (first.time?.[i] === undefined);
    return (
      between[0] === first.between[0] &&
      between[1] === first.between[1] &&
      (weekday === '') === (first.weekday === '') &&
      time?.[1] === first.time?.[1] &&
      hasSame(4) &&
      hasSame(5)
    );
  }

  #addMoments(found: DateText, isFirst: boolean): void {
    for (const order of ORDERS) {
      const range = this.#ranges.get(order);
      if (!isFirst && range === undefined) continue;
      const moment = found.orders.includes(order) ? momentBy(order, found) : undefined;
      if (moment === undefined) this.#ranges.delete(order);
      else if (range === undefined) this.#ranges.set(order, { min: moment, max: moment });
      else {
        range.min = Math.min(range.min, moment);
        range.max = Math.max(range.max, moment);
      }
    }
    if (this.#ranges.size === 0) this.#isAlive = false;
  }

  found(): FoundDates | undefined {
    const first = this.#first;
    if (!this.#isAlive || first === undefined) return undefined;
    const type = first.time ? 'timestamp' : 'date';
    const ranges = this.#possible(first);
    const [only, ...others] = ranges;
    if (only === undefined) return undefined;
    if (others.length > 0) return { type };
    const [order, { min, max }] = only;
    const text = this.#format(order, first);
    if (text === undefined || (order.startsWith('Y') && this.#areSeasons())) return undefined;
    const isUpper = order.includes('N') && this.#month === this.#month.toUpperCase();
    if (!this.#writesExamples(text, order, isUpper)) return undefined;
    const read = (written: string) => {
      const found = dateTextOf(written);
      return (found && momentBy(order, found)) ?? Number.NaN;
    };
    const isOfMonths = !order.includes('D');
    return {
      type,
      format: { text, isUpper, isOfMonths, min, max: isOfMonths ? endOfMonth(max) : max, read },
    };
  }

  /** Seasons such as 2009-10, whose second part is the next year. */
  #areSeasons(): boolean {
    return this.#examples.every((text) => {
      const { parts } = dateTextOf(text) ?? { parts: [] };
      return parts[2] === '' && (Number(parts[0]) + 1) % 100 === Number(parts[1]);
    });
  }

  /** Between points, the day comes before the month: https://en.wikipedia.org/wiki/List_of_date_formats_by_country */
  #possible({ between, parts }: DateText): readonly (readonly [Order, DayRange])[] {
    const ranges = [...this.#ranges];
    const isFree = between[0] === '.' && this.#ranges.has('DMY');
    if (isFree) return ranges.filter(([order]) => order === 'DMY');
    // A year of two digits comes last, unless that would make decades of a few years.
    const first = this.#ranges.get('YMD');
    if (first === undefined || parts[0].length > 2) return ranges;
    const spanOf = ({ min, max }: DayRange) => max - min;
    const isLast = ranges.some(([order, range]) => order !== 'YMD' && spanOf(range) <= spanOf(first));
    return ranges.filter(([order]) => (order !== 'YMD') === isLast);
  }

  #format(order: Order, { parts, between, weekday, time }: DateText): string | undefined {
    const tokens = [...order].map((letter, i) => {
      if (letter === 'Y') return 'Y'.repeat(parts[i]?.length === 4 ? 4 : 2);
      if (letter === 'N') return this.#month.length > 3 ? 'MMMM' : 'MMM';
      return this.#digits[i]?.token(letter);
    });
    if (tokens.includes(undefined)) return undefined;
    const day = `${tokens[0]}${between[0]}${tokens[1]}${between[1]}${tokens[2] ?? ''}`;
    const named =
      weekday === '' ? '' : weekday.replace(/^[A-Za-z]+/, (name) => (name.length > 3 ? 'dddd' : 'ddd'));
    return time === undefined ? named + day : this.#withTime(named + day, time);
  }

  #withTime(day: string, [whole, between, , , second, half]: RegExpExecArray): string | undefined {
    const hour = this.#digits[3].token(half === undefined ? 'H' : 'h');
    if (hour === undefined) return undefined;
    const seconds = second === undefined ? '' : ':ss';
    const colon = whole.includes(':') ? ':' : '';
    if (half === undefined) return `${day}${between}${hour}:mm${seconds}`.replaceAll(':', colon);
    const space = /\d [AaPp]/.test(whole) ? ' ' : '';
    return `${day}${between}${hour}:mm${seconds}${space}${half === half.toUpperCase() ? 'A' : 'a'}`;
  }

  /** Names of other languages, for example, have no token. */
  #writesExamples(format: string, order: Order, isUpper: boolean): boolean {
    const toText = createDateFormat(format);
    const write = (moment: number) => (isUpper ? toText(moment).toUpperCase() : toText(moment));
    return this.#examples.every((text) => {
      const found = dateTextOf(text);
      const moment = found && momentBy(order, found);
      return moment !== undefined && write(moment) === text;
    });
  }
}
