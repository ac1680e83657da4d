import type { VehicleModule } from '@faker-js/faker';
import { characters, DIGITS, UPPER, without } from './characters.ts';
import type { Compiled, Kit } from './kit.ts';
import { pick } from './pick.ts';
import type { Draw, Source } from './source.ts';

/** Letters that a vehicle identification number may hold: none that looks like a digit. */
const VIN_LETTERS = without(UPPER, 'IOQ');

/** What digits and letters, from `0` to `Z`, count in the check digit; what no number holds counts nothing. */
const VIN_VALUES = [...'0123456789.......12345678.12345.7.923456789'].map((value) => Number(value) || 0);

/** What each place counts; the ninth holds the check digit. */
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The check digit of a vehicle identification number, `0` to `9` or `X`, whatever stands in its ninth place. */
function vinCheckDigit(vin: string): string {
  const sum = VIN_WEIGHTS.reduce(
    (total, weight, place) => total + weight * (VIN_VALUES[vin.charCodeAt(place) - 48] ?? 0),
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

function compileVin(source: Source): Draw {
  const any = characters(source, DIGITS + VIN_LETTERS);
  const letter = characters(source, VIN_LETTERS);
  const digits = characters(source, DIGITS);
  return () => {
    const start = any(8);
    const end = any(1) + letter(1) + any(1) + digits(5);
    return start + vinCheckDigit(`${start}0${end}`) + end;
  };
}

export function compileVehicle({ source, data }: Kit): Compiled<VehicleModule> {
  const { vehicle } = data;
  const letters = characters(source, UPPER);
  const digits = characters(source, DIGITS);
  return {
    bicycle: pick(source, vehicle?.bicycle_type),
    color: pick(source, data.color?.human),
    fuel: pick(source, vehicle?.fuel),
    manufacturer: pick(source, vehicle?.manufacturer),
    model: pick(source, vehicle?.model),
    type: pick(source, vehicle?.type),
    vin: compileVin(source),
    vrm: () => letters(2) + digits(2) + letters(3),
  };
}
