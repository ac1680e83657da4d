import type { Json } from '../../catalogue/field.ts';
import type { FieldGuess } from '../../catalogue/field-words.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import { isDay } from '../../expression/dates.ts';
import { readingOf } from '../../expression/pattern-flags.ts';
import type { SetOptions } from '../imported-schema.ts';
import type { SampleFacts, SourceColumn } from '../source-tables.ts';
import { textPatterns } from '../text-rule.ts';
import { byName } from './by-name.ts';
import type { Choice, Chooser, ColumnContext } from './choice.ts';
import { textLength } from './exact-text.ts';
import { isNever } from './never-dates.ts';
import { suited } from './suits.ts';

function sure(guess: FieldGuess, why: string): Choice {
  return { ...guess, evidence: 'check', confidence: 'sure', why };
}

/** More values would make the schema hard to read. */
const VALUES_MAX = 1000;

/** An enum, `CHECK (x IN (…))`, or a constant. */
const byValues: Chooser = ({ column }) => {
  const { values, anySubset, type, sample } = column;
  if (values?.length === 1 && values[0] === null)
    return sure({ field: 'constant', options: { value: null } }, 'The only value allowed');
  const all = values?.filter((value) => value !== null && typeof value !== 'object').slice(0, VALUES_MAX);
  const fitting = all?.filter((value) => anySubset || typeof value !== 'string' || haveForm([value], column));
  const known = fitting?.length === 0 ? all : fitting;
  if (!known || known.length === 0) return undefined;
  if (anySubset) {
    return sure({ field: 'list', options: { values: subsets(known.map(String)) } }, 'A set of values');
  }
  if (type.value === 'boolean') {
    const percent = known.every(Boolean) ? 100 : known.some(Boolean) ? 50 : 0;
    return sure({ field: 'boolean', options: { percent } }, 'The only values allowed');
  }
  if (known.length === 1) {
    return sure({ field: 'constant', options: { value: known[0] ?? null } }, 'The only value allowed');
  }
  return sure(
    { field: 'list', options: { values: known, ...weightsIn(sample, known) } },
    'The only values allowed',
  );
};

/** How often the rows of a sample have each value. Values that no row has stay possible in principle, but get no weight. */
function weightsIn(sample: SampleFacts | undefined, values: readonly Json[]): SetOptions {
  const counts = new Map(sample?.few?.map(({ value, count }) => [value, count]));
  const weights = values.map((value) => counts.get(value) ?? 0);
  return weights.some((weight) => weight > 0) ? { weights } : {};
}

/** Some subsets of a MySQL SET, in the order of its values: none, each one, each two neighbors, and all. */
function subsets(values: readonly string[]): readonly Json[] {
  const pairs = values.slice(1).map((value, i) => `${values[i]},${value}`);
  return [...new Set(['', ...values, ...pairs, values.join(',')])];
}

/** Some values of fields whose form checks often describe. */
const EXAMPLES: Partial<Record<FieldId, readonly string[]>> = {
  'internet.email': ['ana.lee@example.com', 'joseph_meyer42@example.org', 'b.o-neill1987@example.net'],
  'internet.url': ['https://example.com', 'http://able-lion.org', 'https://old-town.co'],
  'internet.domainName': ['example.com', 'able-lion.org', 'old-town.co'],
  'internet.username': ['ana.lee', 'joseph_meyer42', 'b.oneill1987', 'maria77'],
  'internet.ipv4': ['8.8.4.4', '203.51.100.14'],
  'internet.ipv6': ['2001:0db8:85a3:08d3:1319:8a2e:0370:7344'],
  'internet.mac': ['00:1b:44:11:3a:b7', 'fe:dc:ba:98:76:54'],
  'internet.password': ['xQ8LmZ2rTfV0aBc', 'a1B2c3D4e5F6g7H'],
  'string.uuid': ['0b8ec1a5-2f0c-4c0e-9f0c-6a1b7f1c2d3e', 'a9e0b7c6-11d2-4e33-8f44-55aa66bb77cc'],
  'location.countryCode': ['US', 'DE', 'JP'],
  'finance.currencyCode': ['USD', 'EUR', 'JPY'],
  'location.stateAbbreviation': ['NY', 'CA', 'TX'],
  'location.city': ['Springfield', 'New York', "Coeur d'Alene", 'Winston-Salem'],
  'person.fullName': ['Ana Lee', "Brian O'Neill", 'Mary Jane Smith-Jones'],
  'person.firstName': ['Ana', 'Joseph', 'Mary-Ann'],
  'person.lastName': ['Lee', "O'Neill", 'Smith-Jones'],
  'company.name': ['Lee Inc', "O'Neill, Smith and Meyer", 'Able-Lion LLC'],
  'word.title': ['Guide to training', 'News about the team'],
  'word.sentences': ['The order is complete.', 'The file was sent, as agreed. The list is short.'],
  'word.slug': ['able-lion-road', 'old-town', 'x-ray-of-it'],
  'word.noun': ['lion', 'town', 'x-ray'],
  'word.words': ['able lion', 'old town road'],
  date: ['2025-03-09', '2025-12-31'],
  timestamp: ['2025-03-09T08:05:00.000Z', '2025-12-31T23:59:59.123Z'],
  time: ['08:05:00', '23:59:59'],
  'color.rgb': ['#0a1b2c', '#ffee99'],
};

