import type { FieldId } from '../../catalogue/fields.ts';
import { guessByWords } from '../guess/guess-field.ts';
import { isAgent } from '../guess/things.ts';
import { fullWordsOf, wordsOf } from '../guess/words.ts';
import { PERHAPS_NULL } from '../samples/cell.ts';
import { areAddresses } from '../samples/country-signs.ts';
import { isKnownMark } from '../samples/marks.ts';
import { arePersonForms, arePersons } from '../samples/name-texts.ts';
import { publicCodes } from '../samples/public-codes.ts';
import { isKindWord } from '../samples/public-words.ts';
import type { SampleFacts, SourceColumn, SourceTable, SourceThing } from '../source-tables.ts';
import { byName } from './by-name.ts';
import type { SampleRules } from './choice.ts';
import { literalWords } from './held-values.ts';

/** Which values of sample rows get into a schema. */
export interface CopiedValues {
  /** False if none does: no value of a list, no end of a range, no word of a pattern. */
  readonly values: boolean;
  /** Whether the lowest and highest values of columns that tell about single rows are rounded outwards. */
  readonly areEndsRounded: boolean;
  /** What the rows say about columns, whose names tell whether they are about persons. */
  readonly samples: SampleRules;
}

/** Leaves out of samples what must not get into a schema, which people share: values of columns about persons and of single rows. */
export function withoutPrivateValues(
  tables: readonly SourceTable[],
  copied: CopiedValues,
): readonly SourceTable[] {
  return tables.map((table) => {
    const columns = table.columns.map((column) => withoutPrivate(column, table.name, copied));
    const { boxes, ...rest } = table;
    return {
      ...rest,
      ...(boxes && copied.values && { boxes }),
      columns,
      comparisons: table.comparisons.filter(
        ({ sampledGap, left, right }) => sampledGap === undefined || arePublic([left, right], table, copied),
      ),
      ...(table.affixes && {
        affixes: table.affixes.filter(
          ({ columns: names, pattern }) =>
            literalWords({ pattern }).length === 0 || arePublic(names, table, copied),
        ),
      }),
      ...(table.ratios && {
        ratios: table.ratios.filter((one) => arePublic(one.columns, table, copied)),
      }),
      ...(table.dependences && {
        dependences: table.dependences.filter((one) => arePublic(one.columns, table, copied)),
      }),
      ...(table.correlations && {
        correlations: table.correlations.filter((one) => arePublic(one.columns, table, copied)),
      }),
      ...(table.things && {
        things: table.things
          .filter((thing) => !isList(thing, table, copied))
          .map((thing) => publicThing(thing, columns, copied)),
      }),
    };
  });
}

/** Whether a column alone has a list that may be copied, so that its values are no things. */
function isList({ columns }: SourceThing, table: SourceTable, { samples }: CopiedValues): boolean {
  const [name, ...others] = columns;
  const column = table.columns.find((one) => one.name === name);
  const isAlone = others.length === 0 && column?.sample?.few !== undefined;
  return isAlone && !isPersonal(column, table.name, column.sample, samples);
}

/** A thing with the cells of those columns whose values may all be copied. */
function publicThing(
  thing: SourceThing,
  columns: readonly SourceColumn[],
  copied: CopiedValues,
): SourceThing {
  const fewOf = new Map(columns.flatMap(({ name, sample }) => (sample?.few ? [[name, sample.few]] : [])));
  const persons = new Set(columns.flatMap((one) => (one.sample?.names === 'persons' ? [one.name] : [])));
  const languages = new Map(
    columns.flatMap(({ name, sample }) => {
      const language = sample?.language ?? sample?.tableLanguage;
      return language ? [[name, { tableLanguage: language }] as const] : [];
    }),
  );
  const own = thing.table.columns.map((column): SourceColumn => {
    const few = fewOf.get(column.name);
    const names = persons.has(column.name) ? ('persons' as const) : column.sample?.names;
    const { sample } = column;
    return sample
      ? {
          ...column,
          sample: { ...sample, ...languages.get(column.name), ...(few && { few }), ...(names && { names }) },
        }
      : column;
  });
  const texts = new Map([...thing.texts].filter(([name]) => fewOf.has(name)));
  const [table = thing.table] = withoutPrivateValues([{ ...thing.table, columns: own }], copied);
  return { ...thing, texts, table };
}

