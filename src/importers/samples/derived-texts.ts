import { slug, titleCase } from '../../expression/text-case.ts';
import { nameInTemplate } from '../../expression/written-names.ts';
import { areExceptions } from './exceptions.ts';

/** A column of the first rows, as texts. An empty text is null. */
export interface TextColumn {
  readonly name: string;
  readonly texts: readonly string[];
}

/** A template that gave the right text in all rows so far. */
export interface TextRule {
  readonly target: string;
  readonly sources: readonly string[];
  readonly template: string;
  readonly holds: (sources: readonly string[], target: string) => boolean;
  /** Present if the template changes more than the case of other columns' texts. */
  readonly isOfForms?: true;
  /** Present if people wrote some of the texts in another form. */
  readonly isClose?: true;
}

interface Filter {
  /** As a template writes it. */
  readonly text: string;
  readonly apply: (text: string) => string;
}

const initial = (text: string) => [...text][0] ?? '';

const WHOLE: readonly Filter[] = [
  { text: '', apply: (text) => text },
  { text: '|lower', apply: (text) => text.toLowerCase() },
  { text: '|upper', apply: (text) => text.toUpperCase() },
];
const INITIALS: readonly Filter[] = [
  { text: '|first:1', apply: initial },
  { text: '|first:1|lower', apply: (text) => initial(text).toLowerCase() },
];

const slugged = (by: string) => (text: string) => slug(text).replaceAll('-', by);
const spaced = (by: string) => (text: string) => text.replaceAll(' ', by);

/** Forms that paths, addresses and keys have of a name. */
const FORMS: readonly Filter[] = [
  { text: '|title', apply: titleCase },
  { text: '|slug', apply: slug },
  ...['_', '', '+', '.'].map((by) => ({ text: `|slug|replace:-,${by}`, apply: slugged(by) })),
  ...['-', '_', '', '+', '%20', '.'].flatMap((by) => [
    { text: `|replace: ,${by}`, apply: spaced(by) },
    { text: `|lower|replace: ,${by}`, apply: (text: string) => spaced(by)(text.toLowerCase()) },
  ]),
];
/** Beginnings and ends of codes, and numbers with zeros before them. */
const PIECES: readonly Filter[] = [
  ...[2, 3, 4, 5, 6].flatMap((count): Filter[] => [
    { text: `|first:${count}`, apply: (text) => pieceOf(text, text.slice(0, count), count) },
    { text: `|last:${count}`, apply: (text) => pieceOf(text, text.slice(-count), count) },
    { text: `|pad:${count}`, apply: (text) => (/^\d+$/.test(text) ? text.padStart(count, '0') : '') },
  ]),
  ...[2, 3].map(
    (count): Filter => ({
      text: `|first:${count}|upper`,
      apply: (text) => pieceOf(text, text.slice(0, count).toUpperCase(), count),
    }),
  ),
];
const CODE = /^[\dA-Za-z./_-]+$/;
const pieceOf = (text: string, piece: string, count: number) =>
  text.length > count && CODE.test(piece) ? piece : '';

type Part = string | { readonly column: number; readonly filter: Filter };

const DISTINCT_MIN = 5;
/** Rows from which a template is guessed. */
const SEEDS = 3;
const LENGTH_MAX = 200;
/** Constant letters of a template, such as those of a URL. All rows have them. */
const CONSTANT_MAX = 120;

/** The filters of templates, the simplest first. */
const PLAIN_SETS: readonly ReadonlySet<Filter>[] = [new Set(WHOLE), new Set([...WHOLE, ...INITIALS])];
const CHANGED_SETS: readonly ReadonlySet<Filter>[] = [
  new Set([...WHOLE, ...FORMS]),
  new Set([...WHOLE, ...FORMS, ...PIECES]),
];
/** Filters that change more than the case of texts. */
const CHANGED: ReadonlySet<Filter> = new Set([...FORMS, ...PIECES]);
const FILTERS = [...WHOLE, ...INITIALS, ...FORMS, ...PIECES];

interface FilteredText {
  readonly piece: string;
  readonly filter: Filter;
}

/** The texts that filters make of cells. Each is made once for all columns that may hold it. */
export class Pieces {
  readonly #known = new Map<TextColumn, Map<number, readonly FilteredText[]>>();

  of(column: TextColumn, row: number): readonly FilteredText[] {
    const rows = this.#known.get(column) ?? new Map<number, readonly FilteredText[]>();
    this.#known.set(column, rows);
    const known = rows.get(row);
    if (known) return known;
    const text = column.texts[row] ?? '';
    const pieces =
      text.length > LENGTH_MAX
        ? []
        : FILTERS.map((filter) => ({ piece: filter.apply(text), filter })).filter(
            ({ piece }) => piece !== '',
          );
    rows.set(row, pieces);
    return pieces;
  }
}

/** The template of a target column from other columns, or undefined if none gives all its texts. */
export function findTextRule(
  target: TextColumn,
  sources: readonly TextColumn[],
  { pieces = new Pieces(), isChanged = false }: TextSearch = {},
): TextRule | undefined {
  if (new Set(target.texts).size < DISTINCT_MIN) return undefined;
  const usable = sources.filter(({ name }) => name !== target.name);
  const seeds = target.texts.flatMap((text, row) => (text === '' ? [] : [row])).slice(0, SEEDS);
  for (const row of seeds) {
    for (const filters of isChanged ? CHANGED_SETS : PLAIN_SETS) {
      const rule = createRule(target, usable, partsOf(target, usable, { row, filters, pieces }));
      if (rule && !TRUNCATED.test(rule.template) && holdsForAll(rule, target, usable)) return rule;
    }
  }
  return isChanged ? closeRule(target, usable, pieces) : undefined;
}

