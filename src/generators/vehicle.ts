import type { vehicle as fields } from '../catalogue/fields/vehicle.ts';
import { charactersOf } from '../expression/character-set.ts';
import type { Country } from '../locales/country.ts';
import type { Plates } from '../locales/places.ts';
import { vehicles } from './data/vehicles.ts';
import { listed, repeating } from './distinct-values.ts';
import { FUELS, TYPES } from './entities/vehicle-kinds.ts';
import { type EntriesOf, ofTexts, part } from './field-entry.ts';
import type { LargeTables } from './large-tables.ts';
import { createPlateSampler, plateLength, plateTexts, plateValues } from './plates.ts';
import { combinations } from './text-combinations.ts';
import { characterSets } from './text-facts.ts';
import { ages, areas, endings } from './vrm.ts';
import { createTextPicker, unpackWeighted } from './weighted.ts';

/** The colors of cars, and about how many of 100 cars have each. */
const COLORS =
  'white 26|black 21|gray 17|silver 11|blue 10|red 8|green 2|brown 1.5|beige 1|orange 0.8|gold 0.7|yellow 0.6|purple 0.4';

/** Reads the makers and the names of their models from lines such as `Ford:F-150,…|…`. */
const makers = () =>
  vehicles.split('\n').map((line) => {
    const end = line.indexOf(':');
    const models = line
      .slice(end + 1)
      .split('|')
      .map((model) => model.split(',')[0] ?? '');
    return { maker: line.slice(0, end), models };
  });

const makerNames = () => makers().map(({ maker }) => maker);
const modelNames = () => makers().flatMap(({ models }) => models);

/** British marks: two letters, two digits and three letters. */
const VRM_LENGTH = 7;

/** Whether a plate is British. Countries whose documents had no such option have plates of their own with any. */
const isBritish = ({ platesByOption }: Country, { region }: { readonly region: 'GB' | 'US' }) =>
  platesByOption && region === 'GB';

const NO_PLATES: Plates = { letters: '', regions: 'state', masks: {} };
const platesIn = ({ places }: LargeTables) => places?.plates ?? NO_PLATES;

export const vehicle = {
  'vehicle.vehicle': part('vehicle', 'name', {
    values: repeating,
    ...ofTexts(() => makers().flatMap(({ maker, models }) => models.map((model) => `${maker} ${model}`))),
  }),
  'vehicle.manufacturer': part('vehicle', 'manufacturer', { values: repeating, ...ofTexts(makerNames) }),
  'vehicle.model': part('vehicle', 'model', { values: repeating, ...ofTexts(modelNames) }),
  'vehicle.type': part('vehicle', 'type', { values: repeating, ...ofTexts(() => Object.values(TYPES)) }),
  'vehicle.fuel': part('vehicle', 'fuel', { values: repeating, ...ofTexts(() => Object.values(FUELS)) }),
  'vehicle.color': {
    generate: ({ stream }) => createTextPicker(stream, COLORS),
    values: () => listed(unpackWeighted(COLORS).texts),
    ...ofTexts(() => unpackWeighted(COLORS).texts),
  },
  'vehicle.vin': part('vehicle', 'vin', { values: 'number', length: 17, characters: characterSets.codes }),
  'vehicle.vrm': {
    generate: {
      entity: 'vehicle',
      prepare: ({ stream, country, tables, entity, place, options }) => {
        if (isBritish(country, options)) return entity.vrm;
        const plates = platesIn(tables);
        const { stateAbbreviation, county } = place();
        const region = plates.regions === 'state' ? stateAbbreviation : county;
        const plateOf = createPlateSampler(stream, plates);
        return (i) => plateOf(region.at(i), () => entity.age.at(i));
      },
    },
    values: ({ country, tables, options }) =>
      isBritish(country, options)
        ? combinations([areas, ages(), endings], { fastest: 'last' })
        : plateValues(platesIn(tables)),
    length: ({ country, tables, options }) =>
      isBritish(country, options) ? VRM_LENGTH : plateLength(platesIn(tables)),
    characters: ({ country, tables, options }) =>
      isBritish(country, options) ? characterSets.codes : charactersOf(plateTexts(platesIn(tables))),
  },
} satisfies EntriesOf<typeof fields>;