/** Whether the least and the greatest distance of two columns may be copied. */
function arePublic(
  names: readonly string[],
  { name: tableName, columns }: SourceTable,
  { values, areEndsRounded, samples }: CopiedValues,
): boolean {
  if (!values || areEndsRounded) return false;
  return columns.every(
    (column) =>
      !names.includes(column.name) ||
      (column.sample && !isPersonal(column, tableName, column.sample, samples)),
  );
}

function withoutPrivate(column: SourceColumn, tableName: string, copied: CopiedValues): SourceColumn {
  const inner = column.objectName ?? column.name;
  const { sample, columns, items, tuple } = column;
  return {
    ...column,
    ...(sample && {
      sample: copied.values ? publicFacts(sample, column, tableName, copied) : formOf(sample),
    }),
    ...(columns && { columns: columns.map((one) => withoutPrivate(one, inner, copied)) }),
    ...(tuple && { tuple: tuple.map((one) => withoutPrivate(one, inner, copied)) }),
    ...(items && { items: { ...items, column: withoutPrivate(items.column, inner, copied) } }),
  };
}

/** The form of values: their lengths, decimals and formats, without any of the values. */
function formOf({
  few: _,
  parts: __,
  days: ___,
  min,
  max,
  bins,
  order,
  derived,
  pattern,
  forms,
  wordForm,
  mails: _____,
  contacts: ______,
  told: _______,
  marks: ____,
  ...facts
}: SampleFacts): SampleFacts {
  const isWordless = pattern !== undefined && literalWords({ pattern }).length === 0;
  const isComputed =
    derived?.kind === 'formula' && literalWords({ expression: derived.expression }).length === 0;
  const isJoined = derived?.kind === 'template' && literalWords({ text: derived.text }).length === 0;
  return {
    ...facts,
    ...(isWordless && { pattern, ...(forms && { forms }) }),
    ...(wordForm?.words.length === 0 && { wordForm }),
    ...((isComputed || isJoined) && { derived }),
  };
}

function publicFacts(
  sample: SampleFacts,
  column: SourceColumn,
  tableName: string,
  { areEndsRounded, samples }: CopiedValues,
): SampleFacts {
  const isOfPerson = isPersonal(column, tableName, sample, samples);
  const { few = [], parts, days, marks, ...others } = sample;
  const shared = isOfPerson ? sharedIn(few) : [];
  if (shared.length > 1 && !isPersonal(column, tableName, { ...sample, few: shared }, samples))
    return { ...sample, few: shared };
  const known = marks?.filter(({ value }) => PERHAPS_NULL.has(value) || isKnownMark(value)) ?? [];
  const rest = { ...others, ...(known.length > 0 && { marks: known }) };
  const named = hasNamesOfPersons(lastWordOf(column), few) ? { ...rest, names: 'persons' as const } : rest;
  const { derived, ...underived } = isOfPerson && column.type.value !== 'boolean' ? named : sample;
  const isNaming = derived?.kind === 'formula' && namesPersons(derived.expression, column, isOfPerson);
  const facts = { ...underived, ...(derived && !isNaming && { derived }) };
  if (areEndsRounded && (isOfPerson || isMostlyDistinct(sample)))
    return withRoundedStart(withRoundedEnds(facts));
  return isOfPerson ? withRoundedEnds(facts) : facts;
}

/** Whether the texts of a formula, such as one for each weekday, are names of persons. */
function namesPersons(expression: string, column: SourceColumn, isOfPerson: boolean): boolean {
  const words = literalWords({ expression });
  if (words.length === 0) return false;
  return isOfPerson || arePersons(words) || (isAgent(lastWordOf(column)) && arePersonForms(words));
}

