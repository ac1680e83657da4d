import type { FieldGuess } from '../../catalogue/field-words.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import { shortTexts } from '../../catalogue/short-patterns.ts';
import type { SetOptions } from '../imported-schema.ts';
import type { SourceColumn } from '../source-tables.ts';
import { textShape } from '../text-shapes.ts';

/** The greatest length of a column's texts, by its type, its checks or its format. */
export function textLength({ type, bounds }: SourceColumn): number | undefined {
  const lengths = [type.maxLength, bounds?.maxLength].filter((length) => length !== undefined);
  return lengths.length > 0 ? Math.min(...lengths) : undefined;
}

/** Up to this length, and for hashes, a fixed length is that of the texts. Longer names only have room: `char(60)`. */
const EXACT_MAX = 16;
const HASH_LENGTHS: ReadonlySet<number> = new Set([20, 22, 24, 26, 32, 36, 40, 56, 64, 96, 128]);

/** The length that all texts of the column have. */
export function exactLength(column: SourceColumn): number | undefined {
  const length = column.type.isFixedLength ? textLength(column) : undefined;
  const isExact = length !== undefined && (length <= EXACT_MAX || HASH_LENGTHS.has(length));
  return isExact ? length : undefined;
}

/** Fields whose texts can all have one length, with the options that give it. */
const EXACT: Partial<Record<FieldId, Readonly<Record<number, SetOptions>>>> = {
  'location.countryCode': { 2: {}, 3: { variant: 'alpha-3' } },
  'location.country': { 2: {}, 3: { variant: 'alpha-3' } },
  'location.language': { 2: { variant: 'alpha-2' }, 3: { variant: 'alpha-3' } },
  'location.stateAbbreviation': { 2: {} },
  'location.state': { 2: {} },
  'location.zipCode': { 5: { format: '#####' }, 10: { format: '#####-####' } },
  'finance.currencyCode': { 3: {} },
  'finance.currencyName': { 3: {} },
  'color.human': { 7: { format: 'hex' } },
  'color.rgb': { 7: { format: 'hex' } },
  'string.uuid': { 36: {} },
  'string.ulid': { 26: {} },
  'database.mongodbObjectId': { 24: {} },
  'finance.bic': { 8: {}, 11: { includeBranchCode: true } },
  'vehicle.vin': { 17: {} },
  'internet.mac': { 12: { separator: '' }, 17: {} },
  'commerce.upc': { 12: {} },
  'commerce.isbn': { 10: { variant: '10', separator: '' }, 13: { separator: '' }, 17: {} },
};

/** Fields that stand for others in columns of so few characters. */
const CODES: Partial<Record<FieldId, FieldId>> = {
  'color.human': 'color.rgb',
  'location.country': 'location.countryCode',
  'location.state': 'location.stateAbbreviation',
  'finance.currencyName': 'finance.currencyCode',
};

/** Fields whose option `length` is the number of characters. */
const OF_LENGTH: ReadonlySet<FieldId> = new Set([
  'finance.accountNumber',
  'finance.pin',
  'git.commitSha',
  'internet.password',
  'string.alpha',
  'string.alphanumeric',
  'string.hexadecimal',
  'string.nanoid',
  'string.numeric',
]);

/** Patterns of digits, with marks between some. */
const DIGITS = /^(?:\\d|\[[\d-]{3,5}\]|\{\d{1,2}\}|[\d()|.-]|\\[.-])+$/;

/** Lists of texts of one character. */
const LETTERS: Partial<Record<FieldId, readonly string[]>> = {
  'person.sex': ['F', 'M'],
  'person.gender': ['F', 'M'],
  boolean: ['Y', 'N'],
  'person.middleName': [...'ABCDEFGHJKLMNPRSTW'],
};

/** From this length on, a text that ends earlier is more useful than random letters that fill the column. */
const PROSE_LENGTH = 15;

/** From this length on, names are shorter than the column rather than a code. */
const NAME_LENGTH = 8;
const NAMES: ReadonlySet<FieldId> = new Set([
  'date.month',
  'date.weekday',
  'person.fullName',
  'person.firstName',
  'person.lastName',
  'internet.username',
  'location.city',
  'location.state',
  'location.country',
]);

const PROSE: ReadonlySet<FieldId> = new Set([
  'person.fullName',
  'person.firstName',
  'person.lastName',
  'company.name',
  'commerce.productName',
  'commerce.department',
  'internet.email',
  'internet.username',
  'internet.url',
  'internet.ipv4',
  'internet.domainName',
  'image.url',
  'system.fileName',
  'system.mimeType',
  'location.street',
  'location.timeZone',
  'phone.number',
  'location.streetAddress',
  'location.fullAddress',
  'location.city',
  'location.state',
  'location.country',
  'location.county',
  'person.jobTitle',
  'book.title',
  'color.human',
  'date.month',
  'date.weekday',
  'word.title',
  'word.sentences',
]);

