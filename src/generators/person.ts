import type { Faker } from '@faker-js/faker';
import type { person as fields } from '../catalogue/fields/person.ts';
import { bioCharacters, bioLength, createBios } from './bio.ts';
import { repeating, uncountable } from './distinct-values.ts';
import { SEXES } from './entities/names.ts';
import { prefixTexts, suffixTexts } from './entities/titles.ts';
import { type EntriesOf, ofTexts, oneOf, part } from './field-entry.ts';
import { firstNameLength, firstNameTexts, lastNameLength, surnameTexts } from './name-lengths.ts';
import { chainCharacters } from './text-characters.ts';
import { joinedLength } from './text-lengths.ts';

/** Words in faker's list that style guides advise against, and spellings with an asterisk. */
const AVOIDED_GENDER = /hermaphrodite|transsexual|\*/i;

/** The day of each month, from January on, on which a new sign begins: Aquarius, Pisces and so on. */
const FIRST_DAYS = [20, 19, 21, 20, 21, 21, 23, 23, 23, 23, 22, 22];

const PREFIX_LENGTH = 'Miss'.length;
const SUFFIX_LENGTH = 'III'.length;

function wordsOfJob({ definitions }: Faker): readonly (readonly string[])[] {
  const { job_descriptor, job_area, job_type } = definitions.person;
  return [job_descriptor, job_area, job_type];
}

export const person = {
  'person.fullName': part('person', 'fullName', {
    values: repeating,
    length: () => PREFIX_LENGTH + 1 + firstNameLength() + 1 + lastNameLength() + 1 + SUFFIX_LENGTH,
    characters: () => {
      const names = [...prefixTexts(), ...firstNameTexts(), ...surnameTexts(), ...suffixTexts()];
      return chainCharacters(
        names.filter((name) => name !== ''),
        [' ', '-'],
      );
    },
  }),
  'person.firstName': part('person', 'firstName', { values: repeating, ...ofTexts(firstNameTexts) }),
  'person.lastName': part('person', 'lastName', {
    values: repeating,
    length: lastNameLength,
    characters: () => chainCharacters(surnameTexts(), '-'),
  }),
  'person.middleName': part('person', 'middleName', { values: repeating, ...ofTexts(firstNameTexts) }),
  'person.jobTitle': part('person', 'jobTitle', {
    values: repeating,
    length: ({ faker }) => joinedLength(wordsOfJob(faker)),
    characters: ({ faker }) => chainCharacters(wordsOfJob(faker).flat()),
  }),
  'person.jobArea': part('person', 'jobArea', {
    values: repeating,
    ...ofTexts(({ faker }) => faker.definitions.person.job_area),
  }),
  'person.jobType': part('person', 'jobType', {
    values: repeating,
    ...ofTexts(({ faker }) => faker.definitions.person.job_type),
  }),
  'person.sex': part('person', 'sex', { values: repeating, ...ofTexts(() => SEXES) }),
  'person.sexType': part('person', 'sex', { values: repeating, ...ofTexts(() => SEXES) }),
  'person.prefix': part('person', 'prefix', { values: repeating, ...ofTexts(prefixTexts) }),
  'person.suffix': part('person', 'suffix', { values: repeating, ...ofTexts(suffixTexts) }),
  'person.bio': {
    generate: ({ faker, stream }) => createBios(faker, stream),
    values: uncountable('Short bios repeat now and then. Make a template of this and a sequence.'),
    length: ({ faker }) => bioLength(faker),
    characters: ({ faker }) => bioCharacters(faker),
  },
  'person.gender': oneOf(({ faker }) =>
    faker.definitions.person.gender.filter((gender) => !AVOIDED_GENDER.test(gender)),
  ),
  'person.zodiacSign': {
    generate: {
      entity: 'person',
      prepare: ({ faker, entity: { birthdate } }) => {
        const signs = faker.definitions.person.western_zodiac_sign;
        return (i) => signs[signIndex(birthdate.at(i))] ?? '';
      },
    },
    values: repeating,
    ...ofTexts(({ faker }) => faker.definitions.person.western_zodiac_sign),
  },
} satisfies EntriesOf<typeof fields>;

function signIndex(birthdate: number): number {
  const date = new Date(birthdate);
  const month = date.getUTCMonth();
  return date.getUTCDate() >= (FIRST_DAYS[month] ?? 0) ? month : (month + 11) % 12;
}
