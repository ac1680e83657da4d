import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { createWeightedTable } from '../../random/weighted.ts';
import { vehicleNumbers } from '../data/vehicle-numbers.ts';
import { vehicles } from '../data/vehicles.ts';
import { once } from '../once.ts';
import { distinctVin, unknownStart, type VinStart, vinOf, vinStart } from '../vin.ts';
import { ageOf, areas, endings } from '../vrm.ts';
import type { PartMaker } from './part.ts';

export const TYPES: Readonly<Record<string, string>> = {
  s: 'Sedan',
  u: 'SUV',
  o: 'Coupe',
  h: 'Hatchback',
  v: 'Convertible',
  w: 'Wagon',
  m: 'Minivan',
  p: 'Crew Cab Pickup',
  x: 'Extended Cab Pickup',
  c: 'Cargo Van',
  b: 'Passenger Van',
};

export const FUELS: Readonly<Record<string, string>> = {
  g: 'Gasoline',
  d: 'Diesel',
  h: 'Hybrid',
  e: 'Electric',
};

const FIRST_YEAR = 2010;
const CODE = /^(\w)([A-Z])(\d\d)(\d\d)(\w{3})?(\w{5})(\w)$/;

/** The starts of a model's VINs by type, by fuel, and by year. */
type StartsOfModel = ReadonlyMap<string, ReadonlyMap<string, readonly VinStart[]>>;

/** Reads codes such as `pG1517EW1EPF`, which `data/vehicle-numbers.ts` describes. */
function readStarts(wmi: string, codes: string): StartsOfModel {
  const starts = new Map<string, Map<string, VinStart[]>>();
  for (const code of codes.split(',')) {
    const [, type = '', fuel = '', from, to, maker = wmi, descriptor = '', plant = ''] =
      CODE.exec(code) ?? [];
    const typeName = TYPES[type] ?? '';
    const fuelName = FUELS[fuel.toLowerCase()] ?? '';
    const ofFuels = starts.get(typeName) ?? new Map<string, VinStart[]>();
    const ofYears = ofFuels.get(fuelName) ?? [];
    starts.set(typeName, ofFuels.set(fuelName, ofYears));
    const start = vinStart(maker + descriptor, plant);
    for (let year = 2000 + Number(from); year <= 2000 + Number(to); year++)
      ofYears[year - FIRST_YEAR] = start;
  }
  return starts;
}

function modelsOf(manufacturer: string, packed: string, numbers: string) {
  const codes = numbers.split('|');
  return packed.split('|').map((text, i) => {
    const [name = '', types = '', fuels = '', years = '', weight = '', wmi = ''] = text.split(',');
    const [first = 0, last = 0] = years.split('-').map((year) => 2000 + Number(year));
    return {
      manufacturer,
      name,
      fullName: `${manufacturer} ${name}`,
      types: [...types].map((letter) => TYPES[letter] ?? ''),
      fuels: [...fuels].map((letter) => FUELS[letter] ?? ''),
      years: Array.from({ length: last - first + 1 }, (_, i) => first + i),
      weight: Number(weight),
      starts: once(() => readStarts(wmi, codes[i] ?? '')),
      /** For models and years whose letters are not known. */
      unknown: once(() => unknownStart(wmi, i + name.length)),
    };
  });
}

/** A car, van or pickup of a real model. Its type, fuel, VIN and registration number fit the model. */
export function vehicleParts(stream: RandomStream) {
  const numbers = vehicleNumbers.split('\n');
  const models = vehicles.split('\n').flatMap((line, i) => {
    const end = line.indexOf(':');
    return modelsOf(line.slice(0, end), line.slice(end + 1), numbers[i] ?? '');
  });
  const list = <Name extends keyof (typeof models)[number]>(name: Name) => models.map((model) => model[name]);
  const weights = createWeightedTable(list('weight'));
  const anyOf = (texts: readonly string[]) => texts[pickIndex(stream, texts.length)] ?? '';

  return ({ chosen, listed, oneOf, sampled, number }: PartMaker) => {
    const entry = chosen('entry', models.length, weights);
    const manufacturer = listed(entry, list('manufacturer'));
    const model = listed(entry, list('name'));
    const name = listed(entry, list('fullName'));
    const type = oneOf('type', entry, list('types'));
    const fuel = oneOf('fuel', entry, list('fuels'));
    const year = oneOf('year', entry, list('years'));
    const letters = listed(entry, models);
    const vin = sampled('vin', (i) => {
      const { starts, unknown } = letters.at(i);
      const ofYears = starts().get(type.at(i))?.get(fuel.at(i));
      const own = year.at(i);
      const start = ofYears?.[own - FIRST_YEAR] ?? unknown();
      if (number) return distinctVin(start, own, number.at(i));
      const serial = pickIndex(stream, 1_000_000);
      const first = (serial / 100_000) | 0;
      return vinOf(start, own, first, serial - first * 100_000);
    });
    const vrm = sampled('vrm', (i) => {
      const age = ageOf(year.at(i), stream.u32() < 2 ** 31 ? 0 : 1);
      return anyOf(areas) + age + endings.at(pickIndex(stream, endings.count));
    });
    return { manufacturer, model, name, type, fuel, vin, vrm };
  };
}
