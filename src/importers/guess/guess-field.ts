import type { Json } from '../../catalogue/field.ts';
import {
  beginnings,
  ends,
  type FieldGuess,
  namesByTable,
  otherEnds,
  people,
} from '../../catalogue/field-words.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import type { SchemaDomain } from '../../catalogue/schema-domains.ts';
import { NOW } from '../../schema/now.ts';
import { nullWhenStates } from './event-states.ts';
import { earlierEvents, isCause, isRareEvent, RARE_NULLS } from './events.ts';
import { isOver } from './past.ts';
import { fullWordsOf, singulars, wordsOf } from './words.ts';

/** What guesses need to know about a column. */
export interface NamedColumn {
  readonly name: string;
  readonly field: string;
  readonly options?: Readonly<Record<string, Json>>;
  /** In percent. */
  readonly nulls?: number;
  readonly nullWhen?: string;
  readonly unique?: boolean;
  readonly primaryKey?: boolean;
}

export interface NamedTable {
  readonly name: string;
  readonly columns: readonly NamedColumn[];
  readonly primaryKey?: readonly string[];
  /** The names of all columns, also of those that have no field yet. */
  readonly names?: readonly string[];
  /** The subject of the whole schema. */
  readonly domain?: SchemaDomain | undefined;
}

export interface NameGuess extends FieldGuess {
  readonly primaryKey?: true;
  /** In percent. */
  readonly nulls?: number;
  /** A formula: the cell is null where it is true. */
  readonly nullWhen?: string;
}

/** Turns a guess into one that suits the column's type. Undefined if the column cannot have such values. */
export type Suits = (guess: FieldGuess) => FieldGuess | undefined;

const always: Suits = (guess) => guess;

/**
 * The field that a column's name and the columns around it suggest: a key, a reference, or a field of the vocabulary.
 * @param tables all tables that a reference can lead to
 */
export function guessField(
  tables: readonly NamedTable[],
  own: NamedTable,
  name: string,
): NameGuess | undefined {
  const words = wordsOf(name);
  const key = primaryKeyGuess(own, words) ?? referenceGuess(tables, own, words);
  if (key) return key;
  const guess = guessByWords(own, name);
  return guess && { ...guess, ...nullsOf(guess, own, name) };
}

/** The nulls of events: the state of the row decides them, or most rows do not have the event yet. */
function nullsOf(
  { field }: FieldGuess,
  own: NamedTable,
  name: string,
): Pick<NameGuess, 'nulls' | 'nullWhen'> {
  if (field !== 'date' && field !== 'timestamp') return {};
  const nullWhen = nullWhenStates(name, own);
  if (nullWhen !== undefined) return { nullWhen };
  return isRareEvent(name) ? { nulls: RARE_NULLS } : {};
}

/** The field of the vocabulary that a column's name suggests. */
export function guessByWords(table: NamedTable, name: string, suits: Suits = always): FieldGuess | undefined {
  const words = wordsInTable(table, name);
  return nameGuess(table, words, suits) ?? wordGuess(words, table, suits);
}

/** Whether the guess for a column’s name depends on the name and the key of its table, or on other tables. */
export function readsTables(name: string): boolean {
  const words = wordsOf(name);
  return KEY_WORDS.has(words.at(-1) ?? '') || isExtension(words) || isBareName(fullWordsOf(words));
}

/** The `extension` of an employee is a phone's, not a file's. */
function wordsInTable({ name: tableName }: NamedTable, name: string): readonly string[] {
  const words = wordsOf(name);
  const isOfPerson = isPerson(wordsOf(tableName).at(-1) ?? '');
  return isExtension(words) && isOfPerson ? ['phone', 'extension'] : words;
}

function isExtension(words: readonly string[]): boolean {
  return words.join() === 'extension';
}

