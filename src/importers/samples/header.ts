import { isWrittenNull, kindOfWritten, PERHAPS_NULL, type ScalarKind } from './cell.ts';
import { isKnownMark } from './marks.ts';

type Cells = readonly string[];

const SENTENCE = /\p{L}[.!?,:;]["”’)]?$/u;
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
const isBlank = (cells: Cells) => cells.every((cell) => cell.trim() === '');

/** Whether the lines are sentences and no table: words with spaces, divided by a comma here and there. */
export function looksLikeProse(lines: readonly Cells[]): boolean {
  const [header, ...rows] = lines.filter((cells) => !isBlank(cells));
  if (header === undefined) return false;
  const text = header.join(',').trim();
  if (rows.length === 0) return wordsIn(text) >= 2 && (header.length === 1 || isSentence(text));
  const words = lines.reduce((sum, cells) => sum + wordsIn(cells.join(' ')), 0);
  const isWordy = words >= 4 * (rows.length + 1);
  if (header.length === 1) return isWordy && (wordsIn(text) >= 4 || SENTENCE.test(text));
  const ragged = rows.filter(({ length }) => length !== header.length).length;
  // The questions of a survey are sentences above rows of their number.
  const areQuestions = ragged === 0 && header.length >= QUESTIONS_MIN && rows.length >= EVEN_ROWS_MIN;
  if (areQuestions) return false;
  return isWordy && ((ragged > rows.length / 2 && !isTable(header, rows)) || isSentence(text));
}

const QUESTIONS_MIN = 4;
const NAMES_MIN = 3;
const WORDS_OF_NAME_MAX = 4;
const EVEN_WIDTH_MIN = 8;
const EVEN_ROWS_MIN = 10;

/** Whether rows of other lengths than the header are rows: texts with delimiters and without quotes, or cells that are left out at the end. */
function isTable(header: Cells, rows: readonly Cells[]): boolean {
  const width = usualWidth(rows);
  const alike = rows.filter(({ length }) => length === width).length;
  // Rows of one width, as sentences are not, can have names of many words.
  const areEven = width >= EVEN_WIDTH_MIN && alike >= 0.9 * rows.length && rows.length >= EVEN_ROWS_MIN;
  const wordsMax = areEven ? Number.POSITIVE_INFINITY : WORDS_OF_NAME_MAX;
  const areNames =
    header.length >= NAMES_MIN &&
    new Set(header).size === header.length &&
    header.every((cell) => cell.trim() !== '' && wordsIn(cell) <= wordsMax && !SENTENCE.test(cell.trim()));
  const long = rows.filter(({ length }) => length >= header.length).length;
  return areNames && (long >= 0.9 * rows.length || 2 * alike > rows.length);
}

const isSentence = (text: string) => wordsIn(text) >= 3 && SENTENCE.test(text) && /, /.test(text);

/** The characters of a text by their kinds, with one for each run: `Aa Aa` for `Anna Ott`. */
function shapeOf(text: string): string {
  return text
    .trim()
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/[\p{Ll}\p{Lo}]+/gu, 'a')
    .replace(/\p{N}+/gu, '0');
}

/** Whether nothing tells the first line from the rows: its cells occur again below, or are written like most of them. */
export function looksLikeData(lines: readonly Cells[]): boolean {
  const [header = [], ...rows] = lines.filter((cells) => !isBlank(cells));
  if (rows.length === 0) return false;
  const isAlike = header.map((cell, i) => {
    const below = rows.map((row) => row[i] ?? '').filter((text) => text.trim() !== '');
    const alike = below.filter((text) => shapeOf(text) === shapeOf(cell));
    return below.length === 0
      ? undefined
      : { isAlike: 2 * alike.length > below.length, isSame: below.includes(cell) };
  });
  const known = isAlike.filter((one) => one !== undefined);
  return known.length > 0 && (known.some(({ isSame }) => isSame) || known.every((one) => one.isAlike));
}