/** The patterns of a column. Its texts match all of the patterns. */
function patternsOf({ pattern, patterns }: SourceColumn): readonly string[] {
  return patterns ?? (pattern === undefined ? [] : [pattern]);
}

/** Whether short texts have the patterns and the lengths of a column's checks. */
export function haveForm(texts: readonly string[], column: SourceColumn): boolean {
  const { minLength = 0 } = column.bounds ?? {};
  const expressions = patternsOf(column).map((pattern) => {
    const reading = readingOf(pattern);
    return reading.ok ? new RegExp(pattern, reading.flags) : undefined;
  });
  return texts.every(
    (text) => text.length >= minLength && expressions.every((expression) => expression?.test(text)),
  );
}

function hasForm({ field, options }: FieldGuess, column: SourceColumn): boolean {
  const examples = exampleTexts(field, options);
  return examples !== undefined && haveForm(examples, column);
}

function exampleTexts(field: FieldId, options: FieldGuess['options'] = {}): readonly string[] | undefined {
  const examples = EXAMPLES[field];
  const { case: letters, casing, protocol } = options;
  if (letters === 'title')
    return examples?.map((text) => text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()));
  if (letters === 'upper' || casing === 'upper') return examples?.map((text) => text.toUpperCase());
  return typeof protocol === 'string' ? examples?.map((text) => text.replace(/^https?/, protocol)) : examples;
}

/** The options of fields whose other values a check forbids. */
const NARROWER: Partial<Record<FieldId, readonly FieldGuess['options'][]>> = {
  'internet.url': [{ protocol: 'https' }, { protocol: 'https', appendSlash: true }],
  'word.words': [{ case: 'title' }, {}],
  time: [{ format: 'HH:mm' }],
};

/** The field that the name or the format suggests, if its values have the patterns of the checks. */
function suggestedOfPattern(context: ColumnContext): Choice | undefined {
  const { column } = context;
  for (const choice of [byFormat(context), byName(context)]) {
    if (!choice || choice.options?.format !== undefined) continue;
    const options = [choice.options, ...(NARROWER[choice.field] ?? [])];
    const fitting = options.find((own) =>
      hasForm({ field: choice.field, ...(own && { options: own }) }, column),
    );
    const [first] = options;
    if (fitting !== undefined || hasForm(choice, column))
      return { ...choice, options: fitting ?? first ?? {} };
  }
  return undefined;
}

/** `[a-z]` for `[A-Za-z]`, so that texts of a key differ without their case too. */
const inSmallLetters = (pattern: string) => pattern.replaceAll(/A-Za-z|a-zA-Z/g, 'a-z');

/** Regular expressions for a column's patterns and lengths: the first keeps all of them. */
export function patternChoices({ column, key }: ColumnContext): readonly Choice[] {
  const { bounds: { minLength } = {} } = column;
  const isFolded = key !== undefined && column.foldsCase;
  const patterns = isFolded ? patternsOf(column).map(inSmallLetters) : patternsOf(column);
  if (patterns.length === 0) return [];
  const length = textLength(column);
  const exact = column.type.isFixedLength && length !== undefined ? length : undefined;
  return textPatterns({ patterns, minLength: exact ?? minLength, maxLength: length }).map((pattern) =>
    sure({ field: 'regex', options: { pattern } }, 'The pattern of its text'),
  );
}

const byPattern: Chooser = (context) =>
  context.column.pattern === undefined
    ? undefined
    : (suggestedOfPattern(context) ?? patternChoices(context)[0]);

/** A header for HS256, a payload such as `{"sub":"1123456789"}`, and 32 bytes of a signature. https://www.rfc-editor.org/rfc/rfc7519 */
const JWT =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9\\.eyJzdWIiOiI[w-z0-5](?:MTIz|NDU2|Nzg5){3}In0\\.[A-Za-z0-9_-]{43}';

/** Fields by the names of formats in JSON Schema and OpenAPI. */
const FORMATS: Readonly<Record<string, FieldGuess>> = {
  email: { field: 'internet.email', options: { reserved: true } },
  'idn-email': { field: 'internet.email', options: { reserved: true } },
  uuid: { field: 'string.uuid' },
  uri: { field: 'internet.url' },
  url: { field: 'internet.url' },
  iri: { field: 'internet.url' },
  'uri-reference': { field: 'internet.url' },
  hostname: { field: 'internet.domainName' },
  'idn-hostname': { field: 'internet.domainName' },
  ipv4: { field: 'internet.ipv4' },
  ip: { field: 'internet.ipv4' },
  ipv6: { field: 'internet.ipv6' },
  mac: { field: 'internet.mac' },
  jwt: { field: 'regex', options: { pattern: JWT } },
  password: { field: 'internet.password' },
  date: { field: 'date' },
  'date-time': { field: 'timestamp' },
  time: { field: 'time', options: { format: 'HH:mm:ss[Z]' } },
  duration: { field: 'regex', options: { pattern: 'PT[1-9]\\d?M' } },
  phone: { field: 'phone.number' },
  'phone-number': { field: 'phone.number' },
  byte: { field: 'regex', options: { pattern: '[A-Za-z0-9+/]{16}' } },
  color: { field: 'color.rgb', options: { format: 'hex' } },
  'json-pointer': { field: 'regex', options: { pattern: '(/[a-z]{3,8}){1,3}' } },
  'uri-template': { field: 'internet.url' },
};

