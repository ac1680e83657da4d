import type { Faker } from '@faker-js/faker';
import type { person as fields } from '../../catalogue/fields/person.ts';
import { firstNames } from '../data/first-names.ts';
import { interests, roles } from '../data/interests.ts';
import { commonSurnames, rareSurnames } from '../data/surnames.ts';
import { unpackWeighted } from '../weighted.ts';
import type { LengthsOf } from './lengths.ts';
import { chainLength, longestOf, once } from './lengths.ts';

export const firstNameLength = once(() =>
  longestOf([firstNames.female, firstNames.male].flatMap(({ names }) => names.split('|'))),
);

const surnameLength = once(() =>
  Math.max(longestOf(unpackWeighted(commonSurnames).texts), longestOf(rareSurnames.split('|'))),
);

/** Of two surnames with a hyphen. */
export const lastNameLength = () => 2 * surnameLength() + 1;

const PREFIX = 'Miss'.length;
const SUFFIX = 'III'.length;
const FONDNESS = ' enthusiast'.length;

/** An interest with a fondness and a role, or three roles; and an emoji. */
function bioLength({ definitions }: Faker): number {
  const { activity = [], food = [], nature = [] } = definitions.internet.emoji;
  const role = longestOf(roles.split('|'));
  const interest = longestOf(interests.split('|')) + FONDNESS;
  const text = Math.max(interest + ', '.length + role, chainLength(3, role, ', '));
  return text + 1 + longestOf([...activity, ...food, ...nature]);
}

export const person = {
  'person.fullName': () => PREFIX + 1 + firstNameLength() + 1 + lastNameLength() + 1 + SUFFIX,
  'person.firstName': firstNameLength,
  'person.lastName': lastNameLength,
  'person.middleName': firstNameLength,
  'person.jobTitle': ({ faker: { definitions } }) => {
    const { job_descriptor, job_area, job_type } = definitions.person;
    return longestOf(job_descriptor) + 1 + longestOf(job_area) + 1 + longestOf(job_type);
  },
  'person.jobArea': ({ faker }) => longestOf(faker.definitions.person.job_area),
  'person.jobType': ({ faker }) => longestOf(faker.definitions.person.job_type),
  'person.sex': 'female'.length,
  'person.sexType': 'female'.length,
  'person.prefix': PREFIX,
  'person.suffix': SUFFIX,
  'person.bio': ({ faker }) => bioLength(faker),
  'person.zodiacSign': ({ faker }) => longestOf(faker.definitions.person.western_zodiac_sign),
} satisfies LengthsOf<typeof fields>;
