import { nameInTemplate } from '../../expression/written-names.ts';

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

type Part = string | { readonly column: number; readonly filter: Filter };

const DISTINCT_MIN = 5;
/** Rows from which a template is guessed. */
const SEEDS = 3;
const LENGTH_MAX = 200;
/** Constant letters of a template. All rows have them. */
const CONSTANT_MAX = 60;

/** The template of a target column from other columns, or undefined if none gives all its texts. */
export function findTextRule(target: TextColumn, sources: readonly TextColumn[]): TextRule | undefined {
  if (new Set(target.texts).size < DISTINCT_MIN) return undefined;
  const usable = sources.filter(({ name }) => name !== target.name);
  const seeds = target.texts.flatMap((text, row) => (text === '' ? [] : [row])).slice(0, SEEDS);
  for (const row of seeds) {
    for (const filters of [WHOLE, [...WHOLE, ...INITIALS]]) {
      const rule = createRule(target, usable, partsOf(target, usable, row, filters));
      if (rule && holdsForAll(rule, target, usable)) return rule;
    }
  }
  return undefined;
}

/** Splits the target's text of one row into the texts of other columns and constants. The longest text counts. */
function partsOf(
  target: TextColumn,
  sources: readonly TextColumn[],
  row: number,
  filters: readonly Filter[],
): readonly Part[] {
  const text = target.texts[row] ?? '';
  if (text.length > LENGTH_MAX) return [];
  const pieces = sources.flatMap(({ texts }, column) =>
    filters.flatMap((filter) => {
      const piece = filter.apply(texts[row] ?? '');
      return piece === '' || !text.includes(piece) ? [] : [{ piece, part: { column, filter } }];
    }),
  );
  pieces.sort((a, b) => b.piece.length - a.piece.length);
  const parts: Part[] = [];
  let constant = '';
  let at = 0;
  while (at < text.length) {
    const found = pieces.find(({ piece }) => text.startsWith(piece, at));
    if (found === undefined) {
      constant += text[at];
      at++;
      continue;
    }
    if (constant !== '') parts.push(constant);
    constant = '';
    parts.push(found.part);
    at += found.piece.length;
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
  return {
    target: target.name,
    sources: names,
    template,
    holds: (texts, wanted) => readers.map((read) => read(texts)).join('') === wanted,
  };
}

function holdsForAll(rule: TextRule, { texts }: TextColumn, columns: readonly TextColumn[]): boolean {
  const sources = rule.sources.map((name) => columns.find((column) => column.name === name));
  return texts.every((wanted, row) =>
    rule.holds(
      sources.map((source) => source?.texts[row] ?? ''),
      wanted,
    ),
  );
}
