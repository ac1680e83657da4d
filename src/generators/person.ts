import type { person as fields } from '../catalogue/fields/person.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf, PreparedColumn } from './generator.ts';
import { chosen } from './values.ts';

/** Words of faker's list that style guides ask writers to avoid, and spellings with an asterisk. */
const AVOIDED_GENDER = /hermaphrodite|transsexual|\*/i;

export const person = {
  'person.fullName': part('person', 'fullName'),
  'person.firstName': part('person', 'firstName'),
  'person.lastName': part('person', 'lastName'),
  'person.middleName': part('person', 'middleName'),
  'person.jobTitle': part('person', 'jobTitle'),
  'person.jobArea': part('person', 'jobArea'),
  'person.jobType': part('person', 'jobType'),
  'person.sex': part('person', 'sex'),
  'person.sexType': part('person', 'sex'),
  'person.gender': ({ faker }) =>
    chosen(
      faker,
      faker.definitions.person.gender.filter((gender) => !AVOIDED_GENDER.test(gender)),
    ),
  'person.prefix': part('person', 'prefix'),
  'person.suffix': part('person', 'suffix'),
  'person.bio': ({ faker }): PreparedColumn => ({
    sample: () => faker.person.bio(),
    values: {
      kind: 'uncountable',
      reason: 'Short bios repeat now and then. Make a template of this and a sequence.',
    },
  }),
  'person.zodiacSign': ({ faker }) => chosen(faker, faker.definitions.person.western_zodiac_sign),
} satisfies GeneratorsOf<typeof fields>;
