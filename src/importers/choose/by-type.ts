import type { Json } from '../../catalogue/field.ts';
import { type FieldGuess, ONE_SENTENCE } from '../../catalogue/field-words.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import { FIELDS_OF_NO_ITEMS } from '../../schema/nestable.ts';
import { objectByName } from '../guess/items.ts';
import { isAgent, labelOf, nameOfKind } from '../guess/things.ts';
import { translated } from '../guess/translate.ts';
import { fullWordsOf, singularOf, wordsOf } from '../guess/words.ts';
import type { SetOptions } from '../imported-schema.ts';
import type { SampleFacts, SourceColumn, SourceDialect, SourceType } from '../source-tables.ts';
import { isPostgresArray, textForm, typeName } from '../sql/types/registry.ts';
import { casesOf } from './cases-of.ts';
import type { Choice, ColumnContext } from './choice.ts';
import { anyExactText, exactLength, longestOfPattern, textLength } from './exact-text.ts';
import { aroundDefault, numberOptions } from './number-limits.ts';
import { postgresArray } from './postgres-array.ts';
import { isOfOneDigit, jsonOf, SECONDS, suited, YES_NO } from './suits.ts';

type ByType = (column: SourceColumn, dialect?: SourceDialect) => FieldGuess;

/** Up to these lengths, a text of unknown meaning is a code, a label, a sentence. */
const CODE_LENGTH = 6;
const LABEL_LENGTH = 60;
const SENTENCE_LENGTH = 120;
/** Columns of databases that have room for so many characters have prose. Those with less often have names and codes. */
const PROSE_LENGTH = 400;

/** Chooses a field by the length of a sample's texts. */
function textOfSample(column: SourceColumn, { isSlug, maxLength = 0 }: SampleFacts): FieldGuess {
  if (isSlug && maxLength > WORD_LENGTH) return { field: 'word.slug' };
  const isOfDump = column.type.written !== undefined;
  if (maxLength <= WORD_LENGTH) return isOfDump ? shortText(column, LABEL_LENGTH) : { field: 'word.noun' };
  if (maxLength <= LABEL_LENGTH) return shortText(column, maxLength);
  return { field: 'word.sentences', ...(maxLength <= SENTENCE_LENGTH && { options: ONE_SENTENCE }) };
}

/** In characters, roughly the longest of a sample's words. */
const WORD_LENGTH = 20;

function anyText(column: SourceColumn, dialect?: SourceDialect): FieldGuess {
  const length = textLength(column);
  if (length === undefined && column.sample?.maxLength !== undefined) {
    return textOfSample(column, column.sample);
  }
  const least = column.bounds?.minLength ?? 0;
  const fallback = column.default && 'value' in column.default ? column.default.value : undefined;
  // Forms send `on` for a box that is checked.
  if (length === 2 && (fallback === '' || fallback === 'on'))
    return { field: 'list', options: { values: ['on', ''] } };
  if (typeof fallback === 'string' && /^(?:\{\}|\[\])$/.test(fallback) && !column.sample)
    return jsonOf(column);
  const exact = exactLength(column);
  if (exact !== undefined) return anyExactText(exact);
  if (least > 1) {
    const longest = Math.max(least, Math.min(length ?? least + 10, least + 10));
    return { field: 'string.alphanumeric', options: { minLength: least, maxLength: longest } };
  }
  // `TEXT` is the usual type of short texts in PostgreSQL and SQLite.
  const isAny =
    length === undefined &&
    dialect !== 'mysql' &&
    /^(?:text|varchar|character varying)$/.test(typeName(column.type));
  if (!isAny && (length === undefined || length >= PROSE_LENGTH))
    return { field: 'word.sentences', options: ONE_SENTENCE };
  return shortText(column, length ?? LABEL_LENGTH);
}

/** Texts of columns such as `ncf` have a letter and seven digits. */
const ACRONYM_LENGTH = 8;

