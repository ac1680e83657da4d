import type { string as fields } from '../catalogue/fields/string.ts';
import { charactersOf } from '../expression/character-set.ts';
import {
  ALPHANUMERIC,
  alphabetOf,
  firstDigits,
  type LengthOptions,
  LOWER_HEX,
  lengthsOf,
  without,
} from './characters.ts';
import { unlimited } from './distinct-values.ts';
import { type EntriesOf, ofTexts } from './field-entry.ts';
import { combinations, textPlaces, textsOf } from './text-combinations.ts';
import { characterSets, type TextFacts } from './text-facts.ts';
import { countBetween } from './word-lists.ts';

const NANO_ID = [...ALPHANUMERIC, '_', '-'];
/** https://www.crockford.com/base32.html */
const BASE_32 = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
const ULID_TIME_LENGTH = 10;
const ULID_RANDOM_LENGTH = 16;

export const string = {
  'string.uuid': {
    generate: ({ faker, now, options: { version } }) => {
      const refDate = timeOf(now);
      return version === '4' ? () => faker.string.uuid() : () => faker.string.uuid({ version: 7, refDate });
    },
    values: ({ now, options: { version } }) => {
      if (version === '4') return unlimited;
      const variant = ['8', '9', 'a', 'b'];
      return combinations([...textPlaces(LOWER_HEX, 3), variant, ...textPlaces(LOWER_HEX, 15)], {
        write: uuidOfTime(now),
      });
    },
    length: 36,
    characters: charactersOf(['-', ...LOWER_HEX]),
  },
  'string.ulid': {
    generate: ({ faker, now }) => {
      const refDate = timeOf(now);
      return () => faker.string.ulid({ refDate });
    },
    values: ({ now }) => {
      const time = base32(timeOf(now), ULID_TIME_LENGTH);
      return combinations([time, ...textPlaces(BASE_32, ULID_RANDOM_LENGTH)]);
    },
    length: ULID_TIME_LENGTH + ULID_RANDOM_LENGTH,
    characters: characterSets.codes,
  },
  'string.nanoid': {
    generate: (context) => () => context.faker.string.nanoid(context.options.length),
    values: ({ options: { length } }) => textsOf({ min: length, max: length }, NANO_ID),
    length: ({ options: { length } }) => length,
    characters: charactersOf(NANO_ID),
  },
  'string.alpha': {
    generate: ({ faker, options }) => {
      const text = textOptions(alphabetOf['string.alpha'](options), options);
      if (!text) return () => '';
      const given = { ...text, casing: options.casing };
      return () => faker.string.alpha(given);
    },
    values: ({ options }) =>
      textsOf(lengthsOf(options), without(alphabetOf['string.alpha'](options), options.exclude)),
    ...ofTexts(({ options }) => randomTexts(alphabetOf['string.alpha'](options), options)),
  },
  'string.alphanumeric': {
    generate: ({ faker, options }) => {
      const text = textOptions(alphabetOf['string.alphanumeric'](options), options);
      if (!text) return () => '';
      const given = { ...text, casing: options.casing };
      return () => faker.string.alphanumeric(given);
    },
    values: ({ options }) =>
      textsOf(lengthsOf(options), without(alphabetOf['string.alphanumeric'](options), options.exclude)),
    ...ofTexts(({ options }) => randomTexts(alphabetOf['string.alphanumeric'](options), options)),
  },
  'string.numeric': {
    generate: ({ faker, options }) => {
      const text = textOptions(firstDigits(options), options);
      if (!text) return () => '';
      const given = { ...text, allowLeadingZeros: options.allowLeadingZeros };
      return () => faker.string.numeric(given);
    },
    values: ({ options }) =>
      textsOf(
        lengthsOf(options),
        without(alphabetOf['string.numeric'](), options.exclude),
        without(firstDigits(options), options.exclude),
      ),
    ...ofTexts(({ options }) => randomTexts(alphabetOf['string.numeric'](), options)),
  },
  'string.hexadecimal': {
    generate: ({ faker, options }) => {
      // Samples from an alphabet in the requested case. Faker would change the case afterwards, which makes each
      // letter twice as likely as each digit.
      const alphabet = alphabetOf['string.hexadecimal'](options);
      const length = lengthOf(options);
      return () => faker.string.fromCharacters(alphabet, length);
    },
    values: ({ options }) => textsOf(lengthsOf(options), alphabetOf['string.hexadecimal'](options)),
    ...ofTexts(({ options }) => randomTexts(alphabetOf['string.hexadecimal'](options), options)),
  },
  'string.binary': {
    generate: ({ faker, options }) => {
      const given = { length: lengthOf(options), prefix: '' };
      return () => faker.string.binary(given);
    },
    values: ({ options }) => textsOf(lengthsOf(options), alphabetOf['string.binary']()),
    ...ofTexts(({ options }) => randomTexts(alphabetOf['string.binary'](), options)),
  },
  'string.symbol': {
    generate: ({ faker, options }) => {
      const length = lengthOf(options);
      return () => faker.string.symbol(length);
    },
    values: ({ options }) => textsOf(lengthsOf(options), alphabetOf['string.symbol']()),
    ...ofTexts(({ options }) => randomTexts(alphabetOf['string.symbol'](), options)),
  },
  'string.sample': {
    generate: ({ faker, options }) => {
      const length = lengthOf(options);
      return () => faker.string.sample(length);
    },
    values: ({ options }) => textsOf(lengthsOf(options), alphabetOf['string.sample']()),
    ...ofTexts(({ options }) => randomTexts(alphabetOf['string.sample'](), options)),
  },
} satisfies EntriesOf<typeof fields>;

/** Milliseconds since 1970, not negative: sortable identifiers cannot hold earlier times. */
function timeOf(now: number): number {
  return Math.max(0, now);
}

function lengthOf(options: LengthOptions): number | { min: number; max: number } {
  const { min, max } = lengthsOf(options);
  return countBetween(min, max);
}

interface RandomTextOptions extends LengthOptions {
  readonly exclude?: string;
}

/** Random texts. They are empty if all possible first characters are excluded. */
function randomTexts(alphabet: readonly string[], options: RandomTextOptions): TextFacts {
  const { exclude = '' } = options;
  const { min, max } = lengthsOf(options);
  const empty = exclude !== '' || min === 0;
  return { length: () => max, characters: () => ({ ...charactersOf(without(alphabet, exclude)), empty }) };
}

/** Options as faker takes them, or undefined if all possible first characters are excluded. */
function textOptions(
  firstAlphabet: readonly string[],
  options: LengthOptions & { readonly exclude: string },
) {
  const { exclude } = options;
  if (without(firstAlphabet, exclude).length === 0) return undefined;
  const length = lengthOf(options);
  return exclude === '' ? { length } : { length, exclude };
}

/** Writes UUIDs of version 7 with 74 random bits: https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-7 */
function uuidOfTime(now: number): (digits: string) => string {
  const time = timeOf(now).toString(16).padStart(12, '0');
  const start = `${time.slice(0, 8)}-${time.slice(8)}-7`;
  return (digits) => `${start}${digits.slice(0, 3)}-${digits.slice(3, 7)}-${digits.slice(7)}`;
}

function base32(value: number, length: number): string {
  let text = '';
  let left = value;
  while (text.length < length) {
    text = `${BASE_32[left % 32]}${text}`;
    left = Math.floor(left / 32);
  }
  return text;
}
