import type { Cell } from '../engine/engine.ts';
import type { Format } from './format.ts';

/** All but the characters that JSON leaves alone: it escapes controls, quote, backslash and lone surrogates. */
const ESCAPED = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

function quoted(cell: Cell): string {
  return typeof cell === 'string' && ESCAPED.test(cell) ? JSON.stringify(cell) : `"${cell}"`;
}

/** What `JSON.stringify(records, null, 2)` prints, with string values, and a line feed. Keys keep the columns' order. */
export const json: Format = {
  label: 'JSON',
  extension: 'json',
  mimeType: 'application/json',
  head: () => '[\n',
  rows({ columns, rows }, first) {
    const keys = columns.map((name, i) => `${i === 0 ? '' : ',\n'}    ${JSON.stringify(name)}: `);
    let written = '';
    let separator = first === 0 ? '  {\n' : ',\n  {\n';
    for (const row of rows) {
      written += separator;
      for (let i = 0; i < row.length; i++) written += keys[i] + quoted(row[i] ?? '');
      written += '\n  }';
      separator = ',\n  {\n';
    }
    return written;
  },
  tail: () => '\n]\n',
};
