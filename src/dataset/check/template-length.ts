import { parseTemplate, type Template } from '../../expression/template.ts';
import { formatLength } from '../../generators/structure/format-length.ts';
import { CELL_LENGTH_MAX } from '../../schema/schema.ts';
import { type ReadLengths, replacedLength, rowLength } from './read-lengths.ts';

type Filters = Exclude<Template['parts'][number], string>['filters'];

/** In UTF-16 units, where a filter counts characters. */
const UNITS = 2;
/** In another case, or as letters from a to z: ﷺ is 18. https://www.unicode.org/reports/tr15/ */
const CASE_GROWTH = 3;
const SLUG_GROWTH = 18;
const NUMBER_LENGTH = 24;

/** What a filter makes of a text of at most so many characters. */
const FILTER_LENGTHS: Readonly<Record<string, (length: number, argument: string) => number>> = {
  upper: (length) => length * CASE_GROWTH,
  lower: (length) => length * CASE_GROWTH,
  title: (length) => length * CASE_GROWTH,
  trim: (length) => length,
  slug: (length) => length * SLUG_GROWTH,
  pad: (length, argument) => Math.max(length, Number(argument)),
  first: (length, argument) => Math.min(length, UNITS * Number(argument)),
  last: (length, argument) => Math.min(length, UNITS * Number(argument)),
  // An integer keeps its digits, rounded up to one more.
  round: (length) => Math.max(length + 1, NUMBER_LENGTH),
  date: (_, argument) => formatLength(argument),
  default: (length, argument) => Math.max(length, argument.length),
  replace: (length, argument) => {
    const [search = ''] = argument.split(',', 1);
    return replacedLength(length, search.length, argument.length - search.length - 1);
  },
};

/** The most characters that a template writes, more than a cell holds included. */
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

function filteredLength(length: number, filters: Filters): number {
  return filters.reduce(
    (filtered, { name, argument = '' }) =>
      Math.min(FILTER_LENGTHS[name]?.(filtered, argument) ?? CELL_LENGTH_MAX, CELL_LENGTH_MAX),
    length,
  );
}