/** A name of the kind that the column's words say, a label such as `Layout 7`, or else a code. */
function shortText(column: SourceColumn, length: number): FieldGuess {
  const words = fullWordsOf(wordsOf(column.name));
  const english = translated(wordsOf(column.name))?.split('_') ?? [];
  const named = column.sample ? undefined : (nameOfKind(words) ?? nameOfKind(english));
  const suitable = named && suited(named, column);
  if (suitable) return suitable;
  if (/^[a-z]{2,3}$/.test(words.at(-1) ?? '') && words.length === 1 && length >= ACRONYM_LENGTH)
    return { field: 'regex', options: { pattern: '[A-Z]\\d{7}' } };
  if (length >= NAME_LENGTH && !column.sample && isAgent(words.at(-1) ?? ''))
    return { field: 'person.fullName' };
  if (length === 1 && column.nullable) return anyExactText(length);
  const isAnswer =
    !column.sample && ANSWER.test(words.at(-1) ?? '') && singularOf(words.at(-2) ?? '') === undefined;
  if (isAnswer && length >= 3) return { field: 'list', options: { values: ['yes', 'no'] } };
  const label = length > CODE_LENGTH && !CODE_WORD.test(words.at(-1) ?? '') ? labelOf(words) : undefined;
  if (label && longestOfPattern(String(label.options?.pattern)) <= length) return label;
  return {
    field: 'string.alphanumeric',
    options: { length: Math.min(length, CODE_LENGTH), casing: 'upper' },
  };
}

/** Words that say what somebody or something is, or what has happened to it: `waiver_signed` and `inactive`. */
const ANSWER =
  /^(?:signed|arrived|denied|allocated|submitted|needed|selectable|inactive|automatic|manual|notified|refunded|shipped|completed|insured|vaccinated|married|employed|registered|subscribed|archived|published|renewable|refundable|available|taxable|reusable|removable|searchable|editable|sortable|clickable|deleted|cancelled|canceled|resolved|attended|baptized|invited|interested)$/;

/** Columns with less room have codes of persons. */
const NAME_LENGTH = 30;

const CODE_WORD = /^(?:\w*id|id(?!ea|en|io|le|ol)[a-z]{4,}|\w*key|code|ref|hash|token|number|num|cd)$/;

/** The most bytes of a generated binary value. */
const BYTES_MAX = 8;

/** PostgreSQL reads `\x` and hexadecimal digits. Other databases store the digits themselves. */
export function anyBytes({ type, bounds }: SourceColumn): FieldGuess {
  const isHexadecimal = type.written?.toLowerCase() === 'bytea';
  const usual = 2 * Math.max(1, Math.min(BYTES_MAX, Math.floor((type.maxLength ?? 16) / 2)));
  const bytes = bounds?.minLength ?? (type.maxLength === 1 ? 1 : undefined);
  const digits = bytes === undefined ? usual : isHexadecimal ? 2 * bytes : bytes;
  return {
    field: 'string.hexadecimal',
    options: { length: digits, prefix: isHexadecimal ? '\\x' : '', casing: 'lower' },
  };
}

const constant =
  (field: FieldId, options?: FieldGuess['options']): ByType =>
  () => ({ field, ...(options && { options }) });

/** Of MySQL's type `year`. */
const YEARS = { min: 1990, max: 2025 };

/** Whether a column of the smallest type of integers answers yes and no: most do whose names or defaults say no quantity. */
function isSmallest({ type, name, default: fallback }: SourceColumn): boolean {
  if (typeName(type) !== 'tinyint') return false;
  if (fallback !== undefined && 'value' in fallback) return fallback.value === 0 || fallback.value === 1;
  return !QUANTITY.test(fullWordsOf(wordsOf(name)).at(-1) ?? '');
}

/** Last words of names that are numbers also in the smallest type of integers. */
const QUANTITY =
  /^(?:\d+|id|age|hour|day|month|week|weekday|minute|second|year|order|position|sort|rank|level|priority|rating|score|number|num|count|quantity|size|length|width|height|depth|port|version|type|status|state|mode|code|kind|percent|percentage|discount|duration|interval|limit|max|min|weight|value|index|sequence|floor|grade|step|stage|tries|class|category|group|flags|mask|period|term|scale|precision|digits|phase|slot|channel|gender|sex|role|rate|ratio|total|amount|sum|format|form|method|direction|color|bits?|bytes?|from|to|of|per|nr|no|dia|mes|ano|edad|hora|cantidad|numero|nivel|orden|tipo|estado)$/;
/** Names of what something is or was: `billed` and `taxable`. */
const PARTICIPLE =
  /^(?!(?:speed|seed|feed|need|bed|red|shed|weed|embed|med|ped|ded|fed|led)$)[a-z]{2,40}(?:ed|able|ible)$|^(?!(?:estado|pedido|partido|apellido|contenido|salida|entrada|medida|comida|mercado|listado|grado|bebida|llegada|jornada|lado|sonido|recorrido|resultado|vida|ida|juzgado|legado|sentido)s?$)[a-z]{2,40}(?:ado|ada|ido|ida)s?$/;

