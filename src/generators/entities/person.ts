import type { Locale } from '../../locales/locale.ts';
import { mapped } from '../../mapped.ts';
import { firstFraction, type RandomStream, type StreamKey, secondBits } from '../../random/stream.ts';
import type { LargeTables } from '../large-tables.ts';
import { loaded } from '../loaded.ts';
import { once } from '../once.ts';
import { sampleAvatars } from './avatars.ts';
import { createCohorts, SEXES, type Sex } from './cohorts.ts';
import { readCareers } from './jobs.ts';
import { joined } from './joined.ts';
import { createMailboxes } from './mailboxes.ts';
import type { EntityOptions, PartMaker } from './part.ts';
import { textsByPeriod } from './texts-of-age.ts';
import { createTitles } from './titles.ts';

/**
 * Equal to the defaults of the field `date.birthdate`, so that a person is the same with and without a birthdate
 * column.
 */
const AGES = { minAge: 18, maxAge: 80 };

/**
 * A person. Names, prefix, suffix, sex and birthdate fit together, and the job fits the age and the prefix. User name and
 * e-mail are made from the names.
 */
export function personParts(stream: RandomStream, { language, country }: Locale) {
  const cohorts = createCohorts(country.population);
  const titles = createTitles(language.titles, language.nameOrder);
  const genders = textsByPeriod(language.genders);
  const careers = readCareers(language.careers);
  const mailboxes = createMailboxes(country.mailboxes);
  const atExamples = country.mailboxes.examples.map((provider) => `@${provider}`);

  return (
    { derived, computed, drawn, uniform, listed, number, now }: PartMaker,
    options: EntityOptions,
    tables: LargeTables,
  ) => {
    const { minAge = AGES.minAge, maxAge = AGES.maxAge } = options;
    const { sex: given } = options;
    const births = once(() => cohorts.birthPeriods({ now, minAge, maxAge, sex: given }));
    /** The first bit of the number decides the sex of the birth as well. */
    const sex = given ? derived(() => given) : listed<Sex>(uniform('sex', SEXES.length), SEXES);
    const birth = drawn('sex', (key, rows) => stream.withSubstream(() => births().sample(stream, key, rows)));
    const period = computed(() => births().periodsOf(birth.values()));
    const birthdate = computed(() => births().datesOf(birth.values()));

    const avatar = drawn('avatar', (key, rows) => sampleAvatars(key, rows, sex.values()));
    const ofPeriod = (name: string, sample: ReturnType<typeof genders>) =>
      drawn(name, (key, rows) => sample(key, rows, period.values()));
    const gender = ofPeriod('gender', genders(births));

    const names = once(() => loaded(tables, 'names'));
    const firstIndex = drawn('firstName', (key, rows) => {
      const periods = period.values();
      const { firstAt } = names();
      const { cohorts: cohortOf } = births();
      const indexes = new Array<number>(rows.length);
      for (let i = 0; i < rows.length; i++) {
        const cohort = cohortOf[periods[i] ?? 0] ?? 0;
        indexes[i] = firstAt(cohort, firstFraction(key, rows[i] ?? 0));
      }
      return indexes;
    });
    /** The first name of a row's stream that differs from a name. */
    function otherFirst(first: number, cohort: number, key: StreamKey, row: number): number {
      return stream.withSubstream(() => {
        stream.seek(key, row);
        for (;;) {
          const other = names().firstAt(cohort, stream.next());
          if (other !== first) return other;
        }
      });
    }
    const firstName = computed(() => names().firstNames.textsAt(firstIndex.values()));
    const middleName = drawn('middleName', (key, rows) => {
      const periods = period.values();
      const firsts = firstIndex.values();
      const { firstAt, firstNames } = names();
      const { cohorts: cohortOf } = births();
      const middleNames = new Array<string>(rows.length);
      for (let i = 0; i < rows.length; i++) {
        const row = rows[i] ?? 0;
        const cohort = cohortOf[periods[i] ?? 0] ?? 0;
        let middle = firstAt(cohort, firstFraction(key, row));
        if (middle === firsts[i]) middle = otherFirst(middle, cohort, key, row);
        middleNames[i] = firstNames.textAt(middle);
      }
      return middleNames;
    });
    const lastIndex = drawn('lastName', (key, rows) =>
      stream.withSubstream(() => names().sampleLast(stream, key, rows)),
    );
    const lastName = computed(() => names().lastNames.textsAt(lastIndex.values()));
    const classes = once(() => Uint8Array.from(births().ages, careers.classOf));
    const isDoctor = drawn('job', (key, rows) => {
      const periods = period.values();
      const classOf = classes();
      return mapped(
        rows,
        (row, i) => secondBits(key, row) < (careers.doctors[classOf[periods[i] ?? 0] ?? 0] ?? 0),
      );
    });
    const otherPrefix = ofPeriod('prefix', titles.prefixes(births));
    const prefix = computed(() => {
      const doctors = isDoctor.values();
      const periods = period.values();
      const { sexes } = births();
      const { ofDoctors } = language.titles;
      return mapped(otherPrefix.values(), (text, i) =>
        doctors[i] ? ofDoctors[sexes[periods[i] ?? 0] ?? 'female'] : text,
      );
    });
    const suffix = ofPeriod('suffix', titles.suffixes(births));
    const fullName = drawn('fullName', (key, rows) =>
      titles.fullNames(key, rows, {
        prefixes: prefix.values(),
        firsts: firstName.values(),
        lasts: lastName.values(),
        suffixes: suffix.values(),
      }),
    );

    const jobs = once(() => loaded(tables, 'jobs'));
    const job = drawn('job', (key, rows) => {
      const periods = period.values();
      const people = { classes: classes(), sexes: births().sexes, periods };
      return stream.withSubstream(() => jobs().sample(stream, key, rows, people));
    });
    const jobArea = computed(() => jobs().areasAt(job.values()));
    const jobType = computed(() => jobs().typesAt(job.values()));
    const jobTitle = drawn('seniority', (key, rows) => jobs().titles().sample(key, rows, job.values()));

    const mailboxFirst = computed(() => names().firstNames.mailboxesAt(firstIndex.values()));
    const mailboxLast = computed(() => names().lastNames.mailboxesAt(lastIndex.values()));
    const accountNames = () => ({
      firsts: mailboxFirst.values(),
      lasts: mailboxLast.values(),
      numbers: number?.values(),
    });
    const account = drawn('account', (key, rows) => mailboxes.sample(key, rows, accountNames()));
    const ending = number ?? computed(() => mailboxes.endings(account.values()));
    /** First and last name with a separator that the provider allows, and a number in half of the rows. */
    const username = computed(() => mailboxes.usernames(account.values(), accountNames()));
    const email = computed(() => mailboxes.addresses(account.values(), accountNames()));
    const atExample = listed(uniform('exampleEmail', atExamples.length), atExamples);
    const exampleEmail = computed(() => joined(username.values(), atExample.values()));
    const workUsername = computed(() => {
      const { firsts, lasts, numbers } = accountNames();
      return mapped(firsts, (first, i) => `${first}.${lasts[i] ?? ''}${numbers?.[i] ?? ''}`);
    });

    /** From 0 to below 1: the place of the person's number among those that the country has. */
    const nationalId = drawn('nationalId', (key, rows) => mapped(rows, (row) => firstFraction(key, row)));

    return {
      sex,
      nationalId,
      avatar,
      gender,
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
      workUsername,
    };
  };
}
