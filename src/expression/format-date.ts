import { type DateNames, englishDates } from './date-names.ts';
import { DAY_MS } from './dates.ts';

const digits = (value: number, length: number) => String(value).padStart(length, '0');
const hour12 = (date: Date) => date.getUTCHours() % 12 || 12;
const monthIn = (names: readonly string[], date: Date) => names[date.getUTCMonth()] ?? '';
const weekdayIn = (names: readonly string[], date: Date) => names[date.getUTCDay()] ?? '';
const isMorning = (date: Date) => date.getUTCHours() < 12;

/** The part of a moment that a token shows. */
type Told =
  | 'year'
  | 'year of a century'
  | 'month'
  | 'day'
  | 'weekday'
  | 'hour'
  | 'hour of a half'
  | 'half of a day'
  | 'minute'
  | 'second'
  | 'millisecond';

interface Token {
  readonly write: (date: Date, names: DateNames) => string;
  readonly tells: Told;
  /** A regular expression that matches what the token writes, in English. */
  readonly pattern: string;
  /** Writes a name of a language. */
  readonly isName?: true;
  /** One or two digits. */
  readonly isShort?: true;
}

const oneOf = (names: readonly string[]) => `(?:${names.join('|')})`;

/** The tokens of Day.js. https://day.js.org/docs/en/display/format */
const TOKENS: Readonly<Record<string, Token>> = {
  YYYY: { write: (date) => digits(date.getUTCFullYear(), 4), tells: 'year', pattern: '\\d{4}' },
  YY: {
    write: (date) => digits(date.getUTCFullYear() % 100, 2),
    tells: 'year of a century',
    pattern: '\\d{2}',
  },
  MMMM: {
    write: (date, { months }) => monthIn(months, date),
    tells: 'month',
    pattern: oneOf(englishDates.months),
    isName: true,
  },
  MMM: {
    write: (date, { shortMonths }) => monthIn(shortMonths, date),
    tells: 'month',
    pattern: oneOf(englishDates.shortMonths),
    isName: true,
  },
  MM: { write: (date) => digits(date.getUTCMonth() + 1, 2), tells: 'month', pattern: '\\d{2}' },
  M: { write: (date) => String(date.getUTCMonth() + 1), tells: 'month', pattern: '\\d{1,2}', isShort: true },
  DD: { write: (date) => digits(date.getUTCDate(), 2), tells: 'day', pattern: '\\d{2}' },
  D: { write: (date) => String(date.getUTCDate()), tells: 'day', pattern: '\\d{1,2}', isShort: true },
  dddd: {
    write: (date, { weekdays }) => weekdayIn(weekdays, date),
    tells: 'weekday',
    pattern: oneOf(englishDates.weekdays),
    isName: true,
  },
  ddd: {
    write: (date, { shortWeekdays }) => weekdayIn(shortWeekdays, date),
    tells: 'weekday',
    pattern: oneOf(englishDates.shortWeekdays),
    isName: true,
  },
  HH: { write: (date) => digits(date.getUTCHours(), 2), tells: 'hour', pattern: '\\d{2}' },
  H: { write: (date) => String(date.getUTCHours()), tells: 'hour', pattern: '\\d{1,2}', isShort: true },
  hh: { write: (date) => digits(hour12(date), 2), tells: 'hour of a half', pattern: '\\d{2}' },
  h: { write: (date) => String(hour12(date)), tells: 'hour of a half', pattern: '\\d{1,2}', isShort: true },
  A: { write: (date) => (isMorning(date) ? 'AM' : 'PM'), tells: 'half of a day', pattern: '[AP]M' },
  a: { write: (date) => (isMorning(date) ? 'am' : 'pm'), tells: 'half of a day', pattern: '[ap]m' },
  mm: { write: (date) => digits(date.getUTCMinutes(), 2), tells: 'minute', pattern: '\\d{2}' },
  m: { write: (date) => String(date.getUTCMinutes()), tells: 'minute', pattern: '\\d{1,2}', isShort: true },
  ss: { write: (date) => digits(date.getUTCSeconds(), 2), tells: 'second', pattern: '\\d{2}' },
  s: { write: (date) => String(date.getUTCSeconds()), tells: 'second', pattern: '\\d{1,2}', isShort: true },
  SSS: { write: (date) => digits(date.getUTCMilliseconds(), 3), tells: 'millisecond', pattern: '\\d{3}' },
};

/** What a format can hold. */
export const DATE_TOKENS: readonly string[] = Object.keys(TOKENS);

