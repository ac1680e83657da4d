import type { Field, Json, ValueType } from '../catalogue/field.ts';
import { fields } from '../catalogue/fields.ts';
import { DAY_MS } from '../expression/dates.ts';
import { durationMs } from './duration.ts';
import type { ColumnSchema } from './schema.ts';

export interface ColumnType {
  readonly type: ValueType;
  /** Before a prefix, a suffix or another case makes it text. */
  readonly unaffixed: ValueType;
  /** Whether no type can be known, since what the column takes its cells from is missing or wrong. */
  readonly isUnknown?: boolean;
}

export function hasAffix({
  options: { prefix = '', suffix = '', case: letters },
}: Pick<ColumnSchema, 'options'>): boolean {
  return prefix !== '' || suffix !== '' || letters !== undefined;
}

/** What a column's cells are where no other column decides it. */
export function columnTypeByOptions(column: Pick<ColumnSchema, 'field' | 'options'>): ColumnType {
  const unaffixed = typeByOptions(column);
  return { type: hasAffix(column) ? 'text' : unaffixed, unaffixed };
}

/** What a field's cells are under its options, before a prefix or suffix makes them text; of fields that read no other column. */
export function typeByOptions({ field, options }: Pick<ColumnSchema, 'field' | 'options'>): ValueType {
  const { type }: Field = fields[field];
  switch (field) {
    case 'sequence':
      return options.pad === 0 || options.pad === undefined ? type : 'text';
    case 'constant':
      return typeOfValues([options.value ?? null]);
    case 'list':
      return typeOfValues(Array.isArray(options.values) ? options.values : []);
    case 'number':
      return options.decimals === 0 || options.decimals === undefined ? type : 'decimal';
    case 'date':
    case 'timestamp':
      return options.format === undefined ? type : 'text';
    case 'series':
      return typeOfSeries(options);
    default:
      return type;
  }
}

/** Values of one type have that type; integers and decimals are decimals, anything else together is text. */
function typeOfValues(values: readonly Json[]): ValueType {
  const types = new Set(values.filter((value) => value !== null).map(typeOfValue));
  const [first = 'text'] = types;
  if (types.size <= 1) return first;
  return [...types].every((type) => type === 'integer' || type === 'decimal') ? 'decimal' : 'text';
}

function typeOfValue(value: Json): ValueType {
  if (typeof value === 'boolean') return 'boolean';
  // A number of a document beyond 2^53 stands for all integers near it: 1e300 is a decimal.
  if (typeof value === 'number') return Number.isSafeInteger(value) ? 'integer' : 'decimal';
  return 'text';
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days where it starts at a day and moves by days, moments where it starts at any date, numbers otherwise. */
export function typeOfSeries({
  from,
  step,
  jitter,
  to,
}: Readonly<Record<string, Json | undefined>>): ValueType {
  if (typeof from === 'string') {
    const stepMs = typeof step === 'string' ? durationMs(step) : undefined;
    const isDays = DAY.test(from) && stepMs !== undefined && stepMs % DAY_MS === 0 && (jitter ?? 0) === 0;
    return isDays ? 'date' : 'timestamp';
  }
  const areIntegers = [from, step].every((value) => Number.isSafeInteger(value)) && (jitter ?? 0) === 0;
  return areIntegers && to === undefined ? 'integer' : 'decimal';
}
