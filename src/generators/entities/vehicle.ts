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

interface Model {
  readonly manufacturer: string;
  readonly name: string;
  readonly types: readonly string[];
  readonly fuels: readonly string[];
  readonly years: readonly number[];
  readonly weight: number;
  /** The world manufacturer identifier. */
  readonly wmi: string;
}

function modelsOf(manufacturer: string, packed: string): readonly Model[] {
  return packed.split('|').map((text) => {
    const [name = '', types = '', fuels = '', years = '', weight = '', wmi = ''] = text.split(',');
    const [first = 0, last = 0] = years.split('-').map((year) => 2000 + Number(year));
    return {
      manufacturer,
      name,
      types: [...types].map((letter) => TYPES[letter] ?? ''),
      fuels: [...fuels].map((letter) => FUELS[letter] ?? ''),
      years: Array.from({ length: last - first + 1 }, (_, i) => first + i),
      weight: Number(weight),
      wmi,
    };
  });
}

/** Reads the models into parallel lists: each model has the same index in all of them. */
function readModels() {
  const models = vehicles.split('\n').flatMap((line) => {
    const end = line.indexOf(':');
    return modelsOf(line.slice(0, end), line.slice(end + 1));
  });
  return {
    weights: createWeightedTable(models.map(({ weight }) => weight)),
    count: models.length,
    manufacturers: models.map(({ manufacturer }) => manufacturer),
    models: models.map(({ name }) => name),
    names: models.map(({ manufacturer, name }) => `${manufacturer} ${name}`),
    types: models.map(({ types }) => types),
    fuels: models.map(({ fuels }) => fuels),
    years: models.map(({ years }) => years),
    vinStarts: models.map(({ wmi }, index) => vinStart(wmi, index)),
  };
}

type Models = ReturnType<typeof readModels>;

/** A car, van or pickup of a real model. Its type, fuel, VIN and registration number fit the model. */
export function vehicleParts(stream: RandomStream) {
  let all: Models | undefined;
  const distinctNumber = scatteredNumbers(vinNumberCount);
  const anyOf = (list: readonly string[]) => list[pickIndex(stream, list.length)] ?? '';

  return ({ chosen, listed, oneOf, sampled, number }: PartMaker) => {
    all ??= readModels();
    const entry = chosen('entry', all.count, all.weights);
    const manufacturer = listed(entry, all.manufacturers);
    const model = listed(entry, all.models);
    const name = listed(entry, all.names);
    const type = oneOf('type', entry, all.types);
    const fuel = oneOf('fuel', entry, all.fuels);
    const year = oneOf('year', entry, all.years);
    const start = listed(entry, all.vinStarts);
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
