import { type Codes, codesOf, selectCode, textOf, UPPER } from './characters.ts';
import { pick } from './pick.ts';
import type { RandomSource, Sampler } from './random-source.ts';

/**
 * Countries and what their account numbers hold: so many digits (n), letters (a) or either (c), group by group.
 * https://github.com/faker-js/faker/blob/v10.0.0/src/modules/finance/iban.ts
 */
const COUNTRIES =
  'AL8n16c AD8n12c AT5n11n AZ4a20n BH4a14c BE3n9n BA6n10n BR13n10n1a1c BG4a6n8c CR1n3n14n HR7n10n CY8n16c ' +
  'CZ10n10n DK4n10n DO4a20n TL3n16n EE4n12n FO4n10n FI6n8n FR10n11c2n GE2a16n DE8n10n GI4a15c GR7n16c GL4n10n ' +
  'GT4c4c16c HU8n16n IS6n16n IE4a6n8n IL6n13n IR22n IT1a10n12c JO4a4n18n KZ3n13c XK4n12n KW4a22c LV4a13c LB4n20c ' +
  'LI5n12c LT5n11n LU3n13c MK3n10c2n MT4a5n18c MR10n13n MU4a4n15n3a MC10n11c2n MD2c18c ME3n15n NL4a10n NO4n7n ' +
  'PK4a16n PS4a9n12n PL8n16n PT8n13n QA4a21c RO4a16c SM1a10n12c SA2n18c RS3n15n SK10n10n SI5n10n ES10n10n SE3n17n ' +
  'CH5n12c TN5n15n TR5n1n16n AE3n16n GB4a6n8n VG4a16n';

const DIGITS = [...'123456789'];

/** Digits at faker's frequencies: three in ten are numbers below ten with leading zeros, `007` or `07`. */
const DIGIT_GROUPS = [
  ...['0', ...DIGITS].flatMap((digit) => Array<string>(21).fill(digit)),
  ...DIGITS.flatMap((digit) => Array<string>(5).fill(`0${digit}`)),
  ...DIGITS.flatMap((digit) => Array<string>(5).fill(`00${digit}`)),
];

/** Eight in ten are digits, the others letters: 650 codes, of which 16 bits make none 1 % more frequent than another. */
const DIGITS_AND_LETTERS = '0123456789'.repeat(52) + UPPER.repeat(5);

/** The length of the country and the check digits. */
const HEAD_LENGTH = 4;

/** ISO 7064 MOD 97-10 of codes in which letters count 10 to 35. https://en.wikipedia.org/wiki/International_Bank_Account_Number */
function remainderOf97(codes: Codes): number {
  let rest = 0;
  // From after the check digits to the end, then the country and its two zeros.
  for (let read = 0, at = HEAD_LENGTH; read < codes.length; read++, at++) {
    if (at === codes.length) at = 0;
    const code = codes[at] ?? 0;
    rest = code < 65 ? rest * 10 + code - 48 : rest * 100 + code - 55;
    // Below this, the next character still fits 30 bits.
    if (rest > 9_999_999) rest %= 97;
  }
  return rest % 97;
}

/** Overwrites codes from a place on; the place after. */
function write(codes: number[], from: number, written: Codes): number {
  for (let index = 0; index < written.length; index++) codes[from + index] = written[index] ?? 0;
  return from + written.length;
}

/** A valid IBAN of any of faker's countries, all equally frequent. */
export function compileIban(source: RandomSource): Sampler | undefined {
  const alphabets = { a: codesOf(UPPER), c: codesOf(DIGITS_AND_LETTERS), n: codesOf('0123456789') };
  const group = pick(source, DIGIT_GROUPS.map(codesOf)) ?? (() => []);
  const countries = COUNTRIES.split(' ').map((text) => {
    let end = HEAD_LENGTH;
    const parts = [...text.slice(2).matchAll(/(\d{1,2})([anc])/g)].map(([, length, type]) => {
      end += Number(length);
      const alphabet = type === 'a' || type === 'c' ? alphabets[type] : alphabets.n;
      return { end, alphabet, grouped: type === 'n' };
    });
    const codes = codesOf(text.slice(0, 2).padEnd(end, '0'));
    return () => {
      let at = HEAD_LENGTH;
      for (const { end, alphabet, grouped } of parts) {
        while (grouped && end - at >= 3) at = write(codes, at, group());
        while (at < end) codes[at++] = selectCode(alphabet, source.u32());
      }
      codes[2] = 48;
      codes[3] = 48;
      const check = 98 - remainderOf97(codes);
      codes[2] = 48 + Math.floor(check / 10);
      codes[3] = 48 + (check % 10);
      return textOf(codes);
    };
  });
  const any = pick(source, countries);
  return any && (() => any()());
}
