import type { Json } from '../../../catalogue/field.ts';
import type { Result } from '../../../result.ts';
import { cellsAs, typeOfCells } from '../../../schema/given/given-cells.ts';
import { type JsonRowsFault, parseJsonRows } from '../../../schema/given/json-rows.ts';
import { countOf } from '../../lib/format-count.ts';

/** Given rows, column by column. */
export interface GivenColumns {
  readonly names: readonly string[];
  /** For each name, one cell a row. */
  readonly cells: readonly (readonly Json[])[];
  readonly rowCount: number;
}

type Read = Result<GivenColumns, string>;

const fault = (error: string): Read => ({ ok: false, error });
const isRecord = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the rows of a file or of the clipboard: a list of JSON objects, one object a line, or text with a header and one
 * delimiter: a tab, a comma or a semicolon. An empty cell is null.
 * @returns the columns, or a sentence that says why there are none
 */
export function readGivenText(source: string): Read {
  const text = withoutBlankEnds(source.replace(/^\uFEFF/, ''));
  if (text === '') return fault('This has no rows.');
  if (text.startsWith('[')) return readJson(text);
  if (text.startsWith('{')) return readLines(text);
  return readDelimited(text);
}

/** A text without the blank lines at its ends. Tabs at the end of the last line are empty cells. */
function withoutBlankEnds(text: string): string {
  const lineEnd = text.indexOf('\n', text.trimEnd().length);
  const whole = lineEnd < 0 ? text : text.slice(0, lineEnd);
  return whole.trimStart().replace(/\r$/, '');
}

function readJson(text: string): Read {
  const read = parseJsonRows(text, 1);
  if (!read.ok) return faultOf(read.error, 'This', (row) => `Row ${row + 1}`);
  return Array.isArray(read.value) ? ofObjects(read.value) : fault('This must be a list of objects.');
}

function readLines(text: string): Read {
  const rows: Json[] = [];
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const read = parseJsonRows(line, 0);
    const place = `Line ${i + 1}`;
    if (!read.ok) return faultOf(read.error, place, () => place);
    rows.push(read.value);
  }
  return ofObjects(rows);
}

function faultOf({ row, reason }: JsonRowsFault, whole: string, placeOf: (row: number) => string): Read {
  return fault(
    row === undefined
      ? `${whole} is not valid JSON: ${reason}.`
      : `${placeOf(row)} cannot be read. ${reason}`,
  );
}

function ofObjects(rows: readonly Json[]): Read {
  const columns = new Map<string, Json[]>();
  for (const [i, row] of rows.entries()) {
    if (!isRecord(row)) return fault(`Row ${i + 1} is no object.`);
    for (const [name, cell] of Object.entries(row)) {
      const cells = columns.get(name) ?? new Array<Json>(rows.length).fill(null);
      columns.set(name, cells);
      cells[i] = cell;
    }
  }
  if (columns.size === 0) return fault('This has no rows.');
  const value = { names: [...columns.keys()], cells: [...columns.values()], rowCount: rows.length };
  return { ok: true, value };
}

const DELIMITERS = ['\t', ',', ';'] as const;

/** The delimiter that the header has most often. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const countIn = (delimiter: string) => head.split(delimiter).length;
  return DELIMITERS.reduce((best, other) => (countIn(other) > countIn(best) ? other : best));
}

function readDelimited(text: string): Read {
  const lines = linesOf(text, delimiterOf(text));
  if (!lines) return fault('A quote that opens a cell is not closed.');
  const [names = [], ...rows] = lines;
  const empty = names.findIndex((name) => name.trim() === '');
  if (empty !== -1) return fault(`The header has no name for column ${empty + 1}.`);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) return fault(`The header has the name “${twice}” twice.`);
  if (rows.length === 0) return fault('This has a header, but no rows.');
  const ragged = rows.findIndex((row) => row.length !== names.length);
  if (ragged !== -1) {
    const cells = countOf(rows[ragged]?.length ?? 0, 'cell');
    return fault(`Row ${ragged + 1} has ${cells}, but the header has ${names.length}.`);
  }
  const cells = names.map((_, at) => typed(rows.map((row) => (row[at] === '' ? null : (row[at] ?? null)))));
  return { ok: true, value: { names, cells, rowCount: rows.length } };
}

/** Texts as numbers, truth values or dates, if all of a column are. */
function typed(cells: readonly Json[]): readonly Json[] {
  const read = typeOfCells(cells, true);
  return read.ok ? cellsAs(cells, read.type) : cells;
}

/** The cells of each line that is not empty, by RFC 4180. Undefined if a quote is not closed. */
function linesOf(text: string, delimiter: string): readonly (readonly string[])[] | undefined {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  while (at <= text.length) {
    let cell = '';
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1);
      if (end === undefined) return undefined;
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    const rest = restOfCell(text, at, delimiter);
    cell += text.slice(at, rest);
    line.push(cell);
    at = rest;
    if (text[at] === delimiter) {
      at++;
      continue;
    }
    if (line.length > 1 || line[0] !== '') lines.push(line);
    line = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return lines;
}

function closingQuote(text: string, from: number): number | undefined {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at === -1 ? undefined : at;
}

function restOfCell(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}
