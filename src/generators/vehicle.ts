import type { vehicle as fields } from '../catalogue/fields/vehicle.ts';
import { charactersOf } from '../expression/character-set.ts';
import type { Country } from '../locales/country.ts';
import type { Plates } from '../locales/places.ts';
import { listed, repeating } from './distinct-values.ts';
import { FUELS, namesOf, TYPES } from './entities/vehicle-kinds.ts';
import { type EntriesOf, ofTexts, part } from './field-entry.ts';
import type { LargeTables } from './large-tables.ts';
import { createPlateSampler, plateLength, plateTexts, plateValues } from './plates.ts';
import { combinations } from './text-combinations.ts';
import { characterSets } from './text-facts.ts';
import { makersIn } from './vehicle-facts.ts';
import { ages, areas, endings } from './vrm.ts';
import { createTextPicker, unpackWeighted } from './weighted.ts';

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
    ...ofTexts(({ country }) =>
      makersIn(country).flatMap(({ maker, models }) => models.map((model) => `${maker} ${model}`)),
    ),
  }),
  'vehicle.manufacturer': part('vehicle', 'manufacturer', {
    values: repeating,
    ...ofTexts(({ country }) => makersIn(country).map(({ maker }) => maker)),
  }),
  'vehicle.model': part('vehicle', 'model', {
    values: repeating,
    ...ofTexts(({ country }) => makersIn(country).flatMap(({ models }) => models)),
  }),
  'vehicle.type': part('vehicle', 'type', {
    values: repeating,
    ...ofTexts(({ language }) => namesOf(TYPES, language.vehicles.types)),
  }),
  'vehicle.fuel': part('vehicle', 'fuel', {
    values: repeating,
    ...ofTexts(({ language }) => namesOf(FUELS, language.vehicles.fuels)),
  }),
  'vehicle.color': {
    generate: ({ stream, language }) => createTextPicker(stream, language.vehicles.colors),
    values: ({ language }) => listed(unpackWeighted(language.vehicles.colors).texts),
    ...ofTexts(({ language }) => unpackWeighted(language.vehicles.colors).texts),
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
