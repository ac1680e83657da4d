import Papa from 'papaparse';
import { placesIn } from '../../schema/json-places.ts';
import type { CsvStyle, SkippedPart, SourceColumn, SourceTable } from '../source-tables.ts';
import type { SampleBudget } from './column-facts.ts';
import { nameColumns } from './column-names.ts';
import {
  firstLineOfTable,
  isRow,
  looksFixedWidth,
  looksLikeData,
  looksLikeProse,
  secondHeader,
} from './header.ts';
import { markdownAsCsv } from './markdown-table.ts';
import { leftOut, note } from './note.ts';
import { SampleTable } from './sample-table.ts';

/** What Papa Parse may look at to find the delimiter, in UTF-16 units. */
const HEAD = 1_000_000;
const DELIMITERS = [',', ';', '\t', '|'];
/** Excel reads the delimiter from such a first line. */
const EXCEL_DELIMITER = /^sep=([,;|\t])\r?\n/i;
/** Rows that show whether the first one is a header. */
const HEADER_ROWS = 50;
/** Cells with wrong quotes that are listed one by one. */
const LISTED_MAX = 20;

interface Line {
  readonly cells: readonly string[];
  /** Where the row ends in the text, behind its line end. */
  readonly offset: number;
}

interface RaggedRows {
  count: number;
  /** Where the first of them begins in the text. */
  first: number;
}

interface DelimitedOptions {
  readonly name: string;
  readonly delimiter?: '\t';
  readonly budget: SampleBudget;
}

interface ReadTable {
  /** Undefined if the text has no row. */
  readonly table: SourceTable | undefined;
  readonly skipped: readonly SkippedPart[];
  readonly notes: readonly string[];
  readonly csv?: CsvStyle;
  readonly hasDecimalComma?: boolean;
}

/** Reads CSV or TSV, or a table of Markdown. The first row is a header, unless it holds values like the rows below it. */
export function readDelimited(source: string, { name, delimiter, budget }: DelimitedOptions): ReadTable {
  const lines = markdownAsCsv(source) ?? source;
  const named = EXCEL_DELIMITER.exec(lines)?.[1];
  const found = delimiter ?? named ?? guessDelimiter(lines);
  const text = withoutBlanks(lines, found);
  const reader = new DelimitedReader(text, budget, named !== undefined);
  Papa.parse<string[]>(text, {
    delimiter: found,
    step: ({ data, errors, meta }) => {
      // The index is behind the opening quote.
      for (const { code, index = 1 } of errors) reader.fault(code, index - 1);
      reader.add({ cells: data, offset: meta.cursor });
    },
  });
  const read = reader.end(name);
  return {
    ...read,
    hasDecimalComma: reader.hasDecimalComma,
    ...(reader.hasDecimalComma && delimiter === undefined && { csv: { delimiter: found, decimal: ',' } }),
  };
}

/** Comments, and lines without a delimiter. */
const LINES_ABOVE = /^(?:#[^\n]*\n|(?:[^#,;\t|\n][^,;\t|\n]*)?\n)+/;

function guessDelimiter(text: string): string {
  const start = text.slice(0, HEAD);
  const head = start.replace(LINES_ABOVE, '') || start;
  const options = { preview: 10, skipEmptyLines: true, delimitersToGuess: DELIMITERS };
  const { delimiter } = Papa.parse<string[]>(head, options).meta;
  return dividesAll(delimiter, start)
    ? delimiter
    : (RARE.find((rare) => dividesAll(rare, start)) ?? delimiter);
}

/** Signs that only divide cells, of systems whose texts have commas and semicolons. */
const RARE = ['~', '^', '¦', '§', '¬', '\u0001', '\u001e', '\u001f'];
const LINES_MIN = 3;
const LINES_MAX = 50;

/** Whether the first lines have a delimiter equally often. */
function dividesAll(delimiter: string, text: string): boolean {
  const lines = text
    .split('\n', LINES_MAX + 1)
    .slice(0, LINES_MAX)
    .filter((line) => line.trim() !== '');
  const [first = 0, ...others] = lines.map((line) => line.split(delimiter).length - 1);
  return first > 0 && lines.length >= LINES_MIN && others.every((count) => count === first);
}

/** Delimiters with the blanks behind them, and parts in quotes. */
const BLANKS = /[,;|] *|"[^"]*"?/g;
/** The part of a text that shows how its cells begin, in UTF-16 units. */
const CELLS_HEAD = 20_000;

