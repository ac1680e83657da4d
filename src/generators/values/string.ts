import type { string as fields } from '../../catalogue/fields/string.ts';
import {
  alphabetOf,
  DIGITS,
  firstDigits,
  LOWER,
  LOWER_HEX,
  lengthsOf,
  UPPER,
  without,
} from '../documents/characters.ts';
import { timeOf } from '../documents/string.ts';
import { combinations, textsOf } from './combinations.ts';
import type { ValuesOf } from './values.ts';
import { unlimited } from './values.ts';

const NANO_ID = [...DIGITS, ...LOWER, ...UPPER, '_', '-'];
/** https://www.crockford.com/base32.html */
const BASE_32 = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];

export const string = {
  'string.uuid': ({ now, options: { version } }) => {
    if (version === '4') return unlimited;
    const digits = [...repeated(LOWER_HEX, 3), ['8', '9', 'a', 'b'], ...repeated(LOWER_HEX, 15)];
    return combinations(digits, uuidOfTime(now));
  },
  'string.ulid': ({ now }) => {
    const time = base32(timeOf(now), 10);
    return combinations(repeated(BASE_32, 16), (random) => time + random);
  },
  'string.nanoid': ({ options: { length } }) => textsOf({ min: length, max: length }, NANO_ID),
  'string.alpha': ({ options }) => {
    const alphabet = without(alphabetOf['string.alpha'](options), options.exclude);
    return textsOf(lengthsOf(options), alphabet);
  },
  'string.alphanumeric': ({ options }) => {
    const alphabet = without(alphabetOf['string.alphanumeric'](options), options.exclude);
    return textsOf(lengthsOf(options), alphabet);
  },
  'string.numeric': ({ options }) =>
    textsOf(
      lengthsOf(options),
      without(alphabetOf['string.numeric'](), options.exclude),
      without(firstDigits(options), options.exclude),
    ),
  'string.hexadecimal': ({ options }) =>
    textsOf(lengthsOf(options), alphabetOf['string.hexadecimal'](options)),
  'string.binary': ({ options }) => textsOf(lengthsOf(options), alphabetOf['string.binary']()),
  'string.symbol': ({ options }) => textsOf(lengthsOf(options), alphabetOf['string.symbol']()),
  'string.sample': ({ options }) => textsOf(lengthsOf(options), alphabetOf['string.sample']()),
} satisfies ValuesOf<typeof fields>;

/** Version 7, of 74 random bits: https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-7 */
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

function repeated<T>(list: T, times: number): T[] {
  return Array<T>(times).fill(list);
}