/** Names without a mark between their words that say what a program may do: `allowpm`. */
const ALLOWING = /^(?:\w{1,4}_)?(?:allow(?!ance|ed)|enable|disable|require(?!ment)|notify|hide)[a-z]{2,}$/i;

/** Events of accounts and posts, which programs keep as seconds since 1970. */
const MEMBER_EVENT = /^(?:joined|registered|posted|edited|uploaded|visited)$/;

function anyInteger(column: SourceColumn): FieldGuess {
  const { type, bounds } = column;
  if (isOfOneDigit(column) || (bounds === undefined && ALLOWING.test(column.name))) return YES_NO;
  const isCount = singularOf(wordsOf(column.name).at(-1) ?? '') !== undefined;
  const words = wordsOf(column.name);
  const isPast =
    !isCount && bounds === undefined && !words.includes('id') && PARTICIPLE.test(words.at(-1) ?? '');
  // Eight bytes have room for a moment, which the event of `ended bigint` has.
  const isMoment = isPast && /^(?:bigint|int8)$/.test(typeName(type));
  const isOfMembers = typeName(type) === 'int' && MEMBER_EVENT.test(words.at(-1) ?? '');
  if (isMoment || isOfMembers || /^most_?recent/i.test(column.name))
    return { field: 'number', options: numberOptions(column, SECONDS) };
  if (isPast || (!isCount && bounds === undefined && isSmallest(column))) return YES_NO;
  const guess =
    typeName(type) === 'year' ? YEARS : aroundDefault(column, isCount ? { min: 0, max: 100 } : {});
  return { field: 'number', options: numberOptions(column, guess) };
}

/** Whether a type has decimals as amounts, shares and measurements do. */
const hasUsualScale = ({ type: { precision = 0, scale = 1 } }: SourceColumn) =>
  precision <= 20 && scale > 0 && scale <= 8;
/** Oracle's `NUMBER` alone holds any number, and mostly counts something. */
const isOfOracle = ({ type }: SourceColumn) =>
  typeName(type) === 'number' && type.precision === undefined && type.scale === undefined;
/** Numbers of kinds and levels are whole, also in columns of decimals. */
const isKind = ({ name, type, bounds }: SourceColumn) =>
  bounds === undefined &&
  !type.scale &&
  /(?:^|_)(?:type|kind|category|status|mode|priority|level|stage|class)$/i.test(name);
const ANY_DECIMAL = { min: 0, max: 100, decimals: 2 };

/** A field that has values of the type, whatever the column means. */
const BY_TYPE: Readonly<Record<Exclude<SourceType['value'], 'object' | 'array'>, ByType>> = {
  text: anyText,
  integer: anyInteger,
  decimal: (column) => ({
    field: 'number',
    options: numberOptions(
      column,
      aroundDefault(
        column,
        isKind(column)
          ? { min: 1, max: 5, decimals: 0 }
          : isOfOracle(column)
            ? { decimals: 0 }
            : hasUsualScale(column)
              ? ANY_DECIMAL
              : { decimals: 2 },
      ),
    ),
  }),
  boolean: constant('boolean'),
  date: constant('date'),
  timestamp: constant('timestamp'),
  time: constant('time', { from: '07:00:00', to: '20:59:59' }),
  uuid: constant('string.uuid'),
  json: jsonOf,
  binary: anyBytes,
  unknown: anyText,
};

/** How the columns of an object, or the items of an array, are chosen. */
export type ChooseNested = (column: SourceColumn, context: ColumnContext) => NestedChoice;

export type NestedChoice = Choice & { readonly nulls?: number; readonly maxLength?: number };

const ITEMS_MAX = 3;
/** An array has no more items. */
const ARRAY_MAX = 1000;