interface TextSearch {
  readonly pieces?: Pieces;
  /** Whether texts of other columns can have other characters there, and not only another case. */
  readonly isChanged?: boolean;
}

/** The first or the last characters of a code alone: the code begins with that of its region, and not the other way round. */
const TRUNCATED = /^\{[^{}|]*\|(?:first|last):\d+\}$/;
/** A template that gives most texts, where people wrote the others in another form. */
function closeRule(target: TextColumn, sources: readonly TextColumn[], pieces: Pieces): TextRule | undefined {
  const filled = target.texts.flatMap((text, row) => (text === '' ? [] : [row]));
  if (filled.length < CLOSE_ROWS_MIN) return undefined;
  const seeds = Array.from(
    { length: CLOSE_SEEDS },
    (_, i) => filled[Math.floor((i * filled.length) / CLOSE_SEEDS)] ?? 0,
  );
  for (const filters of CHANGED_SETS) {
    for (const row of seeds) {
      const found = createRule(target, sources, partsOf(target, sources, { row, filters, pieces }));
      if (!found?.isOfForms || TRUNCATED.test(found.template)) continue;
      const rule: TextRule = {
        ...found,
        isClose: true,
        holds: (texts, wanted) => wanted === '' || found.holds(texts, wanted),
      };
      if (holdsForMost(rule, target, sources)) return rule;
    }
  }
  return undefined;
}

/** The part of the texts that people may have written in another form. */
export const CLOSE_EXCEPTIONS_MAX = 0.33;
/** In fewer rows, no text is written otherwise, and chance gives fewer different texts. */
const CLOSE_ROWS_MIN = 20;
const CLOSE_DISTINCT_MIN = 15;
const CLOSE_SEEDS = 5;

/** Splits the target's text of one row into the texts of other columns and constants. The longest text counts. */
function partsOf(
  target: TextColumn,
  sources: readonly TextColumn[],
  {
    row,
    filters,
    pieces,
  }: { readonly row: number; readonly filters: ReadonlySet<Filter>; readonly pieces: Pieces },
): readonly Part[] {
  const text = target.texts[row] ?? '';
  if (text.length > LENGTH_MAX) return [];
  const found = sources.flatMap((source, column) =>
    pieces
      .of(source, row)
      .flatMap(({ piece, filter }) =>
        filters.has(filter) && text.includes(piece) ? [{ piece, part: { column, filter } }] : [],
      ),
  );
  found.sort((a, b) => b.piece.length - a.piece.length);
  const parts: Part[] = [];
  let constant = '';
  let at = 0;
  while (at < text.length) {
    const next = found.find(({ piece }) => text.startsWith(piece, at));
    if (next === undefined) {
      constant += text[at];
      at++;
      continue;
    }
    if (constant !== '') parts.push(constant);
    constant = '';
    parts.push(next.part);
    at += next.piece.length;
  }
  return constant === '' ? parts : [...parts, constant];
}

function createRule(
  target: TextColumn,
  columns: readonly TextColumn[],
  parts: readonly Part[],
): TextRule | undefined {
  const used = [...new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.column])))];
  const constants = parts.filter((part) => typeof part === 'string').join('');
  if (used.length === 0 || constants.length > CONSTANT_MAX) return undefined;
  const names = used.map((column) => columns[column]?.name ?? '');
  const template = parts
    .map((part) =>
      typeof part === 'string'
        ? part.replace(/[{}]/g, '$&$&')
        : `{${nameInTemplate(columns[part.column]?.name ?? '')}${part.filter.text}}`,
    )
    .join('');
  const readers = parts.map((part) => {
    if (typeof part === 'string') return () => part;
    const index = used.indexOf(part.column);
    return (texts: readonly string[]) => part.filter.apply(texts[index] ?? '');
  });
  const isOfForms = parts.some((part) => typeof part !== 'string' && CHANGED.has(part.filter));
  return {
    target: target.name,
    sources: names,
    template,
    ...(isOfForms && { isOfForms: true as const }),
    holds: (texts, wanted) => readers.map((read) => read(texts)).join('') === wanted,
  };
}

function cellsOf(rule: TextRule, columns: readonly TextColumn[]): (row: number) => readonly string[] {
  const sources = rule.sources.map((name) => columns.find((column) => column.name === name));
  return (row) => sources.map((source) => source?.texts[row] ?? '');
}

function holdsForAll(rule: TextRule, { texts }: TextColumn, columns: readonly TextColumn[]): boolean {
  const cellsAt = cellsOf(rule, columns);
  const filled = texts.filter((text) => text !== '').length;
  let exceptions = 0;
  return texts.every(
    (wanted, row) => rule.holds(cellsAt(row), wanted) || areExceptions(++exceptions, filled),
  );
}

/** Whether a template gives most of the texts, and so many different ones that chance does not. */
function holdsForMost(rule: TextRule, { texts }: TextColumn, columns: readonly TextColumn[]): boolean {
  const cellsAt = cellsOf(rule, columns);
  const filled = texts.filter((text) => text !== '').length;
  const right = new Set<string>();
  let exceptions = 0;
  for (const [row, wanted] of texts.entries()) {
    if (wanted === '') continue;
    if (rule.holds(cellsAt(row), wanted)) right.add(wanted);
    else if (++exceptions > filled * CLOSE_EXCEPTIONS_MAX) return false;
  }
  return right.size >= CLOSE_DISTINCT_MIN;
}
