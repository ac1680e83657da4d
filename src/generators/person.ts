import type { person as fields } from '../catalogue/fields/person.ts';
import { charactersOf } from '../expression/character-set.ts';
import type { Country } from '../locales/country.ts';
import type { Titles } from '../locales/language.ts';
import { bioTexts, createBios } from './bio.ts';
import { DIGITS, UPPER } from './characters.ts';
import { numbered, repeating, uncountable } from './distinct-values.ts';
import { SEXES } from './entities/cohorts.ts';
import { textsOfAll } from './entities/texts-of-age.ts';
import { type EntriesOf, ofTexts, part } from './field-entry.ts';
import { type CountedIds, nationalIds, type PersonalIds } from './identity/national-ids.ts';
import { jobTitles } from './job-facts.ts';
import { loaded } from './loaded.ts';
import { firstNames, lastNames } from './name-facts.ts';
import { joined } from './text-facts.ts';

/** The day of each month, from January on, on which a new sign begins: Aquarius, Pisces and so on. */
const FIRST_DAYS = [20, 19, 21, 20, 21, 21, 23, 23, 23, 23, 22, 22];

const prefixesOf = ({ prefixes, ofDoctors }: Titles) => [
  ...textsOfAll(prefixes),
  ...SEXES.map((sex) => ofDoctors[sex]),
];

const PERSONAL_IDS = uncountable(
  'The number follows from sex, birthdate and place, so two people can have the same one. Make another column unique, such as a Sequence.',
);
const NATIONAL_ID_CHARACTERS = charactersOf([...UPPER, ...DIGITS, '-']);

function nationalIdsOf({ nationalId }: Country): CountedIds | PersonalIds {
  if (nationalId === undefined) throw new RangeError('The country has no national IDs');
  return nationalIds[nationalId];
}

/** Jobs are in several classes of ages. */
const distinct = (texts: readonly string[]) => [...new Set(texts)];

export const person = {
  'person.fullName': part('person', 'fullName', {
    values: repeating,
    ...ofTexts(({ tables, language: { titles } }) => {
      const suffixes = textsOfAll(titles.suffixes).filter((suffix) => suffix !== '');
      return joined(prefixesOf(titles), ' ', firstNames(tables), ' ', lastNames(tables), ' ', suffixes);
    }),
  }),
  'person.firstName': part('person', 'firstName', {
    values: repeating,
    ...ofTexts(({ tables }) => firstNames(tables)),
  }),
  'person.lastName': part('person', 'lastName', {
    values: repeating,
    ...ofTexts(({ tables }) => lastNames(tables)),
  }),
  'person.middleName': part('person', 'middleName', {
    needs: 'middleNames',
    values: repeating,
    ...ofTexts(({ tables }) => firstNames(tables)),
  }),
  'person.jobTitle': part('person', 'jobTitle', {
    values: repeating,
    ...ofTexts(({ tables }) => jobTitles(tables)),
  }),
  'person.jobArea': part('person', 'jobArea', {
    values: repeating,
    ...ofTexts(({ tables }) => distinct(loaded(tables, 'jobs').areas())),
  }),
  'person.jobType': part('person', 'jobType', {
    values: repeating,
    ...ofTexts(({ tables }) => distinct(loaded(tables, 'jobs').types())),
  }),
  'person.sex': part('person', 'sex', { values: repeating, ...ofTexts(() => SEXES) }),
  'person.sexType': part('person', 'sex', { values: repeating, ...ofTexts(() => SEXES) }),
  'person.prefix': part('person', 'prefix', {
    needs: 'prefixes',
    values: repeating,
    ...ofTexts(({ language: { titles } }) => prefixesOf(titles)),
  }),
  'person.suffix': part('person', 'suffix', {
    needs: 'suffixes',
    values: repeating,
    ...ofTexts(({ language }) => textsOfAll(language.titles.suffixes)),
  }),
  'person.bio': {
    generate: ({ language, stream }) => createBios(language, stream),
    values: uncountable('Short bios repeat now and then. Make a template of this and a sequence.'),
    ...ofTexts(({ language }) => bioTexts(language)),
  },
  'person.gender': part('person', 'gender', {
    values: repeating,
    ...ofTexts(({ language }) => textsOfAll(language.genders)),
  }),
  'person.nationalId': {
    needs: 'nationalIds',
    generate: {
      entity: 'person',
      prepare({ country, entity: { sex, birthdate, nationalId }, place }) {
        const ids = nationalIdsOf(country);
        const indexAt = (i: number) => Math.floor(nationalId.at(i) * ids.count);
        if ('at' in ids) return (i) => ids.at(indexAt(i));
        const { postcode } = place();
        return (i) =>
          ids.of({ sex: sex.at(i), birthdate: birthdate.at(i), postcode: postcode.at(i) }, indexAt(i));
      },
    },
    values({ country }) {
      const ids = nationalIdsOf(country);
      return 'at' in ids ? numbered(ids) : PERSONAL_IDS;
    },
    length: ({ country }) => nationalIdsOf(country).length,
    characters: NATIONAL_ID_CHARACTERS,
  },
  'person.zodiacSign': {
    generate: {
      entity: 'person',
      prepare: ({ language: { lists }, entity: { birthdate } }) => {
        const signs = lists.person.western_zodiac_sign;
        return (i) => signs[signIndex(birthdate.at(i))] ?? '';
      },
    },
    values: repeating,
    ...ofTexts(({ language: { lists } }) => lists.person.western_zodiac_sign),
  },
} satisfies EntriesOf<typeof fields>;

function signIndex(birthdate: number): number {
  const date = new Date(birthdate);
  const month = date.getUTCMonth();
  return date.getUTCDate() >= (FIRST_DAYS[month] ?? 0) ? month : (month + 11) % 12;
}
