import type { Cell } from '../engine/engine.ts';
import type { Format } from './format.ts';

type Row = readonly Cell[];

/** Whether JSON writes a text as it is, but for the quotes around it. */
function isPlain(text: string): boolean {
  return JSON.stringify(text).length === text.length + 2;
}

/** All cells as one text, parted so that no two halves of a surrogate pair meet. */
function joined(rows: readonly Row[]): string {
  return rows.map((row) => row.join(' ')).join(' ');
}

function writePlain(row: Row, openings: readonly string[]): string {
  let written = '';
  for (let i = 0; i < row.length; i++) written += openings[i] + String(row[i]);
  return `${written}"`;
}

function writeEscaped(row: Row, openings: readonly string[]): string {
  const members = row.map((cell, i) => openings[i] + JSON.stringify(String(cell)).slice(1, -1));
  return `${members.join('')}"`;
}

/** What `JSON.stringify(records, null, 2)` prints, with string values, and a line feed. Keys keep the columns' order. */
export const json: Format = {
  label: 'JSON',
  extension: 'json',
  mimeType: 'application/json',
  head: () => '[\n',
  rows({ columns, rows }, first) {
    const openings = columns.map((name, i) => `${i === 0 ? '' : '",\n'}    ${JSON.stringify(name)}: "`);
    // One look at the whole chunk spares most of them a look at each cell.
    const allPlain = isPlain(joined(rows));
    let written = '';
    let separator = first === 0 ? '  {\n' : ',\n  {\n';
    for (const row of rows) {
      const plain = allPlain || isPlain(row.join(' '));
      written += `${separator}${plain ? writePlain(row, openings) : writeEscaped(row, openings)}\n  }`;
      separator = ',\n  {\n';
    }
    return written;
  },
  tail: () => '\n]\n',
};
