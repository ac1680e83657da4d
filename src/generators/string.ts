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
import type { EntriesOf, TextEntry } from './field-entry.ts';
import type { ColumnContext, OptionsOf, Prepare } from './generator.ts';
import { countSampler, textSampler } from './random-text.ts';
import { combinations, textPlaces, textsOf } from './text-combinations.ts';
import { characterSets } from './text-facts.ts';
import { uuidOfTimeSampler, uuidSampler, uuidStartAt } from './uuid.ts';

const NANO_ID = [...ALPHANUMERIC, '_', '-'];
/** https://www.crockford.com/base32.html */
const BASE_32 = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
const ULID_TIME_LENGTH = 10;
const ULID_RANDOM_LENGTH = 16;

export const string = {
  'string.uuid': {
    generate: ({ stream, now, options: { version } }) =>
      version === '4' ? uuidSampler(stream) : uuidOfTimeSampler(stream, timeOf(now)),
    values: ({ now, options: { version } }) => {
      if (version === '4') return unlimited;
      const start = uuidStartAt(timeOf(now));
      const variant = ['8', '9', 'a', 'b'];
      return combinations([...textPlaces(LOWER_HEX, 3), variant, ...textPlaces(LOWER_HEX, 15)], {
        write: (digits) => `${start}${digits.slice(0, 3)}-${digits.slice(3, 7)}-${digits.slice(7)}`,
      });
    },
    length: 36,
    characters: charactersOf(['-', ...LOWER_HEX]),
  },
  'string.ulid': {
    generate: ({ stream, now }) => {
      const time = base32(timeOf(now), ULID_TIME_LENGTH);
      const random = textSampler(stream, BASE_32);
      return () => time + random(ULID_RANDOM_LENGTH);
    },
    values: ({ now }) => {
      const time = base32(timeOf(now), ULID_TIME_LENGTH);
      return combinations([time, ...textPlaces(BASE_32, ULID_RANDOM_LENGTH)]);
    },
    length: ULID_TIME_LENGTH + ULID_RANDOM_LENGTH,
    characters: characterSets.codes,
  },
  'string.nanoid': {
    generate: ({ stream, options: { length } }) => {
      const sample = textSampler(stream, NANO_ID);
      return () => sample(length);
    },
    values: ({ options: { length } }) => textsOf({ min: length, max: length }, NANO_ID),
    length: ({ options: { length } }) => length,
    characters: charactersOf(NANO_ID),
  },
  'string.alpha': textsOver(alphabetOf['string.alpha']),
  'string.alphanumeric': textsOver(alphabetOf['string.alphanumeric']),
  'string.numeric': textsOver<OptionsOf<(typeof fields)['string.numeric']>>(
    alphabetOf['string.numeric'],
    firstDigits,
  ),
  'string.hexadecimal': textsOver(alphabetOf['string.hexadecimal']),
  'string.binary': textsOver(alphabetOf['string.binary']),
  'string.symbol': textsOver(alphabetOf['string.symbol']),
  'string.sample': textsOver(alphabetOf['string.sample']),
} satisfies EntriesOf<typeof fields>;

/** Milliseconds since 1970, not negative: sortable identifiers cannot hold earlier times. */
function timeOf(now: number): number {
  return Math.max(0, now);
}

interface RandomTextOptions extends LengthOptions {
  readonly exclude?: string;
}

/**
 * The entry of random texts over an alphabet without the excluded characters. The first character can have an alphabet of
 * its own. The texts are empty if all of its characters are excluded.
 */
function textsOver<Options extends RandomTextOptions>(
  alphabetBy: (options: Options) => readonly string[],
  firstAlphabetBy = alphabetBy,
): TextEntry<Options, Prepare<ColumnContext<Options>>> {
  const allowed = (options: Options) => without(alphabetBy(options), options.exclude ?? '');
  const firstAllowed = (options: Options) => without(firstAlphabetBy(options), options.exclude ?? '');
  return {
    generate: ({ stream, options }) => {
      const { min, max } = lengthsOf(options);
      const lengthOf = countSampler(stream, min, max);
      const first = textSampler(stream, firstAllowed(options));
      const others = firstAllowed(options).length === 0 ? first : textSampler(stream, allowed(options));
      if (firstAlphabetBy === alphabetBy) return () => others(lengthOf());
      return () => {
        const length = lengthOf();
        return length < 1 ? '' : first(1) + others(length - 1);
      };
    },
    values: ({ options }) => textsOf(lengthsOf(options), allowed(options), firstAllowed(options)),
    length: ({ options }) => lengthsOf(options).max,
    characters: ({ options }) => {
      const empty = (options.exclude ?? '') !== '' || lengthsOf(options).min === 0;
      return { ...charactersOf(allowed(options)), empty };
    },
  };
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
