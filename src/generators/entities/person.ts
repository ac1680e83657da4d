import type { Faker } from '@faker-js/faker';
import { DAY_MS } from '../../expression/dates.ts';
import type { RandomStream } from '../../random/stream.ts';
import { birthdays } from '../../schema/date-ranges.ts';
import { createMailboxes } from './mailboxes.ts';
import { cohortOf, createBirthdayPicker, createNameSampler, SEXES, type Sex } from './names.ts';
import type { EntityOptions, PartMaker } from './part.ts';
import { createTitles } from './titles.ts';

/** The percentage of people with two surnames. */
const HYPHENATED_PERCENT = 2;
/**
 * Equal to the defaults of the field `date.birthdate`, so that a person is the same with and without a birthdate
 * column.
 */
const AGES = { minAge: 18, maxAge: 80 };

/**
 * A person. Names, prefix, suffix, sex and birthdate fit together, and so do the parts of the job. User name and
 * e-mail are made from the names.
 */
export function personParts(faker: Faker, stream: RandomStream) {
  const names = createNameSampler(stream);
  const titles = createTitles(stream);

  function sampleLastName(): string {
    const name = names.lastName();
    if (stream.next() * 100 >= HYPHENATED_PERCENT) return name;
    const other = names.lastName();
    return other === name ? name : `${name}-${other}`;
  }

  const { free_email, example_email } = faker.definitions.internet;
  const mailboxes = createMailboxes(stream, free_email);
  const atProviders = free_email.map((provider) => `@${provider}`);
  const atExamples = example_email.map((provider) => `@${provider}`);

  return (
    { sampled, derived, uniform, weighted, listed, number, now }: PartMaker,
    options: EntityOptions,
  ) => {
    const { minAge = AGES.minAge, maxAge = AGES.maxAge } = options;
    const { sex: given } = options;
    const sexIndex = given ? derived(() => SEXES.indexOf(given)) : uniform('sex', SEXES.length);
    const sex = listed<Sex>(sexIndex, SEXES);
    const days = birthdays({ now, options: { minAge, maxAge } });
    const femaleBirthday = createBirthdayPicker(stream, 'female', days);
    const maleBirthday = createBirthdayPicker(stream, 'male', days);
    const birthday = sampled('birthdate', (i) => (sexIndex.at(i) === 0 ? femaleBirthday() : maleBirthday()));
    const birthdate = derived((i) => birthday.at(i) * DAY_MS);
    const cohort = derived((i) => cohortOf(sexIndex.at(i), birthday.at(i)));

    const firstName = weighted('firstName', (i) => names.firstNames(cohort.at(i)));
    const middleName = sampled('middleName', (i) => {
      const first = firstName.at(i);
      const { list, indexAt } = names.firstNames(cohort.at(i));
      for (;;) {
        const middle = list[indexAt(stream.next())] ?? '';
        if (middle !== first) return middle;
      }
    });
    const lastName = sampled('lastName', sampleLastName);
    const prefix = weighted('prefix', (i) => titles.prefixes(cohort.at(i)));
    const suffix = weighted('suffix', (i) => titles.suffixes(cohort.at(i)));
    const fullName = sampled('fullName', (i) =>
      titles.fullName(prefix.at(i), `${firstName.at(i)} ${lastName.at(i)}`, suffix.at(i)),
    );

    const jobDescriptor = sampled('jobDescriptor', () => faker.person.jobDescriptor());
    const jobArea = sampled('jobArea', () => faker.person.jobArea());
    const jobType = sampled('jobType', () => faker.person.jobType());
    const jobTitle = derived((i) => `${jobDescriptor.at(i)} ${jobArea.at(i)} ${jobType.at(i)}`);

    const ending = number ?? sampled('ending', mailboxes.ending);
    const mailboxFirst = derived((i) => mailboxes.name(firstName.at(i)));
    const mailboxLast = derived((i) => mailboxes.name(lastName.at(i)));
    const provider = sampled('provider', (i) =>
      mailboxes.provider(mailboxFirst.at(i), mailboxLast.at(i), ending.at(i)),
    );
    /** First and last name with a separator that the provider allows, and a number in half of the rows. */
    const username = sampled('username', (i) =>
      mailboxes.username(provider.at(i), mailboxFirst.at(i), mailboxLast.at(i), ending.at(i)),
    );
    const atProvider = listed(provider, atProviders);
    const email = derived((i) => username.at(i) + atProvider.at(i));
    const atExample = listed(uniform('exampleEmail', atExamples.length), atExamples);
    const exampleEmail = derived((i) => username.at(i) + atExample.at(i));

    return {
      sex,
      birthdate,
      prefix,
      firstName,
      middleName,
      lastName,
      suffix,
      fullName,
      jobArea,
      jobType,
      jobTitle,
      mailboxFirst,
      mailboxLast,
      ending,
      username,
      email,
      exampleEmail,
    };
  };
}
