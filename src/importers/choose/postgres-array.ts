import type { FieldGuess } from '../../catalogue/field-words.ts';
import type { SourceType } from '../source-tables.ts';

/** The patterns of one item in the text of a PostgreSQL array. */
const ITEMS: Readonly<Partial<Record<SourceType['value'], string>>> = {
  integer: '[1-9]\\d?',
  decimal: '[1-9]\\d?\\.\\d\\d',
  boolean: '(t|f)',
  date: '2025-0[1-9]-1\\d',
  timestamp: '2025-0[1-9]-1\\dT1\\d:[0-5]\\d:00Z',
  time: '1\\d:[0-5]\\d:00',
  uuid: '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}',
  text: '[a-z]{3,8}',
};

/** The text of a PostgreSQL array. Its items have no commas, quotes or braces. */
export function postgresArray(item: SourceType | undefined, values: readonly string[]): FieldGuess {
  const ofType = values.length > 0 ? `(${values.map(escaped).join('|')})` : ITEMS[item?.value ?? 'unknown'];
  if (ofType === undefined) return { field: 'constant', options: { value: '{}' } };
  const shortened =
    item?.maxLength !== undefined && item.maxLength < 8 ? `[a-z]{1,${item.maxLength}}` : ofType;
  const one = values.length === 0 && item?.value === 'text' ? shortened : ofType;
  return { field: 'regex', options: { pattern: `\\{${one}(,${one}){0,2}\\}` } };
}

function escaped(value: string): string {
  const quoted = /^\w+$/.test(value) ? value : `"${value.replace(/["\\]/g, '\\$&')}"`;
  return quoted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
