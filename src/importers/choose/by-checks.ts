import type { Json } from '../../catalogue/field.ts';
import type { FieldGuess } from '../../catalogue/field-words.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import { readingOf } from '../../expression/pattern-flags.ts';
import type { SetOptions } from '../imported-schema.ts';
import type { SampleFacts, SourceColumn } from '../source-tables.ts';
import { byName } from './by-name.ts';
import type { Choice, ColumnContext, Rule } from './choice.ts';
import { suited } from './suits.ts';

function sure(guess: FieldGuess, why: string): Choice {
  return { ...guess, evidence: 'check', confidence: 'sure', why };
}

/** More values would make the schema hard to read. */
const VALUES_MAX = 1000;

/** An enum, `CHECK (x IN (…))`, or a constant. */
const byValues: Rule = ({ column: { values, anySubset, type, sample } }) => {
  const known = values?.filter((value) => value !== null && typeof value !== 'object').slice(0, VALUES_MAX);
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
  'internet.ipv4': ['8.8.4.4', '203.51.100.14'],
  'string.uuid': ['0b8ec1a5-2f0c-4c0e-9f0c-6a1b7f1c2d3e'],
  'location.countryCode': ['US', 'DE', 'JP'],
  'finance.currencyCode': ['USD', 'EUR', 'JPY'],
};

/** The field that the name suggests, if its values have the pattern of a check. */
function namedOfPattern(context: ColumnContext, pattern: string): Choice | undefined {
  const named = byName(context);
  const examples = named && EXAMPLES[named.field];
  if (!examples) return undefined;
  const reading = readingOf(pattern);
  if (!reading.ok) return undefined;
  const expression = new RegExp(pattern, reading.flags);
  return examples.every((text) => expression.test(text)) ? named : undefined;
}

const byPattern: Rule = (context) => {
  const { pattern } = context.column;
  if (pattern === undefined) return undefined;
  const named = namedOfPattern(context, pattern);
  return named ?? sure({ field: 'regex', options: { pattern } }, 'The pattern of its text');
};

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

const byFormat: Rule = ({ column }) => {
  const { format } = column;
  const guess = format !== undefined && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  return guess && sure(guess, `The format “${format}”`);
};

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
    ...(typeof max === 'string' ? { to: exclusiveMax ? next(max, -1) : max } : {}),
  };
}

/** A range of dates or times that checks give. Numbers get theirs with their options. */
export function withMomentEnds(guess: FieldGuess, ends: MomentEnds): FieldGuess {
  const { from, to } = ends;
  if (!MOMENTS.has(guess.field) || (from === undefined && to === undefined)) return guess;
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
export const byRange: Rule = ({ column }: ColumnContext) => {
  const { bounds, type } = column;
  if (typeof bounds?.min !== 'number' || typeof bounds.max !== 'number') return undefined;
  if (type.value !== 'integer' && type.value !== 'decimal') return undefined;
  const guess = suited({ field: 'number' }, column);
  return guess && sure(guess, `From ${bounds.min} to ${bounds.max}`);
};

/** What the source says about values without naming them. */
export const checkRules: readonly Rule[] = [byValues, byPattern, byFormat];
