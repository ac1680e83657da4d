import { wordsOf } from '../guess/words.ts';
import type { Choice, Chooser, ColumnContext } from './choice.ts';
import { textLength } from './exact-text.ts';
import { numberLimits, numberOptions } from './number-limits.ts';

function sure(choice: Pick<Choice, 'field' | 'options'>, why: string): Choice {
  return { ...choice, evidence: 'key', confidence: 'sure', why };
}

/** Enough for the parts of a key that are neither references nor unique by themselves, such as line numbers. */
const PARTS_MAX = 20;

/** Numbers that the database counts, and keys without another meaning. */
export const byKey: Chooser = (context) => {
  const { column, key, rows } = context;
  const { sequence, type, values, sample, pattern, bounds } = column;
  if (sequence) return counted(context, sequence.start, sequence.step, 'Auto-increment column');
  if (key === undefined || values !== undefined || sample !== undefined) return undefined;
  const why = key === 'primary' ? 'The primary key' : key === 'unique' ? 'A unique key' : 'A part of a key';
  if (type.value === 'uuid') return sure({ field: 'string.uuid' }, why);
  const isInteger = type.value === 'integer' || (type.value === 'decimal' && (type.scale ?? 0) === 0);
  if (isInteger && key === 'part') {
    const most = Math.max(PARTS_MAX, Math.min(rows, 1000));
    return sure({ field: 'number', options: numberOptions(column, { min: 1, max: most }) }, why);
  }
  // The last of them is the year of the document's `now`.
  if (isInteger && key === 'primary' && YEAR.test(column.name) && rows <= YEARS_MAX)
    return counted(context, LAST_YEAR - rows + 1, 1, why);
  if (isInteger && (key === 'primary' || isCounted(column.name))) return counted(context, 1, 1, why);
  const isLong = (textLength(column) ?? UUID_LENGTH) >= UUID_LENGTH;
  const isAny = pattern === undefined && bounds?.minLength === undefined && isLong;
  const words = wordsOf(column.name);
  // People write the keys of settings.
  const ofSetting = words.length === 1 ? SETTINGS.test(context.tableName) : SETTINGS.test(words[0] ?? '');
  if (words.length < 3 && words.at(-1) === 'key' && ofSetting) return undefined;
  return type.value === 'text' && IDENTIFIER.test(words.at(-1) ?? '') && isAny
    ? sure({ field: 'string.uuid' }, why)
    : undefined;
};

const YEAR = /(?:^|_)(?:year|ano|jahr|annee|anno)$/i;
const LAST_YEAR = 2025;
const YEARS_MAX = 300;
const UUID_LENGTH = 36;
const SETTINGS = /setting|config|option|preference|param|info/i;
/** Texts of a unique `item_number` are written by people. */
const IDENTIFIER = /^(?:id|uuid|guid|key)$/;

/** Numbers in order. They begin where a check allows it. Undefined if a check leaves too few. */
function counted(
  { column, rows }: ColumnContext,
  first: number,
  step: number,
  why: string,
): Choice | undefined {
  const { min, max } = numberLimits(column);
  const least = column.bounds?.min === undefined ? first : Math.max(first, Math.ceil(min));
  const last = least + step * (rows - 1);
  if (last > max || last < min) return undefined;
  const options = { ...(least === 1 ? {} : { start: least }), ...(step === 1 ? {} : { step }) };
  return sure({ field: 'sequence', ...withOptions(options) }, why);
}

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
