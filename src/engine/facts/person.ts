import type { Faker } from '@faker-js/faker';
import type { Account, Job, Person } from '../../catalogue/recipe.ts';

const NAME_PART = /\{\{person\.(\w+)\}\}/g;

/** One person: names, prefix and sex agree. The full name follows faker's own patterns and their weights. */
export function drawPerson(fake: Faker): Person {
  const sex = fake.person.sexType();
  const person = {
    sex,
    sexType: sex,
    prefix: fake.person.prefix(sex),
    firstName: fake.person.firstName(sex),
    middleName: fake.person.middleName(sex),
    lastName: fake.person.lastName(sex),
    suffix: fake.person.suffix(),
  };
  const pattern = fake.helpers.weightedArrayElement(fake.definitions.person.name);
  const parts: Readonly<Record<string, string>> = person;
  return { ...person, fullName: pattern.replace(NAME_PART, (_, part: string) => parts[part] ?? '') };
}

export function drawJob(fake: Faker): Job {
  const area = fake.person.jobArea();
  const type = fake.person.jobType();
  return { area, type, title: `${fake.person.jobDescriptor()} ${area} ${type}` };
}

const SEPARATORS = ['.', '_', '-', ''] as const;
const MARKS_AND_PUNCTUATION = /[^a-z0-9]+/g;

/** A name as a mailbox spells it: `O'Connell-Díaz` is `oconnelldiaz`. */
function plain(name: string): string {
  return name.normalize('NFKD').toLowerCase().replace(MARKS_AND_PUNCTUATION, '');
}

/** Accounts in the names of a person: first and last name, parted as people do, often with a number. */
export function drawAccount(fake: Faker, person: Person): Account {
  const names = plain(person.firstName) + fake.helpers.arrayElement(SEPARATORS) + plain(person.lastName);
  const userName = fake.datatype.boolean() ? names : `${names}${fake.number.int(99)}`;
  return {
    userName,
    email: `${userName}@${fake.helpers.arrayElement(fake.definitions.internet.free_email)}`,
    exampleEmail: `${userName}@${fake.helpers.arrayElement(fake.definitions.internet.example_email)}`,
  };
}
