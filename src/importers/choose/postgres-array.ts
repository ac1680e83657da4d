import type { FieldGuess } from '../../catalogue/field-words.ts';
import { textsOfItems } from '../guess/items.ts';
import type { SourceColumn, SourceType } from '../source-tables.ts';
import { typeName, typeOf } from '../sql/types/registry.ts';
import { textLength } from './exact-text.ts';
import { numberLimits } from './number-limits.ts';

/** The patterns of one item in the text of a PostgreSQL array. */
const ITEMS: Readonly<Partial<Record<SourceType['value'], string>>> = {
  boolean: '(t|f)',
  date: '2025-0[1-9]-1\\d',
  timestamp: '2025-0[1-9]-1\\dT1\\d:[0-5]\\d:00Z',
  time: '1\\d:[0-5]\\d:00',
  uuid: '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}',
  json: '[1-9]\\d?',
};

/** The text of a PostgreSQL array, with one item to three. An array of arrays has inner ones of two items. */
export function postgresArray(column: SourceColumn): FieldGuess {
  let item = column.items?.column;
  let depth = 0;
  for (let inner = item?.items?.column; inner; inner = inner.items?.column) {
    item = inner;
    depth++;
  }
  const texts =
    item?.values || item?.pattern !== undefined
      ? undefined
      : (itemsOfDefault(column) ?? textsOfItems(column.name) ?? textsOfItems('types'));
  let one = item && itemPattern(texts && isAnyText(item) ? withTexts(item, texts) : item);
  if (item === undefined || one === undefined) return { field: 'constant', options: { value: '{}' } };
  const separator = typeName(item.type) === 'box' ? ';' : ',';
  for (; depth > 0; depth--) one = `\\{${one}${separator}${one}\\}`;
  return { field: 'regex', options: { pattern: `\\{${one}(${separator}${one}){0,2}\\}` } };
}

/** Whether an item is a text of no certain form: not an address of a network, for example. */
function isAnyText({ type }: SourceColumn): boolean {
  const { item, form } = typeOf(typeName(type)) ?? {};
  return type.value === 'text' && item === undefined && form === undefined;
}

/** The items of a default such as `{email_password,google_oauth}`. */
function itemsOfDefault({ default: fallback }: SourceColumn): readonly string[] | undefined {
  const text = fallback && ('value' in fallback ? fallback.value : fallback.expression);
  const [, inner] = /^'?\{([\w.,-]+)\}/.exec(String(text)) ?? [];
  return inner?.split(',');
}

/** An item with those texts that its type and its checks allow. */
function withTexts(item: SourceColumn, texts: readonly string[]): SourceColumn {
  const longest = textLength(item) ?? Infinity;
  const isFree = !item.type.isFixedLength && item.bounds?.minLength === undefined;
  const values = isFree ? texts.filter((text) => text.length <= longest) : [];
  return values.length > 0 ? { ...item, values } : item;
}

/** Undefined if nothing is known about the items. */
function itemPattern(item: SourceColumn): string | undefined {
  const { values, pattern, type } = item;
  if (values && values.length > 0) return `(${values.map((value) => literal(String(value))).join('|')})`;
  if (pattern !== undefined) return LOOKS_AHEAD.test(pattern) ? undefined : `"${wholePattern(pattern)}"`;
  if (type.value === 'integer' || type.value === 'decimal') return numberPattern(item);
  const entry = typeOf(typeName(type));
  const form = entry?.item ?? entry?.form?.options?.pattern;
  if (typeof form === 'string') return `"${form}"`;
  return type.value === 'text' ? textPattern(item) : ITEMS[type.value];
}

/** Such a pattern looks for the end of the text, which is not the end of the item. */
const LOOKS_AHEAD = /\(\?[=!]/;

/** The pattern of a whole text: without `^` and `$`, which mean nothing inside of quotes. */
function wholePattern(pattern: string): string {
  const inner = /^\^?(.*?)(?<!\\)\$?$/s.exec(pattern)?.[1] ?? pattern;
  return inner.includes('|') ? `(?:${inner})` : inner;
}

const LETTERS_MAX = 8;

function textPattern({ type, bounds }: SourceColumn): string {
  const longest = Math.min(type.maxLength ?? bounds?.maxLength ?? LETTERS_MAX, bounds?.maxLength ?? Infinity);
  const least = type.isFixedLength ? longest : (bounds?.minLength ?? Math.min(3, longest));
  const most = Math.max(least, Math.min(longest, LETTERS_MAX));
  return least === most ? `[a-z]{${most}}` : `[a-z]{${Math.max(1, least)},${most}}`;
}

/** A pattern lists at most so many numbers that have limits of their own. */
const NUMBERS = 10;
const USUAL_MAX = 99;

function numberPattern(item: SourceColumn): string {
  const { min, max, decimals } = numberLimits(item);
  const digits = Math.min(decimals, 2);
  const usualMax = USUAL_MAX + (digits > 0 ? 1 - 10 ** -digits : 0);
  if (min <= 1 && max >= usualMax) return `[1-9]\\d?${digits > 0 ? `\\.\\d{${digits}}` : ''}`;
  const start = max >= 1 ? 1 : max > 0 ? 0 : max - USUAL_MAX;
  const low = Math.max(min, start);
  const high = Math.min(max, low + USUAL_MAX);
  const step = Math.max(10 ** -digits, (high - low) / (NUMBERS - 1));
  const numbers = new Set<string>();
  for (let number = low; number <= high && numbers.size < NUMBERS; number += step) {
    numbers.add(literal((Math.floor(number * 10 ** digits) / 10 ** digits).toFixed(digits)));
  }
  return `(${[...numbers].join('|')})`;
}

/** A text as it stands in an array, as a pattern. */
function literal(text: string): string {
  const quoted = /^(?!null$)[\w.-]+$/i.test(text) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`;
  return quoted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
