import { matchedBy } from '../expression/character-set.ts';
import type { OptionsOfFormat } from './formats.ts';
import { bareLiterals, cellTexts, createRowTexts } from './row-texts.ts';
import type { TableHead, Writer } from './writer.ts';

export type HtmlOptions = OptionsOfFormat<'html'>;

/** Characters that need a reference. HTML parsers drop NUL and turn a carriage return into a line feed. */
const ESCAPED = /[&<>\r\0]/;
const ESCAPED_EACH = /[&<>\r\0]/g;
const REFERENCES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['\r', '&#13;'],
  ['\0', '\ufffd'],
]);

function escaped(text: string): string {
  if (!ESCAPED.test(text)) return text;
  return text.replace(ESCAPED_EACH, (character) => REFERENCES.get(character) ?? '');
}

const literals = bareLiterals(escaped, matchedBy(ESCAPED));

function headOf({ name, columns }: TableHead, { document }: HtmlOptions): string {
  const title = escaped(name);
  const page = `<!doctype html>\n<html>\n<head><meta charset="utf-8"><title>${title}</title></head>\n<body>\n`;
  const heads = columns.map((column) => `<th scope="col">${escaped(column.name)}</th>`).join('');
  return `${document ? page : ''}<table>\n<thead>\n<tr>${heads}</tr>\n</thead>\n<tbody>\n`;
}

/** Writes an HTML table: a complete page, or only the table, to put into another page. */
export function createHtmlWriter(table: TableHead, options: HtmlOptions): Writer {
  const nullText = `<td class="null">${escaped(options.nullText)}</td>`;
  return {
    head: () => headOf(table, options),
    rows: createRowTexts(
      table,
      table.columns.map((column) =>
        cellTexts(literals, column, { nullText, before: '<td>', after: '</td>' }),
      ),
      { open: '<tr>', between: '', close: '</tr>\n' },
    ),
    tail: () => `</tbody>\n</table>\n${options.document ? '</body>\n</html>\n' : ''}`,
  };
}
