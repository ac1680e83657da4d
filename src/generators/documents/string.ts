import type { string as fields } from '../../catalogue/fields/string.ts';
import type { GeneratorsOf } from '../generator.ts';
import { string as byDefault } from '../string.ts';
import { alphabetOf, firstDigits, type LengthOptions, lengthsOf, without } from './characters.ts';
import { countBetween } from './words.ts';

export const string = {
  ...byDefault,
  'string.uuid': ({ faker, now, options: { version } }) => {
    const refDate = timeOf(now);
    return version === '4' ? () => faker.string.uuid() : () => faker.string.uuid({ version: 7, refDate });
  },
  'string.ulid': ({ faker, now }) => {
    const refDate = timeOf(now);
    return () => faker.string.ulid({ refDate });
  },
  'string.nanoid':
    ({ faker, options: { length } }) =>
    () =>
      faker.string.nanoid(length),
  'string.alpha': ({ faker, options }) => {
    const text = textOptions(alphabetOf['string.alpha'](options), options);
    if (!text) return () => '';
    const given = { ...text, casing: options.casing };
    return () => faker.string.alpha(given);
  },
  'string.alphanumeric': ({ faker, options }) => {
    const text = textOptions(alphabetOf['string.alphanumeric'](options), options);
    if (!text) return () => '';
    const given = { ...text, casing: options.casing };
    return () => faker.string.alphanumeric(given);
  },
  'string.numeric': ({ faker, options }) => {
    const text = textOptions(firstDigits(options), options);
    if (!text) return () => '';
    const given = { ...text, allowLeadingZeros: options.allowLeadingZeros };
    return () => faker.string.numeric(given);
  },
  'string.hexadecimal': ({ faker, options }) => {
    // Of an alphabet in one case: what faker changes to it has letters twice as often as digits.
    const alphabet = alphabetOf['string.hexadecimal'](options);
    const length = lengthOf(options);
    return () => faker.string.fromCharacters(alphabet, length);
  },
  'string.binary': ({ faker, options }) => {
    const given = { length: lengthOf(options), prefix: '' };
    return () => faker.string.binary(given);
  },
  'string.symbol': ({ faker, options }) => {
    const length = lengthOf(options);
    return () => faker.string.symbol(length);
  },
  'string.sample': ({ faker, options }) => {
    const length = lengthOf(options);
    return () => faker.string.sample(length);
  },
} satisfies GeneratorsOf<typeof fields>;

/** Milliseconds since 1970, as the identifiers hold them that sort by time. */
export function timeOf(now: number): number {
  return Math.max(0, now);
}

function lengthOf(options: LengthOptions): number | { min: number; max: number } {
  const { min, max } = lengthsOf(options);
  return countBetween(min, max);
}

/** As faker takes them; undefined where no character is left for the start of a text. */
function textOptions(
  firstAlphabet: readonly string[],
  options: LengthOptions & { readonly exclude: string },
) {
  const { exclude } = options;
  if (without(firstAlphabet, exclude).length === 0) return undefined;
  const length = lengthOf(options);
  return exclude === '' ? { length } : { length, exclude };
}
