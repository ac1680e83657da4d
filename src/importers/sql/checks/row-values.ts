import type { Cell, Json } from '../../../catalogue/field.ts';
import type { SourceType, TestTools } from '../../source-tables.ts';
import { foldedText } from '../../text-rule.ts';
import { constantAs, momentOf } from '../values.ts';
import type { Pattern } from './patterns.ts';
import type { CheckedColumn, CheckScope } from './scope.ts';

/** A value that the reader does not know, beside SQL's null. */
export const UNKNOWN: unique symbol = Symbol('unknown');

/** Days and moments are a `Date`, and times are texts such as `09:30:00`. */
export type Known = boolean | number | string | Date;
export type Value = Known | null | typeof UNKNOWN;
export type Evaluate = (cells: readonly Cell[], tools: TestTools) => Value;

/** Functions and operators depend on this beside their operands. */
export interface RowContext {
  readonly scope: CheckScope;
  /** The columns that the condition reads, in the order of the cells. */
  readonly columns: CheckedColumn[];
  /** Whether texts can be equal that differ in case, accents or blanks at their end. */
  isLoose: boolean;
  /** Whether a moment is one that the database shows in the time zone of the session. */
  isZoned: boolean;
  /** Patterns by the texts of the condition. */
  readonly patterns: Map<string, Pattern>;
}

const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/;

function numberOf(cell: Json | bigint | Date): Value {
  if (typeof cell === 'boolean') return Number(cell);
  if (typeof cell === 'string') return NUMBER.test(cell.trim()) ? Number(cell) : UNKNOWN;
  return typeof cell === 'number' || typeof cell === 'bigint' ? Number(cell) : UNKNOWN;
}

function dateOf(cell: Json | bigint | Date): Value {
  if (cell instanceof Date) return cell;
  const moment = typeof cell === 'string' ? momentOf(cell) : undefined;
  if (moment !== undefined) return new Date(moment);
  return typeof cell === 'number' ? new Date(cell) : UNKNOWN;
}

const textOf = (cell: Json | bigint): Value => (typeof cell === 'string' ? cell : UNKNOWN);

const TIME = /^\d{1,2}:\d{2}(?=(:\d{2}(?:\.\d+)?)?$)/;

/** A cell as a value. Unknown if it has another form, such as a date in a column of texts. */
const READERS: Readonly<Record<SourceType['value'], (cell: Cell) => Value>> = {
  text: textOf,
  json: textOf,
  array: textOf,
  uuid: textOf,
  integer: numberOf,
  decimal: numberOf,
  date: dateOf,
  timestamp: dateOf,
  time: (cell) => (typeof cell === 'string' && TIME.test(cell) ? timeOf(cell) : UNKNOWN),
  boolean: (cell) => {
    const value = typeof cell === 'bigint' ? UNKNOWN : constantAs(cell, { value: 'boolean' });
    return typeof value === 'boolean' ? value : UNKNOWN;
  },
  binary: () => UNKNOWN,
  object: () => UNKNOWN,
  unknown: () => UNKNOWN,
};

/** `09:30` with its seconds. */
function timeOf(text: string): string {
  const padded = text.indexOf(':') === 1 ? `0${text}` : text;
  return padded.length === 5 ? `${padded}:00` : padded;
}

const LOOSE = /citext|^n?char\b|^character(?!\s+varying)/i;
const ZONED = /with time zone|timestamptz|datetimeoffset/i;

export function compiledColumn(column: CheckedColumn, context: RowContext): Evaluate {
  const { columns } = context;
  const index = indexOfColumn(column, columns);
  const read = READERS[column.type.value];
  context.isLoose ||= LOOSE.test(column.type.written ?? '');
  context.isZoned ||= ZONED.test(column.type.written ?? '');
  return (cells) => {
    const cell = cells[index] ?? null;
    return cell === null ? null : read(cell);
  };
}

export function indexOfColumn({ name, type }: CheckedColumn, columns: CheckedColumn[]): number {
  const index = columns.findIndex((column) => column.name === name);
  return index < 0 ? columns.push({ name, type }) - 1 : index;
}

/** SQL's three truth values, and unknown. MySQL and SQLite take numbers for them. */
export function truthOf(value: Value): boolean | null | typeof UNKNOWN {
  if (typeof value === 'number') return value !== 0;
  return typeof value === 'string' || value instanceof Date ? UNKNOWN : value;
}

/** Numbers closer than this share of their size can be equal in the database, which calculates with decimals. */
const NEARLY = 1e-12;

/** Below zero if the first comes first, and NaN if a collation decides about two texts. Unknown if they may be equal. */
export function order(one: Known, other: Known, { isLoose }: RowContext): number | typeof UNKNOWN {
  const [a, b] = comparable(one, other);
  if (typeof a === 'string' && typeof b === 'string') {
    if (a === b) return 0;
    if (TIME.test(a) && TIME.test(b)) return timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0;
    return isLoose && foldedText(a) === foldedText(b) ? UNKNOWN : Number.NaN;
  }
  if (typeof a !== 'number' || typeof b !== 'number') return UNKNOWN;
  const distance = Math.abs(a - b);
  const size = Math.max(Math.abs(a), Math.abs(b));
  // Beyond 2^53, different integers are one number.
  if (distance === 0) return size > Number.MAX_SAFE_INTEGER ? UNKNOWN : 0;
  return distance < NEARLY * size ? UNKNOWN : a - b;
}

/** Two texts or two numbers: databases convert texts of numbers and of moments, and some booleans. */
function comparable(one: Known, other: Known): readonly [Value, Value] {
  if (typeof one === 'string' && typeof other === 'string') return [one, other];
  const of = one instanceof Date || other instanceof Date ? dateOf : numberOf;
  return [plain(of, one), plain(of, other)];
}

function plain(of: typeof dateOf, value: Known): Value {
  const read = typeof value === 'boolean' ? Number(value) : of(value);
  return read instanceof Date ? read.getTime() : read;
}
