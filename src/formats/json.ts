import type { Cell, Header } from '../engine/engine.ts';
import type { Format } from './format.ts';

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
/** In cells. */
const MOST_KNOWN = 1024;

function isEscaped(text: string): boolean {
  if (text.length <= SHORT) return ESCAPED.test(text);
  return text.includes('"') || ESCAPED_UNQUOTED.test(text);
}

/** What stands between the quotes of a value. */
function quotable(cell: Cell): Cell {
  return typeof cell === 'string' && isEscaped(cell) ? JSON.stringify(cell).slice(1, -1) : cell;
}

/** Writes a column's cells. What came before is looked up, which takes a fraction of the time, until it does not pay. */
class Column {
  /** What stands before a value. */
  readonly opening: string;
  private known: Map<Cell, string> | undefined = new Map();
  private cells = 0;

  constructor(opening: string) {
    this.opening = opening;
  }

  /** A text with a cell after it. */
  append(text: string, cell: Cell): string {
    const { known, opening } = this;
    // One by one: engines lay out a sum of sums more slowly.
    if (!known) return text + opening + quotable(cell);
    this.cells++;
    const before = known.get(cell);
    if (before !== undefined) return text + before;
    // Joined: a sum is laid out again wherever it is used.
    const written = [opening, quotable(cell)].join('');
    known.set(cell, written);
    const { size } = known;
    if (size === MOST_KNOWN || (this.cells >= TRIAL && size * 100 > this.cells * NEW)) this.known = undefined;
    return text + written;
  }
}

/** The columns of each run at hand: what they know outlives a chunk. */
const opened = new WeakMap<Header['columns'], readonly Column[]>();
/** Those of the run opened last: what they know serves the next that has them too. */
let last: readonly Column[] = [];

function open(names: Header['columns']): readonly Column[] {
  const known = opened.get(names);
  if (known) return known;
  const before = last;
  last = names.map((name, i) => {
    const opening = `${i === 0 ? BETWEEN_ROWS : BETWEEN_CELLS}    ${JSON.stringify(name)}: "`;
    const same = before[i];
    return same?.opening === opening ? same : new Column(opening);
  });
  opened.set(names, last);
  return last;
}

/** What `JSON.stringify(records, null, 2)` prints, with string values, and a line feed. Keys keep the columns' order. */
export const json: Format = {
  label: 'JSON',
  extension: 'json',
  mimeType: 'application/json',
  head: () => '[\n  {\n',
  rows({ columns: names, rows }, first) {
    const columns = open(names);
    let written = '';
    for (const row of rows) {
      let column = 0;
      for (const cell of row) written = columns[column++]?.append(written, cell) ?? written;
    }
    return first === 0 ? written.slice(BETWEEN_ROWS.length) : written;
  },
  tail: () => '"\n  }\n]\n',
};
