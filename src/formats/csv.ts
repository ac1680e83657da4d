import Papa from 'papaparse';
import type { Cell } from '../catalogue/field.ts';
import type { Column } from '../dataset/dataset.ts';
import type { OptionsOf } from './option-values.ts';
import { createCellTexts, type TableHead, type Writer } from './writer.ts';

export type CsvOptions = OptionsOf<'csv'>;

const LINE_ENDS = { crlf: '\r\n', lf: '\n' } as const;
const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet takes for the start of a formula, some after white space too. https://owasp.org/www-community/attacks/CSV_Injection */
// biome-ignore lint/suspicious/noControlCharactersInRegex: some readers drop them
const FORMULA = /^(?:[\t\r\n]|[\s\0-\x1f\u200b]*[=+\-@＝＋－＠])/;

type Change = (cell: Cell) => Cell;

function guarded(cell: Cell): Cell {
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;
}

function withComma(cell: Cell): Cell {
  return cell === null ? null : String(cell).replace('.', ',');
}

/** What is done to a column's cells before they are quoted, if anything. */
function changeOf({ type }: Column, { strings, decimal, formulaGuard }: CsvOptions): Change | undefined {
  if (type === 'decimal' && decimal === ',' && !strings) return withComma;
  return formulaGuard && (type === 'text' || type === 'json' || strings) ? guarded : undefined;
}

/** Whether a value has to stand in quotes: Papa Parse's rule, and a text that would be read as null or leave an empty line. */
function createNeedsQuotes({ delimiter }: CsvOptions, nullText: string, isAlone: boolean) {
  const special = `"\r\n${BYTE_ORDER_MARK}${delimiter}`;
  const codes = [...new Set(special)].map((character) => `\\u{${character.charCodeAt(0).toString(16)}}`);
  const pattern = new RegExp(`[${codes.join('')}]|^ | $`, 'u');
  return (text: string) => pattern.test(text) || text === nullText || (isAlone && text === '');
}

interface Separators {
  readonly between: string;
  readonly end: string;
}

/** A cell's text with its quotes doubled. Papa Parse quotes the same, three times slower. */
function quotable(cell: Cell | undefined): Cell | undefined {
  return typeof cell === 'string' && cell.includes('"') ? cell.replaceAll('"', '""') : cell;
}

/** Rows without null, each value in quotes. */
function quotedRows(
  columns: readonly (readonly Cell[])[],
  rowCount: number,
  { between, end }: Separators,
): string {
  let written = '';
  let separator = '"';
  for (let row = 0; row < rowCount; row++) {
    for (const cells of columns) {
      // One by one: V8 lays out a sum of sums more slowly.
      written = written + separator + quotable(cells[row]);
      separator = `"${between}"`;
    }
    separator = `"${end}"`;
  }
  return `${written}"${end}`;
}

function quoted(cell: Cell): string {
  return `"${quotable(cell)}"`;
}

function joinedRows(
  columns: readonly (readonly string[])[],
  rowCount: number,
  { between, end }: Separators,
): string {
  let written = '';
  for (let row = 0; row < rowCount; row++) {
    let separator = '';
    for (const cells of columns) {
      written = written + separator + cells[row];
      separator = between;
    }
    written += end;
  }
  return written;
}

/**
 * RFC 4180 in UTF-8: a line end after every record, header cells quoted where they must be. A null is never quoted, such
 * that it differs from the same text; but of a single column, where it would leave an empty line, which readers skip. So
 * would an empty text.
 */
export function createCsvWriter(table: TableHead, options: CsvOptions): Writer {
  const { delimiter, formulaGuard } = options;
  const end = LINE_ENDS[options.lineEnd];
  const separators = { between: delimiter, end };
  const texts = createCellTexts(table);
  const changes = table.columns.map((column) => changeOf(column, options));
  const nullText = String(formulaGuard ? guarded(options.nullText) : options.nullText);
  const isAlone = table.columns.length === 1;
  const needsQuotes = createNeedsQuotes(options, nullText, isAlone);
  const isEmptyLine = nullText === '' && isAlone;
  const nullField =
    isEmptyLine || (nullText !== '' && /["\r\n]/.test(nullText)) || nullText.includes(delimiter)
      ? quoted(nullText)
      : nullText;
  const alwaysQuoted = options.quote === 'always';

  function field(cell: Cell): string {
    if (cell === null) return nullField;
    const text = String(cell);
    return alwaysQuoted || needsQuotes(text) ? quoted(text) : text;
  }

  return {
    head() {
      const mark = options.bom ? BYTE_ORDER_MARK : '';
      if (!options.header) return mark;
      const names = table.columns.map(({ name }) => (formulaGuard ? guarded(name) : name));
      return mark + Papa.unparse([names], { delimiter, newline: end }) + end;
    },
    rows(batch) {
      const columns = texts(batch).map((cells, i) => {
        const change = changes[i];
        return change ? cells.map(change) : cells;
      });
      if (alwaysQuoted && columns.every((cells) => !cells.includes(null))) {
        return quotedRows(columns, batch.rowCount, separators);
      }
      return joinedRows(
        columns.map((cells) => cells.map(field)),
        batch.rowCount,
        separators,
      );
    },
    tail: () => '',
  };
}
