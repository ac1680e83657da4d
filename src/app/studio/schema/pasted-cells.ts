/**
 * The rows of a text that was copied from a spreadsheet: lines with tabs between cells. A cell in double quotes can hold
 * line breaks and tabs, and two quotes in it are one.
 */
export function pastedCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  const CELL = /(?:"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  let row: string[] = [];
  while (CELL.lastIndex < text.length) {
    const match = CELL.exec(text);
    if (!match) break;
    const [, quoted, plain = '', end] = match;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\t') {
      // The line ends with an empty cell.
      if (CELL.lastIndex === text.length) row.push('');
      continue;
    }
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}