const byFormat: Chooser = ({ column }) => {
  const { format } = column;
  const guess = format !== undefined && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  return guess && sure(guess, `The format “${format}”`);
};

/** The name of a date or a timestamp says when it is: birthdays are over, and cards expire later. */
const byMoment: Chooser = (context) => {
  const { format, type } = context.column;
  const isMoment = type.value === 'date' || type.value === 'timestamp';
  const choice = format !== undefined && isMoment ? byName(context) : undefined;
  return choice && isWithin(choice.options, momentEnds(context.column)) ? choice : undefined;
};

/** Whether the range of a choice lies within the ends that checks allow. */
function isWithin({ from, to }: SetOptions = {}, ends: MomentEnds): boolean {
  if (ends.from === undefined && ends.to === undefined) return true;
  if (!isDay(String(from)) || !isDay(String(to))) return false;
  return (
    Date.parse(String(from)) >= Date.parse(ends.from ?? String(from)) &&
    Date.parse(String(to)) + DAY_MS <= Date.parse(ends.to ?? '9999-12-31')
  );
}

const MOMENTS: ReadonlySet<FieldId> = new Set(['date', 'timestamp', 'time']);

/** The first and the last moment that checks allow, as ISO 8601 texts. */
export interface MomentEnds {
  readonly from?: string;
  readonly to?: string;
}

export function momentEnds({ bounds = {} }: SourceColumn): MomentEnds {
  const { min, max, exclusiveMin, exclusiveMax } = bounds;
  return {
    ...(typeof min === 'string' ? { from: exclusiveMin ? next(min, 1) : min } : {}),
    ...(typeof max === 'string' && !isNever(max) ? { to: exclusiveMax ? next(max, -1) : max } : {}),
  };
}

/** A range of dates or times that checks give. Numbers get theirs with their options. */
export function withMomentEnds(guess: FieldGuess, ends: MomentEnds): FieldGuess {
  const { from, to } = ends;
  if (!MOMENTS.has(guess.field) || (from === undefined && to === undefined)) return guess;
  if (isWithin(guess.options, ends)) return guess;
  const { from: _, to: __, after, before, within, ...rest } = guess.options ?? {};
  if (guess.field === 'time') return { field: guess.field, options: { ...rest, ...ends } };
  return {
    field: guess.field,
    options: { ...rest, from: from ?? yearsAfter(to ?? '', -1), to: to ?? yearsAfter(from ?? '') },
  };
}

const DAY_MS = 86_400_000;

/** The next second of a time, or the next day of a date or a timestamp: the end of the range does not belong to it. */
function next(text: string, direction: 1 | -1): string {
  const seconds = secondsOf(text);
  if (seconds === undefined) return daysLater(text, direction);
  const moved = Math.min(DAY_MS / 1000 - 1, Math.max(0, seconds + direction));
  return new Date(moved * 1000).toISOString().slice('1970-01-01T'.length, '1970-01-01T00:00:00'.length);
}

/** The seconds since midnight of a time such as `09:30`. */
export function secondsOf(text: string): number | undefined {
  const [, hours, minutes, seconds = 0] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** A date or a timestamp in the same form, so many days later. */
export function daysLater(text: string, days: number): string {
  const time = Date.parse(text);
  if (Number.isNaN(time)) return text;
  const moved = new Date(time + days * DAY_MS).toISOString();
  return text.length === 10 ? moved.slice(0, 10) : moved;
}

/** The end of the default range of dates beside a bound: not before 2025, where the default range begins. */
function yearsAfter(text: string, direction = 1): string {
  const time = Date.parse(text);
  if (Number.isNaN(time)) return text;
  const usual = Date.parse(direction > 0 ? '2026-01-01' : '2025-01-01');
  const other = time + direction * 365 * DAY_MS;
  const end = direction > 0 ? Math.max(usual, other) : Math.min(usual, other);
  return new Date(end).toISOString().slice(0, 10);
}

/** A range of numbers with both ends. */
export const byRange: Chooser = ({ column }: ColumnContext) => {
  const { bounds, type } = column;
  if (typeof bounds?.min !== 'number' || typeof bounds.max !== 'number') return undefined;
  if (type.value !== 'integer' && type.value !== 'decimal') return undefined;
  const guess = suited({ field: 'number' }, column);
  return guess && sure(guess, `From ${bounds.min} to ${bounds.max}`);
};

/** What the source says about values without naming them. */
export const checkRules: readonly Chooser[] = [byValues, byPattern, byMoment, byFormat];