/** Above this share of different values, most values tell about a single row. */
const DISTINCT_MAX = 0.5;

function isMostlyDistinct({ rows, nulls, distinct, isUnique, isDistinctCapped }: SampleFacts): boolean {
  return isUnique || isDistinctCapped || distinct > (rows - nulls) * DISTINCT_MAX;
}

/** Names of persons and firms, their addresses, accounts and devices, and free text. */
const PERSONAL =
  /^(?:person\.(?:fullName|firstName|middleName|lastName|bio)|company\.name|internet\.(?:email|exampleEmail|username|displayName|ipv?[46]?|mac|password|url)|phone\.(?:number|imei)|location\.(?:fullAddress|streetAddress|street|secondaryAddress|buildingNumber|zipCode|latitude|longitude)|finance\.(?:accountNumber|accountName|iban|bic|creditCard\w+|pin|bitcoinAddress|routingNumber)|date\.birthdate|string\.(?:uuid|ulid|nanoid)|lorem\.(?:sentences?|paragraphs?|lines|text)|word\.(?:sentences|title))$/;
/** Last words of names of columns that identify something. */
const IDENTIFIERS: ReadonlySet<string> = new Set([
  'id',
  'ids',
  'uuid',
  'guid',
  'ssn',
  'passport',
  'token',
  'key',
  'cpf',
  'dni',
  'nif',
  'nie',
  'cedula',
]);

/** A name with one of these words before `id`, such as region_id, identifies a kind of rows and no single row. */
const KINDS: ReadonlySet<string> = new Set(
  'region country province city type kind class category group status level currency language zone department division'.split(
    ' ',
  ),
);
/** Last words of names of columns whose texts are chosen from a list, if each occurs so often on average. */
const CHOICES: ReadonlySet<string> = new Set(['answer', 'response', 'reply', 'opinion']);
const CHOICE_COUNT_MIN = 10;
/** Last words of names of columns of firms that make what many rows have. */
const BRANDS: ReadonlySet<string> = new Set(
  'brand make manufacturer maker marca marke marque merk'.split(' '),
);
/** A value of a kind tells about no single row if each value occurs so often on average. */
const KIND_COUNT_MIN = 20;
/** With fewer names of persons among 100 texts, others such as titles of plays are called names. */
const PERSONS_PERCENT_MIN = 80;
const FREE_TEXT = /^(?:lorem\.|word\.(?:sentences|title)$)/;

function isPersonal(
  column: SourceColumn,
  tableName: string,
  { looksLike, few = [], countrySigns, names, persons }: SampleFacts,
  samples: SampleRules,
): boolean {
  if (column.type.value === 'boolean') return false;
  // Codes of countries tell about no person, also in a column of residences.
  if (publicCodes(new Map(few.map(({ value, count }) => [String(value), count])))) return false;
  if (areAddresses(countrySigns)) return true;
  const [before = '', last = ''] = ['', ...fullWordsOf(wordsOf(column.name))].slice(-2);
  const count = few.reduce((sum, one) => sum + one.count, 0);
  const areFrequent = few.length > 0 && count >= KIND_COUNT_MIN * few.length;
  // One value in all rows tells nothing about a row.
  const isOne = areFrequent && few.length === 1;
  if (areFrequent && areSlugsOfWords(few)) return false;
  if (IDENTIFIERS.has(last)) return !(isOne || (areFrequent && last === 'id' && KINDS.has(before)));
  if (BRANDS.has(last) && areFrequent && names !== 'persons') return false;
  const context = { column, tableName, rows: 0, earlier: [], key: undefined, samples };
  const guess = guessByWords({ name: tableName, columns: [] }, column.name)?.field;
  // Addresses of the internet are no names: the word of the column has another meaning.
  const isRefuted = names !== undefined && guess?.startsWith('internet.') === true;
  const found: FieldId | undefined = byName(context)?.field ?? (isRefuted ? undefined : guess);
  if (hasNamesOfPersons(last, few)) return true;
  const areOthers = names !== 'persons' && (persons?.percent ?? 100) < PERSONS_PERCENT_MIN;
  const isMistaken =
    (found === 'person.fullName' && areOthers) ||
    (areFrequent && OF_PERSONS.test(found ?? '') && areOfKinds(few)) ||
    (areFrequent && OF_STREETS.test(found ?? '') && !areStreets(few, found));
  const named = isMistaken ? undefined : found;
  const areChoices = CHOICES.has(last) && count >= CHOICE_COUNT_MIN * few.length;
  if (
    named !== undefined &&
    FREE_TEXT.test(named) &&
    (areChoices || (areFrequent && (areSlugs(few) || (DESCRIBED.has(last) && areShared(few)))))
  )
    return false;
  const fields = [looksLike, named].filter((field) => field !== undefined);
  return fields.some((field) => PERSONAL.test(field) && !(field === 'internet.url' && isOne));
}

