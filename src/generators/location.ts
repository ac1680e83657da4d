import type { location as fields } from '../catalogue/fields/location.ts';
import { charactersOf } from '../expression/character-set.ts';
import type { Country } from '../locales/country.ts';
import { createApartmentSampler } from './apartments.ts';
import { DIGITS } from './characters.ts';
import { peopleOfContinents } from './data/continents.ts';
import { listed, repeating, uncountable } from './distinct-values.ts';
import { readForm } from './entities/addresses.ts';
import type { Part } from './entities/part.ts';
import { houseNumberEnds } from './entities/street-lines.ts';
import { type EntriesOf, type FieldEntry, type OfEntity, ofTexts, oneOf, part } from './field-entry.ts';
import type { Sampler } from './generator.ts';
import type { LargeTables } from './large-tables.ts';
import { loaded } from './loaded.ts';
import { writeMask } from './masks.ts';
import { numberLength } from './number-lengths.ts';
import { powerOfTen } from './number-range.ts';
import { numberValues, sampleNumber } from './number-samplers.ts';
import { textSampler } from './random-text.ts';
import { streetTexts } from './street-facts.ts';
import { masked, union } from './text-combinations.ts';
import { characterSets, joined, knownFacts, maskTexts, type TextFacts, type TextPart } from './text-facts.ts';
import { unpackWeighted, type WeightedTexts } from './weighted.ts';

const COUNTRY_CODE_LENGTHS = { 'alpha-2': 2, 'alpha-3': 3, numeric: 3 } as const;

const shared = uncountable('People share addresses, as in life. Make a template of this and a sequence.');

const apartmentMasks = ({ apartments }: Country) => unpackWeighted(apartments).texts;
const apartmentTexts = (country: Country) => maskTexts(apartmentMasks(country));

const streets = ({ places }: LargeTables): TextPart => (places ? streetTexts(places.streets) : '');
const abbreviations = ({ places }: LargeTables): TextPart => [...(places?.states().keys() ?? [])];
const stateNames = ({ places }: LargeTables): TextPart => [...(places?.states().values() ?? [])];

function buildings({ places }: LargeTables): TextFacts {
  const numbers = knownFacts(places?.streets.houseNumbers.length ?? 0, characterSets.digits);
  return joined(numbers, places ? houseNumberEnds(places).texts : '');
}

/** Postcodes, with the digits that can follow them if `added` says so. */
function postcodes({ places }: LargeTables, added = true): TextFacts {
  const addition = added ? (places?.postcodes.addition ?? '') : '';
  const codes = knownFacts(places?.zipLength() ?? 0, charactersOf(places?.zipTexts() ?? []));
  return addition === '' ? codes : joined(codes, maskTexts([addition]));
}

/** The texts of a form, whose names in braces stand for texts as well. */
const ofForm = (form: string, parts: Readonly<Record<string, () => TextPart>>): TextFacts =>
  joined(...readForm(form).map((piece, i) => (i % 2 === 1 ? (parts[piece]?.() ?? '') : piece)));

/** How an apartment is written with a street address. */
const apartmentLine = ({ places }: LargeTables) => places?.addresses.apartmentLine ?? '{line} {apartment}';

