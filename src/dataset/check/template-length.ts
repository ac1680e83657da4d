import type { FilterName } from '../../expression/filters.ts';
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

/** The greatest length of each filter's result, from the greatest length of its input. */
const FILTER_LENGTHS: Readonly<Record<FilterName, (length: number, argument: string) => number>> = {
  upper: (length) => length * CASE_GROWTH,
  lower: (length) => length * CASE_GROWTH,
  title: (length) => length * CASE_GROWTH,
  trim: (length) => length,
  slug: (length) => length * SLUG_GROWTH,
  pad: (length, argument) => Math.max(length, Number(argument)),
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
    return sum + filteredLength(own, part.filters);
  }, 0);
}

function filteredLength(length: number, filters: TemplateFilters): number {
  return filters.reduce(
    (filtered, { name, argument = '' }) =>
      Math.min(FILTER_LENGTHS[name](filtered, argument), CELL_LENGTH_MAX),
    length,
  );
}
