import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { createWeightedTable } from '../../random/weighted.ts';
import { vehicles } from '../data/vehicles.ts';
import type { LargeTables } from '../large-tables.ts';
import { loaded } from '../loaded.ts';
import { once } from '../once.ts';
import { distinctVin, unknownStart, vinOf } from '../vin.ts';
import { ageOf, areas, endings } from '../vrm.ts';
import type { EntityOptions, PartMaker } from './part.ts';
import { FUELS, indexOfKind, TYPES } from './vehicle-kinds.ts';
import { startIndex } from './vehicle-numbers.ts';

function modelsOf(manufacturer: string, packed: string) {
  return packed.split('|').map((text, i) => {
    const [name = '', types = '', fuels = '', years = '', weight = '', wmi = ''] = text.split(',');
    const [first = 0, last = 0] = years.split('-').map((year) => 2000 + Number(year));
    return {
      manufacturer,
      name,
      fullName: `${manufacturer} ${name}`,
      types: [...types].map((letter) => indexOfKind(TYPES, letter)),
      fuels: [...fuels].map((letter) => indexOfKind(FUELS, letter)),
      years: Array.from({ length: last - first + 1 }, (_, i) => first + i),
      weight: Number(weight),
      wmi,
      /** For models and years whose letters are not known. */
      unknown: once(() => unknownStart(wmi, i + name.length)),
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
  const anyOf = (texts: readonly string[]) => texts[pickIndex(stream, texts.length)] ?? '';

  return (
    { chosen, listed, oneOf, sampled, number }: PartMaker,
    _options: EntityOptions,
    tables: LargeTables,
  ) => {
    const entry = chosen('entry', models.length, weights);
    const manufacturer = listed(entry, list('manufacturer'));
    const model = listed(entry, list('name'));
    const name = listed(entry, list('fullName'));
    const typeIndex = oneOf('type', entry, list('types'));
    const fuelIndex = oneOf('fuel', entry, list('fuels'));
    const type = listed(typeIndex, Object.values(TYPES));
    const fuel = listed(fuelIndex, Object.values(FUELS));
    const year = oneOf('year', entry, list('years'));
    const letters = listed(entry, models);
    const numbers = once(() => loaded(tables, 'vehicleNumbers'));
    const vin = sampled('vin', (i) => {
      const { wmi, unknown } = letters.at(i);
      const own = year.at(i);
      const startsOfModel = numbers().startsOf(entry.at(i), wmi);
      const start = startsOfModel[startIndex(typeIndex.at(i), fuelIndex.at(i), own)] ?? unknown();
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
