import type { Result } from '../result.ts';
import {
  anyCharacters,
  type CharacterSet,
  charactersOf,
  joinedFrom,
  ofParts,
  typeCharacters,
} from './character-set.ts';
import { closest } from './closest.ts';
import { type DateNames, englishDates } from './date-names.ts';
import { FILTER_NAMES, type FilterInfo, type FilterName, filterInfo, isFilterName } from './filters.ts';
import { hasDateNames } from './format-date.ts';
import { ExpressionError, type ExpressionProblem, resultOf } from './problem.ts';
import { createTextOf, cut, MAX_REWRITES, MAX_TEXT_LENGTH } from './text.ts';
import { type ExpressionType, type ReadCell, type RowNumber, type TypeOf, typePhrase } from './types.ts';

const MAX_TEMPLATE_LENGTH = 10_000;
/** Row numbers, also of items in arrays, are below 2^53. */
const ROW_LENGTH = 16;
/** Filters that rewrite a text piece by piece. */
const REWRITING: ReadonlySet<FilterName> = new Set<FilterName>(['replace', 'slug', 'title']);

interface FilterCall {
  readonly name: FilterName;
  readonly argument?: string;
  readonly at: number;
}

interface Placeholder {
  /** The index in the template's columns; undefined for the row's number. */
  readonly column: number | undefined;
  readonly filters: readonly FilterCall[];
  readonly at: number;
}

export interface Template {
  /** The names of the columns that are used, each once. */
  readonly columns: readonly string[];
  readonly parts: readonly (string | Placeholder)[];
}

/** Reads a template of at most 10,000 characters: `{column|filter:argument}`, `{row}`, `{{` for a brace. */
export function parseTemplate(text: string): Result<Template, ExpressionProblem> {
  return resultOf(() => {
    if (text.length > MAX_TEMPLATE_LENGTH) {
      throw new ExpressionError(
        MAX_TEMPLATE_LENGTH,
        `A template has at most ${MAX_TEMPLATE_LENGTH.toLocaleString('en-US')} characters.`,
      );
    }
    return new Parser(text).template();
  });
}

/** The names of all filters in a template. */
export function filtersIn({ parts }: Template): readonly FilterName[] {
  return parts.flatMap((part) => (typeof part === 'string' ? [] : part.filters.map(({ name }) => name)));
}

// Every expression is sticky: it matches at the parser's position.
const TEXT = /(?:[^{}]|\{\{|\}\}?)+/y;
const SPACE = /\s*/y;
const NAME = /[^|}:]+/y;
const BRACKETS = /\[((?:[^\]]|\]\])*)\]/y;
const ARGUMENT = /[^|}]*/y;

class Parser {
  readonly #source: string;
  readonly #columns = new Map<string, number>();
  #at = 0;
  #rewrites = 0;

  constructor(source: string) {
    this.#source = source;
  }

