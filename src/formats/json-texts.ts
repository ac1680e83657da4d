import type { Cell } from '../catalogue/field.ts';
import { matchedBy } from '../expression/character-set.ts';
import type { RecordLayout } from './record-layout.ts';
import { ANY_ROW, type Writer } from './writer.ts';

/**
 * Finds texts that `JSON.stringify` may change. It also matches whole surrogate pairs, which need no escape: they are rare
 * enough to leave the decision to `JSON.stringify`.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes control characters
const ESCAPED = /["\\\x00-\x1f\ud800-\udfff]/;
/** `ESCAPED` without the quote: engines find a single character with `includes` many times as fast. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes control characters
const ESCAPED_EXCEPT_QUOTE = /[\\\x00-\x1f\ud800-\udfff]/;

/** Up to this many characters, one search is faster than two. */
const SHORT_LENGTH = 12;

/** After this many cells, a column's share of new cells is judged. */
const TRIAL_CELLS = 128;
/** If more than this percentage of a column's cells are new, looking cells up does not pay. */
const NEW_PERCENT_MAX = 95;
/** In characters. Looking a longer text up takes as long as writing it. */
const KNOWN_LENGTH_MAX = 64;
/** How many different cells of a column are remembered. */
const KNOWN_MAX = 1024;

/** Returns a cell's text, or a value that string concatenation turns into that text. */
type CellText = (cell: Cell) => Cell;

/** The characters that JSON escapes. */
export const escapedInJson = matchedBy(ESCAPED, { loneSurrogates: true });

function needsEscaping(text: string): boolean {
  if (text.length <= SHORT_LENGTH) return ESCAPED.test(text);
  return text.includes('"') || ESCAPED_EXCEPT_QUOTE.test(text);
}

/** Gives the same result as `JSON.stringify`, faster. */
export function quotedJson(text: string): string {
  return needsEscaping(text) ? JSON.stringify(text) : `"${text}"`;
}

/** Escapes a cell as `JSON.stringify` does, without the quotes around it. */
export function quotable(cell: Cell): Cell {
  return typeof cell === 'string' && needsEscaping(cell) ? JSON.stringify(cell).slice(1, -1) : cell;
}

/** Writes a column's cells. It remembers the texts of cells that repeat, and stops remembering if few cells do. */
class ColumnWriter {
  /** The text before each value. */
  readonly #opening: string;
  readonly #textOf: CellText | undefined;
  #known: Map<Cell, string> | undefined;
  #cells = 0;

  constructor(opening: string, textOf: CellText | undefined, remembers: boolean) {
    this.#opening = opening;
    this.#textOf = textOf;
    this.#known = remembers ? new Map() : undefined;
  }

  /** Returns `text` with the opening and the cell after it. */
  append(text: string, cell: Cell): string {
    const known = this.#known;
    if (!known) return this.#appendNew(text, cell);
    this.#cells++;
    const before = known.get(cell);
    if (before) return text + before;
    if (before === '') {
      // `join` gives a flat string. V8 would flatten a concatenation again at each use.
      const written = [this.#opening, this.#textOf?.(cell) ?? cell].join('');
      known.set(cell, written);
      return text + written;
    }
    this.#remember(known, cell);
    return this.#appendNew(text, cell);
  }

  #appendNew(text: string, cell: Cell): string {
    const textOf = this.#textOf;
    // Appends one text at a time: V8 takes longer to flatten `text + (a + b)`.
    return text + this.#opening + (textOf ? textOf(cell) : cell);
  }

  /** Notes a new cell. Stops remembering if the cell is long, if too many cells are new, or if the map is full. */
  #remember(known: Map<Cell, string>, cell: Cell): void {
    known.set(cell, '');
    const isLong = typeof cell === 'string' && cell.length > KNOWN_LENGTH_MAX;
    const { size } = known;
    const isVaried = this.#cells >= TRIAL_CELLS && size * 100 > this.#cells * NEW_PERCENT_MAX;
    if (isLong || isVaried || size === KNOWN_MAX) this.#known = undefined;
  }
}

/** How a column's cells are written as JSON values. */
export interface ValueFormat {
  /** Whether every value has quotes. Then the quotes become part of the texts between the values. */
  readonly quoted: boolean;
  /** Absent if cells are written as they are. */
  readonly textOf?: CellText;
}

type WriteRecords = (columns: readonly (readonly Cell[])[], rowCount: number) => string;

/** Writes rows as JSON objects with `between` between them. `values` and the columns are in the layout's order. */
export function createRecordTexts(
  { openings, closing }: RecordLayout,
  values: readonly ValueFormat[],
  between: string,
): WriteRecords {
  const quote = (i: number) => (values[i]?.quoted ? '"' : '');
  const start = openings[0] + quote(0);
  const firstText = values[0]?.textOf ?? ((cell) => cell);
  const end = quote(values.length - 1) + closing;
  const writers = values.map(({ quoted, textOf }, i) => {
    const before = i === 0 ? end + between : quote(i - 1);
    return new ColumnWriter(before + openings[i] + quote(i), textOf, quoted);
  });
  return (columns, rowCount) => {
    // The first column's writer begins by closing the record before, and the first row has none.
    let written = start + firstText(columns[0]?.[0] ?? null);
    for (let row = 0; row < rowCount; row++) {
      let column = 0;
      for (const writer of writers) {
        const cells = columns[column++];
        if (row > 0 || column > 1) written = writer.append(written, cells?.[row] ?? null);
      }
    }
    return written + end;
  };
}

/** Writes a JSON array of records. */
export function jsonArray(records: Writer['rows']): Writer {
  const seen = new Set<string>();
  return {
    head: () => '[',
    rows(batch, first) {
      seen.add(ANY_ROW);
      return (first === 0 ? '\n' : ',\n') + records(batch, first);
    },
    tail: () => (seen.has(ANY_ROW) ? '\n]\n' : ']\n'),
    seen,
  };
}
