import type { Field } from '../../catalogue/field.ts';
import type { FieldGuess } from '../../catalogue/field-words.ts';
import { type FieldId, fields } from '../../catalogue/fields.ts';
import { jsonByName } from '../guess/items.ts';
import type { SetOptions } from '../imported-schema.ts';
import type { SourceColumn, SourceType } from '../source-tables.ts';
import { textForm, typeName } from '../sql/types/registry.ts';
import { exactLength, exactText, longestOfPattern, shortText, textLength } from './exact-text.ts';
import { aroundDefault, numberLimits, numberOptions } from './number-limits.ts';
import { prose } from './sentences.ts';

type Suit = (guess: FieldGuess, column: SourceColumn) => FieldGuess | undefined;

/** Fields whose values have a common form as integers, with a range for each. */
const AS_INTEGERS: Partial<Record<FieldId, SetOptions>> = {
  'phone.number': { min: 2_000_000_000, max: 9_899_999_999 },
  'location.zipCode': { min: 10_000, max: 99_999 },
  'finance.accountNumber': { min: 10_000_000, max: 99_999_999 },
  'finance.pin': { min: 1000, max: 9999 },
  'commerce.isbn': { min: 9_780_000_000_000, max: 9_799_999_999_999 },
  'finance.creditCardCVV': { min: 100, max: 999 },
  'date.month': { min: 1, max: 12 },
  'date.weekday': { min: 1, max: 7 },
  'internet.port': { min: 1024, max: 9999 },
  'location.buildingNumber': { min: 1, max: 9999 },
};

const SHORT_PHONE = { min: 200_000_000, max: 989_999_999 };

const STATUS_CODES: FieldGuess = {
  field: 'list',
  options: { values: [200, 201, 204, 301, 400, 401, 404, 500, 503], weights: [20, 4, 3, 1, 2, 2, 3, 1, 1] },
};
/** The values of `tinyint(1) unsigned`. Without a sign, the type is read as a boolean. */
export const YES_NO: FieldGuess = { field: 'list', options: { values: [0, 1] } };

/** MySQL’s `tinyint(1) unsigned` and `int(1)`, and Oracle’s `NUMBER(1)`, hold yes and no. */
export const isOfOneDigit = ({ type, bounds }: SourceColumn) =>
  /\(\s*1\s*\)/.test(type.written ?? '') && bounds === undefined;

/** Seconds since 1970 from 2025-01-01 to 2025-12-31. */
export const SECONDS = { min: 1_735_689_600, max: 1_767_225_599 };
const INT_32_MAX = 2 ** 31 - 1;

function asInteger(guess: FieldGuess, column: SourceColumn): FieldGuess | undefined {
  const { field, options = {} } = guess;
  const limits = numberLimits(column);
  const range = AS_INTEGERS[field];
  if (isOfOneDigit(column) && !(field === 'number' && Number(options.max) <= 9)) return YES_NO;
  if (field === 'internet.httpStatusCode' && fits({ min: 200, max: 503 }, limits)) return STATUS_CODES;
  if (field === 'sequence') return limits.max >= INT_32_MAX ? guess : ofNumber(column, { min: 1, max: 100 });
  if (field === 'number') return ofNumber(column, aroundDefault(column, options));
  if (range && fits(range, limits)) return ofNumber(column, range);
  if ((field === 'person.gender' || field === 'person.sex') && fits({ min: 0, max: 2 }, limits))
    return { field: 'list', options: { values: [0, 1, 2], weights: [1, 5, 5] } };
  // Numbers of ten digits are beyond most types of integers.
  if (field === 'phone.number' && limits.max >= SHORT_PHONE.max) return ofNumber(column, SHORT_PHONE);
  const [, digits] = /^\[1-9\]\\d\{(\d)\}$/.exec(String(options.pattern)) ?? [];
  if (digits !== undefined)
    return ofNumber(column, { min: 10 ** Number(digits), max: 10 ** (Number(digits) + 1) - 1 });
  if (field === 'boolean') {
    return fits({ min: 0, max: 1 }, limits) ? { field: 'list', options: { values: [0, 1] } } : undefined;
  }
  if (field === 'list') {
    const numbers = listOfNumbers(guess, limits);
    if (numbers) return numbers;
    const { values, ...weights } = options;
    const count = Array.isArray(values) ? values.length : 1;
    if (!fits({ min: 1, max: count }, limits)) return undefined;
    return { field, options: { values: Array.from({ length: count }, (_, i) => i + 1), ...weights } };
  }
  if ((field === 'timestamp' || field === 'date') && isNoMoment(column)) {
    const isDay = field === 'date' && /day/i.test(column.name);
    return ofNumber(column, aroundDefault(column, isDay ? { min: 1, max: 28 } : { min: 1, max: 60 }));
  }
  if ((field === 'timestamp' || field === 'date') && limits.max >= INT_32_MAX) {
    // SQLite has one type of integers, and counts seconds.
    const isMilliseconds = limits.max > 2 ** 32 && !/^int(?:eger)?$/.test(typeName(column.type));
    return ofNumber(column, {
      min: SECONDS.min * (isMilliseconds ? 1000 : 1),
      max: SECONDS.max * (isMilliseconds ? 1000 : 1),
    });
  }
  return undefined;
}

