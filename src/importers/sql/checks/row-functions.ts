import type { TestTools } from '../../source-tables.ts';
import { type Pattern, patternOf } from './patterns.ts';
import { type Known, order, type RowContext, UNKNOWN, type Value } from './row-values.ts';

/** A function of values that are known and not null. */
export type Strict = (values: readonly Known[], context: RowContext, tools: TestTools) => Value;

/** A function of texts and numbers. Other arguments make it unknown. */
const ofTexts =
  (of: (text: string, second: string, third: string) => Value): Strict =>
  ([text, second = '', third = '']) =>
    typeof text === 'string' && typeof second === 'string' && typeof third === 'string'
      ? of(text, second, third)
      : UNKNOWN;

const ofNumbers =
  (of: (...numbers: readonly number[]) => Value): Strict =>
  (values) =>
    values.every((value) => typeof value === 'number') ? of(...values) : UNKNOWN;

const ofPart =
  (of: (characters: readonly string[], from: number, count: number) => readonly string[]): Strict =>
  ([text, from = 0, count = Number.POSITIVE_INFINITY]) =>
    // Before the first character, databases count in different ways.
    typeof text === 'string' && Number(from) > 0 && Number(count) >= 0
      ? of([...text], Number(from), Number(count)).join('')
      : UNKNOWN;

const compared =
  (answer: (ordered: number) => boolean, isOfOrder: boolean): Strict =>
  ([one, other], context) => {
    if (one === undefined || other === undefined) return UNKNOWN;
    const ordered = order(one, other, context);
    return ordered === UNKNOWN || (isOfOrder && Number.isNaN(ordered)) ? UNKNOWN : answer(ordered);
  };

const DAY_MS = 86_400_000;

/** PostgreSQL's `date - date` and `date + integer`. Databases differ in other calculations with moments. */
const withDays =
  (sign: 1 | -1, of: (one: number, other: number) => number): Strict =>
  (values, { scope: { dialect }, columns }) => {
    // `(a > 0) + (b > 0)` counts.
    const [one, other] = values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
    if (typeof one === 'number' && typeof other === 'number') return of(one, other);
    const areDays = dialect === 'postgresql' && columns.every(({ type }) => type.value !== 'timestamp');
    if (!areDays || !(one instanceof Date)) return UNKNOWN;
    if (typeof other === 'number') return new Date(one.getTime() + sign * other * DAY_MS);
    return sign < 0 && other instanceof Date ? (one.getTime() - other.getTime()) / DAY_MS : UNKNOWN;
  };

/** Divisions of integers differ among the databases, unless nothing is left over. */
const quotient = ofNumbers((one = 0, other = 0) => {
  const hasRest = Number.isInteger(one) && Number.isInteger(other) && one % other !== 0;
  return other === 0 || hasRest ? UNKNOWN : one / other;
});
const remainder = ofNumbers((one = 0, other = 0) =>
  Number.isInteger(one) && Number.isInteger(other) && other !== 0 ? one % other : UNKNOWN,
);

const LETTER = /\p{L}/u;

/** A match of a text with a pattern. */
const matching =
  (operator: string): Strict =>
  ([text, pattern, escapeCharacter], context, tools) => {
    if (typeof text !== 'string' || typeof pattern !== 'string') return UNKNOWN;
    const sign = typeof escapeCharacter === 'string' ? escapeCharacter : undefined;
    const read = context.patterns.get(pattern) ?? patternOf(operator, pattern, context.scope.dialect, sign);
    if (!read) return UNKNOWN;
    context.patterns.set(pattern, read);
    const { isAnyCase, isExpression } = read;
    // Wildcards match line breaks too.
    const line = isExpression ? text : text.replaceAll(/[\r\n]/g, ' ');
    const isLoose = isAnyCase || (context.isLoose && context.scope.dialect === 'postgresql');
    return matched(line, read, isLoose, tools);
  };

function matched(
  text: string,
  { pattern, isWhole, lowerCase }: Pattern,
  isAnyCase: boolean,
  tools: TestTools,
): Value {
  const whole = (source: string) => (isWhole ? `^(?:${source})$` : source);
  const isMatch = tools.matches(whole(pattern), text);
  if (isMatch === 'unknown') return UNKNOWN;
  if (!isAnyCase || !LETTER.test(text)) return isMatch;
  // A negated class excludes the other case of its letters too.
  if (isMatch && !pattern.includes('[^')) return true;
  const isLowerMatch =
    lowerCase === undefined ? 'unknown' : tools.matches(whole(lowerCase), text.toLowerCase());
  return isLowerMatch === 'unknown' ? UNKNOWN : isLowerMatch;
}

export const operatorsOfRows: ReadonlyMap<string, Strict> = new Map<string, Strict>([
  ['=', compared((ordered) => ordered === 0, false)],
  ['<', compared((ordered) => ordered < 0, true)],
  ['<=', compared((ordered) => ordered <= 0, true)],
  ['>', compared((ordered) => ordered > 0, true)],
  ['>=', compared((ordered) => ordered >= 0, true)],
  [
    'xor',
    ([one, other]) => (typeof one === 'boolean' && typeof other === 'boolean' ? one !== other : UNKNOWN),
  ],
  ['sign', ofNumbers((number = 0) => -number)],
  ['+', withDays(1, (one, other) => one + other)],
  ['-', withDays(-1, (one, other) => one - other)],
  ['*', ofNumbers((one = 0, other = 0) => one * other)],
  ['/', quotient],
  ['%', remainder],
  ['mod', remainder],
  ['||', ofTexts((one, other) => one + other)],
  ...['like', '~~', 'ilike', '~~*', 'glob', 'similar to', '~', '~*', 'regexp', 'rlike'].map(
    (name) => [name, matching(name)] as const,
  ),
]);

