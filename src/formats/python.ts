import type { Cell } from '../catalogue/field.ts';
import { identifier } from './identifier.ts';
import { withTokens } from './json-tokens.ts';
import type { OptionsOf } from './option-values.ts';
import { cellText, createRowTexts, digits, type Literals, pointed, withPoint } from './row-texts.ts';
import type { TableHead, Writer } from './writer.ts';

export type PythonOptions = OptionsOf<'python'>;

/** What JSON escapes in a text, and how, is the same in Python. https://docs.python.org/3/reference/lexical_analysis.html#escape-sequences */
const quoted = (text: string) => JSON.stringify(text);

const WORDS: ReadonlyMap<string, string> = new Map([
  ['true', 'True'],
  ['false', 'False'],
  ['null', 'None'],
]);

const json = {
  text: quoted,
  name: (name: string) => `${quoted(name)}: `,
  number: (number: string) => (/[.eE]|^-0$/.test(number) ? pointed(number) : number),
  word: (word: string) => WORDS.get(word) ?? word,
};

/** `datetime` has the years 1 to 9999. https://docs.python.org/3/library/datetime.html#datetime.MINYEAR */
const hasDatetime = (iso: string) => !iso.startsWith('0000');

const DATE_PARTS = /\d+/g;

/** The numbers of a date or a timestamp, of which Python takes none with zeros before it. */
function partsOf(iso: string): readonly number[] {
  return (iso.match(DATE_PARTS) ?? []).map(Number);
}

function date(cell: Cell): string {
  const iso = String(cell);
  return hasDatetime(iso) ? `datetime.date(${partsOf(iso).join(', ')})` : quoted(iso);
}

function timestamp(cell: Cell): string {
  const iso = String(cell);
  if (!hasDatetime(iso)) return quoted(iso);
  const parts = partsOf(iso);
  const microseconds = (parts.at(-1) ?? 0) * 1000;
  return `datetime.datetime(${parts.slice(0, -1).join(', ')}, ${microseconds}, datetime.timezone.utc)`;
}

function literalsOf({ dates, decimals }: PythonOptions): Literals {
  const text = (cell: Cell) => quoted(String(cell));
  return {
    text,
    integer: String,
    decimal: decimals === 'decimal' ? (cell) => `Decimal("${digits(cell)}")` : withPoint,
    boolean: (cell) => (cell ? 'True' : 'False'),
    date: dates === 'datetime' ? date : text,
    timestamp: dates === 'datetime' ? timestamp : text,
    json: (cell) => withTokens(String(cell), json),
  };
}

function imports({ columns }: TableHead, { dates, decimals }: PythonOptions): string {
  const has = (...types: readonly string[]) => columns.some(({ type }) => types.includes(type));
  const lines = [
    ...(dates === 'datetime' && has('date', 'timestamp') ? ['import datetime\n'] : []),
    ...(decimals === 'decimal' && has('decimal') ? ['from decimal import Decimal\n'] : []),
  ];
  return lines.length > 0 ? `${lines.join('')}\n` : '';
}

/** A list of dicts. */
export function createPythonWriter(table: TableHead, options: PythonOptions): Writer<string> {
  const literals = literalsOf(options);
  const cellTexts = table.columns.map((column) => {
    const before = `${quoted(column.name)}: `;
    return cellText(literals, column, { nullText: `${before}None`, before });
  });
  return {
    head: () => `${imports(table, options)}${identifier(table.name)} = [\n`,
    rows: createRowTexts(table, cellTexts, { open: '    {', between: ', ', close: '},\n' }),
    tail: () => ']\n',
  };
}