/** Texts such as `too_expensive`, which a program chooses. */
const SLUG = /^[a-z0-9]+(?:[_-][a-z0-9]+)+$/;

/** A text that so many rows have is one of a list, also in a column of descriptions. */
const SHARED_MIN = 10;
/** Fewer can be what two people wrote. */
const SHARED_VALUES_MIN = 3;
/** Last words of names of columns that describe kinds of events. Comments and notes are what people wrote. */
const DESCRIBED: ReadonlySet<string> = new Set(['description', 'reason', 'cause', 'action']);

/** In percent of the rows. */
const SHARED_PERCENT_MIN = 80;

/** The values that many rows have, if most rows have one of them. Empty otherwise. */
function sharedIn(few: NonNullable<SampleFacts['few']>) {
  const rows = (all: typeof few) => all.reduce((sum, { count }) => sum + count, 0);
  const shared = few.filter(({ count }) => count >= SHARED_MIN);
  return rows(shared) * 100 >= SHARED_PERCENT_MIN * rows(few) ? shared : [];
}

const areShared = (few: NonNullable<SampleFacts['few']>) =>
  few.length >= SHARED_VALUES_MIN && few.every(({ count }) => count >= SHARED_MIN);

const areSlugs = (few: NonNullable<SampleFacts['few']>) =>
  few.some(({ value }) => SLUG.test(String(value))) && few.every(({ value }) => !String(value).includes(' '));

/** Texts such as `controls_place`, without digits. */
const areSlugsOfWords = (few: NonNullable<SampleFacts['few']>) =>
  few.length > 1 && few.every(({ value }) => SLUG_OF_WORDS.test(String(value)));
const SLUG_OF_WORDS = /^[a-z]+(?:_[a-z]+){1,5}$/;

const OF_PERSONS = /^person\.(?:fullName|firstName|lastName)$/;
const OF_STREETS = /^location\.(?:fullAddress|streetAddress|street)$/;

/** Whether most texts have a word such as `Museum`, which names of persons have not. */
function areOfKinds(few: NonNullable<SampleFacts['few']>): boolean {
  const ofKinds = few.filter(({ value }) =>
    String(value)
      .split(/[^\p{L}]+/u)
      .some(isKindWord),
  );
  return ofKinds.length * 2 > few.length;
}

/** Addresses have numbers of houses. Texts such as `Cluster 18`, which all begin alike, are no streets. */
function areStreets(few: NonNullable<SampleFacts['few']>, field: string | undefined): boolean {
  const texts = few.map(({ value }) => String(value));
  const [first = ''] = texts[0]?.split(' ') ?? [];
  const areNumbers = texts.every(
    (text) => text.startsWith(first) && /^\W*\d{1,4}$/.test(text.slice(first.length)),
  );
  return !areNumbers && (field === 'location.street' || texts.some((text) => /\d/.test(text)));
}

