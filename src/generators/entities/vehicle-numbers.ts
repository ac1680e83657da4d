import { type VinStart, vinStart } from '../vin.ts';
import { FUELS, TYPES } from './vehicle-kinds.ts';

/** The starts of vehicle identification numbers by model. */
export interface VehicleNumbers {
  /**
   * The starts of a model by `startIndex`, where they are known.
   * @param model its index among all models
   * @param wmi the manufacturer's identifier, which most of them begin with
   */
  readonly startsOf: (model: number, wmi: string) => readonly (VinStart | undefined)[];
}

const CODE = /^(\w)([A-Z])(\d\d)(\d\d)(\w{3})?(\w{5})(\w)$/;
const FIRST_YEAR = 2010;
const YEARS = 30;
const FUEL_COUNT = FUELS.length;

/** The place of a type, a fuel and a year in the starts of a model. */
export function startIndex(type: number, fuel: number, year: number): number {
  return (type * FUEL_COUNT + fuel) * YEARS + year - FIRST_YEAR;
}

/** Reads codes such as `pG1517EW1EPF`, which `data/vehicle-numbers.ts` describes. */
function readStarts(codes: string, wmi: string): readonly (VinStart | undefined)[] {
  const starts = new Array<VinStart | undefined>(TYPES.length * FUEL_COUNT * YEARS);
  for (const code of codes.split(',')) {
    const [, type = '', fuel = '', from, to, maker = wmi, descriptor = '', plant = ''] =
      CODE.exec(code) ?? [];
    const first = startIndex(TYPES.indexOf(type), FUELS.indexOf(fuel.toLowerCase()), 2000 + Number(from));
    // A model whose numbers are not known has no code.
    if (descriptor !== '')
      starts.fill(vinStart(maker + descriptor, plant), first, first + 1 + Number(to) - Number(from));
  }
  return starts;
}

/** Reads the numbers of all models. Those of a model are read when it first needs them. */
export function readVehicleNumbers(packed: string): VehicleNumbers {
  const codes = packed.split('\n').flatMap((line) => line.split('|'));
  const known = new Array<readonly (VinStart | undefined)[] | undefined>(codes.length);
  return {
    startsOf(model, wmi) {
      known[model] ??= readStarts(codes[model] ?? '', wmi);
      return known[model];
    },
  };
}