/** `id` and, in a table `users`, `user_id`. The first of them is the table’s key. */
function primaryKeyGuess(table: NamedTable, words: readonly string[]): NameGuess | undefined {
  const last = words.at(-1);
  if (last !== 'id' && last !== 'uuid') return undefined;
  if (!isOwnKeyName(table, words) || keyColumn(table)) return undefined;
  return { field: last === 'id' ? 'sequence' : 'string.uuid', primaryKey: true };
}

/** Whether words are `id`, or the table’s name and `id`. */
function isOwnKeyName(table: Pick<NamedTable, 'name'>, words: readonly string[]): boolean {
  return words.length === 1 || namesTable(table, words.slice(0, -1));
}

/** The column of a table that a reference can name: its primary key, or a unique column. */
export function keyColumn<Column extends NamedColumn>({
  columns,
  primaryKey,
}: Pick<NamedTable, 'primaryKey'> & { readonly columns: readonly Column[] }): Column | undefined {
  const isSingle = (primaryKey?.length ?? 1) === 1;
  const isInKey = ({ name, primaryKey: isKey }: Column) =>
    isKey === true || primaryKey?.includes(name) === true;
  return columns.find((column) => isSingle && isInKey(column)) ?? columns.find(({ unique }) => unique);
}

const KEY_WORDS: ReadonlySet<string> = new Set(['id', 'uuid', 'key']);

/** `user_id` if there is a table `users` with a key. `parent_id` and `manager_id` refer to their own table. */
function referenceGuess(
  tables: readonly NamedTable[],
  own: NamedTable,
  words: readonly string[],
): FieldGuess | undefined {
  const parent = guessParent(tables, own, words);
  const key = parent && keyColumn(parent);
  return key && { field: 'reference', options: { table: parent.name, column: key.name } };
}

/**
 * The table that a column's name refers to, if no column of it can be referenced: `customer_id` refers to `customers`, which
 * may have no key yet.
 */
export function parentWithoutKey<Table extends NamedTable>(
  tables: readonly Table[],
  own: Table,
  name: string,
): Table | undefined {
  const parent = guessParent(tables, own, wordsOf(name));
  const hasKey = parent && ((parent.primaryKey?.length ?? 0) > 0 || keyColumn(parent) !== undefined);
  return hasKey ? undefined : parent;
}

/** Passed by all names of references, and by few others: telling the words of a name apart takes longer. */
const REFERENCE_END = /(?:id|key)[^a-z]*$|[^ -~]/i;

/** Whether a column’s name refers to one of some tables, of which its own one can be one. */
export function hasParentAmong(tables: readonly NamedTable[], own: NamedTable, name: string): boolean {
  if (!REFERENCE_END.test(name)) return false;
  const parent = guessParent(tables, own, wordsOf(name));
  return parent !== undefined && tables.some((table) => table.name === parent.name);
}

/** The table to which a column with these words refers. */
function guessParent<Table extends NamedTable>(
  tables: readonly Table[],
  own: Table,
  words: readonly string[],
): Table | undefined {
  if (words.length < 2 || !KEY_WORDS.has(words.at(-1) ?? '')) return undefined;
  const thing = words.slice(0, -1);
  if (thing.length === 1 && SELF.has(thing[0] ?? '')) return own;
  const others = tables.filter((table) => table.name !== own.name);
  return (
    others.find((table) => namesTable(table, thing)) ??
    others.find((table) => namesTable(table, thing.slice(-1)))
  );
}

const SELF: ReadonlySet<string> = new Set(['parent', 'manager', 'referrer', 'supervisor']);

/** Whether words are the name of a table, in the singular or the plural. */
function namesTable(table: Pick<NamedTable, 'name'>, words: readonly string[]): boolean {
  const own = wordsOf(table.name);
  if (own.length !== words.length) return false;
  return own.every((word, i) => singulars(word).some((form) => singulars(words[i] ?? '').includes(form)));
}

