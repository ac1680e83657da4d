import type { Cell } from '../catalogue/field.ts';
import type { Batch, Column } from '../dataset/dataset.ts';
import type { RecordLayout } from './record-layout.ts';
import { createCellTexts, type TableHead } from './writer.ts';

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
const LONGEST_KNOWN = 64;
/** In cells. */
const MOST_KNOWN = 1024;

/** A cell as text, or what a sum of texts makes the same text of. */
type CellText = (cell: Cell) => Cell;

function needsEscaping(text: string): boolean {
  if (text.length <= SHORT) return ESCAPED.test(text);
  return text.includes('"') || ESCAPED_UNQUOTED.test(text);
}

/** What stands between the quotes of a value. */
function quotable(cell: Cell): Cell {
  return typeof cell === 'string' && needsEscaping(cell) ? JSON.stringify(cell).slice(1, -1) : cell;
}

function quotedOrNull(cell: Cell): Cell {
  return cell === null ? null : `"${quotable(cell)}"`;
}

/** JSON has no numbers that are not finite. https://www.rfc-editor.org/rfc/rfc8259#section-6 */
function number(cell: Cell): Cell {
  return typeof cell === 'number' && !Number.isFinite(cell) ? null : cell;
}

function integerOrText(cell: Cell): Cell {
  return typeof cell === 'bigint' ? `"${cell}"` : number(cell);
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
    const isLong = typeof cell === 'string' && cell.length > LONGEST_KNOWN;
    const { size } = known;
    const isVaried = this.#cells >= TRIAL && size * 100 > this.#cells * NEW;
    if (isLong || isVaried || size === MOST_KNOWN) this.#known = undefined;
  }
}

export interface ValueOptions {
  readonly strings: boolean;
  readonly bigints: 'text' | 'number';
}

/** How a column is written while no null has come, and once one has. */
interface Values {
  /** Quotes stand around every value, such that they can be joined with what stands between values. */
  readonly quoted: boolean;
  readonly textOf: CellText;
}

function valuesOf({ type }: Column, { strings, bigints }: ValueOptions, hasNulls: boolean): Values {
  if (strings || type === 'text' || type === 'date' || type === 'timestamp') {
    return hasNulls ? { quoted: false, textOf: quotedOrNull } : { quoted: true, textOf: quotable };
  }
  if (type === 'json' || type === 'boolean') return { quoted: false, textOf: (cell) => cell };
  return { quoted: false, textOf: bigints === 'number' ? number : integerOrText };
}

/** Writes rows as JSON objects with a text between them, each batch by itself. */
export function createJsonRecords(
  table: Pick<TableHead, 'columns'>,
  { order, openings, closing }: RecordLayout,
  between: string,
  options: ValueOptions,
): (batch: Batch) => string {
  const texts = createCellTexts(table);
  const hasNulls = table.columns.map(() => false);
  let start = '';
  let firstText: CellText = quotable;
  let end = '';
  let writers = createWriters();

  function createWriters(): readonly ColumnWriter[] {
    const values = order.map((i) => {
      const column = table.columns[i];
      if (!column) throw new RangeError(`There is no column ${i}`);
      return valuesOf(column, options, hasNulls[i] ?? false);
    });
    const quote = (i: number) => (values[i]?.quoted ? '"' : '');
    start = openings[0] + quote(0);
    firstText = values[0]?.textOf ?? quotable;
    end = quote(values.length - 1) + closing;
    return values.map(({ quoted, textOf }, i) => {
      const before = i === 0 ? end + between : quote(i - 1);
      return new ColumnWriter(before + openings[i] + quote(i), textOf, quoted);
    });
  }

  /** Whether a column has its first null. */
  function findNulls(columns: readonly (readonly Cell[])[]): boolean {
    let found = false;
    for (const [i, cells] of columns.entries()) {
      if (hasNulls[i] || !cells.includes(null)) continue;
      hasNulls[i] = true;
      found = true;
    }
    return found;
  }

  return (batch) => {
    if (order.length === 0) return Array.from({ length: batch.rowCount }, () => closing).join(between);
    const inTable = texts(batch);
    if (findNulls(inTable)) writers = createWriters();
    const columns = order.map((i) => inTable[i] ?? []);
    // The first row has none before it, which the first column's writer would close.
    let written = start + firstText(columns[0]?.[0] ?? null);
    for (let row = 0; row < batch.rowCount; row++) {
      let column = 0;
      for (const writer of writers) {
        const cells = columns[column++];
        if (row > 0 || column > 1) written = writer.append(written, cells?.[row] ?? null);
      }
    }
    return written + end;
  };
}
