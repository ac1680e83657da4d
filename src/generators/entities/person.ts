import type { Faker } from '@faker-js/faker';
import type { RandomStream } from '../../random/stream.ts';
import { birthdayRange } from '../birthdays.ts';
import { DAY_MS } from '../calendar.ts';
import { createMailboxes, mailboxName } from './mailboxes.ts';
import { createBirthdayPicker, createNames, decadeOf, type Sex } from './names.ts';
import type { EntityOptions, PartMaker } from './part.ts';
import { createTitles } from './titles.ts';

/** Of a hundred people, those of two surnames. */
const HYPHENATED_PERCENT = 2;
/** Those of a birthdate's options: a person is the same with such a column and without. */
const AGES = { minAge: 18, maxAge: 80 };

/** A person: names, prefix, suffix, sex and birthdate agree, and so do the job, and the accounts in the person's names. */
export function personParts(faker: Faker, stream: RandomStream) {
  const names = createNames(stream);
  const titles = createTitles(stream);
  const mailboxes = createMailboxes(stream, faker.definitions.internet.free_email);
  const { example_email } = faker.definitions.internet;

  function sampleLastName(): string {
    const name = names.lastName();
    if (stream.next() * 100 >= HYPHENATED_PERCENT) return name;
    const other = names.lastName();
    return other === name ? name : `${name}-${other}`;
  }

  return ({ sampled, derived, number, now }: PartMaker, options: EntityOptions) => {
    const { minAge = AGES.minAge, maxAge = AGES.maxAge } = options;
    const sex = sampled<Sex>(
      'sex',
      () => options.sex ?? (faker.person.sexType() === 'male' ? 'male' : 'female'),
    );
    const days = birthdayRange(now, { minAge, maxAge });
    const pickBirthday = {
      female: createBirthdayPicker(stream, 'female', days),
      male: createBirthdayPicker(stream, 'male', days),
    };
    const birthdate = sampled('birthdate', (i) => pickBirthday[sex.at(i)]() * DAY_MS);
    const decade = derived((i) => decadeOf(birthdate.at(i) / DAY_MS));

    const firstName = sampled('firstName', (i) => names.firstName(sex.at(i), decade.at(i)));
    const middleName = sampled('middleName', (i) => {
      const first = firstName.at(i);
      for (;;) {
        const middle = names.firstName(sex.at(i), decade.at(i));
        if (middle !== first) return middle;
      }
    });
    const lastName = sampled('lastName', sampleLastName);
    const prefix = sampled('prefix', (i) => titles.prefix(sex.at(i), decade.at(i)));
    const suffix = sampled('suffix', (i) => titles.suffix(sex.at(i), decade.at(i), prefix.at(i)));
    const fullName = sampled('fullName', (i) =>
      titles.fullName(prefix.at(i), `${firstName.at(i)} ${lastName.at(i)}`, suffix.at(i)),
    );

    const jobDescriptor = sampled('jobDescriptor', () => faker.person.jobDescriptor());
    const jobArea = sampled('jobArea', () => faker.person.jobArea());
    const jobType = sampled('jobType', () => faker.person.jobType());
    const jobTitle = derived((i) => `${jobDescriptor.at(i)} ${jobArea.at(i)} ${jobType.at(i)}`);

    const ending = number ?? sampled('ending', mailboxes.ending);
    const mailboxFirst = derived((i) => mailboxName(firstName.at(i)));
    const mailboxLast = derived((i) => mailboxName(lastName.at(i)));
    const provider = sampled('provider', (i) =>
      mailboxes.provider(mailboxFirst.at(i), mailboxLast.at(i), ending.at(i)),
    );
    /** First and last name, parted as people do and their provider allows, often with a number. */
    const username = sampled('username', (i) =>
      mailboxes.username(provider.at(i), mailboxFirst.at(i), mailboxLast.at(i), ending.at(i)),
    );
    const email = derived((i) => `${username.at(i)}@${provider.at(i)}`);
    const exampleEmail = sampled(
      'exampleEmail',
      (i) => `${username.at(i)}@${faker.helpers.arrayElement(example_email)}`,
    );

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
