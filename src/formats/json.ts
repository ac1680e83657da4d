import type { Cell, Header } from '../engine/engine.ts';
import type { Format } from './format.ts';

const BETWEEN_ROWS = '"\n  },\n  {\n';
const BETWEEN_CELLS = '",\n';

/** All but what JSON writes as it is; a half of a surrogate pair it escapes where it is alone. */
const ESCAPED = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

/** In characters: engines lay shorter texts out at once. */
const LAID_OUT = 12;

/** In cells: after so many it shows whether a column repeats itself. */
const TRIAL = 128;
/** In cells: so many new ones of a hundred are too many. */
const NEW = 95;
/** In cells. */
const MOST_KNOWN = 1024;

/** What stands between the quotes of a value. */
function quotable(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  // What was put together of pieces, never so short, a search lays out in one far sooner than an expression does.
  const quoted = cell.length > LAID_OUT && cell.includes('"');
  return quoted || ESCAPED.test(cell) ? JSON.stringify(cell).slice(1, -1) : cell;
}

/** Writes a column's cells. What came before is looked up, which takes a fraction of the time, until it does not pay. */
class Column {
  /** What stands before a value. */
  private readonly opening: string;
  private known: Map<Cell, string> | undefined = new Map();
  private cells = 0;

  constructor(opening: string) {
    this.opening = opening;
  }

  write(cell: Cell): string {
    const { known } = this;
    if (!known) return `${this.opening}${quotable(cell)}`;
    this.cells++;
    const before = known.get(cell);
    if (before !== undefined) return before;
    // Joined: a sum is laid out again wherever it is used.
    const written = [this.opening, quotable(cell)].join('');
    known.set(cell, written);
    const { size } = known;
    if (size === MOST_KNOWN || (this.cells >= TRIAL && size * 100 > this.cells * NEW)) this.known = undefined;
    return written;
  }
}

/** The columns of each run at hand: what they know outlives a chunk. */
const opened = new WeakMap<Header['columns'], readonly Column[]>();

function open(names: Header['columns']): readonly Column[] {
  const known = opened.get(names);
  if (known) return known;
  const columns = names.map(
    (name, i) => new Column(`${i === 0 ? BETWEEN_ROWS : BETWEEN_CELLS}    ${JSON.stringify(name)}: "`),
  );
  opened.set(names, columns);
  return columns;
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
      for (const cell of row) written += columns[column++]?.write(cell);
    }
    return first === 0 ? written.slice(BETWEEN_ROWS.length) : written;
  },
  tail: () => '"\n  }\n]\n',
};
