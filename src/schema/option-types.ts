import type { Json, ValueType } from '../catalogue/field.ts';
import { type FieldId, type FieldIdTypedByOptions, fields } from '../catalogue/fields.ts';
import { DAY_MS, isDay } from '../expression/dates.ts';
import { durationMs } from './duration.ts';
import { givenFacts } from './given/given-facts.ts';
import type { ColumnOptions, ColumnSchema } from './schema.ts';

export interface ColumnType {
  readonly type: ValueType;
  /** The type before a prefix, a suffix or a change of case makes the cells text. */
  readonly unaffixed: ValueType;
  /** True if the type is unknown because the column that this one reads is missing or wrong. */
  readonly isUnknown?: boolean;
}

export function hasAffix({
  options: { prefix = '', suffix = '', case: letters },
}: Pick<ColumnSchema, 'options'>): boolean {
  return prefix !== '' || suffix !== '' || letters !== undefined;
}

/** The type of a column whose type does not depend on other columns. */
export function columnTypeByOptions(column: Pick<ColumnSchema, 'field' | 'options'>): ColumnType {
  const unaffixed = typeByOptions(column);
  return { type: hasAffix(column) ? 'text' : unaffixed, unaffixed };
}

/**
 * The type of a field with these options, before a prefix, a suffix or a change of case. Only for fields that read no
 * other column.
 */
export function typeByOptions({ field, options }: Pick<ColumnSchema, 'field' | 'options'>): ValueType {
  return isTypedByOptions(field) ? TYPES[field](options) : fields[field].type;
}

const isZero = (value: Json | undefined) => value === 0 || value === undefined;

/** The types of the fields whose options decide them. */
const TYPES: Readonly<Record<FieldIdTypedByOptions, (options: ColumnOptions) => ValueType>> = {
  sequence: ({ pad }) => (isZero(pad) ? 'integer' : 'text'),
  constant: ({ value = null }) => typeOfValues([value]),
  list: ({ values }) => typeOfValues(Array.isArray(values) ? values : []),
  given: (options) => givenFacts(options).type,
  number: ({ decimals }) => (isZero(decimals) ? 'integer' : 'decimal'),
  date: ({ format }) => (format === undefined ? 'date' : 'text'),
  timestamp: ({ format }) => (format === undefined ? 'timestamp' : 'text'),
  series: typeOfSeries,
};

function isTypedByOptions(field: FieldId): field is FieldIdTypedByOptions {
  return Object.hasOwn(TYPES, field);
}

/** Values of one type keep it. Integers mixed with decimals are decimals. Any other mix is text. */
function typeOfValues(values: readonly Json[]): ValueType {
  const types = new Set(values.filter((value) => value !== null).map(typeOfValue));
  const [first = 'text'] = types;
  if (types.size <= 1) return first;
  return [...types].every((type) => type === 'integer' || type === 'decimal') ? 'decimal' : 'text';
}

function typeOfValue(value: Json): ValueType {
  if (typeof value === 'boolean') return 'boolean';
  // JSON numbers beyond 2^53 are not exact, so 1e300 is a decimal.
  if (typeof value === 'number') return Number.isSafeInteger(value) ? 'integer' : 'decimal';
  return 'text';
}

/**
 * Dates if the series starts at a day and its step is whole days. Timestamps if it starts at any other date. Otherwise
 * numbers.
 */
export function typeOfSeries({
  from,
  step,
  jitter,
  to,
  within,
}: Readonly<Record<string, Json | undefined>>): ValueType {
  if (typeof from === 'string') {
    const stepMs = typeof step === 'string' ? durationMs(step) : undefined;
    const isDays = isDay(from) && stepMs !== undefined && stepMs % DAY_MS === 0 && (jitter ?? 0) === 0;
    return isDays ? 'date' : 'timestamp';
  }
  const areIntegers = [from, step].every((value) => Number.isSafeInteger(value)) && (jitter ?? 0) === 0;
  return areIntegers && (to === undefined || within === true) ? 'integer' : 'decimal';
}
