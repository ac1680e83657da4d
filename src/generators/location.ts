import type { location as fields } from '../catalogue/fields/location.ts';
import { charactersOf } from '../expression/character-set.ts';
import type { Locale } from '../locales/locale.ts';
import { createApartmentSampler } from './apartments.ts';
import { DIGITS } from './characters.ts';
import { continents } from './data/continents.ts';
import { listed, repeating, uncountable } from './distinct-values.ts';
import type { Part } from './entities/part.ts';
import { type EntriesOf, type FieldEntry, type OfEntity, ofTexts, oneOf, part } from './field-entry.ts';
import type { Sampler } from './generator.ts';
import type { LargeTables } from './large-tables.ts';
import { numberLength } from './number-lengths.ts';
import { powerOfTen } from './number-range.ts';
import { numberValues, sampleNumber } from './number-samplers.ts';
import { textSampler } from './random-text.ts';
import { streetTexts } from './street-facts.ts';
import { masked, union } from './text-combinations.ts';
import { characterSets, joined, knownFacts, maskTexts, type TextPart } from './text-facts.ts';
import { unpackWeighted, type WeightedTexts } from './weighted.ts';

const ZIP_LENGTH = 5;
const ZIP_LENGTHS = { any: 10, '#####': ZIP_LENGTH, '#####-####': 10 } as const;
const COUNTRY_CODE_LENGTHS = { 'alpha-2': 2, 'alpha-3': 3, numeric: 3 } as const;
const STATE_ABBREVIATION = 2;

const shared = uncountable('People share addresses, as in life. Make a template of this and a sequence.');

const ZIP_CHARACTERS = charactersOf([...DIGITS, '-']);
const apartmentMasks = ({ country: { apartments } }: Locale) => unpackWeighted(apartments).texts;
const apartmentTexts = (locale: Locale) => maskTexts(apartmentMasks(locale));

const streets = ({ places }: LargeTables): TextPart => (places ? streetTexts(places.streets) : '');
const buildings = ({ places }: LargeTables) =>
  knownFacts(places?.streets.houseNumbers.length ?? 0, characterSets.digits);
const addresses = (tables: LargeTables) => joined(buildings(tables), ' ', streets(tables));

/** Each text as many times as its weight. */
const byPeople = ({ texts, weights }: WeightedTexts) =>
  texts.flatMap((text, i) => new Array<string>(weights[i] ?? 0).fill(text));

/**
 * Speakers of languages in tens of millions, as Ethnologue estimates them: https://www.ethnologue.com/insights/ethnologue200/. The
 * others have fewer than fifteen million, or about as many.
 */
const SPEAKERS: Readonly<Record<string, number>> = {
  ...{
    ar: 33,
    bn: 28,
    de: 13,
    en: 150,
    es: 56,
    fa: 9,
    fr: 31,
    gu: 6,
    hi: 61,
    id: 25,
    it: 7,
    ja: 12,
    ko: 8,
    ms: 8,
  },
  ...{
    ne: 3,
    nl: 3,
    pa: 15,
    pl: 4,
    ps: 5,
    pt: 27,
    ro: 2,
    ru: 25,
    sw: 9,
    ta: 9,
    te: 10,
    th: 6,
    tl: 9,
    tr: 9,
    uk: 4,
  },
  ...{ ur: 25, uz: 4, vi: 9, yo: 5, zh: 118 },
};

