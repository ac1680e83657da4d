import type { Json } from '../../catalogue/field.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import type { CharacterRange } from '../../expression/character-ranges.ts';
import {
  anyCharacters,
  type CharacterSet,
  charactersOf,
  eitherOf,
  inAnyCase,
  overlap,
} from '../../expression/character-set.ts';
import type { FilterName } from '../../expression/filters.ts';
import { parseTemplate } from '../../expression/template.ts';
import { hasCase } from '../../expression/text-case.ts';
import { compilePattern } from '../../generators/pattern.ts';
import { formatTexts } from '../../generators/structure/format-texts.ts';
import type { ColumnScope } from '../../schema/column-scope.ts';
import { itemColumn } from '../../schema/nested.ts';
import { type ColumnType, columnTypeByOptions, hasAffix } from '../../schema/option-types.ts';
import type { Path } from '../../schema/problem.ts';
import type { ColumnSchema } from '../../schema/schema.ts';
import { enginesOf, entryOf } from '../locale-engine.ts';
import type { CheckContext } from './context.ts';

/** A column whose options are checked, at `path`. */
export interface CheckedOptions {
  readonly context: CheckContext;
  readonly column: ColumnSchema;
  readonly type: ColumnType;
  /** The columns that the column can read. */
  readonly scope: ColumnScope;
  readonly rows: number;
  readonly path: Path;
}

/** The texts of a constant or a list. */
export function textsOfValues({ field, options }: ColumnSchema): readonly (string | null)[] | undefined {
  const ofValue = (value: Json) => (value === null ? null : String(value));
  if (field === 'constant') return [ofValue(options.value ?? null)];
  if (field === 'list') return Array.isArray(options.values) ? options.values.map(ofValue) : [];
  return undefined;
}

/** Fields whose texts can contain any characters. */
const FREE_TEXTS: ReadonlySet<FieldId> = new Set([
  'cases',
  'formula',
  'given',
  'lookup',
  'reference',
  'json',
]);
const ASCII_LETTERS = charactersOf(['abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']);

/** Whether values, before a prefix and a suffix, can have letters that differ in upper and lower case. */
export function canHaveLetters(checked: CheckedOptions): boolean {
  const { column, type } = checked;
  const texts = textsOfValues(column);
  if (texts) return texts.some((text) => text !== null && hasCase(text));
  // The letter M in a circle is an emoji and has a small form, which is none.
  if (column.field === 'internet.emoji') return false;
  switch (type.unaffixed) {
    case 'integer':
    case 'date':
      return false;
    case 'decimal':
      return canHaveExponent(column);
    case 'boolean':
    case 'timestamp':
      return true;
    case 'json':
      return column.field !== 'array' || itemsCanHaveLetters(checked);
    case 'text': {
      if (FREE_TEXTS.has(column.field)) return true;
      if (column.field === 'regex') return patternCanHaveLetters(String(column.options.pattern));
      if (column.field === 'template') return templateCanHaveLetters(checked);
      return includesLetters(fieldCharacters(checked, column.options));
    }
  }
}

/** JavaScript writes numbers below 0.000001 with an exponent. https://tc39.es/ecma262/#sec-numeric-types-number-tostring */
const DECIMALS_WITHOUT_EXPONENT = 6;

/** Whether decimals can be so large or so small that they are written with an exponent. */
function canHaveExponent({ field, options: { decimals, precision } }: ColumnSchema): boolean {
  if (['cases', 'formula', 'given', 'lookup', 'reference', 'series'].includes(field)) return true;
  return Number(decimals ?? precision ?? 0) > DECIMALS_WITHOUT_EXPONENT;
}

function includesLetters(characters: CharacterSet): boolean {
  return characters.beyondAscii || overlap(inAnyCase(characters), { ...ASCII_LETTERS, empty: false });
}

function itemsCanHaveLetters(checked: CheckedOptions): boolean {
  const item = itemColumn(checked.column);
  const own = { ...checked, column: item, type: columnTypeByOptions(item), scope: new Map() };
  return hasAffix(item) || canHaveLetters(own);
}

function patternCanHaveLetters(source: string): boolean {
  const pattern = compilePattern(source);
  return !pattern.ok || pattern.ranges().some(rangeHasLetters);
}

function rangeHasLetters({ from, to }: CharacterRange): boolean {
  for (let code = from; code <= to; code++) if (hasCase(String.fromCodePoint(code))) return true;
  return false;
}

/** Whether a filter can give letters for a text without them. */
const FILTERS_WITH_LETTERS: Readonly<Record<FilterName, (argument: string) => boolean>> = {
  upper: () => false,
  lower: () => false,
  title: () => false,
  trim: () => false,
  // The sign ㎏ becomes kg.
  slug: () => true,
  pad: () => false,
  first: () => false,
  last: () => false,
  round: () => false,
  date: (argument) => includesLetters(formatTexts(argument).characters()),
  default: hasCase,
  replace: hasCase,
};

/** Walks the columns that a template reads, and those that templates among these read. */
function templateCanHaveLetters(checked: CheckedOptions): boolean {
  const read = new Set([checked.column]);
  // A set also gives the values that are added while it is walked.
  for (const column of read) {
    const { prefix = '', suffix = '' } = column.options;
    if (column !== checked.column && hasCase(`${prefix}${suffix}`)) return true;
    if (column.field !== 'template') {
      const type = checked.context.types.get(column) ?? columnTypeByOptions(column);
      if (canHaveLetters({ ...checked, column, type })) return true;
      continue;
    }
    const template = parseTemplate(String(column.options.text));
    if (!template.ok) return true;
    const { parts, columns } = template.value;
    for (const part of parts) {
      if (typeof part === 'string') {
        if (hasCase(part)) return true;
        continue;
      }
      if (part.filters.some(({ name, argument = '' }) => FILTERS_WITH_LETTERS[name](argument))) return true;
      if (part.column === undefined) continue;
      const other = checked.scope.get(columns[part.column] ?? '');
      if (!other) return true;
      read.add(other);
    }
  }
  return false;
}

/** The characters of a field's texts without prefix and suffix. */
export function fieldCharacters(
  { context, column, rows }: CheckedOptions,
  options: ColumnSchema['options'],
): CharacterSet {
  const { now } = context;
  const engine = context.engineOf(column);
  const { characters = anyCharacters } = entryOf(engine, column.field);
  if (typeof characters !== 'function') return characters;
  const texts = { charactersIn: () => anyCharacters, lengthIn: () => 0 };
  return eitherOf(
    enginesOf(engine, column).map(({ locale, tables }) =>
      characters({ ...texts, ...locale, tables, now, rowCount: rows, options }),
    ),
  );
}
