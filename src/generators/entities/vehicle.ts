import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { createWeightedTable } from '../../random/weighted.ts';
import { vehicles } from '../data/vehicles.ts';
import { scatteredNumbers } from '../scattered.ts';
import { vinNumberCount, vinOf, vinRestraintCount, vinStart } from '../vin.ts';
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

function modelsOf(manufacturer: string, packed: string) {
  return packed.split('|').map((text) => {
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
      /** The world manufacturer identifier. */
      wmi,
    };
  });
}

/** A car, van or pickup of a real model. Its type, fuel, VIN and registration number fit the model. */
export function vehicleParts(stream: RandomStream) {
  const models = vehicles.split('\n').flatMap((line) => {
    const end = line.indexOf(':');
    return modelsOf(line.slice(0, end), line.slice(end + 1));
  });
  const list = <Name extends keyof (typeof models)[number]>(name: Name) => models.map((model) => model[name]);
  const weights = createWeightedTable(list('weight'));
  const vinStarts = list('wmi').map(vinStart);
  const distinctNumber = scatteredNumbers(vinNumberCount);
  const anyOf = (texts: readonly string[]) => texts[pickIndex(stream, texts.length)] ?? '';

  return ({ chosen, listed, oneOf, sampled, number }: PartMaker) => {
    const entry = chosen('entry', models.length, weights);
    const manufacturer = listed(entry, list('manufacturer'));
    const model = listed(entry, list('name'));
    const name = listed(entry, list('fullName'));
    const type = oneOf('type', entry, list('types'));
    const fuel = oneOf('fuel', entry, list('fuels'));
    const year = oneOf('year', entry, list('years'));
    const start = listed(entry, vinStarts);
    const vin = sampled('vin', (i) => {
      const restraint = pickIndex(stream, vinRestraintCount);
      const own = number ? distinctNumber(number.at(i)) : Math.floor(stream.next() * vinNumberCount);
      return vinOf(start.at(i), year.at(i), restraint, own);
    });
    const vrm = sampled('vrm', (i) => {
      const age = ageOf(year.at(i), stream.u32() < 2 ** 31 ? 0 : 1);
      return anyOf(areas) + age + endings.at(pickIndex(stream, endings.count));
    });
    return { manufacturer, model, name, type, fuel, vin, vrm };
  };
}
