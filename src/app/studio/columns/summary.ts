import type { Json, OptionInfo } from '../../../catalogue/field.ts';
import { isFieldId } from '../../../catalogue/fields.ts';
import { cutAt } from '../../../expression/text.ts';
import { optionsIn } from '../../../schema/edits/column-options.ts';
import { escaped } from '../../../schema/escapes.ts';
import { countOf } from '../../lib/format-count.ts';
import { DURATION_UNITS, isDurationUnit } from '../fields/durations.ts';
import { labelOf } from '../fields/field-picker.tsx';
import { optionInfosOf } from '../schema/kept-options.ts';
import type { SetOptions, StudioColumn } from '../schema/studio-schema.ts';

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
  'field',
]);

/** Options whose label follows their value: “10 days”. */
const COUNTED = new Set(['days', 'years']);

/** Options whose labels are adjectives: without them something is “not” so. */
const ADJECTIVES = new Set(['abbreviated', 'memorable']);

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
  const perParent = (count: Json) => `${textOf(count)} row${count === 1 ? '' : 's'} per parent`;
  if ('each' in value) return perParent(value.each);
  if ('from' in value && 'to' in value) return `${textOf(value.from)} to ${perParent(value.to)}`;
  return 'min' in value ? `at least ${perParent(value.min)}` : textOf(value);
}

const DURATION = /^P(?=.)([\d.]+[WD])*(T([\d.]+[HMS])+)?$/;

/** `P1DT2H` is “1 day 2 hours”. */
function durationText(text: string): string {
  if (!DURATION.test(text)) return text;
  const parts = [...text.matchAll(/([\d.]+)(\D?)/g)].map(([, count = '', unit = '']) => {
    const units = isDurationUnit(unit) ? DURATION_UNITS[unit] : unit;
    return `${count} ${count === '1' ? units.slice(0, -1) : units}`;
  });
  return parts.join(' ');
}

/** A value as its control shows it. */
function shownText(value: Json, info: OptionInfo | undefined): string {
  const text = textOf(value);
  switch (info?.kind) {
    case 'choice':
      return info.labels?.[text] ?? text;
    case 'choices': {
      const { labels } = info;
      return Array.isArray(value)
        ? value.map((item: Json) => labels?.[textOf(item)] ?? textOf(item)).join(', ')
        : text;
    }
    case 'duration':
      return durationText(text);
    case 'field':
      return labelOf(text);
    case 'text':
      return info.escapes ? escaped(text) : text;
    default:
      return text;
  }
}

function chipOf(name: string, options: SetOptions, info: OptionInfo | undefined): Chip {
  const value = options[name] ?? null;
  const label = withSmallFirst(info?.label ?? name);
  if (info?.kind === 'children') {
    const text = childrenText(value);
    return { name, text, short: text.replace(/ rows? per parent$/, ' each') };
  }
  if (info?.kind === 'field-options') {
    const { field, options: itemOptions } = options;
    return {
      name,
      text: summaryOf({ field: textOf(field), options: optionsIn(itemOptions) }),
      short: label,
    };
  }
  if (info?.kind === 'alternatives' && Array.isArray(value)) {
    const lines = value.map((item: Json) => `${textOf(optionsIn(item).when ?? '')}: ${caseText(item)}`);
    return { name, text: cutAt(lines.join(', '), LENGTH_MAX), short: countOf(value.length, 'case') };
  }
  if (info?.kind === 'alternative') return { name, text: `else ${caseText(value)}`, short: label };
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
  if (typeof value === 'boolean' && info?.kind === 'boolean') {
    const text = value ? label : `${ADJECTIVES.has(name) ? 'not' : 'without'} ${label}`;
    return { name, text, short: text };
  }
  const shown = shownText(value, info);
  // A part of a formula says more than that there is one.
  const isWhole = info?.kind === 'duration' || info?.kind === 'formula' || info?.kind === 'template';
  const shortest = isWhole ? shown : label;
  const short = Array.isArray(value) ? `${value.length} ${label}` : shortest;
  const percentOf = info?.kind === 'number' && info.percentOf;
  const named = percentOf ? `${shown}% ${percentOf}` : `${label} ${shown}`;
  const unnamed = COUNTED.has(name) ? `${shown} ${label}` : shown;
  const text = NAMELESS.has(name) || COUNTED.has(name) ? unnamed : named;
  return { name, text: cutAt(text.replaceAll(/\s+/g, ' '), LENGTH_MAX), short };
}

/** The field of a case, with its options. */
function caseText(item: Json): string {
  if (item === null) return 'null';
  const { field = '', options } = optionsIn(item);
  const id = textOf(field);
  const details = summaryOf({ field: id, options: optionsIn(options) });
  return details === '' ? labelOf(id) : `${labelOf(id)} (${details})`;
}

