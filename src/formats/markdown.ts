import type { Column } from '../dataset/table.ts';
import type { OptionsOfFormat } from './formats.ts';
import { bareLiterals, cellTexts, createRowTexts } from './row-texts.ts';
import type { TableHead, Writer } from './writer.ts';

export type MarkdownOptions = OptionsOfFormat<'markdown'>;

/** Markup that a cell can contain. The last two, `://` and `www.`, turn a plain text into a link. */
const MARKUP = /[\\`*_[\]<>&~|$]|:(?=\/\/)|(?<=www)\./gi;
/**
 * The middle of an e-mail address, in a text whose markup is escaped. An escaped `@` or a reference would not help: GitHub
 * looks for addresses after it has read both. https://github.com/github/cmark-gfm/blob/master/extensions/autolink.c
 */
const IN_ADDRESS = /(?<=[\w.+-])@(?=[\w.\\-]*\.[a-z\d])/gi;
/** An invisible text that no link goes beyond. */
const BREAK = '<!-- -->';
const LINE_END = /\r\n|[\r\n]/g;
/** White space at either end, which readers drop, and characters that some readers take for a line end. */
const LOST_SPACE = /^\s|\s$|[\u2028\u2029]/g;
const UNREADABLE = /\0/g;

const UNESCAPED = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N} .,;:+-]*[\p{L}\p{N}.])?)?$/u;
const WEB_ADDRESS = /www\./i;

/** Escapes a text for a cell. A line end becomes `<br>`, and NUL becomes U+FFFD. */
function escaped(text: string): string {
  if (UNESCAPED.test(text) && !WEB_ADDRESS.test(text)) return text;
  return text
    .replace(UNREADABLE, '\ufffd')
    .replace(MARKUP, '\\$&')
    .replace(IN_ADDRESS, `${BREAK}@`)
    .replace(LINE_END, '<br>')
    .replace(LOST_SPACE, (space) => `&#${space.charCodeAt(0)};`);
}

const literals = bareLiterals(escaped);

function alignment({ type }: Column): string {
  return type === 'integer' || type === 'decimal' ? '---:' : '---';
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

/** Writes a table in GitHub Flavored Markdown. https://github.github.com/gfm/#tables-extension- */
export function createMarkdownWriter(table: TableHead, options: MarkdownOptions): Writer {
  const { columns } = table;
  const nullText = escaped(options.nullText);
  return {
    head: () => line(columns.map(({ name }) => escaped(name))) + line(columns.map(alignment)),
    rows: createRowTexts(
      table,
      columns.map((column) => cellTexts(literals, column, { nullText })),
      { open: '| ', between: ' | ', close: ' |\n' },
    ),
    tail: () => '',
  };
}
