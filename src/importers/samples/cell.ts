import type { JsonScalar } from '../../schema/json-scanner.ts';
import { secondsOfClock } from './clock-times.ts';

/** A value of a sample. Objects are maps, because `__proto__` is a name like any other. */
export type SampleCell = JsonScalar | ReadonlyMap<string, SampleCell> | readonly SampleCell[];

/** What one text or number can be on its own. */
export type ScalarKind =
  | 'integer'
  | 'decimal'
  | 'boolean'
  | 'date'
  | 'timestamp'
  | 'time'
  | 'uuid'
  | 'json'
  | 'text';

/** A row of a sample: cells by the index of their column. Cells that are absent are null. */
export type SampleRow = readonly (SampleCell | undefined)[];

export function isArrayCell(cell: SampleCell): cell is readonly SampleCell[] {
  return Array.isArray(cell);
}

export function isObjectCell(cell: SampleCell): cell is ReadonlyMap<string, SampleCell> {
  return cell instanceof Map;
}

/** What databases and their tools write for null, in columns of any type. */
const NULLS: ReadonlySet<string> = new Set(['NULL', 'null', '\\N']);

/** What people write for null. In a column of texts they are texts: NA is Namibia, and `-` may be a value. */
export const PERHAPS_NULL: ReadonlySet<string> = new Set([
  ...['NA', 'N/A', 'n/a', '#N/A', 'na', 'None', 'none', 'nil', 'NaN', 'nan', '-', '--', '?'],
  ...['0000-00-00', '0000-00-00 00:00:00'],
]);

const SPACE = 0x20;

/** Whether a cell of a file without types is null. */
export function isWrittenNull(text: string): boolean {
  if (text === '') return true;
  if (text.length <= 4 && NULLS.has(text)) return true;
  return text.charCodeAt(0) <= SPACE && text.trim() === '';
}

const INTEGER = /^-?(?:0|[1-9]\d{0,29})$/;
const DECIMAL = /^-?(?:0|[1-9]\d*)?\.\d+$/;
const EXPONENT = /^-?(?:0|[1-9]\d*)(?:\.\d+)?[eE][+-]?\d{1,3}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

type BooleanPair = readonly [yes: string, no: string];

/** Some of these words are also codes: SI and NO mean Slovenia and Norway, `ja` and `no` mean Japanese and Norwegian. */
export const PAIRS_LIKE_CODES: readonly BooleanPair[] = [
  ['ja', 'nein'],
  ['oui', 'non'],
  ['sí', 'no'],
  ['si', 'no'],
];

/** The words for true and false, in pairs. */
export const BOOLEAN_PAIRS: readonly BooleanPair[] = [
  ['true', 'false'],
  ['yes', 'no'],
  ['t', 'f'],
  ['y', 'n'],
  ['on', 'off'],
  ...PAIRS_LIKE_CODES,
];
const BOOLEANS: ReadonlySet<string> = new Set(BOOLEAN_PAIRS.flat());
const BOOLEAN_LENGTH_MAX = 5;

/** The kind of a number of JSON. */
export function kindOfNumber(digits: string): 'integer' | 'decimal' {
  return INTEGER.test(digits) ? 'integer' : 'decimal';
}

/** The kind of a text of JSON: numbers in quotes are texts. */
export function kindOfText(text: string): ScalarKind {
  if (text.length > 40) return 'text';
  if (timeOfIso(text) !== undefined) return text.length <= 10 ? 'date' : 'timestamp';
  if (secondsOfClock(text) !== undefined) return 'time';
  return UUID.test(text) ? 'uuid' : 'text';
}

/** The kind of a cell of a file without types. */
export function kindOfWritten(written: string): ScalarKind {
  const text = written.trim();
  const [first = ''] = text;
  if (first === '{' || first === '[') return isJson(text) ? 'json' : 'text';
  if (INTEGER.test(text)) return text === '-0' ? 'text' : 'integer';
  if (text.length <= BOOLEAN_LENGTH_MAX && BOOLEANS.has(text.toLowerCase())) return 'boolean';
  if (DECIMAL.test(text) || EXPONENT.test(text)) return Number.isFinite(Number(text)) ? 'decimal' : 'text';
  return kindOfText(text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** How many digits a number has after its point. */
export function decimalsOf(digits: string): number {
  const exponentAt = digits.search(/[eE]/);
  const mantissaEnd = exponentAt < 0 ? digits.length : exponentAt;
  const point = digits.indexOf('.');
  const decimals = point < 0 ? 0 : mantissaEnd - point - 1;
  return exponentAt < 0 ? decimals : Math.max(0, decimals - Number(digits.slice(exponentAt + 1)));
}

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?: ?(?:(Z|UTC)|([+-])(\d{2}):?(\d{2})?))?)?$/;

/** The moment that a day and a time of day name, or undefined if there is no such day or time. */
export function momentOf(
  year: number,
  month: number,
  day: number,
  [hour, minute, second, ms]: readonly [number, number, number, number] = [0, 0, 0, 0],
): number | undefined {
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  // `Date.UTC` reads years below 100 as years of the 20th century. 400 years have 146,097 days.
  return Date.UTC(year + 400, month - 1, day, hour, minute, second, ms) - 146_097 * DAY_MS;
}

const DAY_MS = 86_400_000;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
}

/**
 * The milliseconds since 1970 UTC of a day or a moment in ISO 8601, or as databases print it, with a space. Without a
 * zone it is taken as UTC. Undefined for any other text.
 */
export function timeOfIso(text: string): number | undefined {
  // Most texts are no dates: their fifth character tells it ten times as fast as the expression.
  const match = text[4] === '-' ? ISO.exec(text) : null;
  if (match === null) return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = ''] = match;
  const ms = Number(fraction.padEnd(3, '0').slice(0, 3));
  const moment = momentOf(Number(year), Number(month), Number(day), [
    Number(hour),
    Number(minute),
    Number(second),
    ms,
  ]);
  const [sign, hours = '0', minutes = '0'] = match.slice(9);
  if (moment === undefined || sign === undefined) return moment;
  return moment - Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