/** Where a table begins below its titles. */
interface TableStart {
  readonly index: number;
  /** Whether lines with a text are above it. */
  readonly hasTitle: boolean;
}

/** A header is not below so many other lines. */
const ABOVE_MAX = 20;
/** A table of so many columns can have a title of two cells, such as `Source,finance`. */
const WIDE = 5;

/** The line with which a table begins: titles and comments above it have fewer cells with a text than its rows, or begin with `#`. */
export function firstLineOfTable(lines: readonly Cells[]): TableStart {
  const first = lines.findIndex((cells) => !isBlank(cells));
  const width = usualWidth(lines);
  const untitled = { index: first, hasTitle: false };
  if (first < 0 || width < 2) return untitled;
  const filledMax = width >= WIDE ? 2 : 1;
  const isAbove = (cells: Cells, i: number) =>
    isBlank(cells) ||
    isComment(cells, lines.slice(i + 1), width) ||
    (widthOf(cells) < width && filledIn(cells) <= filledMax && cells[0]?.trim() !== '');
  const afterTitles = lines.findIndex((cells, i) => !isAbove(cells, i));
  const index = Math.max(afterTitles, belowBlankLine(lines, first, width));
  const header = lines[index] ?? [];
  const isHeader = index > first && index <= ABOVE_MAX && widthOf(header) > 0.75 * width;
  // A header of two columns, one without a name, is no title of rows below it.
  const isOfTwo =
    width === 2 && lines[first]?.length === 2 && header.some((cell) => /^\s*[\d.,-]+\s*$/.test(cell));
  return isHeader && !isOfTwo ? { index, hasTitle: true } : untitled;
}

const filledIn = (cells: Cells) => cells.filter((cell) => cell.trim() !== '').length;
const widthOf = (cells: Cells) => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** The most frequent number of cells of lines, without empty ones at their ends. */
function usualWidth(lines: readonly Cells[]): number {
  const counts = new Map<number, number>();
  for (const cells of lines) counts.set(widthOf(cells), (counts.get(widthOf(cells)) ?? 0) + 1);
  const repeated = [...counts].filter(([width, count]) => width > 1 && count > 1);
  return repeated.toSorted(([a, x], [b, y]) => y - x || b - a)[0]?.[0] ?? 0;
}

/** Whether a line is a comment, and no header such as `#,name,age`: a header of as many cells is below it. */
function isComment(cells: Cells, below: readonly Cells[], width: number): boolean {
  if (!cells[0]?.trimStart().startsWith('#')) return false;
  if (cells.length !== width) return true;
  const [next = [], ...rows] = below;
  const hasDigit = (row: Cells | undefined, i: number) => /^\s*[-+]?\d/.test(row?.[i] ?? '');
  return next[0]?.startsWith('#') === true || next.some((_, i) => !hasDigit(next, i) && hasDigit(rows[0], i));
}

/** The line below an empty one, if all lines above it are shorter than rows. -1 if there is none. */
function belowBlankLine(lines: readonly Cells[], first: number, width: number): number {
  const blank = lines.findIndex((cells, i) => i > first && isBlank(cells));
  const isTitle = blank > 0 && lines.slice(first, blank).every((cells) => widthOf(cells) < width);
  const next = lines.findIndex((cells, i) => i > blank && !isBlank(cells));
  return isTitle && filledIn(lines[next] ?? []) >= width ? next : -1;
}

/** Lines that show where columns of fixed width begin. */
const FIXED_LINES_MIN = 3;