/** The `name` of a product is not a person’s name, and neither is a `category_name`. */
function nameGuess(table: NamedTable, words: readonly string[], suits: Suits): FieldGuess | undefined {
  const full = fullWordsOf(words);
  const last = full.at(-1);
  if (last !== 'name' && last !== 'title') return undefined;
  if (isBareName(full)) {
    const thing = wordsOf(table.name).at(-1) ?? '';
    const field = last === 'title' && isPerson(thing) ? 'person.jobTitle' : fieldOfName(thing);
    return field && suits({ field });
  }
  // `cust_first_name` is a first name.
  if (known(words, full) || ends.has(full.slice(-2).join(' '))) return undefined;
  const thing = full.at(-2) ?? '';
  const field = fieldOfName(thing) ?? (isPerson(thing) || last === 'title' ? undefined : 'word.noun');
  return field && suits({ field });
}

/** Whether the words are only `name` or `title`, so that the table says of what. */
function isBareName(full: readonly string[]): boolean {
  return full.length === 1 && (full[0] === 'name' || full[0] === 'title');
}

function fieldOfName(thing: string): FieldId | undefined {
  return singulars(thing)
    .map((singular) => namesByTable.get(singular))
    .find((field) => field !== undefined);
}

/** Whether a word, or its singular, stands for people. */
export function isPerson(word: string): boolean {
  return singulars(word).some((form) => people.has(form));
}

/** What the vocabulary says about these words, as they are or written out. */
function known(words: readonly string[], full: readonly string[]): FieldGuess | undefined {
  return ends.get(words.join(' ')) ?? ends.get(full.join(' '));
}

function wordGuess(words: readonly string[], table: NamedTable, suits: Suits): FieldGuess | undefined {
  const full = fullWordsOf(words);
  const first = full[0] ?? '';
  const isCount = first === 'number' && full[1] === 'of';
  const start = isCount ? 'num' : first;
  const beginning = Object.hasOwn(beginnings, start) && full.length > 1 ? beginnings[start] : undefined;
  const suitedBeginning = beginning && suits(beginning);
  if (suitedBeginning?.field === 'boolean') return suitedBeginning;
  const ending =
    kindOfAddress(words, suits) ?? headGuess(words, table, suits) ?? endGuess(words, full, suits);
  // `total_driver_of_the_day` counts days.
  const isTotal = first === 'total' && /^(?:date|timestamp)$/.test(ending?.field ?? '');
  const found = (isTotal && beginnings.num && suits(beginnings.num)) || ending;
  if (found) return withStart(found, words, table);
  // `phone2` is a phone, and `weight_kg` a weight.
  const isUnit = words.length > 1 && (UNITS.has(words.at(-1) ?? '') || /^\d+$/.test(words.at(-1) ?? ''));
  const withoutUnit = isUnit ? wordGuess(words.slice(0, -1), table, suits) : undefined;
  return withoutUnit ?? qualifiedGuess(words, table, suits) ?? suitedBeginning;
}

/** `email_work` is a work e-mail, and `name_first` a first name. */
function qualifiedGuess(words: readonly string[], table: NamedTable, suits: Suits): FieldGuess | undefined {
  const [noun, qualifier] = words.slice(-2);
  if (noun === undefined || qualifier === undefined) return undefined;
  if (!QUALIFIERS.has(qualifier) || QUALIFIERS.has(noun)) return undefined;
  const pair = words.slice(-3, -1);
  if (pair.length > 1 && ends.has(pair.join(' ')))
    return wordGuess([...words.slice(0, -3), qualifier, ...pair], table, suits);
  return wordGuess([...words.slice(0, -2), qualifier, noun], table, suits);
}

/** What `nasipaddress`, `email_from_address` and `www_address` are addresses of. */
function kindOfAddress(words: readonly string[], suits: Suits): FieldGuess | undefined {
  const name = words.join('');
  const end = ADDRESS_ENDS.find((text) => name.endsWith(text));
  if (end === undefined) return undefined;
  const kind = name.slice(0, -end.length);
  const field = ADDRESSES.find(([form]) => form.test(kind))?.[1];
  return field && suits({ field });
}