/** The objects and the arrays of JSON that a column describes. */
export function guessNested(context: ColumnContext, chooseNested: ChooseNested): FieldGuess | undefined {
  const { column } = context;
  const { type, items, columns, tuple, alternatives } = column;
  if (isPostgresArray(type)) return postgresArray(column);
  const nested = (inner: readonly SourceColumn[]) =>
    inner.map((one) => nestedColumn(one.name, chooseNested(one, context)));
  if (alternatives) return oneOf(type, nested(alternatives));
  if (columns) return { field: 'json', options: { columns: nested(columns) } };
  if (tuple) return { field: 'json', options: { form: 'list', columns: nested(tuple) } };
  if (type.value === 'object') return objectByName(column.name);
  if (type.value !== 'array') return undefined;
  const item: ReturnType<typeof asItem> = items
    ? asItem(chooseNested(itemOf(column, items.column), context))
    : { field: 'word.noun' };
  const { min = 0, max = Math.max(ITEMS_MAX, min + 1), sizes = [] } = items ?? {};
  const arrayOf = (least: number, most: number): FieldGuess & { readonly options: SetOptions } => ({
    field: 'array',
    options: {
      field: item.field,
      ...(item.options ? { options: item.options } : {}),
      minItems: Math.min(least, ARRAY_MAX),
      maxItems: Math.max(least, Math.min(most, column.sample ? ARRAY_MAX : least + ITEMS_MAX, ARRAY_MAX)),
      ...(item.maxLength === undefined ? {} : { maxLength: item.maxLength }),
      ...(items?.isDistinct ? { distinct: true } : {}),
    },
  });
  if (sizes.length < 2) return arrayOf(min, max);
  const arrays = sizes.map((size) => ({ ...arrayOf(size.min, size.max), count: size.count }));
  return { field: 'cases', options: casesOf(arrays) };
}

/** A column of an object in a schema document. */
function nestedColumn(name: string, { field, options, nulls, maxLength }: NestedChoice): JsonColumn {
  return {
    name,
    field,
    ...(options && Object.keys(options).length > 0 ? { options } : {}),
    ...(nulls ? { nulls } : {}),
    ...(maxLength === undefined ? {} : { maxLength }),
  };
}

type JsonColumn = { readonly name: string; readonly field: FieldId } & Readonly<Record<string, Json>>;

/** A field for items. Those that only columns can have are a column whose value is the item. */
function asItem(choice: NestedChoice): FieldGuess & { readonly maxLength?: number } {
  const { field, options, nulls, maxLength } = choice;
  if (nulls || FIELDS_OF_NO_ITEMS.has(field)) return asValue(nestedColumn('value', choice));
  return { field, ...(options && { options }), ...(maxLength !== undefined && { maxLength }) };
}

const asValue = (column: JsonColumn): FieldGuess => ({
  field: 'json',
  options: { form: 'value', columns: [column] },
});

/** One of several columns in each row, all as frequent. */
function oneOf({ value }: SourceType, columns: readonly JsonColumn[]): FieldGuess | undefined {
  const last = columns.at(-1);
  if (last === undefined) return undefined;
  const moments = new Set(columns.map(({ field }) => (MOMENTS.has(field) ? field : undefined)));
  const isOfTexts =
    value === 'text' && moments.size === 1 && columns.every(({ maxLength }) => maxLength === undefined);
  const caseOf = (column: JsonColumn): Readonly<Record<string, Json>> => {
    const isPlain = isOfTexts || (['json', 'array'].includes(column.field) && column.nulls === undefined);
    const { field, options } = isPlain ? column : asValue(column);
    return { field, ...(options === undefined ? {} : { options }) };
  };
  const cases = columns.slice(0, -1).map((column, i) => {
    const share = Number((1 / (columns.length - i)).toFixed(4));
    return { when: `random() < ${share}`, ...caseOf(column) };
  });
  return cases.length === 0 ? asValue(last) : { field: 'cases', options: { cases, else: caseOf(last) } };
}

/** Fields whose values have another type than texts. All cases of a column have one type. */
const MOMENTS: ReadonlySet<FieldId> = new Set(['date', 'timestamp', 'time']);

/** Readers call the items of all arrays `item`. Those of `emails` are an `email` each. */
function itemOf({ name }: SourceColumn, item: SourceColumn): SourceColumn {
  const singular = singularOf(name);
  return item.name === 'item' && singular !== undefined ? { ...item, name: singular } : item;
}

/** The field for a column of which only the type is known. */
export function guessByType(context: ColumnContext, chooseNested: ChooseNested): FieldGuess {
  const { column } = context;
  const nested = guessNested(context, chooseNested);
  if (nested) return nested;
  const { value } = column.type;
  const written = value === 'unknown' || value === 'text' ? textForm(column.type) : undefined;
  return (
    written ??
    (value === 'object' || value === 'array' ? { field: 'json' } : BY_TYPE[value](column, context.dialect))
  );
}
