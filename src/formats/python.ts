import type { Cell } from '../catalogue/field.ts';
import type { OptionsOfFormat } from './formats.ts';
import { identifier } from './identifier.ts';
import { escapedInJson, quotedJson } from './json-texts.ts';
import { withTokens } from './json-tokens.ts';
import { addPoint, cellTexts, createRowTexts, digits, type Literals, withPoint } from './row-texts.ts';
import type { TableHead, Writer } from './writer.ts';

export type PythonOptions = OptionsOfFormat<'python'>;

/**
 * Every JSON string is also a Python literal with the same value.
 * https://docs.python.org/3/reference/lexical_analysis.html#escape-sequences
 */
const quoted = quotedJson;

const WORDS: ReadonlyMap<string, string> = new Map([
  ['true', 'True'],
  ['false', 'False'],
  ['null', 'None'],
]);

const json = {
  text: quoted,
  name: (name: string) => `${quoted(name)}: `,
  number: (number: string) => (/[.eE]|^-0$/.test(number) ? addPoint(number) : number),
  word: (word: string) => WORDS.get(word) ?? word,
};

/** The numbers 0 to 99 without a leading zero, which Python does not accept. */
const TWO_DIGIT_NUMBERS = Array.from({ length: 100 }, (_, number) => String(number));
const ZERO = '0'.charCodeAt(0);

/** Reads the number of two digits at an index. */
function twoDigits(iso: string, at: number): string {
  return TWO_DIGIT_NUMBERS[(iso.charCodeAt(at) - ZERO) * 10 + iso.charCodeAt(at + 1) - ZERO] ?? '';
}

/** Year, month and day of an ISO date or timestamp, separated by commas. */
function dateParts(iso: string): string {
  const year = iso.startsWith('0') ? String(Number(iso.slice(0, 4))) : iso.slice(0, 4);
  return `${year}, ${twoDigits(iso, 5)}, ${twoDigits(iso, 8)}`;
}

function date(cell: Cell): string {
  return `datetime.date(${dateParts(String(cell))})`;
}

function timestamp(cell: Cell): string {
  const iso = String(cell);
  const time = `${twoDigits(iso, 11)}, ${twoDigits(iso, 14)}, ${twoDigits(iso, 17)}`;
  const microseconds = Number(iso.slice(20, 23)) * 1000;
  return `datetime.datetime(${dateParts(iso)}, ${time}, ${microseconds}, datetime.timezone.utc)`;
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
    plain: { without: escapedInJson, open: '"', close: '"' },
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

/** Writes a list of dicts. */
export function createPythonWriter(table: TableHead, options: PythonOptions): Writer {
  const literals = literalsOf(options);
  const cells = table.columns.map((column) => {
    const before = `${quoted(column.name)}: `;
    return cellTexts(literals, column, { nullText: `${before}None`, before });
  });
  return {
    head: () => `${imports(table, options)}${identifier(table.name)} = [\n`,
    rows: createRowTexts(table, cells, { open: '    {', between: ', ', close: '},\n' }),
    tail: () => ']\n',
  };
}
