import { distinctPatterns } from '../../catalogue/distinct-patterns.ts';
import type { FieldGuess } from '../../catalogue/field-words.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import { haveForm, patternChoices } from '../choose/by-checks.ts';
import { anyBytes } from '../choose/by-type.ts';
import type { ColumnContext } from '../choose/choice.ts';
import type { ColumnDraft, TableDraft } from '../choose/draft.ts';
import { exactLength, longestOfPattern, textLength } from '../choose/exact-text.ts';
import { numberLimits } from '../choose/number-limits.ts';
import { translated } from '../guess/translate.ts';
import { fullWordsOf, singularOf, wordsOf } from '../guess/words.ts';
import type { SourceColumn } from '../source-tables.ts';

/** Fields with at least as many different values as the table has rows, the most readable first. */
export function distinctGuesses(draft: ColumnDraft, table: TableDraft): readonly FieldGuess[] {
  const { column } = draft.context;
  const { rows } = table;
  switch (column.type.value) {
    case 'text':
    case 'unknown':
      return distinctTexts(draft, rows);
    case 'integer':
    case 'decimal':
      return distinctNumbers(column, rows);
    case 'date':
      return [{ field: 'date', options: { from: daysBefore(rows * 2), to: LAST_DAY } }];
    case 'timestamp':
      return [{ field: 'timestamp' }];
    case 'time':
      return [{ field: 'time' }];
    case 'uuid':
      return [{ field: 'string.uuid' }];
    case 'binary':
      return [countedBytes(column)];
    case 'boolean':
    case 'json':
    case 'object':
    case 'array':
      return [];
  }
}

const DAY_MS = 86_400_000;
/** The day before the default of the document's `now`. */
const LAST_DAY = '2025-12-31';
/** About 1,900 years. */
const DAYS_MAX = 700_000;

function daysBefore(days: number): string {
  const time = Date.parse(LAST_DAY) - Math.min(days, DAYS_MAX) * DAY_MS;
  return new Date(time).toISOString().slice(0, LAST_DAY.length);
}

/** The most hexadecimal digits whose values a key of several columns counts: 2^48. */
const DIGITS_MAX = 12;

function countedBytes(column: SourceColumn): FieldGuess {
  const { field, options } = anyBytes(column);
  return { field, options: { ...options, length: Math.min(Number(options?.length), DIGITS_MAX) } };
}

/** Texts such as `Category 012`: what the table holds, and a number. */
function distinctTexts({ context, choice }: ColumnDraft, rows: number): readonly FieldGuess[] {
  const { column, subject: tableName = context.tableName } = context;
  const length = textLength(column);
  const exact = exactLength(column);
  const least = column.bounds?.minLength ?? 0;
  const digits = String(rows).length;
  const affixes = (AFFIXES[choice.field] ?? named)(titleOf(tableName, column.name));
  const size = digits + Object.values(affixes).reduce((sum, affix) => sum + affix.length, 0);
  const counted: FieldGuess = { field: 'sequence', options: { ...affixes, pad: digits } };
  const random = Math.max(least, Math.min(length ?? 12, Math.max(8, digits + 2)));
  const code: FieldGuess = {
    field: 'string.alphanumeric',
    options: { length: exact ?? random, casing: 'upper' },
  };
  const ofPattern = countedOfPattern(context, affixes, digits);
  if (column.pattern !== undefined) return [...ofPattern, ...longerOfPattern(context, rows)];
  const plain: FieldGuess = {
    field: 'sequence',
    options: { pad: Math.max(digits, exact ?? least) },
  };
  const fits = exact === undefined && size >= least && size <= (length ?? size);
  const readable = exact === undefined && least <= 1 ? readableTexts(choice.field, rows, length) : [];
  return fits ? [...readable, counted, code, plain] : [code, plain];
}

/** Texts like those of the field, if there are far more than rows: other columns of a key may leave out some. */
function readableTexts(
  field: FieldId,
  rows: number,
  length = Number.POSITIVE_INFINITY,
): readonly FieldGuess[] {
  const { pattern, count } = distinctPatterns[field] ?? { pattern: '', count: 0 };
  const isRoomy = count >= rows * READABLE_LEAST && longestOfPattern(pattern) <= length;
  return isRoomy ? [{ field: 'regex', options: { pattern } }] : [];
}

const READABLE_LEAST = 1.5;