const addresses = (tables: LargeTables) =>
  ofForm(tables.places?.addresses.streetLine ?? '', {
    number: () => buildings(tables),
    street: () => streets(tables),
  });

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
    ...ofTexts(({ tables }) =>
      ofForm(tables.places?.addresses.line ?? '', {
        street: () => addresses(tables),
        postcode: () => postcodes(tables),
        city: () => tables.places?.cities() ?? [],
        county: () => tables.places?.counties() ?? [],
        state: () => stateNames(tables),
        stateAbbreviation: () => abbreviations(tables),
      }),
    ),
  }),
  'location.streetAddress': {
    generate: {
      entity: 'place',
      prepare: ({ stream, country, tables, entity: { streetAddress }, options: { useFullAddress } }) => {
        if (!useFullAddress) return streetAddress;
        const sampleApartment = createApartmentSampler(stream, country.apartments);
        const [before = '', first = '', between = '', , after = ''] = readForm(apartmentLine(tables));
        return (i) => {
          const [line, apartment] = [streetAddress.at(i), sampleApartment()];
          const [one, other] = first === 'line' ? [line, apartment] : [apartment, line];
          return before + one + between + other + after;
        };
      },
    },
    values: shared,
    ...ofTexts(({ country, tables, options: { useFullAddress } }) =>
      useFullAddress
        ? ofForm(apartmentLine(tables), {
            line: () => addresses(tables),
            apartment: () => apartmentTexts(country),
          })
        : addresses(tables),
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
    generate: ({ stream, country }) => createApartmentSampler(stream, country.apartments),
    values: ({ country }) => union(apartmentMasks(country).map((mask) => masked(mask))),
    ...ofTexts(({ country }) => apartmentTexts(country)),
  },
  'location.city': part('place', 'city', {
    values: repeating,
    ...ofTexts(({ tables: { places } }) => places?.cities() ?? []),
  }),
  'location.county': part('place', 'county', {
    needs: 'counties',
    values: ({ tables: { places } }) => listed(places?.counties() ?? []),
    ...ofTexts(({ tables: { places } }) => places?.counties() ?? []),
  }),
  'location.country': part('country', 'name', {
    values: 'entry',
    ...ofTexts(({ language }) => Object.values(language.countryNames)),
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
    generate: {
      list: ({ language: { continents } }) =>
        byPeople({ texts: continents.split('|'), weights: peopleOfContinents }),
    },
    values: ({ language: { continents } }) => listed(continents.split('|')),
    ...ofTexts(({ language: { continents } }) => continents.split('|')),
  },
  'location.state': part('place', 'state', {
    needs: 'states',
    values: repeating,
    ...ofTexts(({ tables }) => stateNames(tables)),
  }),
  'location.stateAbbreviation': part('place', 'stateAbbreviation', {
    needs: 'stateAbbreviations',
    values: repeating,
    ...ofTexts(({ tables }) => abbreviations(tables)),
  }),
  'location.zipCode': {
    generate: {
      entity: 'place',
      prepare: ({ stream, tables, entity: { postcode, zipCode }, options: { format } }) => {
        const { addition } = loaded(tables, 'places').postcodes;
        if (format === 'any') return zipCode;
        if (format === '#####' || addition === undefined) return postcode;
        const isLong = (i: number) => zipCode.at(i).length > postcode.at(i).length;
        const digits = textSampler(stream, DIGITS);
        const count = addition.split('#').length - 1;
        return (i) =>
          isLong(i) ? zipCode.at(i) : postcode.at(i) + writeMask(addition, Number(digits(count)));
      },
    },
    values: shared,
    ...ofTexts(({ tables, options: { format } }) => postcodes(tables, format !== '#####')),
  },
  'location.latitude': coordinate('latitude', 90),
  'location.longitude': coordinate('longitude', 180),
  'location.direction': oneOf(({ language: { lists }, options: { abbreviated } }) => {
    const { cardinal, cardinal_abbr, ordinal, ordinal_abbr } = lists.location.direction;
    return abbreviated ? [...cardinal_abbr, ...ordinal_abbr] : [...cardinal, ...ordinal];
  }),
  'location.cardinalDirection': oneOf(
    ({ language: { lists }, options: { abbreviated } }) =>
      lists.location.direction[abbreviated ? 'cardinal_abbr' : 'cardinal'],
  ),
  'location.ordinalDirection': oneOf(
    ({ language: { lists }, options: { abbreviated } }) =>
      lists.location.direction[abbreviated ? 'ordinal_abbr' : 'ordinal'],
  ),
  'location.timeZone': part('place', 'timeZone', {
    values: ({ tables: { places } }) => listed(places?.zoneOfCounty() ?? []),
    ...ofTexts(({ tables: { places } }) => places?.zoneOfCounty() ?? []),
  }),
  'location.language': oneOf(({ language: { lists }, options: { variant } }) => {
    const property = ({ name: 'name', 'alpha-2': 'alpha2', 'alpha-3': 'alpha3' } as const)[variant];
    return lists.location.language.flatMap((language) =>
      new Array<string>(SPEAKERS[language.alpha2] ?? 1).fill(language[property]),
    );
  }),
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
