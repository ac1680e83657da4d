import type { Column } from '../dataset/dataset.ts';
import type { OptionsOf } from './option-values.ts';
import { bareLiterals, cellTexts, createRowTexts } from './row-texts.ts';
import type { TableHead, Writer } from './writer.ts';

export type MarkdownOptions = OptionsOf<'markdown'>;

/** What Markdown reads, as far as it can stand in a cell; the last two begin links by themselves. */
const READ = /[\\`*_[\]<>&~|$]|:(?=\/\/)|(?<=www)\./gi;
const LINE_END = /\r\n|[\r\n]/g;
/** White space at an end, which readers drop, and what some of them take for the end of a line. */
const REFERRED = /^\s|\s$|[\u2028\u2029]/g;
const UNREADABLE = /\0/g;

const UNESCAPED = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N} .,;:@+-]*[\p{L}\p{N}.])?)?$/u;

/** Line ends become `<br>`. */
function escaped(text: string): string {
  if (UNESCAPED.test(text) && !text.startsWith('www')) return text;
  return text
    .replace(UNREADABLE, '\ufffd')
    .replace(READ, '\\$&')
    .replace(LINE_END, '<br>')
    .replace(REFERRED, (space) => `&#${space.charCodeAt(0)};`);
}

const literals = bareLiterals(escaped);

function alignment({ type }: Column): string {
  return type === 'integer' || type === 'decimal' ? '---:' : '---';
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

/** A table of GitHub Flavored Markdown. https://github.github.com/gfm/#tables-extension- */
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
