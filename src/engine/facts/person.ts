import type { Faker } from '@faker-js/faker';
import type { Account, Job, Person } from '../../catalogue/recipe.ts';

const NAME_PART = /\{\{person\.(\w+)\}\}/;

type NameParts = Omit<Person, 'fullName'>;
type ReadName = (parts: NameParts) => string;

/** The parts that faker's name patterns speak of. */
const nameParts: Readonly<Record<string, ReadName>> = {
  prefix: ({ prefix }) => prefix,
  firstName: ({ firstName }) => firstName,
  middleName: ({ middleName }) => middleName,
  lastName: ({ lastName }) => lastName,
  suffix: ({ suffix }) => suffix,
};

/** A pattern of faker's, `{{person.prefix}} {{person.firstName}}`, as a function of a name's parts. */
function compileName(pattern: string): ReadName {
  const reads = pattern
    .split(NAME_PART)
    .map((piece, i): ReadName => (i % 2 === 0 ? () => piece : (nameParts[piece] ?? (() => ''))));
  return (parts) => reads.reduce((name, read) => name + read(parts), '');
}

/** Draws a person: names, prefix and sex agree. The full name follows faker's own patterns and their weights. */
export function personDrawer(fake: Faker): () => Person {
  const patterns = fake.definitions.person.name.map(({ weight, value }) => ({
    weight,
    value: compileName(value),
  }));
  return () => {
    const sex = fake.person.sexType();
    // A spread of the parts would cost more than all of the draws.
    const person = {
      sex,
      sexType: sex,
      prefix: fake.person.prefix(sex),
      firstName: fake.person.firstName(sex),
      middleName: fake.person.middleName(sex),
      lastName: fake.person.lastName(sex),
      suffix: fake.person.suffix(),
      fullName: '',
    };
    person.fullName = fake.helpers.weightedArrayElement(patterns)(person);
    return person;
  };
}

export function jobDrawer(fake: Faker): () => Job {
  return () => {
    const area = fake.person.jobArea();
    const type = fake.person.jobType();
    return { area, type, title: `${fake.person.jobDescriptor()} ${area} ${type}` };
  };
}

const SEPARATORS = ['.', '_', '-', ''] as const;
const LETTERS = /^[A-Za-z]+$/;
const MARKS_AND_PUNCTUATION = /[^a-z0-9]+/g;

/** A name as a mailbox spells it: `O'Connell-Díaz` is `oconnelldiaz`. */
function plain(name: string): string {
  if (LETTERS.test(name)) return name.toLowerCase();
  return name.normalize('NFKD').toLowerCase().replace(MARKS_AND_PUNCTUATION, '');
}

/** Draws accounts in a person's names: first and last name, parted as people do, often with a number. */
export function accountDrawer(fake: Faker): (person: Person) => Account {
  const { free_email, example_email } = fake.definitions.internet;
  return (person) => {
    const names = plain(person.firstName) + fake.helpers.arrayElement(SEPARATORS) + plain(person.lastName);
    const userName = fake.datatype.boolean() ? names : `${names}${fake.number.int(99)}`;
    return {
      userName,
      email: `${userName}@${fake.helpers.arrayElement(free_email)}`,
      exampleEmail: `${userName}@${fake.helpers.arrayElement(example_email)}`,
    };
  };
}