/** A list of texts that are all numbers within limits, as numbers. */
function listOfNumbers(
  { field, options = {} }: FieldGuess,
  limits: { readonly min: number; readonly max: number },
): FieldGuess | undefined {
  const { values } = options;
  if (!Array.isArray(values) || !values.every((text) => /^\d{1,9}$/.test(String(text)))) return undefined;
  const numbers = values.map(Number);
  return numbers.every((value) => fits({ min: value, max: value }, limits))
    ? { field, options: { ...options, values: numbers } }
    : undefined;
}

/** A day of each month, and a time that lasts, as its name or a default such as 300 says. */
function isNoMoment({ name, default: fallback }: SourceColumn): boolean {
  const value = fallback && 'value' in fallback ? fallback.value : undefined;
  const lasts = typeof value === 'number' && value > 0 && value < SECONDS_LEAST;
  const isLasting = /[a-z]_?time$/i.test(name) && !OF_EVENT.test(name);
  return (
    lasts || isLasting || OF_POSITION.test(name) || (OF_TIME.test(name) && !/last|date|start|end/i.test(name))
  );
}

/** Words of events before a time: a `create_time` is a moment, and a `contact_time` lasts. */
const OF_EVENT =
  /date|stamp|creat|insert|add|updat|modif|edit|chang|last|first|start|end|begin|stop|finish|open|clos|log|sign|reg|join|visit|access|seen|check|sync|expir|valid|due|dead|post|publ|releas|repl|comment|sent|send|receiv|deliver|ship|order|pay|paid|bought|refund|cancel|confirm|approv|audit|review|submit|apply|upload|download|import|export|delet|remov|ban|lock|block|event|trans|trade|book|check|arriv|depart|pick|drop|record|measur|sampl|observ|captur|request|schedul|fire|trigger|activ|done|complet|fail|success|error|backup|archiv|save|local|server|unix|epoch|utc|gmt|from|to_|until|next|prev|now|current|file|[acm]time$|^[a-z]{1,3}_?time$/i;

/** 2001-09-09: defaults before are durations. */
const SECONDS_LEAST = 1e9;
/** Ends of ranges of something other than time: `column_start` and `page_end`. */
const OF_POSITION =
  /(?:^|_)(?:column|col|row|line|char|character|byte|offset|page|index|word|bit|frame|citation|chapter|verse|address|position|pos|seq|sequence|exon|gene|span|token|range)_?(?:start|end|begin|stop)$/i;