export const location = {
  'location.fullAddress': part('place', 'fullAddress', {
    values: repeating,
    ...ofTexts(({ tables }) => {
      const state = knownFacts(STATE_ABBREVIATION, characterSets.codes);
      const zip = knownFacts(ZIP_LENGTHS.any, ZIP_CHARACTERS);
      return joined(addresses(tables), ', ', tables.places?.cities() ?? [], ', ', state, ' ', zip);
    }),
  }),
  'location.streetAddress': {
    generate: {
      entity: 'place',
      prepare: ({ stream, locale, entity: { streetAddress }, options: { useFullAddress } }) => {
        if (!useFullAddress) return streetAddress;
        const sampleApartment = createApartmentSampler(stream, locale.country.apartments);
        return (i) => `${streetAddress.at(i)} ${sampleApartment()}`;
      },
    },
    values: shared,
    ...ofTexts(({ locale, tables, options: { useFullAddress } }) =>
      useFullAddress ? joined(addresses(tables), ' ', apartmentTexts(locale)) : addresses(tables),
    ),
  },
  'location.buildingNumber': part('place', 'buildingNumber', {
    values: repeating,
    ...ofTexts(({ tables }) => buildings(tables)),
  }),
  'location.street': part('place', 'street', {
    values: repeating,
    ...ofTexts(({ tables }) => streets(tables)),
  }),
  'location.secondaryAddress': {
    generate: ({ stream, locale }) => createApartmentSampler(stream, locale.country.apartments),
    values: ({ locale }) => union(apartmentMasks(locale).map((mask) => masked(mask))),
    ...ofTexts(({ locale }) => apartmentTexts(locale)),
  },
  'location.city': part('place', 'city', {
    values: repeating,
    ...ofTexts(({ tables: { places } }) => places?.cities() ?? []),
  }),
  'location.county': part('place', 'county', {
    values: ({ tables: { places } }) => listed(places?.counties() ?? []),
    ...ofTexts(({ tables: { places } }) => places?.counties() ?? []),
  }),
  'location.country': part('country', 'name', {
    values: 'entry',
    ...ofTexts(({ locale }) => Object.values(locale.language.countryNames)),
  }),
  'location.countryCode': {
    generate: {
      entity: 'country',
      prepare: ({ entity: { code, alpha3, numeric }, options: { variant } }) =>
        ({ 'alpha-2': code, 'alpha-3': alpha3, numeric })[variant],
    },
    values: 'entry',
    length: ({ options: { variant } }) => COUNTRY_CODE_LENGTHS[variant],
    characters: characterSets.codes,
  },
  'location.continent': {
    generate: { list: () => byPeople(unpackWeighted(continents)) },
    values: () => listed(unpackWeighted(continents).texts),
    ...ofTexts(() => unpackWeighted(continents).texts),
  },
  'location.state': part('place', 'state', {
    values: repeating,
    ...ofTexts(({ tables: { places } }) => [...(places?.states().values() ?? [])]),
  }),
  'location.stateAbbreviation': part('place', 'stateAbbreviation', {
    values: repeating,
    length: STATE_ABBREVIATION,
    characters: characterSets.codes,
  }),
  'location.zipCode': {
    generate: {
      entity: 'place',
      prepare: ({ stream, entity: { zipCode }, options: { format } }) => {
        const digits = textSampler(stream, DIGITS);
        const isLong = (zip: string) => zip.length > ZIP_LENGTH;
        switch (format) {
          case 'any':
            return zipCode;
          case '#####':
            return (i) => zipCode.at(i).slice(0, ZIP_LENGTH);
          case '#####-####':
            return (i) => (isLong(zipCode.at(i)) ? zipCode.at(i) : `${zipCode.at(i)}-${digits(4)}`);
        }
      },
    },
    values: shared,
    length: ({ options: { format } }) => ZIP_LENGTHS[format],
    characters: ZIP_CHARACTERS,
  },
  'location.latitude': coordinate('latitude', 90),
  'location.longitude': coordinate('longitude', 180),
  'location.direction': oneOf(
    ({
      locale: {
        language: { lists },
      },
      options: { abbreviated },
    }) => {
      const { cardinal, cardinal_abbr, ordinal, ordinal_abbr } = lists.location.direction;
      return abbreviated ? [...cardinal_abbr, ...ordinal_abbr] : [...cardinal, ...ordinal];
    },
  ),
  'location.cardinalDirection': oneOf(
    ({
      locale: {
        language: { lists },
      },
      options: { abbreviated },
    }) => lists.location.direction[abbreviated ? 'cardinal_abbr' : 'cardinal'],
  ),
  'location.ordinalDirection': oneOf(
    ({
      locale: {
        language: { lists },
      },
      options: { abbreviated },
    }) => lists.location.direction[abbreviated ? 'ordinal_abbr' : 'ordinal'],
  ),
  'location.timeZone': part('place', 'timeZone', {
    values: ({ tables: { places } }) => listed(places?.zoneOfCounty() ?? []),
    ...ofTexts(({ tables: { places } }) => places?.zoneOfCounty() ?? []),
  }),
  'location.language': oneOf(
    ({
      locale: {
        language: { lists },
      },
      options: { variant },
    }) => {
      const property = ({ name: 'name', 'alpha-2': 'alpha2', 'alpha-3': 'alpha3' } as const)[variant];
      return lists.location.language.flatMap((language) =>
        new Array<string>(SPEAKERS[language.alpha2] ?? 1).fill(language[property]),
      );
    },
  ),
} satisfies EntriesOf<typeof fields>;

interface DegreesOptions {
  readonly min: number;
  readonly max: number;
  readonly precision: number;
}

/** Takes the place's coordinate. If the range is narrower than the globe, samples any number of the range instead. */
function coordinate(name: 'latitude' | 'longitude', limit: number) {
  return {
    generate: {
      entity: 'place',
      prepare({ stream, entity, options: { min, max, precision: decimals } }) {
        if (min === -limit && max === limit) return rounded(entity[name], decimals);
        return sampleNumber(stream, { min, max, decimals }, (number) => number);
      },
    },
    values: ({ options: { min, max, precision: decimals } }) =>
      numberValues({ min, max, decimals }, (number) => number),
    length: ({ options: { min, max, precision: decimals } }) => numberLength({ min, max, decimals }),
  } satisfies FieldEntry<DegreesOptions, OfEntity<DegreesOptions, 'place'>>;
}

function rounded(numbers: Part<number>, decimals: number): Sampler {
  const scale = powerOfTen(decimals);
  return (i) => Math.round(numbers.at(i) * scale) / scale;
}