/** Options that are said together, the first pair before the others, and what their values say. */
const TOGETHER: readonly (readonly [
  first: string,
  second: string,
  text: (first: string, second: string) => string,
  short: (first: string, second: string) => string,
])[] = [
  ['table', 'column', (table, column) => `${table}.${column}`, (table) => table],
  ['via', 'column', (via, column) => `${via} → ${column}`, (_, column) => column],
  ['min', 'max', (min, max) => `${min} to ${max}`, () => 'range'],
  ['from', 'to', (from, to) => `${from} to ${to}`, () => 'range'],
  ['after', 'before', (after, before) => `between ${after} and ${before}`, () => 'between'],
  ['after', 'within', (after, span) => `within ${span} after ${after}`, (_, span) => `within ${span}`],
  ['before', 'within', (before, span) => `within ${span} before ${before}`, (_, span) => `within ${span}`],
];

/** “Minimum words” 3 and “Maximum words” 5 are “3 to 5 words”, and ages are “age 18 to 65”. Equal counts are “1 word” and “age 18”. */
function countsText(label: string, min: string, max: string): string {
  const counted = label.replace('Minimum ', '');
  const counts = min === max ? min : `${min} to ${max}`;
  if (!counted.endsWith('s')) return `${counted} ${counts}`;
  return `${counts} ${counts === '1' ? counted.slice(0, -1) : counted}`;
}

type Summarized = Pick<StudioColumn, 'field' | 'options' | 'nullWhen'>;

/** Chips for the options that differ from the field's defaults and for `nullWhen`, the most important first. */
export function chipsOf(column: Summarized): readonly Chip[] {
  const { nullWhen } = column;
  const chips = optionChips(column);
  if (typeof nullWhen !== 'string') return chips;
  const text = cutAt(`empty when ${nullWhen.replaceAll(/\s+/g, ' ')}`, LENGTH_MAX);
  return [...chips, { name: 'nullWhen', text, short: 'empty when …' }];
}

function optionChips({ field, options }: Summarized): readonly Chip[] {
  if (typeof options !== 'object' || options === null) return [];
  const infos = isFieldId(field) ? optionInfosOf(field) : {};
  const left = new Set(Object.keys(withoutImplied(options)));
  const takes = (...names: readonly string[]) =>
    names.every((name) => left.has(name)) && names.every((name) => left.delete(name));
  const shown = (name: string) => shownText(options[name] ?? null, infos[name]);
  const together: Chip[] = [];
  for (const [first, second, text, short] of TOGETHER) {
    if (!takes(first, second)) continue;
    const [a, b] = [shown(first), shown(second)];
    together.push({ name: first, text: cutAt(text(a, b), LENGTH_MAX), short: short(a, b) });
  }
  for (const name of left) {
    const max = name.replace(/^min(?=[A-Z])/, 'max');
    const label = infos[name]?.label;
    if (max === name || label === undefined || !takes(name, max)) continue;
    together.push({ name, text: countsText(label, shown(name), shown(max)), short: 'range' });
  }
  const alone = [...left]
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((name) => chipOf(name, options, infos[name]));
  return [...together, ...alone];
}

/** Bins say that the distribution is a histogram. */
function withoutImplied(options: SetOptions): SetOptions {
  const { distribution, ...others } = options;
  return distribution === 'histogram' && Array.isArray(options.bins) ? others : options;
}

/** The same in a line. */
export function summaryOf(column: Summarized): string {
  const texts = chipsOf(column).map(({ text }) => text);
  return cutAt(texts.join(' · '), LENGTH_MAX);
}

/** In pixels: a character of the chips’ font, and what a chip has beside its text. */
const CHARACTER = 7.2;
const EDGES = 14;

const widthOf = (text: string) => text.length * CHARACTER + EDGES;

/** The fewest characters of a chip that is cut. */
const CUT_MIN = 8;

/** Both ends of a text, of at most `length` UTF-16 units with the `…` between them. Undefined if that is too short to say something. */
function cutInMiddle(text: string, length: number): string | undefined {
  if (length < CUT_MIN) return undefined;
  const head = cutAt(text, Math.ceil((length - 1) / 2));
  const from = text.length - (length - 1 - head.length);
  const isWithinPair = cutAt(text, from).length < from;
  return `${head}…${text.slice(isWithinPair ? from + 1 : from)}`;
}

/**
 * Chooses the chips that fit, each whole, in its long or its short form. The first one is cut in its middle if it fits in
 * neither.
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
    const fitting =
      [text, short].find((form) => widthOf(form) <= free) ??
      (i === 0 ? cutInMiddle(text, Math.floor((free - EDGES) / CHARACTER)) : undefined);
    if (fitting === undefined) break;
    shown.push({ name, text: fitting });
    left -= widthOf(fitting);
  }
  return { shown, hidden: chips.length - shown.length };
}
