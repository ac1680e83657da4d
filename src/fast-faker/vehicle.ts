import type { VehicleModule } from '@faker-js/faker';
import { codesOf, DIGITS, textOf, UPPER, without } from './characters.ts';
import type { CompileContext, Compiled } from './compile-context.ts';
import { compileMask, fillMask, parseMask } from './mask.ts';
import { pick } from './pick.ts';
import type { RandomSource, Sampler } from './random-source.ts';

/** Letters that a vehicle identification number may hold: none that looks like a digit. */
const VIN_LETTERS = without(UPPER, 'IOQ');

/** What digits and letters, from `0` to `Z`, count in the check digit. https://en.wikipedia.org/wiki/Vehicle_identification_number#Check-digit_calculation */
const VIN_VALUES = [...'0123456789.......12345678.12345.7.923456789'].map((value) => Number(value) || 0);

/** The weight of each place; the ninth holds the check digit. */
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

const VIN_CHECKS = codesOf('0123456789X');

function compileVin(source: RandomSource): Sampler {
  const mask = parseMask('********0*?*#####', { '*': DIGITS + VIN_LETTERS, '?': VIN_LETTERS, '#': DIGITS });
  return () => {
    const codes = fillMask(source, mask);
    let sum = 0;
    for (let at = 0; at < 17; at++) {
      sum += (VIN_WEIGHTS[at] ?? 0) * (VIN_VALUES[(codes[at] ?? 0) - 48] ?? 0);
    }
    codes[8] = VIN_CHECKS[sum % 11] ?? 0;
    return textOf(codes);
  };
}

export function compileVehicle({ source, data }: CompileContext): Compiled<VehicleModule> {
  const { vehicle } = data;
  return {
    color: pick(source, data.color?.human),
    fuel: pick(source, vehicle?.fuel),
    manufacturer: pick(source, vehicle?.manufacturer),
    model: pick(source, vehicle?.model),
    type: pick(source, vehicle?.type),
    vin: compileVin(source),
    vrm: compileMask(source, '??##???', { '?': UPPER, '#': DIGITS }),
  };
}
