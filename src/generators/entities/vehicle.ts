import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { createWeightedPicker } from '../../random/weighted.ts';
import { vehicles } from '../data/vehicles.ts';
import { scatteredNumbers } from '../scattered.ts';
import { vinNumberCount, vinOf, vinRestraintCount } from '../vin.ts';
import { ageOf, areas, endings } from '../vrm.ts';
import type { PartMaker } from './part.ts';

const TYPES: Readonly<Record<string, string>> = {
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

const FUELS: Readonly<Record<string, string>> = { g: 'Gasoline', d: 'Diesel', h: 'Hybrid', e: 'Electric' };

interface Model {
  readonly manufacturer: string;
  readonly name: string;
  readonly types: readonly string[];
  readonly fuels: readonly string[];
  readonly firstYear: number;
  readonly yearCount: number;
  readonly weight: number;
  /** The world manufacturer identifier. */
  readonly wmi: string;
  readonly index: number;
}

function modelsOf(manufacturer: string, packed: string): readonly Omit<Model, 'index'>[] {
  return packed.split('|').map((text) => {
    const [name = '', types = '', fuels = '', years = '', weight = '', wmi = ''] = text.split(',');
    const [first = 0, last = 0] = years.split('-').map(Number);
    return {
      manufacturer,
      name,
      types: [...types].map((letter) => TYPES[letter] ?? ''),
      fuels: [...fuels].map((letter) => FUELS[letter] ?? ''),
      firstYear: 2000 + first,
      yearCount: last - first + 1,
      weight: Number(weight),
      wmi,
    };
  });
}

function readModels(): readonly Model[] {
  return vehicles
    .split('\n')
    .flatMap((line) => {
      const end = line.indexOf(':');
      return modelsOf(line.slice(0, end), line.slice(end + 1));
    })
    .map((model, index) => ({ ...model, index }));
}

/** Models, as frequent as on the road. */
function modelPicker(stream: RandomStream): () => Model {
  const models = readModels();
  const pick = createWeightedPicker(
    stream,
    models.map(({ weight }) => weight),
  );
  return () => {
    const model = models[pick()];
    if (!model) throw new RangeError('There are no models');
    return model;
  };
}

/** A car, van or pickup of a model that has been made: what it is, what it burns, and its numbers agree. */
export function vehicleParts(stream: RandomStream) {
  let pickModel: (() => Model) | undefined;
  const distinctNumber = scatteredNumbers(vinNumberCount);
  const anyOf = (list: readonly string[]) => list[pickIndex(stream, list.length)] ?? '';

  return ({ sampled, derived, number }: PartMaker) => {
    pickModel ??= modelPicker(stream);
    const entry = sampled('entry', pickModel);
    const manufacturer = derived((i) => entry.at(i).manufacturer);
    const model = derived((i) => entry.at(i).name);
    const name = derived((i) => `${entry.at(i).manufacturer} ${entry.at(i).name}`);
    const type = sampled('type', (i) => anyOf(entry.at(i).types));
    const fuel = sampled('fuel', (i) => anyOf(entry.at(i).fuels));
    const year = sampled('year', (i) => entry.at(i).firstYear + pickIndex(stream, entry.at(i).yearCount));
    const vin = sampled('vin', (i) => {
      const { wmi, index } = entry.at(i);
      const restraint = pickIndex(stream, vinRestraintCount);
      const own = number ? distinctNumber(number.at(i)) : Math.floor(stream.next() * vinNumberCount);
      return vinOf({ maker: wmi, model: index, year: year.at(i), restraint, number: own });
    });
    const vrm = sampled('vrm', (i) => {
      const age = ageOf(year.at(i), stream.u32() < 2 ** 31 ? 0 : 1);
      return anyOf(areas) + age + endings.at(pickIndex(stream, endings.count));
    });
    return { manufacturer, model, name, type, fuel, vin, vrm };
  };
}