const OF_TIME =
  /(?:max|min|avg|mean|total|threshold|offset|interval|timeout|delay|duration|period|spent|elapsed|processing|cache|life|idle|response|resolution|recovery|handling|cpu|gpu|wall|query|render|fetch|parse|compile|boot|ping|prep|cook|lap|lead|think|build|setup|turnaround|travel|execution|waiting|cycle|contact|exposure|talk|hold|ring|wrap|standard|sleep|screen|charging|reaction|rest)_?(?:[a-z]{1,20}_)?time|^time_(?:in|to|until|on)_|^(?:max|min|avg|num|nb|total|count)_(?:[a-z]{1,20}_){0,3}(?:day|date|hour)$|(?:cycle|billing|due|pay|start|closing)_?day/i;

function fits({ min, max }: SetOptions, limits: { readonly min: number; readonly max: number }): boolean {
  return Number(min) >= limits.min && Number(max) <= limits.max;
}

function ofNumber(column: SourceColumn, options: SetOptions): FieldGuess {
  return { field: 'number', options: numberOptions(column, options) };
}

/** The whole digits that degrees need. */
const DEGREES = { 'location.latitude': 90, 'location.longitude': 180 } as const;
const DEGREE_DECIMALS = 6;

function asDecimal(guess: FieldGuess, column: SourceColumn): FieldGuess | undefined {
  const { field, options = {} } = guess;
  const { min, max, decimals } = numberLimits(column);
  if (field === 'location.latitude' || field === 'location.longitude') {
    const degrees = DEGREES[field];
    const holds = min <= -degrees && max >= degrees && decimals > 0;
    const precision = column.type.scale === undefined ? 4 : Math.min(decimals, DEGREE_DECIMALS);
    return holds ? { field, options: { precision } } : undefined;
  }
  // Databases without booleans or integers use decimals without a scale.
  if (decimals === 0) return asInteger(guess, column);
  if (field === 'sequence' && column.type.scale === undefined)
    return ofNumber(column, { min: 1, max: 100, decimals: 0 });
  const whole = column.type.scale === undefined ? AS_INTEGERS[field] : undefined;
  if (whole && fits(whole, { min, max })) return ofNumber(column, { ...whole, decimals: 0 });
  // Programs that store moments as binary numbers count seconds.
  if (
    (field === 'timestamp' || field === 'date') &&
    column.type.precision === undefined &&
    column.bounds === undefined &&
    !/start|end(?!t)|begin|stop/i.test(column.name)
  )
    return isNoMoment(column) ? undefined : { field: 'number', options: SECONDS };
  if (field === 'list') return listOfNumbers(guess, { min, max });
  return field === 'number' ? ofNumber(column, options) : undefined;
}

/** The longest texts of the formats of dates, by field. */
const DATE_FORMATS = {
  timestamp: ['YYYY-MM-DD HH:mm:ss', 'YYYYMMDDHHmmss', 'YYYY-MM-DD', 'YYYYMMDD'],
  date: ['YYYY-MM-DD', 'YYYYMMDD'],
  time: ['HH:mm:ss', 'HH:mm', 'HHmm'],
} as const;

/** Lists of keywords in one text. */
const TAG_LISTS = ['new', 'sale', 'new, featured', 'popular', 'summer, sale', 'internal', 'draft, urgent'];

/** Roughly what an object or an array needs. */
const JSON_LENGTH = 200;

