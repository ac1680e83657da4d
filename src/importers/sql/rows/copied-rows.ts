import type { RowCell } from './row-reader.ts';

/** How the rows behind `COPY … FROM stdin` are written. */
export interface CopyFormat {
  readonly isCsv: boolean;
  readonly delimiter: string;
  /** The text of null. */
  readonly nullText: string;
  readonly hasHeader: boolean;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
]);
const ESCAPE = /\\(?:x([\da-fA-F]{1,2})|([0-7]{1,3})|(.))/gs;

/** The cells of a row. https://www.postgresql.org/docs/current/sql-copy.html#id-1.9.55.9 */
export function copiedCells(line: string, format: CopyFormat): readonly RowCell[] {
  if (format.isCsv) return csvCells(line, format);
  return line.split(format.delimiter).map((cell) => {
    if (cell === format.nullText) return null;
    return cell.includes('\\') ? withoutEscapes(cell) : cell;
  });
}

function withoutEscapes(cell: string): string {
  return cell.replace(ESCAPE, (_, hexadecimal?: string, octal?: string, character = '') => {
    if (hexadecimal !== undefined) return String.fromCharCode(Number.parseInt(hexadecimal, 16));
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
    return ESCAPES.get(character) ?? character;
  });
}

function csvCells(line: string, { delimiter, nullText }: CopyFormat): readonly RowCell[] {
  const cells: RowCell[] = [];
  let at = 0;
  while (at <= line.length) {
    let text = '';
    const isQuoted = line[at] === '"';
    if (isQuoted) {
      let end = line.indexOf('"', at + 1);
      while (end >= 0 && line[end + 1] === '"') end = line.indexOf('"', end + 2);
      const close = end < 0 ? line.length : end;
      text = line.slice(at + 1, close).replaceAll('""', '"');
      at = close + 1;
    }
    const next = line.indexOf(delimiter, at);
    const end = next < 0 ? line.length : next;
    text += line.slice(at, end);
    cells.push(!isQuoted && text === nullText ? null : text);
    at = end + 1;
  }
  return cells;
}

/** Whether a quote of CSV is opened or closed in a line, so that the row goes on in the next one or ends. */
export function hasOddQuotes(line: string): boolean {
  let quotes = 0;
  for (let at = line.indexOf('"'); at >= 0; at = line.indexOf('"', at + 1)) quotes++;
  return quotes % 2 === 1;
}