/** Whether lines have no delimiter, but blanks at the same places, as columns that are padded have. */
export function looksFixedWidth(lines: readonly Cells[]): boolean {
  const texts = lines.filter((cells) => !isBlank(cells)).map((cells) => cells.join(','));
  if (texts.length < FIXED_LINES_MIN || lines.some((cells, i) => i < 2 && cells.length > 1)) return false;
  const gaps = [...(texts[0] ?? '').matchAll(/\S {2,}(?=\S)/g)].map(
    ({ 0: gap, index }) => index + gap.length,
  );
  const isStart = (text: string, at: number) => text.length <= at || text[at - 1] === ' ';
  return gaps.length > 0 && gaps.every((at) => texts.every((text) => isStart(text, at)));
}

const YEAR = /^(?:19|20)\d\d$/;

/**
 * Whether the first row is no header: a cell has the kind of the cells below it, where those are no texts, and no cell
 * has another kind. Years may be names of columns.
 */
export function isRow([first = [], ...rows]: readonly Cells[]): boolean {
  if (rows.length === 0) return first.some((cell) => isValue(kindOfWritten(cell)) && !YEAR.test(cell.trim()));
  let isLikeRows = false;
  for (const [i, cell] of first.entries()) {
    const kinds = kindsBelow(rows, i);
    if (kinds.size === 0 || kinds.has('text') || isWrittenNull(cell)) continue;
    if (!kinds.has(numeric(kindOfWritten(cell)))) return false;
    if (!YEAR.test(cell.trim())) isLikeRows = true;
  }
  return isLikeRows;
}

/** Kinds of cells that are no names. */
const isValue = (kind: ScalarKind) => kind !== 'text' && kind !== 'boolean';

/** Integers and decimals are one kind here. */
const numeric = (kind: ScalarKind) => (kind === 'integer' ? 'decimal' : kind);

function kindsBelow(rows: readonly Cells[], column: number): ReadonlySet<ScalarKind> {
  const cells = rows.map((row) => row[column] ?? '');
  return new Set(cells.filter((cell) => !isWrittenNull(cell)).map((cell) => numeric(kindOfWritten(cell))));
}

/** Brackets, signs and short words of units, such as `[mm]`, `°C`, `m/s`, `kg` and `Hz`. No first name: a row of persons must not name columns. */
const UNIT = /^(?:[[(].{0,20}[\])]|[^\s\d]{0,8}[°%µ²³/][^\s]{0,8}|[a-z][a-zA-Z]{0,3}|[A-Z][a-zA-Z]?)$/;

const isName = (cell: string) =>
  !isValue(kindOfWritten(cell)) && !PERHAPS_NULL.has(cell.trim()) && !isKnownMark(cell.trim());

/**
 * The column names of a header of two lines: units in the second line, or groups of columns in the first one, which spreadsheets write
 * above the first column of each group. Undefined if the second line is a row.
 */
export function secondHeader([header = [], second = [], ...rows]: readonly Cells[]): Cells | undefined {
  if (rows.length < 2 || isBlank(second) || second.length > header.length) return undefined;
  const isSparse = filledIn(header) < filledIn(second);
  const isYear = (cell: string) => isSparse && YEAR.test(cell.trim());
  const ofValues = second.map((_, i) => {
    const kinds = kindsBelow(rows, i);
    return kinds.size > 0 && [...kinds].every(isValue);
  });
  const overValues = second.filter((cell, i) => ofValues[i] && cell.trim() !== '');
  const others = second.filter((cell, i) => !ofValues[i] && cell.trim() !== '');
  const areNames = [...overValues, ...others].every((cell) => isName(cell) || isYear(cell));
  const isHeader = isSparse
    ? others.every((cell, _, all) => all.indexOf(cell) === all.lastIndexOf(cell))
    : others.length === 0;
  const areUnits = isSparse || overValues.every((cell) => UNIT.test(cell.trim()));
  if (overValues.length === 0 || !areNames || !isHeader || !areUnits || isRow([header, ...rows]))
    return undefined;
  let group = '';
  return header.map((cell, i) => {
    group = cell.trim() === '' && isSparse ? group : cell.trim();
    const own = second[i]?.trim() ?? '';
    return own === group ? own : `${group} ${own}`.trim();
  });
}