function asText(guess: FieldGuess, column: SourceColumn): FieldGuess | undefined {
  const { field, options = {} } = guess;
  const length = textLength(column);
  const exact = exactLength(column);
  if (field === 'person.jobTitle' && (length ?? TITLE_LENGTH) < TITLE_LENGTH && SALUTATION.test(column.name))
    return { field: 'person.prefix' };
  if (exact !== undefined) return exactText(guess, exact);
  switch (field) {
    case 'timestamp':
    case 'date':
    case 'time': {
      // Without a format, other columns can be compared with it.
      if ((length ?? ISO_LENGTH) >= (field === 'date' ? DAY_LENGTH : ISO_LENGTH)) return guess;
      const format = DATE_FORMATS[field].find((text) => text.length <= (length ?? text.length));
      return format && { field, options: { ...options, format } };
    }
    case 'date.birthdate':
      return (length ?? DAY_LENGTH) >= DAY_LENGTH ? guess : undefined;
    case 'boolean':
      return { field: 'list', options: { values: (length ?? 3) >= 3 ? ['yes', 'no'] : ['Y', 'N'] } };
    case 'number':
    case 'sequence':
      // The same name often has another meaning as a text. `asDigits` is for those that have none.
      return undefined;
    case 'json':
    case 'array':
      // A schema of JSON that says text means no object.
      if (column.type.written === undefined && !column.sample) return undefined;
      if (field === 'array') return listAsText({ field: 'list', options: { values: TAG_LISTS } }, length);
      return length === undefined || length >= JSON_LENGTH ? jsonLike(guess, column) : undefined;
    case 'list':
      return listAsText(guess, length);
    default:
      return ofText(guess, length);
  }
}

/** Titles of people with less room are those before names. */
const TITLE_LENGTH = 21;
const SALUTATION = /^(?:[a-z]{1,4}_)?tit(?:le|el|re|ulo)$/i;

/** The lengths of 2026-11-21 and 2026-11-21T10:15:00.000Z. */
const DAY_LENGTH = 10;
const ISO_LENGTH = 24;

/** Names of columns that put rows into an order. */
const OF_ORDER = /(?:order|position|sort|rank|index|ordinal|sequence)$/i;

/** Numbers in a column of texts, for names that mean numbers whatever their type. */
export function asDigits({ field, options = {} }: FieldGuess, column: SourceColumn): FieldGuess | undefined {
  const length = textLength(column);
  if (column.type.value !== 'text' || exactLength(column) !== undefined) return undefined;
  // A type that ignores case is for letters.
  if (typeName(column.type) === 'citext') return undefined;
  if (field === 'sequence') {
    const pad = OF_ORDER.test(column.name) ? {} : { pad: Math.min(length ?? 6, 6) };
    return { field, options: { ...options, ...pad } };
  }
  const range = field === 'number' ? options : AS_INTEGERS[field];
  return range && numberAsText(range, length);
}

/** As many numbers as a list shows of a range. */
const SHOWN = 40;

/** Numbers of a range as texts: all of them, or some at equal distances. */
function numberAsText(options: SetOptions, length: number | undefined): FieldGuess | undefined {
  const { min = 0, max = 1000, decimals = 0 } = options;
  const [low, high, digits] = [Number(min), Number(max), Number(decimals)];
  const count = Math.min(SHOWN, Math.floor((high - low) * 10 ** digits) + 1);
  const step = (high - low) / Math.max(1, count - 1);
  const texts = Array.from({ length: count }, (_, i) => (low + i * step).toFixed(digits));
  const values = [...new Set(texts)];
  const longest = 10 ** (length ?? 0) - 1;
  // Texts with less room hold the lower whole numbers of the range.
  if (
    values.some((text) => text.length > (length ?? text.length)) &&
    low < longest &&
    length !== undefined &&
    length <= 4
  )
    return numberAsText({ min: Math.ceil(low), max: Math.min(Math.floor(high), longest) }, length);
  return values.every((text) => text.length <= (length ?? text.length))
    ? { field: 'list', options: { values } }
    : undefined;
}

/** The first letters of a word read as a code, such as `ACT`. More of them read as a fault. */
const CUT_MAX = 3;

function listAsText(guess: FieldGuess, length: number | undefined): FieldGuess | undefined {
  const { values } = guess.options ?? {};
  const texts = Array.isArray(values) ? values.map(String) : [];
  if (length === undefined || texts.every((text) => text.length <= length)) return guess;
  const { weights, ...rest } = guess.options ?? {};
  const whole = texts.filter((text) => text.length <= length);
  if (whole.length > 1) return { field: guess.field, options: { ...rest, values: whole } };
  const short = texts.map((text) => text.slice(0, Math.min(length, CUT_MAX)).toUpperCase());
  if (texts.some((text) => /[a-z][A-Z_.]/.test(text))) return undefined;
  if (new Set(short).size < short.length) return undefined;
  return { field: guess.field, options: { ...guess.options, values: short } };
}

