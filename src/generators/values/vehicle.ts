import type { vehicle as fields } from '../../catalogue/fields/vehicle.ts';
import { DIGITS, UPPER } from '../documents/characters.ts';
import { combinations, masked } from './combinations.ts';
import type { ValuesOf } from './values.ts';

const VIN_LETTERS = UPPER.filter((letter) => !'IOQ'.includes(letter));
const VIN_CHARACTERS = [...DIGITS, ...VIN_LETTERS];
/** The characters before and after the check digit, which is the ninth. */
const VIN_PLACES = [
  ...Array.from({ length: 9 }, () => VIN_CHARACTERS),
  VIN_LETTERS,
  VIN_CHARACTERS,
  ...Array.from({ length: 5 }, () => DIGITS),
];
/** https://en.wikipedia.org/wiki/Vehicle_identification_number#Check-digit_calculation */
const VIN_VALUES = '0123456789.......12345678.12345.7.923456789';
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 9, 8, 7, 6, 5, 4, 3, 2];

function withCheckDigit(vin: string): string {
  const sum = VIN_WEIGHTS.reduce(
    (total, weight, i) => total + weight * Number(VIN_VALUES[vin.charCodeAt(i) - 48]),
    0,
  );
  const check = sum % 11;
  return `${vin.slice(0, 8)}${check === 10 ? 'X' : check}${vin.slice(8)}`;
}

export const vehicle = {
  'vehicle.vin': () => combinations(VIN_PLACES, withCheckDigit),
  'vehicle.vrm': () => masked('??##???'),
} satisfies ValuesOf<typeof fields>;