/** Tokens that write a part of a day; the others write a part of a time. */
const OF_DAYS: ReadonlySet<Told> = new Set(['year', 'year of a century', 'month', 'day', 'weekday']);
const OF_TIMES = DATE_TOKENS.filter((name) => !OF_DAYS.has(TOKENS[name]?.tells ?? 'year'));

/** Letters that stand for themselves, as in ISO 8601: 2026-11-21T10:15:00Z. */
const LITERAL_LETTERS: ReadonlySet<string> = new Set(['T', 'Z']);

interface Part {
  /** As the format has it. */
  readonly source: string;
  readonly at: number;
  /** What it writes: a text, or a token's part of a date. A run of letters that is neither is written as nothing. */
  readonly text?: string;
  readonly token?: Token;
}

// A text in brackets, a run of one letter of ASCII, or all before the next of these.
const PART = /\[([^[\]]+)\]|([A-Za-z])\2*|[^A-Za-z[]+|\[/g;

/** Splits a format into tokens and texts. */
function partsOf(format: string): readonly Part[] {
  return [...format.matchAll(PART)].map(({ 0: source, 1: escaped, 2: letter, index: at }): Part => {
    if (escaped !== undefined) return { source, at, text: escaped };
    const token = Object.hasOwn(TOKENS, source) ? TOKENS[source] : undefined;
    if (token) return { source, at, token };
    return letter === undefined || LITERAL_LETTERS.has(source)
      ? { source, at, text: source }
      : { source, at };
  });
}

export interface FormatProblem {
  /** The rest of a sentence whose subject is the owner of the format, as in “takes …”. */
  readonly message: string;
  /** The format that its author may have meant. */
  readonly suggestion?: string;
}

/** Tokens of other libraries. https://www.unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table */
const MEANT: Readonly<Record<string, string>> = {
  yyyy: 'YYYY',
  yy: 'YY',
  dd: 'DD',
  EEEE: 'dddd',
  EEE: 'ddd',
};

const isKnown = ({ text, token }: Part) => text !== undefined || token !== undefined;

/** What is wrong with a format of dates, or of times of day; undefined if nothing is. */
export function formatProblem(format: string, isOfTime = false): FormatProblem | undefined {
  const parts = partsOf(format);
  const unknown = parts.find((part) => !isKnown(part));
  const isWithoutDate = parts.every(
    ({ source, token }) => token === undefined && MEANT[source] === undefined,
  );
  if (unknown && !isWithoutDate) return unknownLetters(parts, unknown);
  const tokens = parts.flatMap(({ token, source }) => (token ? [{ ...token, source }] : []));
  const ofDay = isOfTime ? tokens.find(({ tells }) => OF_DAYS.has(tells)) : undefined;
  if (ofDay)
    return { message: `has ${ofDay.source}, which is a part of a date, but a time of day has no date` };
  if (tokens.length === 0) {
    const known = isOfTime ? OF_TIMES : DATE_TOKENS;
    return {
      message: `needs at least one of ${known.join(', ')}, as in ${isOfTime ? 'HH:mm' : 'YYYY-MM-DD'}`,
    };
  }
  const halfHour = tokens.find(({ tells }) => tells === 'hour of a half');
  if (!halfHour || tokens.some(({ tells }) => tells === 'half of a day')) return undefined;
  const meant = halfHour.source.toUpperCase();
  return {
    message: `takes ${halfHour.source} only with A or a, because ${halfHour.source} writes 1 to 12 both in the morning and in the afternoon; ${meant} writes 0 to 23`,
    suggestion: parts
      .map(({ token, source }) => (token?.tells === 'hour of a half' ? source.toUpperCase() : source))
      .join(''),
  };
}

function unknownLetters(parts: readonly Part[], { source, at }: Part): FormatProblem {
  const words = wordsOf(parts);
  const suggestion = words.map(meantBy).join('');
  const meant = MEANT[source];
  if (meant !== undefined && suggestion.includes(meant)) {
    return { message: `does not know ${source}; write ${meant}`, suggestion };
  }
  const word = words.find((each) => each.some((part) => part.at === at)) ?? [];
  return {
    message: `does not know ${source}; put letters that are text in brackets, as in ${meantBy(word)}`,
    suggestion,
  };
}

/** Letters that follow each other, and what is between. */
function wordsOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const isLetters = (part: Part | undefined) => part !== undefined && /^[A-Za-z]/.test(part.source);
  const words: Part[][] = [];
  for (const [i, part] of parts.entries()) {
    if (isLetters(part) && isLetters(parts[i - 1])) words.at(-1)?.push(part);
    else words.push([part]);
  }
  return words;
}

/** Known letters as they are; others as what they may mean, with text in brackets. */
function meantBy(word: readonly Part[]): string {
  const sources = word.map(({ source }) => source);
  if (word.every(isKnown)) return sources.join('');
  if (word.every((part) => MEANT[part.source] !== undefined || (isKnown(part) && !isSingleToken(part)))) {
    return sources.map((source) => MEANT[source] ?? source).join('');
  }
  // The tokens of two letters and more at the ends are tokens: the th of DDth is text, and so is the D of Day.
  const isText = (part: Part) => !isKnown(part) || isSingleToken(part) || part.token === undefined;
  const first = word.findIndex(isText);
  const last = word.findLastIndex(isText);
  const text = sources.slice(first, last + 1).join('');
  return `${sources.slice(0, first).join('')}[${text}]${sources.slice(last + 1).join('')}`;
}

const isSingleToken = ({ source, token }: Part) => token !== undefined && source.length === 1;

/** In milliseconds. Each counts only if the format shows all the parts before it too. */
const UNITS: readonly (readonly [tells: readonly (readonly Told[])[], unitMs: number])[] = [
  [[['year', 'year of a century'], ['month'], ['day']], DAY_MS],
  [[['hour', 'hour of a half']], 3_600_000],
  [[['minute']], 60_000],
  [[['second']], 1000],
  [[['millisecond']], 1],
];

/** Whether two different moments can be written alike: as MD, 111 is January 11 and November 1. */
function isAmbiguous(parts: readonly Part[]): boolean {
  return parts.some(({ token }, i) => {
    const next = parts[i + 1];
    if (!token?.isShort || next === undefined) return false;
    return /^(?:\d|\\d)/.test(next.token?.pattern ?? next.text ?? '');
  });
}

/** Which moments a format writes differently. */
export interface Distinct {
  /** The shortest time between two of them, in milliseconds. */
  readonly unitMs: number;
  /** Whether they repeat after a hundred years. */
  readonly isWithinCentury: boolean;
}

/** Which moments a format writes differently; undefined if two days can be written alike. */
export function distinctMoments(format: string): Distinct | undefined {
  const parts = partsOf(format);
  const told = toldBy(parts);
  const unitMs = unitTold(told, UNITS);
  if (unitMs === undefined || isAmbiguous(parts)) return undefined;
  return { unitMs, isWithinCentury: !told.has('year') };
}

/** Whether a format writes each second of a day differently. */
export function tellsSeconds(format: string): boolean {
  const parts = partsOf(format);
  const unitMs = unitTold(toldBy(parts), UNITS.slice(1));
  return unitMs !== undefined && unitMs <= 1000 && !isAmbiguous(parts);
}

function toldBy(parts: readonly Part[]): ReadonlySet<Told> {
  const told = new Set(parts.flatMap(({ token }) => token?.tells ?? []));
  if (!told.has('half of a day')) told.delete('hour of a half');
  return told;
}

function unitTold(told: ReadonlySet<Told>, units: typeof UNITS): number | undefined {
  const missing = units.findIndex(([needed]) => !needed.every((any) => any.some((part) => told.has(part))));
  return (missing < 0 ? units : units.slice(0, missing)).at(-1)?.[1];
}

/** Whether a format writes names of a language. */
export function hasDateNames(format: string): boolean {
  return partsOf(format).some(({ token }) => token?.isName);
}

/** Names of months and weekdays in any language: words, with a point after an abbreviation. */
const NAME_PATTERN = '[\\p{L}\\p{M}]+\\.?';

/**
 * A regular expression that matches what a format writes, without `^` and `$`.
 * @param isEnglish whether names of months and weekdays are those of American English
 */
export function formatPattern(format: string, isEnglish: boolean): string {
  return partsOf(format)
    .map(({ source, text = source, token }) => {
      if (!token) return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      return token.isName && !isEnglish ? NAME_PATTERN : token.pattern;
    })
    .join('');
}

/** Writes moments, in milliseconds since 1970 UTC, by a valid format. */
export function createDateFormat(format: string, names: DateNames = englishDates): (time: number) => string {
  const parts = partsOf(format);
  return (time) => {
    const date = new Date(time);
    let text = '';
    for (const part of parts) text += part.token ? part.token.write(date, names) : (part.text ?? part.source);
    return text;
  };
}
