import type { Json } from '../../catalogue/field.ts';
import { rangeInComment, textsWithDefault, valuesInComment } from '../guess/hints.ts';
import type { SourceColumn } from '../source-tables.ts';
import { haveForm } from './by-checks.ts';
import { byName } from './by-name.ts';
import type { Chooser } from './choice.ts';
import { textLength } from './exact-text.ts';
import { numberLimits } from './number-limits.ts';

/** Columns without rows and checks, about which a comment can say more than a name. */
const canHint = ({ sample, values, bounds, pattern, type }: SourceColumn) =>
  !sample && !values && !pattern && !bounds && (type.value === 'text' || type.value === 'integer');

function allowed(column: SourceColumn, value: Json): boolean {
  if (typeof value === 'string')
    return value.length <= (textLength(column) ?? Infinity) && haveForm([value], column);
  const { min, max } = numberLimits(column);
  return Number(value) >= min && Number(value) <= max;
}

/** The values that the comment of the column lists. */
export const byComment: Chooser = ({ column, key }) => {
  if (column.comment === undefined || !canHint(column) || key === 'primary' || key === 'unique')
    return undefined;
  const isNumber = column.type.value === 'integer';
  const values = valuesInComment(column.comment, isNumber)?.filter((value) => allowed(column, value)) ?? [];
  const range = isNumber ? rangeInComment(column.comment) : undefined;
  const told = { evidence: 'check', confidence: 'likely' } as const;
  if (values.length > 1)
    return { field: 'list', options: { values }, ...told, why: 'The comment lists the values' };
  if (!range?.every((end) => allowed(column, end))) return undefined;
  const [min, max] = range;
  return { field: 'number', options: { min, max }, ...told, why: 'The comment tells the range' };
};

/** The list with the default of a column, unless its name tells a list or a field of its own. */
export const byDefaultText: Chooser = (context) => {
  const { column, key } = context;
  const text = column.default && 'value' in column.default ? column.default.value : undefined;
  if (typeof text !== 'string' || text === '' || column.type.value !== 'text' || !canHint(column) || key)
    return undefined;
  const named = byName(context);
  if (named && !PLAIN.test(named.field)) return undefined;
  const values = textsWithDefault(text)?.filter((value) => allowed(column, value)) ?? [];
  if (values.length < 2 && (!WORD.test(text) || named?.field.startsWith('word'))) return undefined;
  const why = `The default ${text}`;
  return values.length < 2
    ? { field: 'constant', options: { value: text }, evidence: 'check', confidence: 'unsure', why }
    : { field: 'list', options: { values }, evidence: 'check', confidence: 'likely', why };
};

/** A default that is no prose. */
const WORD = /^[\w.-]{2,30}$/;
/** Fields of texts that a default tells more about. */
const PLAIN = /^(?:word|string|regex|commerce|color|location\.state)/;
