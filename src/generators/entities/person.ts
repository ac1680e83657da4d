import type { Faker, SexType } from '@faker-js/faker';
import { pickIndex, type RandomStream } from '../../random/stream.ts';
import type { EntityOptions, Part, PartMaker } from './part.ts';

const NAME_PART = /\{\{person\.(\w+)\}\}/;

const SEPARATORS = ['.', '_', '-', ''] as const;
const LETTERS = /^[A-Za-z]+$/;
const MARKS_AND_PUNCTUATION = /[^a-z0-9]+/g;

/** A name as a mailbox spells it: `O'Connell-Díaz` is `oconnelldiaz`. */
function mailboxName(name: string): string {
  if (LETTERS.test(name)) return name.toLowerCase();
  return name.normalize('NFKD').toLowerCase().replace(MARKS_AND_PUNCTUATION, '');
}

/** A person: names, prefix and sex agree, and so do the job, and the accounts in the person's names. */
export function personParts(faker: Faker, stream: RandomStream) {
  const { free_email, example_email } = faker.definitions.internet;
  // `{{person.prefix}} {{person.firstName}}` as texts and the names of parts in turn.
  const namePatterns = faker.definitions.person.name.map(({ weight, value }) => ({
    weight,
    value: value.split(NAME_PART),
  }));

  return ({ sampled, derived, number }: PartMaker, options: EntityOptions) => {
    const sex = sampled('sex', () => options.sex ?? faker.person.sexType());
    const ofSex = (name: string, sample: (sex: SexType) => string) => sampled(name, (i) => sample(sex.at(i)));
    const prefix = ofSex('prefix', faker.person.prefix);
    const firstName = ofSex('firstName', faker.person.firstName);
    const middleName = ofSex('middleName', faker.person.middleName);
    const lastName = ofSex('lastName', faker.person.lastName);
    const suffix = sampled('suffix', () => faker.person.suffix());

    const nameParts = new Map<string, Part<string>>(
      Object.entries({ prefix, firstName, middleName, lastName, suffix }),
    );
    /** Pieces of a name: a text, or a part. */
    const compiled = namePatterns.map(({ weight, value }) => ({
      weight,
      value: value.map((piece, at) => (at % 2 === 1 ? (nameParts.get(piece) ?? '') : piece)),
    }));
    /** First and last name, now and then with prefix or suffix, by faker's own patterns and their weights. */
    const fullName = sampled('fullName', (i) => {
      let name = '';
      for (const piece of faker.helpers.weightedArrayElement(compiled)) {
        name += typeof piece === 'string' ? piece : piece.at(i);
      }
      return name;
    });

    const jobDescriptor = sampled('jobDescriptor', () => faker.person.jobDescriptor());
    const jobArea = sampled('jobArea', () => faker.person.jobArea());
    const jobType = sampled('jobType', () => faker.person.jobType());
    const jobTitle = derived((i) => `${jobDescriptor.at(i)} ${jobArea.at(i)} ${jobType.at(i)}`);

    /** First and last name, parted as people do, often with a number; with the row's own where it must be distinct. */
    const username = sampled('username', (i) => {
      const separator = SEPARATORS[pickIndex(stream, SEPARATORS.length)];
      const names = `${mailboxName(firstName.at(i))}${separator}${mailboxName(lastName.at(i))}`;
      if (number) return `${names}${number.at(i)}`;
      return faker.datatype.boolean() ? names : `${names}${faker.number.int(99)}`;
    });
    const email = sampled('email', (i) => `${username.at(i)}@${faker.helpers.arrayElement(free_email)}`);
    const exampleEmail = sampled(
      'exampleEmail',
      (i) => `${username.at(i)}@${faker.helpers.arrayElement(example_email)}`,
    );

    return {
      sex,
      prefix,
      firstName,
      middleName,
      lastName,
      suffix,
      fullName,
      jobArea,
      jobType,
      jobTitle,
      username,
      email,
      exampleEmail,
    };
  };
}