/** A guess for a column whose texts all have this length, such as `char(2)`. */
export function exactText(guess: FieldGuess, length: number): FieldGuess | undefined {
  const { field, options } = guess;
  const exact = EXACT[field]?.[length];
  if (exact) {
    return { field: CODES[field] ?? field, ...(Object.keys(exact).length > 0 ? { options: exact } : {}) };
  }
  if (OF_LENGTH.has(field)) return { field, options: { ...options, length } };
  if (field === 'boolean' && length === 2) return { field: 'list', options: { values: ['on', 'no'] } };
  const letters = LETTERS[field];
  const isSex = field === 'person.sex' || field === 'person.gender';
  if (letters && (length === 1 || (isSex && length < NAME_LENGTH)))
    return { field: 'list', options: { values: letters } };
  if (field === 'list') return exactList(guess, length) ?? paddedList(guess, length);
  if (field === 'sequence') return { field, options: { ...options, pad: length } };
  if (field === 'regex') {
    const pattern = String(options?.pattern);
    const isPadded = length >= PROSE_LENGTH && longestOfPattern(pattern) <= length;
    if (isPadded || lengthOfPattern(pattern) === length) return guess;
    return length > 4 && DIGITS.test(pattern)
      ? { field: 'string.numeric', options: { length, allowLeadingZeros: false } }
      : undefined;
  }
  const isShortNumber = (field === 'phone.number' || field === 'location.zipCode') && length < PROSE_LENGTH;
  if (isShortNumber || field === 'commerce.upc')
    return { field: 'string.numeric', options: { length, allowLeadingZeros: false } };
  const format = { 8: 'YYYYMMDD', 10: 'YYYY-MM-DD', 14: 'YYYYMMDDHHmmss', 19: 'YYYY-MM-DD HH:mm:ss' }[length];
  if ((field === 'date' || field === 'timestamp') && format)
    return { field, options: { ...options, format } };
  // Milliseconds since 1970, with zeros in front: those of 2025.
  if ((field === 'date' || field === 'timestamp') && (length === 13 || length === 15))
    return {
      field: 'regex',
      options: { pattern: `${'0'.repeat(length - 13)}17(3[6-9]|[45]\\d|6[0-6])\\d{9}` },
    };
  return length >= (NAMES.has(field) ? NAME_LENGTH : PROSE_LENGTH) && PROSE.has(field)
    ? (shortText(guess, length) ?? guess)
    : undefined;
}

/** Whole texts in place of texts that a column of this length would cut. */
export function shortText({ field }: FieldGuess, length: number): FieldGuess | undefined {
  const { below, guesses } = shortTexts[field] ?? { below: 0, guesses: [] };
  const fits = ({ options = {} }: FieldGuess) => {
    const { pattern, values } = options;
    const texts = Array.isArray(values) ? values.map(String) : [];
    return typeof pattern === 'string'
      ? longestOfPattern(pattern) <= length
      : texts.every((text) => text.length <= length) && (texts.length > 0 || length >= NAME_LENGTH);
  };
  return length < below ? guesses.find(fits) : undefined;
}

/** A list in a column of longer texts, which the database pads with blanks. */
function paddedList(guess: FieldGuess, length: number): FieldGuess | undefined {
  const values = Array.isArray(guess.options?.values) ? guess.options.values.map(String) : [];
  const isPadded = length >= NAME_LENGTH && values.every((text) => text.length <= length);
  // Sizes such as XS and XL are no words that somebody cut.
  const areCodes = values.every((text) => text.length <= length && /^[A-Z\d]+$/.test(text));
  return isPadded || areCodes || length >= PROSE_LENGTH ? guess : undefined;
}

/** Undefined if the lengths of the texts differ. */
function lengthOfPattern(pattern: string): number | undefined {
  const [first, ...others] = textShape(pattern)?.alternatives ?? [];
  const isExact =
    first?.min === first?.max && others.every(({ min, max }) => min === first?.min && max === min);
  return isExact ? first?.min : undefined;
}

/** The length of a pattern's longest texts. */
export function longestOfPattern(pattern: string): number {
  const alternatives = textShape(pattern)?.alternatives ?? [];
  return Math.max(0, ...alternatives.map(({ max }) => max));
}

function exactList({ field, options }: FieldGuess, length: number): FieldGuess | undefined {
  const values = Array.isArray(options?.values) ? options.values.map(String) : [];
  const cut = values.map((text) => text.slice(0, length).toUpperCase());
  const isExact = cut.every((text) => text.length === length) && new Set(cut).size === cut.length;
  return isExact ? { field, options: { ...options, values: cut } } : undefined;
}

/** Capitals and digits of exactly this length. */
export function anyExactText(length: number): FieldGuess {
  if (length === 1) return { field: 'list', options: { values: ['Y', 'N'] } };
  return length <= 3
    ? { field: 'string.alpha', options: { length, casing: 'upper' } }
    : { field: 'string.alphanumeric', options: { length, casing: 'upper' } };
}