const ASCII = /^\p{ASCII}*$/u;
const lengthOf = (text: string): number => [...text].length;
/** Bytes are characters in ASCII. */
const bytesOf = (text: string): Value => (ASCII.test(text) ? text.length : UNKNOWN);
/** Letters beyond ASCII change as the locale of the database says. */
const changed = (letters: RegExp, change: (text: string) => string) =>
  ofTexts((text) => {
    const known = text.replaceAll(letters, change);
    return known === change(text) ? known : UNKNOWN;
  });
/** Databases differ in the white space that they trim, beside blanks. */
const trimmed = (trim: (text: string) => string) =>
  ofTexts((text) => (/[^\S ]/.test(text) ? UNKNOWN : trim(text)));
const positionOf = (text: string, wanted: string) => {
  const at = text.indexOf(wanted);
  return at < 0 ? 0 : lengthOf(text.slice(0, at)) + 1;
};

const PARTS: Readonly<Record<string, (date: Date) => number>> = {
  year: (date) => date.getUTCFullYear(),
  month: (date) => date.getUTCMonth() + 1,
  day: (date) => date.getUTCDate(),
  dow: (date) => date.getUTCDay(),
  isodow: (date) => date.getUTCDay() || 7,
  hour: (date) => date.getUTCHours(),
  minute: (date) => date.getUTCMinutes(),
};

/** A part of a day, or of a moment that no time zone moves. */
const partOf: Strict = ([name, date], { isZoned }) => {
  const read = typeof name === 'string' && Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
  return read && date instanceof Date && !isZoned ? read(date) : UNKNOWN;
};

const ofJson = (of: (value: unknown) => Value): Strict =>
  ofTexts((text) => {
    try {
      return of(JSON.parse(text));
    } catch {
      return of(undefined);
    }
  });

const kindOfJson = (value: unknown): Value => {
  if (value === undefined) return UNKNOWN;
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
};

/** The items of an array written as JSON, or as `{a,b}`. */
const cardinality = ofTexts((text) => {
  const [, items] = /^[{[]([^{}"\\[\]]*)[}\]]$/.exec(text) ?? [];
  return items === undefined ? UNKNOWN : items === '' ? 0 : items.split(',').length;
});

export const functionsOfRows: ReadonlyMap<string, Strict> = new Map<string, Strict>([
  [
    'length',
    ([text], { scope }) =>
      typeof text !== 'string' ? UNKNOWN : scope.dialect === 'mysql' ? bytesOf(text) : lengthOf(text),
  ],
  ['char_length', ofTexts(lengthOf)],
  ['character_length', ofTexts(lengthOf)],
  ['len', ofTexts((text) => lengthOf(text.trimEnd()))],
  ['octet_length', ofTexts(bytesOf)],
  ['lower', changed(/[A-Z]/g, (text) => text.toLowerCase())],
  ['upper', changed(/[a-z]/g, (text) => text.toUpperCase())],
  ['trim', trimmed((text) => text.trim())],
  ['btrim', trimmed((text) => text.trim())],
  ['ltrim', trimmed((text) => text.trimStart())],
  ['rtrim', trimmed((text) => text.trimEnd())],
  ['substr', ofPart((text, from, count) => text.slice(from - 1, from - 1 + count))],
  ['substring', ofPart((text, from, count) => text.slice(from - 1, from - 1 + count))],
  ['left', ofPart((text, count) => text.slice(0, count))],
  ['right', ofPart((text, count) => text.slice(-count))],
  ['strpos', ofTexts(positionOf)],
  ['instr', ofTexts(positionOf)],
  ['position', ofTexts((wanted, text) => positionOf(text, wanted))],
  ['charindex', ofTexts((wanted, text) => positionOf(text, wanted))],
  ['replace', ofTexts((text, from, to) => (from === '' ? text : text.replaceAll(from, () => to)))],
  ['starts_with', ofTexts((text, start) => text.startsWith(start))],
  ['regexp_like', (values, context, tools) => regexpLike(context)(values, context, tools)],
  ['abs', ofNumbers((number = 0) => Math.abs(number))],
  ['floor', ofNumbers((number = 0) => Math.floor(number))],
  ['ceil', ofNumbers((number = 0) => Math.ceil(number))],
  ['ceiling', ofNumbers((number = 0) => Math.ceil(number))],
  ['mod', remainder],
  ['extract', partOf],
  ['date_part', partOf],
  ...['year', 'month', 'day'].map((name): [string, Strict] => [
    name,
    ([date = ''], context, tools) => partOf([name, date], context, tools),
  ]),
  ['json_valid', ofJson((value) => value !== undefined)],
  ['isjson', ofJson((value) => value !== undefined)],
  ['jsonb_typeof', ofJson(kindOfJson)],
  ['json_typeof', ofJson(kindOfJson)],
  ['jsonb_array_length', ofJson((value) => (Array.isArray(value) ? value.length : UNKNOWN))],
  ['cardinality', cardinality],
  ['array_length', cardinality],
]);

/** PostgreSQL's `regexp_like` knows `a` from `A`. */
const regexpLike = ({ scope }: RowContext) => matching(scope.dialect === 'postgresql' ? '~' : 'regexp');
