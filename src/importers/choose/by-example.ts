import type { Json } from '../../catalogue/field.ts';
import type { FieldGuess } from '../../catalogue/field-words.ts';
import type { SourceColumn } from '../source-tables.ts';
import { haveForm } from './by-checks.ts';
import { byName } from './by-name.ts';
import type { Chooser } from './choice.ts';
import { textLength } from './exact-text.ts';

/** Fields whose values differ from row to row in a way that one example does not tell. */
const OF_MANY_VALUES =
  /^(?:person|phone|company|image|internet|finance)\.|^location\.(?!state|county)|^(?:date|timestamp|time|boolean|number|sequence|string\.uuid)$/;

/** Fields without mail, addresses of pages, identifiers and dates. */
const OF_WORDS = /^(?:person|company|location|word|lorem|commerce|string)\./;

/** Forms that an example shows. */
const FORMS: readonly (readonly [RegExp, FieldGuess])[] = [
  [/^[^\s@]+@[^\s@]+\.\w+$/, { field: 'internet.email', options: { reserved: true } }],
  [/^https?:\/\//, { field: 'internet.url' }],
  [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, { field: 'string.uuid' }],
  [/^\d{4}-\d\d-\d\dT/, { field: 'timestamp' }],
  [/^\d{4}-\d\d-\d\d$/, { field: 'date' }],
];

const LENGTH_MAX = 40;

/** The examples and the default that a schema gives. They say more than a name, unless each row has a value of its own. */
export const byExample: Chooser = (context) => {
  const { column } = context;
  const { type, examples = [] } = column;
  const first = examples.find((value) => typeof value === 'string' && value !== '');
  if (typeof first !== 'string' || type.value !== 'text') return undefined;
  const named = byName(context);
  const shown = FORMS.find(([form]) => form.test(first))?.[1];
  const isOther = shown !== undefined && (!named || OF_WORDS.test(named.field));
  if (named && OF_MANY_VALUES.test(named.field) && !isOther) return undefined;
  const guess = isOther ? shown : likeExamples(column, examples);
  return guess && { ...guess, evidence: 'check', confidence: 'likely', why: 'The examples of the source' };
};

function likeExamples(column: SourceColumn, examples: readonly Json[]): FieldGuess | undefined {
  const fallback = column.default && 'value' in column.default ? [column.default.value] : [];
  const longest = Math.min(LENGTH_MAX, textLength(column) ?? LENGTH_MAX);
  const texts = [...new Set([...examples, ...fallback])].filter(
    (value): value is string =>
      typeof value === 'string' && value !== '' && value.length <= longest && haveForm([value], column),
  );
  const [first, ...others] = texts;
  if (first === undefined) return undefined;
  // One number of many: other rows have other digits.
  if (others.length === 0 && /\d/.test(first) && column.pattern === undefined)
    return {
      field: 'regex',
      options: { pattern: first.replaceAll(/[^\w\s]/g, '\\$&').replaceAll(/\d/g, '\\d') },
    };
  return others.length === 0
    ? { field: 'constant', options: { value: first } }
    : { field: 'list', options: { values: texts } };
}
