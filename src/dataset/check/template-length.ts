import { parseTemplate, type Template } from '../../expression/template.ts';
import { formatTexts } from '../../generators/structure/format-texts.ts';
import { CELL_LENGTH_MAX } from '../../schema/schema.ts';
import {
  CASE_GROWTH,
  type ReadLengths,
  replacedLength,
  rowLength,
  UNITS_PER_CHARACTER,
} from './read-lengths.ts';

type TemplateFilters = Exclude<Template['parts'][number], string>['filters'];

/** A slug makes a character at most 18 times as long: that of ﷺ has 18. https://www.unicode.org/reports/tr15/ */
const SLUG_GROWTH = 18;
const NUMBER_LENGTH = 24;

/** The greatest length of each filter's result, from the greatest length of its input and its most surrogate pairs. */
const FILTER_LENGTHS: Readonly<Record<string, (length: number, argument: string, pairs: number) => number>> =
  {
    upper: (length) => length * CASE_GROWTH,
    lower: (length) => length * CASE_GROWTH,
    title: (length) => length * CASE_GROWTH,
    trim: (length) => length,
    slug: (length) => length * SLUG_GROWTH,
    // A text that is padded has fewer characters than the width, and a pair is one of them.
    pad: (length, argument, pairs) =>
      Math.max(length, Number(argument) + Math.min(pairs, Number(argument) - 1)),
    first: (length, argument) => Math.min(length, UNITS_PER_CHARACTER * Number(argument)),
    last: (length, argument) => Math.min(length, UNITS_PER_CHARACTER * Number(argument)),
    // Rounding keeps an integer's digits, or adds one.
    round: (length) => Math.max(length + 1, NUMBER_LENGTH),
    date: (_, argument) => formatTexts(argument).length(),
    default: (length, argument) => Math.max(length, argument.length),
    replace: (length, argument) => {
      const [search = ''] = argument.split(',', 1);
      return replacedLength(length, search.length, argument.length - search.length - 1);
    },
  };

/** The greatest length of a template's text, which can exceed that of a cell. */
export function templateLength(text: string, read: ReadLengths): number {
  const template = parseTemplate(text);
  if (!template.ok) return CELL_LENGTH_MAX;
  const { parts, columns } = template.value;
  return parts.reduce((sum, part) => {
    if (typeof part === 'string') return sum + part.length;
    const own = part.column === undefined ? rowLength(read.rows) : read.lengthOf(columns[part.column] ?? '');
    const hasPairs = part.column !== undefined || part.filters.some(({ name }) => name === 'replace');
    return sum + filteredLength(own, part.filters, hasPairs);
  }, 0);
}

function filteredLength(length: number, filters: TemplateFilters, hasPairs: boolean): number {
  return filters.reduce((filtered, { name, argument = '' }) => {
    const pairs = hasPairs ? Math.floor(filtered / UNITS_PER_CHARACTER) : 0;
    return Math.min(FILTER_LENGTHS[name]?.(filtered, argument, pairs) ?? CELL_LENGTH_MAX, CELL_LENGTH_MAX);
  }, length);
}
