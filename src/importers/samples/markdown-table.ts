/** The line below the header: https://github.github.com/gfm/#delimiter-row. psql and mysql write `+` at the crossings. */
const DELIMITER_ROW = /^[ |+]*:?-[-:|+ ]*$/;
const isRow = (line: string | undefined): line is string => line?.includes('|') === true;
/** The part of a text in which a table begins, in UTF-16 units. */
const HEAD = 50_000;

/**
 * The first table of a text in Markdown, or as psql and mysql print one, as CSV. Lines keep their numbers, and text above the table
 * is left out. Undefined if there is no table.
 */
export function markdownAsCsv(text: string): string | undefined {
  const start = startOfTable(text.slice(0, HEAD).split(LINE_END));
  if (start < 0) return undefined;
  const lines = text.split(LINE_END);
  const rows: string[] = lines.slice(0, start).map(() => '');
  for (const [i, line] of lines.slice(start).entries()) {
    if (i === 1 || isDelimiterRow(line)) continue;
    if (!isRow(line)) break;
    rows.push(cellsOf(line).map(quoted).join(','));
  }
  return rows.join('\n');
}

const LINE_END = /\r?\n/;
const isDelimiterRow = (line = '') => /[|+]/.test(line) && DELIMITER_ROW.test(line);

/** Whether a delimiter row has as many cells as the header above it, as GFM demands. */
const delimits = (header: string, line = '') =>
  isDelimiterRow(line) && cellsOf(line.replaceAll('+', '|')).length === cellsOf(header).length;

/**
 * The line of the header. -1 if there is none, or if it is within quotes, as a text in Markdown in a cell of CSV is. A row directly
 * above the header tells that the rows are of another format, whose cells have dashes.
 */
function startOfTable(lines: readonly string[]): number {
  const start = lines.findIndex((line, i) => {
    const above = lines[i - 1];
    const isFirst = !isRow(above) || isDelimiterRow(above);
    return isFirst && isRow(line) && !isDelimiterRow(line) && delimits(line, lines[i + 1]);
  });
  const quotes = lines.slice(0, Math.max(0, start)).join().split('"').length - 1;
  return quotes % 2 === 0 ? start : -1;
}

/** The cells between the bars. A bar behind a backslash is a part of a cell. */
function cellsOf(line: string): readonly string[] {
  const cells = line.trim().replaceAll('\\|', '\0').split('|');
  const inner = cells.slice(line.trim().startsWith('|') ? 1 : 0, line.trim().endsWith('|') ? -1 : undefined);
  return inner.map((cell) => cell.trim().replaceAll('\0', '|'));
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
