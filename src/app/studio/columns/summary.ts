import type { Json, OptionInfo } from '../../../catalogue/field.ts';
import { isFieldId } from '../../../catalogue/fields.ts';
import { cutAt } from '../../../expression/text.ts';
import { countOf } from '../../lib/format-count.ts';
import { DURATION_UNITS, simpleDuration } from '../fields/durations.ts';
import { optionInfosOf } from '../schema/kept-options.ts';
import type { StudioColumn } from '../schema/studio-schema.ts';

/** What one option, or a few together, say. */
export interface Chip {
  /** Of the first option. */
  readonly name: string;
  readonly text: string;
  /** Where the text has no room. */
  readonly short: string;
}

/** The longest text of a tooltip, in characters. */
const LENGTH_MAX = 200;

function textOf(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((item: Json) => textOf(item)).join(', ');
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.entries(value)
      .map(([name, part]) => `${name} ${textOf(part)}`)
      .join(', ');
  }
  return JSON.stringify(value) ?? '';
}

/** Options that need no name beside their value. */
const NAMELESS = new Set([
  'value',
  'values',
  'pattern',
  'template',
  'text',
  'expression',
  'format',
  'casing',
  'case',
]);

/** The options that decide most about the values, the most important first. Others follow in the order of the document. */
const FIRST = ['expression', 'template', 'pattern', 'values', 'value', 'columns', 'start', 'after', 'format'];
/** Options that only refine others. */
const LAST = ['weights', 'prefix', 'suffix', 'case'];

function rankOf(name: string): number {
  if (FIRST.includes(name)) return FIRST.indexOf(name);
  return FIRST.length + (LAST.includes(name) ? 1 + LAST.indexOf(name) : 0);
}

/** A label within a line: “Minimum digits” is “minimum digits”, and “SQL type” stays. */
function withSmallFirst(label: string): string {
  return /^[A-Z](?![A-Z])/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

const CHILDREN: Readonly<Record<string, string>> = {
  uniform: 'at random',
  zipf: 'Zipf',
  'one-to-one': 'one row per parent',
};

/** How rows are spread over the rows that they reference. */
function childrenText(value: Json): string {
  if (typeof value === 'string') return CHILDREN[value] ?? value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return textOf(value);
  if ('each' in value) return `${textOf(value.each)} rows per parent`;
  return 'min' in value ? `at least ${textOf(value.min)} rows per parent` : textOf(value);
}

/** A value as its control shows it. */
function shownText(value: Json, info: OptionInfo | undefined): string {
  const text = textOf(value);
  if (info?.kind === 'choice') return info.labels?.[text] ?? text;
  return info?.kind === 'duration' ? durationText(text) : text;
}

/** `P14D` is “14 days”. A duration of several units stays as it is. */
function durationText(text: string): string {
  const simple = simpleDuration(text);
  if (!simple) return text;
  const units = DURATION_UNITS[simple.unit];
  return `${simple.count} ${simple.count === '1' ? units.slice(0, -1) : units}`;
}

function chipOf(name: string, value: Json, info: OptionInfo | undefined): Chip {
  const label = withSmallFirst(info?.label ?? name);
  if (info?.kind === 'children') return { name, text: childrenText(value), short: label };
  if (name === 'columns' && Array.isArray(value)) {
    const names = value.map((column: Json) =>
      typeof column === 'object' && column !== null && 'name' in column ? textOf(column.name) : '',
    );
    return {
      name,
      text: cutAt(`{ ${names.join(', ')} }`, LENGTH_MAX),
      short: countOf(value.length, 'column'),
    };
  }
  if (value === true) return { name, text: label, short: label };
  const shown = shownText(value, info);
  const shortest = info?.kind === 'duration' ? shown : label;
  const short = Array.isArray(value) ? `${value.length} ${label}` : shortest;
  const percentOf = info?.kind === 'number' && info.percentOf;
  const named = percentOf ? `${shown}% ${percentOf}` : `${label} ${shown}`;
  const text = NAMELESS.has(name) ? shown : named;
  return { name, text: cutAt(text.replaceAll(/\s+/g, ' '), LENGTH_MAX), short };
}

/** What the options of a column say, the most important first: only those that differ from what the field has anyway. */
export function chipsOf({ field, options }: Pick<StudioColumn, 'field' | 'options'>): readonly Chip[] {
  if (typeof options !== 'object' || options === null) return [];
  const infos = isFieldId(field) ? optionInfosOf(field) : {};
  const { table, column, via, min, max, from, to, ...others } = options;
  const rest = (of: Readonly<Record<string, Json>>) =>
    Object.entries(of)
      .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
      .map(([name, value]) => chipOf(name, value, infos[name]));
  if (field === 'reference') {
    return [
      { name: 'table', text: `${textOf(table)}.${textOf(column)}`, short: textOf(table) },
      ...rest(others),
    ];
  }
  if (field === 'lookup') {
    return [
      { name: 'via', text: `${textOf(via)} → ${textOf(column)}`, short: textOf(column) },
      ...rest(others),
    ];
  }
  const range = rangeOf(min, max) ?? rangeOf(from, to);
  const shown = withoutImplied(range ? others : options);
  return range ? [range, ...rest(shown)] : rest(shown);
}

/** Bins say that the distribution is a histogram. */
function withoutImplied(options: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  const { distribution, ...others } = options;
  return distribution === 'histogram' && Array.isArray(options.bins) ? others : options;
}

/** The same in a line. */
export function summaryOf(column: Pick<StudioColumn, 'field' | 'options'>): string {
  const texts = chipsOf(column).map(({ text }) => text);
  return cutAt(texts.join(' · '), LENGTH_MAX);
}

function rangeOf(from: Json | undefined, to: Json | undefined): Chip | undefined {
  if (from === undefined || to === undefined) return undefined;
  return { name: 'range', text: cutAt(`${textOf(from)} to ${textOf(to)}`, LENGTH_MAX), short: 'range' };
}

/** In pixels: a character of the chips’ font, and what a chip has beside its text. */
const CHARACTER = 7.2;
const EDGES = 14;

const widthOf = (text: string) => text.length * CHARACTER + EDGES;

/**
 * Chooses the chips that fit, each whole, in its long or its short form.
 *
 * @param room in pixels
 * @returns the chips that are shown, and how many chips are not
 */
export function fittingChips(
  chips: readonly Chip[],
  room: number,
): { readonly shown: readonly Pick<Chip, 'name' | 'text'>[]; readonly hidden: number } {
  const shown: Pick<Chip, 'name' | 'text'>[] = [];
  let left = room;
  for (const [i, { name, text, short }] of chips.entries()) {
    const isLast = i === chips.length - 1;
    const free = left - (isLast ? 0 : widthOf(`+${chips.length - i - 1}`));
    const fitting = [text, short].find((form) => widthOf(form) <= free);
    if (fitting === undefined) break;
    shown.push({ name, text: fitting });
    left -= widthOf(fitting);
  }
  return { shown, hidden: chips.length - shown.length };
}