  template(): Template {
    const parts: (string | Placeholder)[] = [];
    while (this.#at < this.#source.length) {
      const text = this.#match(TEXT)?.[0];
      parts.push(text === undefined ? this.#placeholder() : text.replace(/([{}])\1/g, '$1'));
    }
    return { columns: [...this.#columns.keys()], parts };
  }

  #placeholder(): Placeholder {
    const at = this.#at;
    this.#at++;
    this.#match(SPACE);
    const column = this.#source[this.#at] === '[' ? this.#nameInBrackets() : this.#name(at);
    const filters: FilterCall[] = [];
    while (this.#take('|')) filters.push(this.#filter());
    if (this.#take('}')) return { column, filters, at };
    if (this.#at < this.#source.length) throw new ExpressionError(this.#at, 'Expected | or } here.');
    throw new ExpressionError(at, 'This { has no closing }. To write a brace, type {{.');
  }

  #nameInBrackets(): number {
    const at = this.#at;
    const name = this.#match(BRACKETS)?.[1]?.replaceAll(']]', ']');
    if (name === undefined) {
      throw new ExpressionError(at, 'Expected ] at the end of this column name; write ] twice inside it.');
    }
    this.#match(SPACE);
    return this.#column(name, at);
  }

  #name(open: number): number | undefined {
    const at = this.#at;
    const name = (this.#match(NAME)?.[0] ?? '').trim();
    const next = this.#source[this.#at];
    if (next === undefined && name === '') {
      throw new ExpressionError(
        open,
        'A column name and a } are missing after this {. To write a brace, type {{.',
      );
    }
    if (next === ':') {
      throw new ExpressionError(
        this.#at,
        'Expected | or } here. Put | before a filter. Put a column name with : in brackets, as in {[a:b]}.',
      );
    }
    return name === 'row' ? undefined : this.#column(name, at);
  }

  #column(name: string, at: number): number {
    if (name.trim() === '') throw new ExpressionError(at, 'Expected a column name here.');
    const index = this.#columns.get(name) ?? this.#columns.size;
    this.#columns.set(name, index);
    return index;
  }

  #filter(): FilterCall {
    this.#match(SPACE);
    const at = this.#at;
    const name = (this.#match(NAME)?.[0] ?? '').trim();
    if (!isFilterName(name)) throw unknownFilter(name, at);
    if (REWRITING.has(name) && ++this.#rewrites > MAX_REWRITES) {
      const names = [...REWRITING].join(', ');
      throw new ExpressionError(at, `A template has at most ${MAX_REWRITES} of the filters ${names}.`);
    }
    const argumentAt = this.#at + 1;
    const argument = this.#take(':') ? (this.#match(ARGUMENT)?.[0] ?? '') : undefined;
    const problem = filterInfo(name).problem(argument);
    if (problem !== undefined) {
      const place = argument === undefined ? at : argumentAt;
      const { message, suggestion } = problem;
      const length = suggestion === undefined ? undefined : argument?.length;
      throw new ExpressionError(place, `The filter ${name} ${message}.`, suggestion, length);
    }
    return { name, at, ...(argument === undefined ? {} : { argument }) };
  }

  #match(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#source) ?? undefined;
    this.#at += found?.[0].length ?? 0;
    return found;
  }

  #take(sign: string): boolean {
    if (this.#source[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }
}

function unknownFilter(name: string, at: number): ExpressionError {
  const known = FILTER_NAMES.join(', ');
  if (name === '') return new ExpressionError(at, `Expected a filter here: ${known}.`);
  const suggestion = closest(name, FILTER_NAMES);
  const rest = suggestion === undefined ? `The filters are ${known}.` : `Did you mean ${suggestion}?`;
  return new ExpressionError(at, `There is no filter “${name}”. ${rest}`, suggestion);
}

interface TypedFilter {
  readonly call: FilterCall;
  readonly info: FilterInfo;
  /** The type of a filter's input, and whether the filter takes it. */
  readonly type: ExpressionType;
  readonly fits: boolean;
}

function typedFilters(filters: readonly FilterCall[], type: ExpressionType): readonly TypedFilter[] {
  const typed: TypedFilter[] = [];
  let incoming = type;
  for (const call of filters) {
    const info = filterInfo(call.name);
    const fits = incoming === 'null' || info.takes === undefined || info.takes.type(incoming);
    typed.push({ call, info, type: incoming, fits });
    if (!info.keepsType) incoming = 'text';
  }
  return typed;
}

/** The type of a placeholder's value; undefined if there is no such column. */
function placeholderType({ columns }: Template, { column }: Placeholder, typeOf: TypeOf) {
  return column === undefined ? 'integer' : typeOf(columns[column] ?? '');
}

/** What is known about the texts of a row's columns, by name. */
export interface TextsInRow {
  /** Null is an empty text. */
  readonly charactersIn: (column: string) => CharacterSet;
  /** An upper bound in UTF-16 units. */
  readonly lengthIn: (column: string) => number;
}

/** The characters of the texts that a template gives. */
export function templateCharacters({ parts, columns }: Template, row: TextsInRow): CharacterSet {
  let length = 0;
  const sets = parts.map((part) => {
    if (typeof part === 'string') {
      length += part.length;
      return charactersOf([part]);
    }
    if (part.filters.length > 0) return anyCharacters;
    const name = part.column === undefined ? undefined : columns[part.column];
    length += name === undefined ? ROW_LENGTH : row.lengthIn(name);
    return name === undefined ? typeCharacters.integer : row.charactersIn(name);
  });
  const joined = joinedFrom(sets);
  return length > MAX_TEXT_LENGTH ? ofParts(joined) : joined;
}

/** Checks that a template can be filled in. It cannot with an unknown column, or with a filter on a type that it does not take. */
export function checkTemplate(template: Template, typeOf: TypeOf): Result<'text', ExpressionProblem> {
  return resultOf(() => {
    for (const part of template.parts) {
      if (typeof part === 'string') continue;
      const type = placeholderType(template, part, typeOf);
      if (type === undefined) {
        const name = part.column === undefined ? 'row' : template.columns[part.column];
        throw new ExpressionError(part.at, `There is no column “${name}”.`);
      }
      const wrong = typedFilters(part.filters, type).find(({ fits }) => !fits);
      if (wrong === undefined) continue;
      const { call, info } = wrong;
      throw new ExpressionError(
        call.at,
        `The filter ${call.name} takes ${info.takes?.phrase}, not ${typePhrase(wrong.type)}.`,
      );
    }
    return 'text';
  });
}

/** Whether a template writes names of a language: months or weekdays of dates. */
export function templateHasDateNames({ parts }: Template): boolean {
  return parts.some(
    (part) =>
      typeof part !== 'string' &&
      part.filters.some(({ name, argument = '' }) => name === 'date' && hasDateNames(argument)),
  );
}

/**
 * Compiles a template to a closure over the rows of a batch. A filter on a type that it does not take changes nothing.
 * @param columns of `template.columns`, in that order
 * @param names of months and weekdays in dates
 */
export function compileTemplate(
  template: Template,
  typeOf: TypeOf,
  columns: readonly ReadCell[],
  row: RowNumber,
  names: DateNames = englishDates,
): (i: number) => string {
  const writers = template.parts.map((part) =>
    typeof part === 'string' ? () => part : placeholderWriter(template, part, typeOf, columns, row, names),
  );
  return (i) => {
    let text = '';
    for (const write of writers) {
      text += write(i);
      if (text.length > MAX_TEXT_LENGTH) return cut(text);
    }
    return text;
  };
}

function placeholderWriter(
  template: Template,
  part: Placeholder,
  typeOf: TypeOf,
  columns: readonly ReadCell[],
  row: RowNumber,
  names: DateNames,
): (i: number) => string {
  const read = part.column === undefined ? row : columns[part.column];
  if (read === undefined) return () => '';
  const type = placeholderType(template, part, typeOf) ?? 'text';
  const used = typedFilters(part.filters, type).filter(({ fits }) => fits);
  const filters = used.map(({ call, info, type: incoming }) =>
    info.create(call.argument ?? '', incoming, names),
  );
  // A filter may have written the value as text; if none has, a date is written now.
  const written = used.some(({ info }) => !info.keepsType) ? 'text' : type;
  const textOf = createTextOf();
  return (i) => {
    let cell = read(i);
    for (const filter of filters) cell = filter(cell);
    return textOf(cell, written);
  };
}