/** Numbers with texts around them that match the column's pattern. */
function countedOfPattern(
  { column, tableName, subject = tableName }: ColumnContext,
  affixes: Readonly<Record<string, string>>,
  digits: number,
): readonly FieldGuess[] {
  const thing = slugOf(titleOf(subject, column.name));
  const plain = thing.replaceAll('-', '');
  const prefixes = ['-', '_', '.', ''].flatMap((mark) => [
    `${thing}${mark}`,
    `${plain}${mark}`,
    `${thing.charAt(0)}${mark}`,
  ]);
  const upper = prefixes.map((prefix) => prefix.toUpperCase());
  const candidates = [affixes, ...[...prefixes, ...upper, ''].map((prefix) => ({ prefix }))];
  const length = textLength(column) ?? Number.POSITIVE_INFINITY;
  const fits = ({ prefix = '', suffix = '' }: Readonly<Record<string, string>>) => {
    const texts = ['0', '1', '9'].map((digit) => `${prefix}${digit.repeat(digits)}${suffix}`);
    return prefix.length + digits + suffix.length <= length && haveForm(texts, column);
  };
  const found = candidates.find(fits);
  return found ? [{ field: 'sequence', options: { ...found, pad: digits } }] : [];
}

/** The pattern with texts so long that random ones differ. */
function longerOfPattern(context: ColumnContext, rows: number): readonly FieldGuess[] {
  const length = textLength(context.column);
  const lengths = [12, 9, 6, Math.ceil(Math.log10(rows) * 2)].filter(
    (least) => length === undefined || least <= length,
  );
  return lengths.flatMap((minLength) => {
    const bounds = {
      ...context.column.bounds,
      minLength: Math.max(minLength, context.column.bounds?.minLength ?? 0),
    };
    return patternChoices({ ...context, column: { ...context.column, bounds } }).slice(0, 1);
  });
}

type Affixes = (thing: string) => Readonly<Record<string, string>>;

const named: Affixes = (thing) => ({ prefix: `${thing} ` });
const slugOf = (thing: string) => thing.toLowerCase().replaceAll(' ', '-');

/** What surrounds the number, so that texts keep their form. */
const AFFIXES: Partial<Record<FieldId, Affixes>> = {
  'word.slug': (thing) => ({ prefix: `${slugOf(thing)}-` }),
  'internet.email': () => ({ prefix: 'user', suffix: '@example.com' }),
  'internet.username': () => ({ prefix: 'user' }),
  'internet.url': (thing) => ({ prefix: `https://example.com/${slugOf(thing)}/` }),
  'image.url': (thing) => ({ prefix: `https://example.com/${slugOf(thing)}/`, suffix: '.jpg' }),
  'image.avatar': () => ({ prefix: 'https://example.com/avatar/', suffix: '.jpg' }),
  'internet.domainName': () => ({ prefix: 'site-', suffix: '.example.com' }),
  'system.fileName': (thing) => ({ prefix: `${slugOf(thing)}-`, suffix: '.txt' }),
  'system.filePath': (thing) => ({ prefix: `/data/${slugOf(thing)}-` }),
};

/** `Product` for the name of a product, `Product code` for its code. */
function titleOf(tableName: string, name: string): string {
  const table = wordsOf(tableName).map((word) => singularOf(word) ?? word);
  const own = fullWordsOf(wordsOf(name))
    .map((word) => word.replace(/(?<=.)(?:名称|名)$/u, ''))
    .filter((word) => !UNTELLING.test(translated([word]) ?? word));
  const words = [...new Set([...table, ...own])].join(' ');
  return words === '' ? 'Value' : words.charAt(0).toUpperCase() + words.slice(1);
}

const UNTELLING = /^(?:name|title|slug|label|denominacion|denominazione)$/;

function distinctNumbers(column: SourceColumn, rows: number): readonly FieldGuess[] {
  const { min, max, decimals } = numberLimits(column);
  const first = Math.ceil(Math.max(1, min));
  const places = decimals > 0 ? { decimals } : {};
  const top = Math.min(max, Math.max(min, 0) + Math.max(1000, rows * 10));
  const range = { min: Math.max(min, 0), max: top, ...places };
  return [
    ...(first + rows - 1 <= max
      ? [{ field: 'sequence', options: first === 1 ? {} : { start: first } } as const]
      : []),
    { field: 'number', options: range },
    { field: 'number', options: { min, max, ...places } },
  ];
}
