import type { VatIdKind } from '../../locales/identity.ts';
import { luhnDigit, mod11And10Digit, padded } from './check-numbers.ts';
import type { CountedIds } from './national-ids.ts';

/** Numbers of eight digits that do not begin with 0. */
const FIRST_OF_EIGHT = 10_000_000;
const EIGHT_DIGITS = 90_000_000;

/** https://de.wikipedia.org/wiki/Umsatzsteuer-Identifikationsnummer#Aufbau_der_Identifikationsnummer */
const de: CountedIds = {
  count: EIGHT_DIGITS,
  at(index) {
    const digits = String(FIRST_OF_EIGHT + index);
    return `DE${digits}${mod11And10Digit(digits)}`;
  },
  length: 11,
};

const FR_MODULUS = 97;

/** The number of a company (SIREN, with a check digit of Luhn) after a key: https://fr.wikipedia.org/wiki/Code_Insee#Num%C3%A9ro_de_TVA_intracommunautaire */
const fr: CountedIds = {
  count: EIGHT_DIGITS,
  at(index) {
    const digits = String(FIRST_OF_EIGHT + index);
    const siren = digits + luhnDigit(digits);
    const key = (12 + 3 * (Number(siren) % FR_MODULUS)) % FR_MODULUS;
    return `FR${padded(key, 2)}${siren}`;
  },
  length: 13,
};

const GB_MODULUS = 97;
/** Numbers since 2010 have other check digits: 55 less. */
const GB_SHIFTS = [0, 55];
const FIRST_OF_SEVEN = 1_000_000;
const SEVEN_DIGITS = 9_000_000;

/** The weights of the seven digits, from 8 to 2: https://en.wikipedia.org/wiki/VAT_identification_number#VAT_numbers_by_country */
function gbSum(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += Number(digits[i]) * (8 - i);
  return sum;
}

const gb: CountedIds = {
  count: SEVEN_DIGITS * GB_SHIFTS.length,
  at(index) {
    const shift = GB_SHIFTS[index % GB_SHIFTS.length] ?? 0;
    const digits = String(FIRST_OF_SEVEN + Math.floor(index / GB_SHIFTS.length));
    const check = GB_MODULUS - ((gbSum(digits) + shift) % GB_MODULUS);
    return `GB${digits}${padded(check, 2)}`;
  },
  length: 11,
};

export const vatIds: Readonly<Record<VatIdKind, CountedIds>> = { de, fr, gb };