const ADDRESS_ENDS = ['address', 'addr'];

const ADDRESSES: readonly (readonly [RegExp, FieldId])[] = [
  [/ipv6$/, 'internet.ipv6'],
  [/(?<!sh|z|tr)ip(?:v4)?$/, 'internet.ipv4'],
  [/mac$/, 'internet.mac'],
  [/mail/, 'internet.email'],
  [/www|web|url|http/, 'internet.url'],
];

/** The country of birth is a country. A name that is known as a whole, such as `date_of_birth`, is not taken apart. */
function headGuess(words: readonly string[], table: NamedTable, suits: Suits): FieldGuess | undefined {
  const of = words.lastIndexOf('of');
  if (of < 1 || fullWordsOf(words.slice(0, of)).at(-1) === 'number') return undefined;
  const isKnown = words.slice(0, of).some((_, i) => known(words.slice(i), fullWordsOf(words.slice(i))));
  return isKnown ? undefined : wordGuess(words.slice(0, of), table, suits);
}

/** The meaning of the longest end of a name that suits the column. */
function endGuess(words: readonly string[], full: readonly string[], suits: Suits): FieldGuess | undefined {
  // Abbreviations can have several words, so that ends are counted from the last word.
  for (let length = Math.max(words.length, full.length); length > 0; length--) {
    const asWritten = words.slice(-length).join(' ');
    const inFull = full.slice(-length).join(' ');
    for (const guess of [
      ends.get(asWritten),
      ends.get(inFull),
      otherEnds.get(asWritten),
      otherEnds.get(inFull),
    ]) {
      const suited = guess && suits(guess);
      if (suited) return suited;
    }
  }
  return undefined;
}

/** Adjectives that can follow what they describe. */
const QUALIFIERS: ReadonlySet<string> = new Set(
  `first last middle given family primary secondary main alternate alternative alt other home work office business private
  personal perso external internal day daytime evening night permanent temporary current previous old new billing shipping
  short mailing physical residential postal native official preferred legal`.split(/\s+/),
);

/** Units behind the name of a quantity, and words that say how a value is written. */
const UNITS: ReadonlySet<string> = new Set(
  'kg g lb lbs oz km m cm mm mi ft in ms sec secs seconds mins hrs usd eur gbp cents mb gb kb pct mv kw kwh celsius local utc abbr abbrev abbreviation'.split(
    ' ',
  ),
);

/** The end of an interval comes after its start, if the table has a column for the start, and not after `now` if it is over. */
function withStart(found: FieldGuess, words: readonly string[], table: NamedTable): FieldGuess {
  if (found.field !== 'date' && found.field !== 'timestamp') return found;
  const name = words.join('_');
  const lower = earlierOf(name, table);
  // A range of its own that begins after `now` is after all that is over.
  if (!lower || (!isOver(name) && found.options?.from !== undefined)) return found;
  const end = isOver(name) ? { to: NOW } : {};
  return { field: found.field, options: { ...found.options, after: lower.name, within: 'P14D', ...end } };
}

function earlierOf(name: string, { name: tableName, columns }: NamedTable): NamedColumn | undefined {
  const moments = columns.filter(({ field }) => field === 'date' || field === 'timestamp');
  const names = moments.map((moment) => moment.name);
  return earlierEvents(name, names, tableName)
    .map((earlier) => moments.find((moment) => moment.name === earlier))
    .find((moment) => moment && (!isMostlyNull(moment) || isCause(moment.name, name, tableName)));
}

/** A moment after a null is null, so few moments come after one of these. */
const isMostlyNull = ({ nulls = 0, nullWhen }: NamedColumn) => nullWhen !== undefined || nulls >= 50;