/**
 * A text without the blanks behind its delimiters, if one of them is before a quote or all delimiters have one. RFC 4180 takes such a
 * quote for a part of the cell; Python's csv reads it so with `skipinitialspace`.
 */
function withoutBlanks(text: string, delimiter: string): string {
  const head = text.slice(0, CELLS_HEAD);
  const ofDelimiters = [...head.matchAll(BLANKS)].filter(([token]) => token.startsWith(delimiter));
  const isBeforeQuote = ofDelimiters.some(
    ({ 0: token, index }) => token.length > 1 && head[index + token.length] === '"',
  );
  const areAllBlank = ofDelimiters.length >= 3 && ofDelimiters.every(([token]) => token.length > 1);
  if (!isBeforeQuote && !areAllBlank) return text;
  return text.replace(BLANKS, (token) => (token.startsWith(delimiter) ? delimiter : token));
}

class DelimitedReader {
  readonly #text: string;
  readonly #table: SampleTable;
  readonly #skipped: SkippedPart[] = [];
  readonly #notes: string[] = [];
  /** Why the text is no table, as a sentence. */
  #refusal: string | undefined;
  hasDecimalComma = false;
  /** Whether the first line is for Excel and no row. */
  readonly #namesDelimiter: boolean;
  readonly #placeAt: ReturnType<typeof placesIn>;
  #first: Line[] | undefined = [];
  #width = 0;
  /** Where the next row begins that goes to the table. */
  #start = 0;
  #quotes = 0;
  /** Rows that have fewer cells than the header, and rows that have more. */
  readonly #ragged: Record<'short' | 'long', RaggedRows> = {
    short: { count: 0, first: 0 },
    long: { count: 0, first: 0 },
  };
  /** Rows without values since the last one with values. Spreadsheets end with such rows: those are left out. */
  #blankRows = 0;
  /** Columns whose cell in the header is empty. */
  #unnamed: ReadonlySet<string> = new Set();
  #renamed: readonly { readonly name: string; readonly note: SkippedPart }[] = [];

  constructor(text: string, budget: SampleBudget, namesDelimiter: boolean) {
    this.#text = text;
    this.#table = new SampleTable(budget);
    this.#placeAt = placesIn(text);
    this.#namesDelimiter = namesDelimiter;
  }

  /** A row that Papa Parse could not read by the rules of quotes. */
  fault(code: string, offset: number): void {
    if (code !== 'MissingQuotes' && code !== 'InvalidQuotes') return;
    if (this.#quotes++ >= LISTED_MAX) return;
    const reason =
      code === 'MissingQuotes'
        ? 'A quote is not closed, so all text after it is one cell.'
        : 'A cell has text after its closing quote, or quotes that are not doubled.';
    this.#skipped.push(note(reason, this.#placeAt(offset), true));
  }

  add(line: Line): void {
    if (this.#first) {
      this.#first.push(line);
      if (this.#first.length > HEADER_ROWS) this.#begin(this.#first);
      return;
    }
    if (this.#refusal === undefined) this.#addRow(line);
  }

  #begin(lines: readonly Line[]): void {
    this.#first = undefined;
    const skipped = this.#namesDelimiter ? 1 : 0;
    const table = firstLineOfTable(lines.slice(skipped).map(({ cells }) => cells));
    const start = table.index + skipped;
    const header = lines[start];
    if (header === undefined) return;
    const lists = lines.slice(start).map(({ cells }) => cells);
    this.#refusal = looksFixedWidth(lists) ? FIXED_WIDTH : looksLikeProse(lists) ? PROSE : undefined;
    if (this.#refusal !== undefined) return;
    if (table.hasTitle) this.#notes.push(titleNote(table.index));
    const joined = secondHeader(lists);
    const hasHeader = joined !== undefined || !isRow(lists);
    const names = joined ?? (hasHeader ? header.cells : header.cells.map((_, i) => `column_${i + 1}`));
    const first = start + (joined ? 2 : hasHeader ? 1 : 0);
    const place = this.#placeAt(lines[start - 1]?.offset ?? 0);
    if (!hasHeader)
      this.#skipped.push(note('The first row holds values, so the columns have no names.', place));
    if (joined) this.#notes.push(TWO_LINES);
    else if (hasHeader && looksLikeData(lists)) {
      this.#notes.push(
        `Line ${place.line} was read as the column names, but it looks like a row. If it is one, add a line with the names above it.`,
      );
    }
    const given = withoutReturn(names);
    const isIndexed =
      lists.length > 2 && lists.slice(first - start).every(([cell = '']) => /^\d{1,9}$/.test(cell));
    const named = nameColumns(given, isIndexed);
    for (const { name } of named) this.#table.addColumn(name);
    this.#unnamed = new Set(named.flatMap(({ name }, i) => (given[i]?.trim() === '' ? [name] : [])));
    this.#renamed = named.flatMap(({ name, change }) =>
      change === undefined ? [] : [{ name, note: note(change, place) }],
    );
    this.#width = names.length;
    this.#start = lines[first - 1]?.offset ?? 0;
    for (const line of lines.slice(first)) this.#addRow(line);
  }

  #addRow({ cells, offset }: Line): void {
    const start = this.#start;
    this.#start = offset;
    // A file of one column has empty lines for null. The last line end begins no row.
    const isEmpty = cells.length === 1 && cells[0] === '';
    if (isEmpty && (this.#width > 1 || start >= this.#text.length)) return;
    if (this.#width > 1 && cells.every((cell) => cell.trim() === '')) {
      this.#blankRows++;
      return;
    }
    for (; this.#blankRows > 0; this.#blankRows--) this.#table.addWritten([]);
    if (cells.length !== this.#width) this.#addRagged(cells, start);
    this.#table.addWritten(withoutReturn(cells));
  }

  #addRagged(cells: readonly string[], start: number): void {
    const isShort = cells.length < this.#width;
    if (!isShort && cells.slice(this.#width).every((cell) => cell.trim() === '')) return;
    const rows = this.#ragged[isShort ? 'short' : 'long'];
    if (rows.count === 0) rows.first = start;
    rows.count++;
  }

  #raggedNotes(): readonly SkippedPart[] {
    const { short, long } = this.#ragged;
    const kinds = [
      [short, 'fewer', 'the missing cells are null'],
      [long, 'more', 'the additional cells were left out'],
    ] as const;
    return kinds
      .filter(([{ count }]) => count > 0)
      .sort(([one], [other]) => one.first - other.first)
      .map(([{ count, first }, what, result]) => {
        const place = this.#placeAt(first);
        const have = count === 1 ? '1 row has' : `${count.toLocaleString('en-US')} rows have`;
        const where = count === 1 ? 'in' : 'the first in';
        const reason = `${have} ${what} cells than the header’s ${this.#width}, ${where} line ${place.line}: ${result}.`;
        return what === 'more' ? leftOut(reason, place) : note(reason, place, true);
      });
  }

  end(name: string): ReadTable {
    if (this.#first) this.#begin(this.#first);
    if (this.#quotes > LISTED_MAX)
      this.#skipped.push(note(`${this.#quotes - LISTED_MAX} more cells have wrong quotes.`, undefined, true));
    if (this.#refusal !== undefined) {
      return { table: undefined, skipped: [note(this.#refusal, undefined, true)], notes: [] };
    }
    if (this.#width === 0) return { table: undefined, skipped: this.#skipped, notes: [] };
    const { table, skipped, notes, hasDecimalComma } = this.#table.result(name);
    this.hasDecimalComma = hasDecimalComma;
    const isEmpty = ({ name: own, sample }: SourceColumn) =>
      this.#unnamed.has(own) && sample !== undefined && sample.nulls === sample.rows;
    const columns = table.columns.filter((column) => !isEmpty(column));
    const kept = new Set(columns.map((column) => column.name));
    const renamed = this.#renamed.filter((column) => kept.has(column.name)).map((column) => column.note);
    return {
      table: { ...table, columns },
      skipped: [...renamed, ...this.#skipped, ...this.#raggedNotes(), ...skipped],
      notes: [...this.#notes, ...notes],
    };
  }
}

const TWO_LINES =
  'The first two lines of the table were read as the column names: each name has the texts of both.';
const PROSE = 'This looks like sentences, not like rows with the same columns.';
const FIXED_WIDTH =
  'This looks like columns of fixed width, padded with blanks. Open it in a spreadsheet as text of fixed width, and save it as CSV UTF-8.';

function titleNote(count: number): string {
  return count === 1
    ? '1 line above the table was left out: a title or a comment.'
    : `${count} lines above the table were left out: titles, comments or empty lines.`;
}

/** The carriage return of the last cell, in a file that mixes line ends. */
function withoutReturn(cells: readonly string[]): readonly string[] {
  const last = cells.at(-1);
  if (last === undefined || !last.endsWith('\r')) return cells;
  return [...cells.slice(0, -1), last.slice(0, -1)];
}
