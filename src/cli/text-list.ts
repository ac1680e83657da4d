/** In characters. */
const WIDTH = 100;

/** Breaks a text into lines of at most 100 characters. Each line after the first is indented like the text after `start`. */
export function wrapped(text: string, start = ''): string {
  const indent = ' '.repeat(start.length);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && indent.length + longer.length > WIDTH) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return start + [...lines, line].join(`\n${indent}`);
}

/** Names and texts in two columns. */
export function textList(entries: readonly (readonly [name: string, text: string])[]): string {
  const width = Math.max(...entries.map(([name]) => name.length)) + 2;
  return entries.map(([name, text]) => wrapped(text, `  ${name.padEnd(width)}`)).join('\n');
}

/** A table whose columns are as wide as their longest text. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => `  ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}
