import { wordsOf } from '../guess/words.ts';
import type { Choice, Rule } from './choice.ts';
import { textLength } from './exact-text.ts';
import { numberOptions } from './number-limits.ts';

function sure(choice: Pick<Choice, 'field' | 'options'>, why: string): Choice {
  return { ...choice, evidence: 'key', confidence: 'sure', why };
}

/** Enough for the parts of a key that are neither references nor unique by themselves, such as line numbers. */
const PARTS_MAX = 20;

/** Numbers that the database counts, and keys without another meaning. */
export const byKey: Rule = ({ column, key, rows }) => {
  const { sequence, type, values, bounds } = column;
  const isInteger = type.value === 'integer' || (type.value === 'decimal' && (type.scale ?? 0) === 0);
  if (sequence) {
    const { start, step } = sequence;
    const options = { ...(start === 1 ? {} : { start }), ...(step === 1 ? {} : { step }) };
    return sure({ field: 'sequence', ...withOptions(options) }, 'The database numbers its rows');
  }
  if (key === undefined || values !== undefined || column.sample !== undefined) return undefined;
  const why = key === 'primary' ? 'The primary key' : key === 'unique' ? 'A unique key' : 'A part of a key';
  if (type.value === 'uuid') return sure({ field: 'string.uuid' }, why);
  if (isInteger && key === 'part') {
    const options = numberOptions(column, { min: 1, max: Math.max(PARTS_MAX, Math.min(rows, 1000)) });
    return sure({ field: 'number', options }, why);
  }
  if (isInteger && (key === 'primary' || isCounted(column.name))) {
    const least = typeof bounds?.min === 'number' ? Math.ceil(bounds.min + (bounds.exclusiveMin ? 1 : 0)) : 1;
    if (typeof bounds?.max === 'number' && bounds.max < least + rows) return undefined;
    return sure({ field: 'sequence', ...withOptions(least > 1 ? { start: least } : {}) }, why);
  }
  if (type.value === 'text' && isCounted(column.name) && (textLength(column) ?? 36) >= 36) {
    return sure({ field: 'string.uuid' }, why);
  }
  return undefined;
};

function withOptions(options: NonNullable<Choice['options']>): Pick<Choice, 'options'> {
  return Object.keys(options).length > 0 ? { options } : {};
}

const COUNTED: ReadonlySet<string> = new Set([
  'id',
  'uuid',
  'guid',
  'no',
  'nr',
  'number',
  'num',
  'nbr',
  'key',
]);

function isCounted(name: string): boolean {
  return COUNTED.has(wordsOf(name).at(-1) ?? '');
}
