import type { Cell } from '../catalogue/field.ts';
import type { RecordLayout } from './record-layout.ts';
import type { Writer } from './writer.ts';

/** What JSON writes otherwise than as it is; of surrogates halves alone, but they are seldom. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has none
const ESCAPED = /["\\\x00-\x1f\ud800-\udfff]/;
/** The same but for quotes: engines search for these alone many times as fast. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has none
const ESCAPED_UNQUOTED = /[\\\x00-\x1f\ud800-\udfff]/;

/** In characters: up to so many one search is faster than two. */
const SHORT = 12;

/** In cells: after so many it shows whether a column repeats itself. */
const TRIAL = 128;
/** In cells: so many new ones of a hundred are too many. */
const NEW = 95;
/** In characters: to look a longer one up takes as long as to write it. */
const KNOWN_LENGTH_MAX = 64;
/** In cells. */
const KNOWN_MAX = 1024;

/** A cell as text, or what a sum of texts makes the same text of. */
type CellText = (cell: Cell) => Cell;

function needsEscaping(text: string): boolean {
  if (text.length <= SHORT) return ESCAPED.test(text);
  return text.includes('"') || ESCAPED_UNQUOTED.test(text);
}

/** What `JSON.stringify` gives, faster. */
export function quotedJson(text: string): string {
  return needsEscaping(text) ? JSON.stringify(text) : `"${text}"`;
}

/** What stands between the quotes of a value. */
export function quotable(cell: Cell): Cell {
  return typeof cell === 'string' && needsEscaping(cell) ? JSON.stringify(cell).slice(1, -1) : cell;
}

/** Writes a column's cells. What came before is looked up, which takes a fraction of the time, until it does not pay. */
class ColumnWriter {
  /** What stands before a value. */
  readonly #opening: string;
  readonly #textOf: CellText;
  #known: Map<Cell, string> | undefined;
  #cells = 0;

  constructor(opening: string, textOf: CellText, remembers: boolean) {
    this.#opening = opening;
    this.#textOf = textOf;
    this.#known = remembers ? new Map() : undefined;
  }

  /** A text with a cell after it. */
  append(text: string, cell: Cell): string {
    const known = this.#known;
    // One by one: V8 lays out a sum of sums more slowly.
    if (!known) return text + this.#opening + this.#textOf(cell);
    this.#cells++;
    const before = known.get(cell);
    if (before) return text + before;
    if (before === '') {
      // Joined: a sum is laid out again wherever it is used.
      const written = [this.#opening, this.#textOf(cell)].join('');
      known.set(cell, written);
      return text + written;
    }
    this.#remember(known, cell);
    return text + this.#opening + this.#textOf(cell);
  }

  /** Notes a cell that is new, unless remembering does not pay: it takes long, and new ones too many. */
  #remember(known: Map<Cell, string>, cell: Cell): void {
    known.set(cell, '');
    const isLong = typeof cell === 'string' && cell.length > KNOWN_LENGTH_MAX;
    const { size } = known;
    const isVaried = this.#cells >= TRIAL && size * 100 > this.#cells * NEW;
    if (isLong || isVaried || size === KNOWN_MAX) this.#known = undefined;
  }
}

/** How a column's cells are written. */
export interface Values {
  /** Quotes stand around every value, such that they can be joined with what stands between values. */
  readonly quoted: boolean;
  readonly textOf: CellText;
}

type WriteRecords = (columns: readonly (readonly Cell[])[], rowCount: number) => string;

/** Writes rows as JSON objects with a text between them. Columns and how they are written are in the layout's order. */
export function createRecordTexts(
  { openings, closing }: RecordLayout,
  values: readonly Values[],
  between: string,
): WriteRecords {
  const quote = (i: number) => (values[i]?.quoted ? '"' : '');
  const start = openings[0] + quote(0);
  const firstText = values[0]?.textOf ?? quotable;
  const end = quote(values.length - 1) + closing;
  const writers = values.map(({ quoted, textOf }, i) => {
    const before = i === 0 ? end + between : quote(i - 1);
    return new ColumnWriter(before + openings[i] + quote(i), textOf, quoted);
  });
  return (columns, rowCount) => {
    // The first row has none before it, which the first column's writer would close.
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

/** An array of records. */
export function jsonArray(records: Writer['rows']): Writer {
  let isEmpty = true;
  return {
    head: () => '[',
    rows(batch, first) {
      isEmpty = false;
      return (first === 0 ? '\n' : ',\n') + records(batch, first);
    },
    tail: () => (isEmpty ? ']\n' : '\n]\n'),
  };
}
