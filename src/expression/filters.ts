import type { Cell } from '../catalogue/field.ts';
import type { DateNames } from './date-names.ts';
import { createDateFormat, DATE_TOKENS, formatProblem } from './format-date.ts';
import { roundDecimal, roundInteger, toNumber } from './numbers.ts';
import { cut, firstOf, lastOf, lengthOf, MAX_TEXT_LENGTH, replaceAll, textOf } from './text.ts';
import { lowerCase, slug, titleCase, upperCase } from './text-case.ts';
import { type ExpressionType, isNumeric, isTime } from './types.ts';

/** A template's cell on its way through the filters: text after the first filter, or still null. */
type Filter = (cell: Cell) => Cell;

/** An argument that a filter does not take, and what to write instead. */
interface ArgumentProblem {
  readonly message: string;
  readonly suggestion?: string;
}

/** A filter of templates: `example` and `help` are for people. */
export interface FilterInfo {
  readonly example: string;
  readonly help: string;
  /** What is wrong with the argument; undefined if nothing is. */
  readonly problem: (argument: string | undefined) => ArgumentProblem | undefined;
  /** The types that it takes, in words; absent if it takes any. */
  readonly takes?: { readonly phrase: string; readonly type: (type: ExpressionType) => boolean };
  /** Whether its result has the type of its input instead of text. */
  readonly keepsType?: true;
  readonly create: (argument: string, type: ExpressionType, names: DateNames) => Filter;
}

function withoutArgument(argument: string | undefined): ArgumentProblem | undefined {
  return argument === undefined ? undefined : { message: 'takes no argument' };
}

const integerFrom = (min: number, max: number) => (argument: string | undefined) => {
  const value = /^\s*\d+\s*$/.test(argument ?? '') ? Number(argument) : Number.NaN;
  if (value >= min && value <= max) return undefined;
  return { message: `takes an integer from ${min} to ${max.toLocaleString('en-US')}` };
};

/** Keeps null as it is, so that a `default` filter can follow. */
function ofText(prepare: (argument: string) => (text: string) => string): FilterInfo['create'] {
  return (argument, type) => {
    const compute = prepare(argument);
    return (cell) => (cell === null ? null : cut(compute(textOf(cell, type))));
  };
}

const textFilter = (example: string, help: string, compute: (text: string) => string): FilterInfo => ({
  example,
  help,
  problem: withoutArgument,
  create: ofText(() => compute),
});

const counted = (
  example: string,
  help: string,
  min: number,
  compute: (text: string, count: number) => string,
): FilterInfo => ({
  example,
  help,
  problem: integerFrom(min, MAX_TEXT_LENGTH),
  create: ofText((argument) => {
    const count = Number(argument);
    return (text) => compute(text, count);
  }),
});

function pad(text: string, width: number): string {
  const missing = width - lengthOf(text);
  if (missing <= 0) return text;
  const sign = text.startsWith('-') ? '-' : '';
  return sign + '0'.repeat(missing) + text.slice(sign.length);
}

function roundProblem(argument: string | undefined) {
  return argument === undefined
    ? { message: 'takes the number of places, as in round:2' }
    : integerFrom(0, 15)(argument);
}

function replaceProblem(argument: string | undefined): ArgumentProblem | undefined {
  const comma = argument?.indexOf(',') ?? -1;
  return comma > 0 ? undefined : { message: 'takes what to replace and with what, as in replace:a,b' };
}

const FILTERS = {
  upper: textFilter('upper', 'Upper case.', upperCase),
  lower: textFilter('lower', 'Lower case.', lowerCase),
  trim: textFilter('trim', 'Removes spaces and line breaks at both ends.', (text) => text.trim()),
  title: textFilter('title', 'Capitalizes each word. Other letters are lower case.', titleCase),
  slug: textFilter('slug', 'For URLs: only a to z, 0 to 9 and hyphens. Accents are removed.', slug),
  pad: counted(
    'pad:6',
    'Adds zeros on the left, up to this many characters. A minus sign stays first.',
    1,
    pad,
  ),
  first: counted('first:3', 'The first characters.', 0, firstOf),
  last: counted('last:3', 'The last characters.', 0, lastOf),
  round: {
    example: 'round:2',
    help: 'Rounds a number to this many decimals. Halves round away from zero.',
    problem: roundProblem,
    takes: { phrase: 'a number', type: isNumeric },
    keepsType: true,
    create(argument, type) {
      const places = Number(argument);
      return (cell) => {
        if (cell === null) return null;
        return type === 'integer' ? roundInteger(cell, places) : roundDecimal(toNumber(cell), places);
      };
    },
  },
  date: {
    example: 'date:DD/MM/YYYY',
    help: `Formats a date or a timestamp in UTC, with names in the row’s language. Tokens: ${DATE_TOKENS.join(', ')}. Put other letters in brackets: [on].`,
    problem: (argument = '') => formatProblem(argument),
    takes: { phrase: 'a date or a timestamp', type: isTime },
    create(argument, _, names) {
      const format = createDateFormat(argument, names);
      return (cell) => (cell === null ? null : format(toNumber(cell)));
    },
  },
  default: {
    example: 'default:none',
    help: 'Text to use for null.',
    problem: (argument) =>
      argument === undefined ? { message: 'takes a text, as in default:none' } : undefined,
    create: (argument, type) => (cell) => (cell === null ? argument : textOf(cell, type)),
  },
  replace: {
    example: 'replace:a,b',
    help: 'Replaces the text before the comma with the text after it, everywhere.',
    problem: replaceProblem,
    create: ofText((argument) => {
      const comma = argument.indexOf(',');
      const search = argument.slice(0, comma);
      const replacement = argument.slice(comma + 1);
      return (text) => replaceAll(text, search, replacement);
    }),
  },
} satisfies Readonly<Record<string, FilterInfo>>;

export type FilterName = keyof typeof FILTERS;

export function isFilterName(name: string): name is FilterName {
  return Object.hasOwn(FILTERS, name);
}

export const FILTER_NAMES: readonly FilterName[] = Object.keys(FILTERS).filter(isFilterName);

export function filterInfo(name: FilterName): FilterInfo {
  return FILTERS[name];
}
