import type { SchemaElement } from 'hyparquet';
import type { Cell, ValueType } from '../../catalogue/field.ts';
import type { Column } from '../../dataset/table.ts';
import { itemColumn } from '../../schema/nested.ts';
import type { NumericType } from '../../schema/numeric-types.ts';
import { columnTypeByOptions, hasAffix } from '../../schema/option-types.ts';
import type { ColumnSchema } from '../../schema/schema.ts';
import { createUnscaled } from './unscaled.ts';
import { uuidBytes } from './uuid-bytes.ts';
import { wellFormedJson } from './well-formed-json.ts';

/** A value as the writer of column chunks takes it. */
type Value = string | number | bigint | boolean | Uint8Array | readonly (Value | null)[];

/** How a column is stored. */
export interface StoredType {
  /** The elements of the file's schema below the column, or the column itself. Without names and repetition. */
  readonly element: Omit<SchemaElement, 'name' | 'repetition_type'>;
  /** Whether the element is that of the items of a list. */
  readonly isList?: true;
  /** Whether the smallest and the largest value tell readers something. */
  readonly hasStatistics?: false;
  /** Changes a cell that is not null. */
  readonly toValue: (cell: NonNullable<Cell>) => Value;
}

const MS_PER_DAY = 86_400_000;
/** Every integer of so many digits fits into 32 bits. */
const INT32_DIGITS = 9;
const INT64_DIGITS = 18;

const text: StoredType = {
  element: { type: 'BYTE_ARRAY', logical_type: { type: 'STRING' }, converted_type: 'UTF8' },
  toValue: String,
};
const json: StoredType = {
  element: { type: 'BYTE_ARRAY', logical_type: { type: 'JSON' }, converted_type: 'JSON' },
  hasStatistics: false,
  toValue: (cell) => wellFormedJson(String(cell)),
};
const uuid: StoredType = {
  element: { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 16, logical_type: { type: 'UUID' } },
  toValue: (cell) => uuidBytes(String(cell)),
};
const int32: StoredType = { element: { type: 'INT32' }, toValue: Number };
const int64: StoredType = {
  element: { type: 'INT64' },
  toValue: (cell) =>
    typeof cell === 'number' || typeof cell === 'bigint' ? BigInt(cell) : BigInt(String(cell)),
};
const boolean: StoredType = { element: { type: 'BOOLEAN' }, toValue: Boolean };
/** Adding 0 makes 0 of -0, which is written as 0 in all formats. */
const double: StoredType = { element: { type: 'DOUBLE' }, toValue: (cell) => Number(cell) + 0 };
const date: StoredType = {
  element: { type: 'INT32', logical_type: { type: 'DATE' }, converted_type: 'DATE' },
  toValue: (cell) => Math.floor(Number(cell) / MS_PER_DAY),
};
const timestamp: StoredType = {
  element: {
    type: 'INT64',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
    converted_type: 'TIMESTAMP_MILLIS',
  },
  toValue: (cell) => BigInt(Math.floor(Number(cell))),
};

/** The fewest bytes that hold every decimal of so many digits, with its sign. */
function bytesOfDigits(digits: number): number {
  let bytes = 1;
  while (2n ** BigInt(8 * bytes - 1) < 10n ** BigInt(digits)) bytes++;
  return bytes;
}

function decimalType({ precision, scale }: NumericType): StoredType {
  const kind = {
    logical_type: { type: 'DECIMAL', precision, scale },
    converted_type: 'DECIMAL',
    precision,
    scale,
  } as const;
  const of = (size: Pick<SchemaElement, 'type' | 'type_length'>): StoredType => ({
    element: { ...kind, ...size },
    toValue: createUnscaled({ precision, scale }),
  });
  if (precision <= INT32_DIGITS) return of({ type: 'INT32' });
  if (precision <= INT64_DIGITS) return of({ type: 'INT64' });
  return of({ type: 'FIXED_LEN_BYTE_ARRAY', type_length: bytesOfDigits(precision) });
}

/** The types of items, whose cells are JSON. Items that are arrays or objects themselves stay JSON. */
const itemTypes: Readonly<Record<Exclude<ValueType, 'json'>, StoredType>> = {
  text,
  integer: int64,
  decimal: double,
  boolean,
  date: { ...date, toValue: (item) => date.toValue(Date.parse(String(item))) },
  timestamp: { ...timestamp, toValue: (item) => timestamp.toValue(Date.parse(String(item))) },
};

function listOf(item: StoredType, itemsOf: (json: string) => readonly Cell[]): StoredType {
  return {
    ...item,
    isList: true,
    toValue: (cell) => itemsOf(String(cell)).map((one) => (one === null ? null : item.toValue(one))),
  };
}

/** The items of an array of integers. `JSON.parse` would round those beyond 2^53. */
function integersOf(json: string): readonly (bigint | null)[] {
  const items = json.slice(1, -1).replaceAll('"', '').trim();
  return items === ''
    ? []
    : items.split(',').map((digits) => (digits.trim() === 'null' ? null : BigInt(digits)));
}

/** Integers without bounds can exceed 64 bits. */
function jsonType(schema: ColumnSchema | undefined): StoredType {
  if (schema?.field !== 'array') return json;
  const item = itemColumn(schema);
  const { type } = columnTypeByOptions(item);
  if (type === 'json' || item.field === 'number.bigInt') return json;
  return listOf(itemTypes[type], type === 'integer' ? integersOf : JSON.parse);
}

/** An integer that can exceed 64 bits has a `numeric`. Its digits are stored as text. */
function integerType({ numeric, longest }: Column): StoredType {
  if (numeric) return text;
  return longest() <= INT32_DIGITS ? int32 : int64;
}

/**
 * How Parquet stores a column.
 * @param source the column of the document whose cells it has, if that is known
 */
export function storedType(column: Column, source: ColumnSchema | undefined): StoredType {
  switch (column.type) {
    case 'text':
      return source?.field === 'string.uuid' && !hasAffix(source) ? uuid : text;
    case 'integer':
      return integerType(column);
    case 'decimal':
      return column.numeric ? decimalType(column.numeric) : double;
    case 'json':
      return jsonType(source);
    case 'boolean':
      return boolean;
    case 'date':
      return date;
    case 'timestamp':
      return timestamp;
  }
}