const lastWordOf = ({ name }: SourceColumn) => fullWordsOf(wordsOf(name)).at(-1) ?? '';

/** Whether the texts of a list are names of persons, by the frequent first names among them or by the column's last word. */
function hasNamesOfPersons(last: string, few: NonNullable<SampleFacts['few']>): boolean {
  const texts = few.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  return arePersons(texts) || (texts.length > 0 && isAgent(last) && arePersonForms(texts));
}

/** Ends further outwards, so that they are no values of rows. Their bins still cover nearly the same values. */
function withRoundedEnds(facts: SampleFacts): SampleFacts {
  const { min, max, step } = facts;
  if (typeof min === 'number' && typeof max === 'number') {
    const ends = roundedNumbers(min, max);
    return {
      ...facts,
      ...ends,
      ...(typeof step === 'number' && { min: onStep(Number(ends.min), min, step) }),
    };
  }
  if (typeof min !== 'string' || typeof max !== 'string') return facts;
  const { min: _, max: __, ...endless } = facts;
  return { ...endless, ...roundedMoments(min, max) };
}

/** The least number from an end on that is whole steps before another one. */
export function onStep(end: number, base: number, step: number): number {
  return Number((base - Math.floor((base - end) / step) * step).toPrecision(15));
}

/** Rows in order that begin elsewhere. A series begins at the value of a row, and so is none. */
function withRoundedStart(facts: SampleFacts): SampleFacts {
  const { order, ...rest } = facts;
  if (!order || order.kind === 'series') return rest;
  return { ...rest, order: order.start > 1 ? roundedStart(order) : order };
}

type Sequence = Extract<NonNullable<SampleFacts['order']>, { kind: 'sequence' }>;

function roundedStart(order: Sequence): Sequence {
  const { length } = String(order.start);
  const unit = 10 ** Math.max(1, length - 2);
  // After a prefix, the width of the number belongs to the form.
  const least = order.prefix === undefined ? 1 : 10 ** (length - 1);
  return { ...order, start: Math.max(least, Math.floor((order.start - 1) / unit) * unit) };
}

/** To a tenth or a hundredth of the span: a power of ten. */
function roundedNumbers(min: number, max: number): Pick<SampleFacts, 'min' | 'max'> {
  const span = max - min || Math.abs(max) || 1;
  const exponent = Number(span.toExponential().split('e')[1]) - 1;
  const unit = 10 ** exponent;
  const places = Math.max(0, -exponent);
  const exact = (units: number) => Number((units * unit).toFixed(places));
  const low = exact(Math.ceil(min / unit) - 1);
  const high = exact(Math.floor(max / unit) + 1);
  const least = min >= 1 ? 1 : min >= 0 ? 0 : low;
  return { min: Math.max(least, low), max: max <= 0 ? Math.min(0, high) : high };
}

/** To whole hours. */
function roundedTimes(min: string, max: string): Pick<SampleFacts, 'min' | 'max'> {
  const last = Number(max.slice(0, 2)) + 1;
  return {
    min: `${min.slice(0, 2)}:00:00`,
    max: last > 23 ? '23:59:59' : `${String(last).padStart(2, '0')}:00:00`,
  };
}

const CLOCK = /^\d\d:\d\d:\d\d$/;

/** To whole months. Integers beyond 2^53 have no ends then. */
function roundedMoments(min: string, max: string): Pick<SampleFacts, 'min' | 'max'> {
  if (CLOCK.test(min) && CLOCK.test(max)) return roundedTimes(min, max);
  const [first, last] = [new Date(min), new Date(max)];
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return {};
  const from = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() - (first.getUTCDate() === 1 ? 1 : 0), 1);
  const to = Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1, last.getUTCDate() === 1 ? 2 : 1);
  const cut = (time: number, like: string) => new Date(time).toISOString().slice(0, like.length);
  return { min: cut(from, min), max: cut(to, max) };
}