/** The fewest characters of fields that need some room: cut to less, they would say nothing. */
const ROOM: Partial<Record<FieldId, number>> = {
  'person.fullName': 8,
  'company.name': 8,
  'location.streetAddress': 12,
  'location.fullAddress': 30,
  'location.language': 14,
  'commerce.productName': 8,
  'commerce.department': 12,
  'internet.email': 20,
  'airline.airplane': 18,
  'airline.airport': 40,
};

interface ShortForm {
  /** In characters. */
  readonly least: number;
  /** The least length for the usual form. */
  readonly below: number;
  readonly options: SetOptions;
}

/** Forms of fields in columns that are too short for their usual ones, such as 10001-2345, 1-480-710-3242 and 978-0-306-40615-7. */
const SHORT_FORMS: Partial<Record<FieldId, readonly ShortForm[]>> = {
  'location.zipCode': [{ least: 5, below: 10, options: { format: '#####' } }],
  'phone.number': [
    { least: 12, below: 14, options: { style: 'international' } },
    { least: 10, below: 12, options: { style: 'mobile' } },
  ],
  'commerce.isbn': [
    { least: 13, below: 17, options: { separator: '' } },
    { least: 10, below: 13, options: { variant: '10', separator: '' } },
  ],
  'finance.iban': [
    { least: 22, below: 34, options: { countryCode: 'DE' } },
    { least: 15, below: 22, options: { countryCode: 'NO' } },
  ],
  'internet.mac': [{ least: 12, below: 17, options: { separator: '' } }],
  'location.language': [{ least: 2, below: 14, options: { variant: 'alpha-2' } }],
};

/** Names of colors are no longer. Shorter columns are for hexadecimal ones. */
const COLOR_LENGTH = 10;

/** Names of states need so many characters. */
const STATE_LENGTH = 14;

/** Titles and notes for columns with no room for a sentence. */
const SHORT_TITLE_LENGTH = 14;
const SHORT_TITLES: FieldGuess = {
  field: 'list',
  options: {
    values: ['Open day', 'Team meeting', 'New arrivals', 'Price list', 'First steps', 'Monthly report'],
  },
};

const SHORT_NOTES: FieldGuess = {
  field: 'list',
  options: { values: ['As agreed', 'No changes', 'On request', 'To be checked', 'See file', 'Not urgent'] },
};

/** Fields that can be codes if the column is too short for names. */
const CODE_LENGTH_MAX = 4;

/** Numbers of cards without marks between their digits, for columns without room for the longest ones. */
const CARD_DIGITS: Partial<
  Record<FieldId, { readonly least: number; readonly below: number; readonly pattern: string }>
> = {
  'finance.creditCardNumber': { least: 16, below: 19, pattern: '4\\d{15}' },
  'finance.creditCardCVV': { least: 3, below: 4, pattern: '\\d{3}' },
};

