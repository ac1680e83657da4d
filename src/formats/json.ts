import type { Cell } from '../engine/engine.ts';
import type { Format } from './format.ts';

/** All but what JSON writes as it is; a half of a surrogate pair it escapes where it is alone. */
const ESCAPED = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

/** In characters: engines lay shorter texts out at once. */
const LAID_OUT = 12;

/** What stands between the quotes of a value. */
function quotable(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  // What was put together of pieces, never so short, a search lays out in one far sooner than an expression does.
  const quoted = cell.length > LAID_OUT && cell.includes('"');
  return quoted || ESCAPED.test(cell) ? JSON.stringify(cell).slice(1, -1) : cell;
}

/** What `JSON.stringify(records, null, 2)` prints, with string values, and a line feed. Keys keep the columns' order. */
export const json: Format = {
  label: 'JSON',
  extension: 'json',
  mimeType: 'application/json',
  head: () => '[\n',
  rows({ columns, rows }, first) {
    const openings = columns.map((name, i) => `${i === 0 ? '' : '",\n'}    ${JSON.stringify(name)}: "`);
    let written = '';
    let separator = first === 0 ? '  {\n' : ',\n  {\n';
    for (const row of rows) {
      written += separator;
      let column = 0;
      for (const cell of row) written += `${openings[column++]}${quotable(cell)}`;
      written += '"\n  }';
      separator = ',\n  {\n';
    }
    return written;
  },
  tail: () => '\n]\n',
};
