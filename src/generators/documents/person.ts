import type { person as fields } from '../../catalogue/fields/person.ts';
import type { GeneratorsOf } from '../generator.ts';
import { person as byDefault } from '../person.ts';

/** Words of faker's list that style guides ask writers to avoid, and spellings with an asterisk. */
const AVOIDED_GENDER = /hermaphrodite|transsexual|\*/i;

export const person = {
  ...byDefault,
  'person.gender': {
    list: ({ faker }) => faker.definitions.person.gender.filter((gender) => !AVOIDED_GENDER.test(gender)),
  },
  'person.zodiacSign': { list: ({ faker }) => faker.definitions.person.western_zodiac_sign },
} satisfies GeneratorsOf<typeof fields>;
