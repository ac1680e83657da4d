import type { Cell } from '../catalogue/field.ts';
import { createCellTexts, type TableHead, type Writer } from './writer.ts';

const BETWEEN_ROWS = '"\n  },\n  {\n';
const BETWEEN_CELLS = '",\n';

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

function needsEscaping(text: string): boolean {
  if (text.length <= SHORT) return ESCAPED.test(text);
  return text.includes('"') || ESCAPED_UNQUOTED.test(text);
}

/** What stands between the quotes of a value. */
function quotable(cell: Cell): Cell {
  return typeof cell === 'string' && needsEscaping(cell) ? JSON.stringify(cell).slice(1, -1) : cell;
}

/** Writes a column's cells. What came before is looked up, which takes a fraction of the time, until it does not pay. */
class ColumnWriter {
  /** What stands before a value. */
  readonly #opening: string;
  #known: Map<Cell, string> | undefined = new Map();
  #cells = 0;

  constructor(opening: string) {
    this.#opening = opening;
  }

  /** A text with a cell after it. */
  append(text: string, cell: Cell): string {
    const known = this.#known;
    // One by one: V8 lays out a sum of sums more slowly.
    if (!known) return text + this.#opening + quotable(cell);
    this.#cells++;
    const before = known.get(cell);
    if (before) return text + before;
    if (before === '') {
      // Joined: a sum is laid out again wherever it is used.
      const written = [this.#opening, quotable(cell)].join('');
      known.set(cell, written);
      return text + written;
    }
    this.#remember(known, cell);
    return text + this.#opening + quotable(cell);
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

/** What `JSON.stringify(records, null, 2)` prints, with string values, and a line feed. Keys keep the columns' order. */
export function createJsonWriter(table: TableHead): Writer<string> {
  const texts = createCellTexts(table);
  const writers = table.columns.map(
    ({ name }, i) =>
      new ColumnWriter(`${i === 0 ? BETWEEN_ROWS : BETWEEN_CELLS}    ${JSON.stringify(name)}: "`),
  );
  return {
    head: () => '[\n  {\n',
    rows(batch, first) {
      const columns = texts(batch);
      let written = '';
      for (let row = 0; row < batch.rowCount; row++) {
        let column = 0;
        for (const writer of writers) written = writer.append(written, columns[column++]?.[row] ?? '');
      }
      return first === 0 ? written.slice(BETWEEN_ROWS.length) : written;
    },
    tail: () => '"\n  }\n]\n',
  };
}
