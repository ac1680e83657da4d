import type { Json } from '../../catalogue/field.ts';
import type { SourceType } from '../source-tables.ts';
import { numberOf } from './expressions/literals.ts';

const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** A constant as a value of a column: databases take `'0'` for a number, and 1 for true. */
export function constantAs(constant: Json, { value }: Pick<SourceType, 'value'>): Json {
  switch (value) {
    case 'boolean':
      return booleanOf(constant);
    case 'integer':
    case 'decimal':
      return typeof constant === 'string' && NUMBER.test(constant.trim())
        ? numberOf(constant.trim())
        : constant;
    case 'text':
    case 'uuid':
      return typeof constant === 'number' ? String(constant) : constant;
    case 'date':
    case 'timestamp':
      return typeof constant === 'string' ? (momentOf(constant) ?? constant) : constant;
    case 'time':
    case 'json':
    case 'binary':
    case 'object':
    case 'array':
    case 'unknown':
      return constant;
  }
}

const BOOLEANS: ReadonlyMap<Json, boolean> = new Map<Json, boolean>([
  [1, true],
  ['1', true],
  ['t', true],
  ['true', true],
  ['y', true],
  ['yes', true],
  [0, false],
  ['0', false],
  ['f', false],
  ['false', false],
  ['n', false],
  ['no', false],
]);

function booleanOf(constant: Json): Json {
  const key = typeof constant === 'string' ? constant.toLowerCase() : constant;
  return BOOLEANS.get(key) ?? constant;
}

const MOMENT =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?(\.\d+)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/;

/** A date or a moment in SQL's notation as ISO 8601: `2000-01-01`, `2000-01-01T12:00:00Z`. */
export function momentOf(text: string): string | undefined {
  const [, year, month, day, minutes, seconds = ':00', fraction = '', zone = 'Z'] =
    MOMENT.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  const milliseconds = Date.parse(date);
  if (Number.isNaN(milliseconds)) return undefined;
  if (minutes === undefined) return date;
  const offset =
    zone.length === 3 ? `${zone}:00` : zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;
  const moment = Date.parse(`${date}T${minutes}${seconds}${fraction.slice(0, 4)}${offset}`);
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString().replace('.000Z', 'Z');
}