function ofText(guess: FieldGuess, length: number | undefined): FieldGuess | undefined {
  const { field, options = {} } = guess;
  if (length !== undefined && length <= CODE_LENGTH_MAX) {
    const code = exactText(guess, Math.min(length, 3)) ?? exactText(guess, 2);
    if (code) return code;
  }
  const { type }: Field = fields[field];
  if (type !== 'text') return undefined;
  if (length === undefined) return guess;
  if (field === 'word.sentences' || field === 'word.title') {
    const texts = field === 'word.title' ? SHORT_TITLES : SHORT_NOTES;
    const short = length >= SHORT_TITLE_LENGTH ? texts : undefined;
    return prose(guess, length) ?? short;
  }
  // Addresses of images need more.
  const imageLength = field === 'image.avatar' ? 78 : field === 'image.url' ? 60 : 0;
  if (length < imageLength)
    return length < 13 ? undefined : { field: 'regex', options: { pattern: 'image_\\d{3}\\.(jpg|png)' } };
  if (field === 'color.human' && length < COLOR_LENGTH) {
    return length < 6
      ? undefined
      : { field: 'regex', options: { pattern: length === 6 ? '[0-9a-f]{6}' : '#[0-9a-f]{6}' } };
  }
  if (field === 'regex' && longestOfPattern(String(options.pattern)) > length) return undefined;
  const form = SHORT_FORMS[field]?.find(({ least, below }) => length >= least && length < below);
  if (form) return { field, options: form.options };
  const digits = CARD_DIGITS[field];
  if (digits !== undefined && length >= digits.least && length < digits.below)
    return { field: 'regex', options: { pattern: digits.pattern } };
  if (field === 'location.state' && length < STATE_LENGTH) return { field: 'location.stateAbbreviation' };
  const short = shortText(guess, length);
  if (short) return short;
  if (length < (ROOM[field] ?? 0)) return undefined;
  const own = options.length;
  return typeof own === 'number' && own > length ? { field, options: { ...options, length } } : guess;
}

/** Dates in columns of timestamps are moments, and moments in columns of dates are days. */
const asMoment =
  (own: 'date' | 'timestamp'): Suit =>
  ({ field, options }) => {
    if (field === 'date' || field === 'timestamp') return { field: own, ...(options && { options }) };
    if (field !== 'date.birthdate') return undefined;
    return own === 'date' ? { field } : { field: own, options: { from: '1970-01-02', to: '2007-12-31' } };
  };

const only =
  (...ids: readonly FieldId[]): Suit =>
  (guess) =>
    ids.includes(guess.field) ? guess : undefined;

const nothing: Suit = () => undefined;

/** Somebody's own type, such as `PhoneType`, says less than the name. */
const asUnknown: Suit = (guess, column) =>
  textForm(column.type) === undefined ? asText(guess, column) : undefined;

/** JSON by the name and the default of a column. */
export function jsonOf({ name, default: fallback }: SourceColumn): FieldGuess {
  const text = fallback && ('value' in fallback ? JSON.stringify(fallback.value) : fallback.expression);
  return jsonByName(name, /^["'(]{0,3}\[\]/.test(text ?? ''));
}

/** The objects of a column of JSON, by its name. */
function jsonLike(guess: FieldGuess, column: SourceColumn): FieldGuess {
  return guess.field === 'json' ? jsonOf(column) : guess;
}

const asJson: Suit = (guess, column) =>
  guess.field === 'json' || guess.field === 'array' ? jsonLike(guess, column) : undefined;

/** What a guess becomes in a column of each type. */
const SUITS: Readonly<Record<SourceType['value'], Suit>> = {
  text: asText,
  integer: asInteger,
  decimal: asDecimal,
  boolean: only('boolean'),
  date: asMoment('date'),
  timestamp: asMoment('timestamp'),
  time: only('time'),
  uuid: only('string.uuid'),
  json: asJson,
  object: nothing,
  array: nothing,
  binary: nothing,
  unknown: asUnknown,
};

/** Fields with names and signs that the character set latin1 lacks, such as those of “Ngũgĩ wa Thiong'o”. */
const BEYOND_LATIN_1: ReadonlySet<FieldId> = new Set<FieldId>([
  'airline.airport',
  'animal.cow',
  'animal.dog',
  'animal.horse',
  'book.author',
  'finance.currencySymbol',
  'food.dish',
  'internet.emoji',
  'person.bio',
]);

/** A guess that suits the column's type. Undefined if the column cannot have such values. */
export function suited(guess: FieldGuess, column: SourceColumn): FieldGuess | undefined {
  if (column.isLatin1 && BEYOND_LATIN_1.has(guess.field)) return undefined;
  return SUITS[column.type.value](guess, column);
}
