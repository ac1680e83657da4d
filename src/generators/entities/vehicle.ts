import type { Locale } from '../../locales/locale.ts';
import type { RandomStream } from '../../random/stream.ts';
import { pickOne, pickUniform, uniformInRow } from '../../random/uniform.ts';
import { createWeightedTable } from '../../random/weighted.ts';
import type { LargeTables } from '../large-tables.ts';
import { loaded } from '../loaded.ts';
import { once } from '../once.ts';
import { vehiclesOf } from '../vehicle-facts.ts';
import { distinctVin, unknownStart, vinOf } from '../vin.ts';
import { ageOf, areas, endings } from '../vrm.ts';
import type { EntityOptions, PartMaker } from './part.ts';
import { FUELS, namesOf, TYPES } from './vehicle-kinds.ts';
import { startIndex } from './vehicle-numbers.ts';

function modelsOf(manufacturer: string, packed: string) {
  return packed.split('|').map((text, i) => {
    const [name = '', types = '', fuels = '', years = '', weight = '', wmi = ''] = text.split(',');
    const [first = 0, last = 0] = years.split('-').map((year) => 2000 + Number(year));
    return {
      manufacturer,
      name,
      fullName: `${manufacturer} ${name}`,
      types: [...types].map((letter) => TYPES.indexOf(letter)),
      fuels: [...fuels].map((letter) => FUELS.indexOf(letter)),
      years: Array.from({ length: last - first + 1 }, (_, i) => first + i),
      weight: Number(weight),
      wmi,
      /** For models and years whose letters are not known. */
      unknown: once(() => unknownStart(wmi, i + name.length)),
    };
  });
}

/** A car, van or pickup of a real model. Its type, fuel, VIN and registration number fit the model. */
export function vehicleParts(stream: RandomStream, { language, country }: Locale) {
  const models = vehiclesOf(country)
    .split('\n')
    .flatMap((line) => {
      const end = line.indexOf(':');
      return modelsOf(line.slice(0, end), line.slice(end + 1));
    });
  const list = <Name extends keyof (typeof models)[number]>(name: Name) => models.map((model) => model[name]);
  const [wmis, unknownStarts] = [list('wmi'), list('unknown')];
  const weights = createWeightedTable(list('weight'));
  const anyOf = (texts: readonly string[]) => pickOne(stream, texts);

  return (
    { chosen, drawn, listed, oneOf, sampled, number }: PartMaker,
    _options: EntityOptions,
    tables: LargeTables,
  ) => {
    const entry = chosen('entry', models.length, weights);
    const manufacturer = listed(entry, list('manufacturer'));
    const model = listed(entry, list('name'));
    const name = listed(entry, list('fullName'));
    const typeIndex = oneOf('type', entry, list('types'));
    const fuelIndex = oneOf('fuel', entry, list('fuels'));
    const type = listed(typeIndex, namesOf(TYPES, language.vehicles.types));
    const fuel = listed(fuelIndex, namesOf(FUELS, language.vehicles.fuels));
    const year = oneOf('year', entry, list('years'));
    const numbers = once(() => loaded(tables, 'vehicleNumbers'));
    const vin = drawn('vin', (key, rows) => {
      const [entries, types, fuels] = [entry.values(), typeIndex.values(), fuelIndex.values()];
      const [years, own] = [year.values(), number?.values()];
      const { startsOf } = numbers();
      const vins = new Array<string>(rows.length);
      for (let i = 0; i < rows.length; i++) {
        const index = entries[i] ?? 0;
        const modelYear = years[i] ?? 0;
        const known = startsOf(index, wmis[index] ?? '');
        const start = known[startIndex(types[i] ?? 0, fuels[i] ?? 0, modelYear)] ?? unknownStarts[index]?.();
        if (!start) throw new RangeError(`There is no model ${index}`);
        const serial = uniformInRow(stream, key, rows[i] ?? 0, 1_000_000);
        const first = (serial / 100_000) | 0;
        vins[i] = own
          ? distinctVin(start, modelYear, own[i] ?? '')
          : vinOf(start, modelYear, first, serial - first * 100_000);
      }
      return vins;
    });
    const vrm = sampled('vrm', (i) => {
      const age = ageOf(year.at(i), stream.u32() < 2 ** 31 ? 0 : 1);
      return anyOf(areas) + age + endings.at(pickUniform(stream, endings.count));
    });
    /** The age identifier of plates that fit a place. */
    const age = sampled('age', (i) => ageOf(year.at(i), stream.u32() < 2 ** 31 ? 0 : 1));
    return { manufacturer, model, name, type, fuel, vin, vrm, age };
  };
}
