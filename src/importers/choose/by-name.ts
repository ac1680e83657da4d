import type { FieldGuess } from '../../catalogue/field-words.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import { guessByWords } from '../guess/guess-field.ts';
import { startingOptionsOf } from '../guess/starting-options.ts';
import { guessByThing } from '../guess/things.ts';
import { fullWordsOf, wordsOf } from '../guess/words.ts';
import type { SourceColumn } from '../source-tables.ts';
import type { Choice, Chooser, ColumnContext } from './choice.ts';
import { numberOptions } from './number-limits.ts';
import { asDigits, suited } from './suits.ts';

/** Fields whose values say nothing about the column beyond their type. */
const PLAIN: ReadonlySet<FieldId> = new Set(['word.noun', 'string.alphanumeric', 'regex']);
/** Words by which a name says only a type. */
const VAGUE: ReadonlySet<string> = new Set([
  'type',
  'kind',
  'value',
  'number',
  'code',
  'name',
  'title',
  'level',
]);

/** The field of the vocabulary that the name suggests, as far as the column's type allows it. */
export const byName: Chooser = (context) => {
  const { column, tableName, earlier, samples } = context;
  const table = { name: tableName, columns: earlier };
  const fits = (suit: typeof suited) => (guess: FieldGuess) => {
    const found = suit(guess, column);
    return found && isLongEnough(found, column) ? found : undefined;
  };
  const ofThing = thingIn(context);
  const guess =
    (ofThing && fits(suited)(ofThing)) ??
    guessByWords(table, column.name, fits(suited)) ??
    (column.sample?.names ? undefined : guessByWords(table, column.name, fits(asDigits)));
  const shown = guess && samples ? samples.asShown(guess, column) : guess;
  if (!shown) return undefined;
  const words = fullWordsOf(wordsOf(column.name));
  return withHints(context, isIdentifier(shown, words) ? identifier(column) : shown, words);
};

/** The guess of the table for a text without a sample and without a pattern. */
function thingIn({ column, tableName, earlier, key }: ColumnContext): FieldGuess | undefined {
  const { type, sample, pattern, patterns } = column;
  if ((type.value !== 'text' && type.value !== 'unknown') || sample || pattern || patterns) return undefined;
  const guess = guessByThing({ name: tableName, columns: earlier }, column.name);
  // The repair numbers the titles of a unique column. Lists would have too few values.
  const isFew = guess?.field === 'list' || guess?.field === 'regex';
  return isFew && (key === 'primary' || key === 'unique') ? { field: 'word.title' } : guess;
}

function withHints({ column, earlier }: ColumnContext, guess: FieldGuess, words: readonly string[]): Choice {
  const starting = startingOptionsOf(guess.field, column.name, earlier);
  const { independent } = starting;
  const given = withDefault(guess, column).options;
  const options = given ? { ...given, ...(independent !== undefined && { independent }) } : starting;
  const isVague = PLAIN.has(guess.field) || words.every((word) => VAGUE.has(word));
  return {
    field: guess.field,
    ...(Object.keys(options).length > 0 ? { options } : {}),
    evidence: 'name',
    confidence: isVague ? 'unsure' : 'likely',
    why: `The name says “${words.join(' ')}”`,
  };
}

/** `customer_id` of a table that is not there: a number, and not one number per row. */
function isIdentifier({ field }: FieldGuess, words: readonly string[]): boolean {
  return field === 'sequence' && words.length > 1 && words.at(-1) === 'id';
}

function identifier(column: SourceColumn): FieldGuess {
  return column.type.value === 'text'
    ? { field: 'string.alphanumeric', options: { length: Math.min(16, column.type.maxLength ?? 16) } }
    : { field: 'number', options: numberOptions(column, { min: 1, max: 1000 }) };
}

/** The default of a column is one of its values, and the most frequent one of a boolean. */
function withDefault(guess: FieldGuess, column: SourceColumn): FieldGuess {
  const value = column.default && 'value' in column.default ? column.default.value : undefined;
  if (guess.field === 'boolean' && typeof value === 'boolean') {
    return { field: 'boolean', options: { percent: value ? 80 : 20 } };
  }
  const values: unknown = guess.options?.values;
  if (guess.field !== 'list' || !Array.isArray(values) || typeof value !== typeof values[0]) return guess;
  if (value === undefined || value === null || values.includes(value)) return guess;
  const { weights, ...rest } = guess.options ?? {};
  return { field: 'list', options: { ...rest, values: [value, ...values] } };
}

/** The fewest characters of each field that can be long enough for a check such as `length(x) >= 8`. */
const SHORTEST: Partial<Record<FieldId, number>> = {
  'string.uuid': 36,
  'word.sentences': 25,
  'word.title': 10,
  'internet.url': 10,
  'image.url': 20,
  'internet.email': 8,
  'person.fullName': 4,
  'company.name': 4,
  'location.streetAddress': 6,
  'internet.username': 3,
};

function isLongEnough({ field, options }: FieldGuess, { bounds }: SourceColumn): boolean {
  const least = bounds?.minLength ?? 0;
  if (least <= 1) return true;
  const length = options?.length;
  return (typeof length === 'number' ? length : (SHORTEST[field] ?? 1)) >= least;
}
