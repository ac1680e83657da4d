import type { person as fields } from '../../catalogue/fields/person.ts';
import type { GeneratorsOf } from '../generator.ts';
import { person as byDefault } from '../person.ts';

/** Words of faker's list that style guides ask writers to avoid, and spellings with an asterisk. */
const AVOIDED_GENDER = /hermaphrodite|transsexual|\*/i;

/** The day of each month, from January on, on which a sign begins: Aquarius, Pisces and so on. */
const FIRST_DAYS = [20, 19, 21, 20, 21, 21, 23, 23, 23, 23, 22, 22];

function signIndex(birthdate: number): number {
  const date = new Date(birthdate);
  const month = date.getUTCMonth();
  return date.getUTCDate() >= (FIRST_DAYS[month] ?? 0) ? month : (month + 11) % 12;
}

export const person = {
  ...byDefault,
  'person.gender': {
    list: ({ faker }) => faker.definitions.person.gender.filter((gender) => !AVOIDED_GENDER.test(gender)),
  },
  'person.zodiacSign': {
    entity: 'person',
    prepare: ({ faker, entity: { birthdate } }) => {
      const signs = faker.definitions.person.western_zodiac_sign;
      return (i) => signs[signIndex(birthdate.at(i))] ?? '';
    },
  },
} satisfies GeneratorsOf<typeof fields>;
