import { DAY_MS } from '../../expression/dates.ts';
import type { Locale } from '../../locales/locale.ts';
import type { RandomStream } from '../../random/stream.ts';
import type { LargeTables } from '../large-tables.ts';
import { loaded } from '../loaded.ts';
import { once } from '../once.ts';
import { avatarAt } from './avatars.ts';
import { createCohorts, SEXES, type Sex } from './cohorts.ts';
import { readCareers } from './jobs.ts';
import { joined } from './joined.ts';
import { createMailboxes, ENDINGS } from './mailboxes.ts';
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
export function personParts(stream: RandomStream, locale: Locale) {
  const cohorts = createCohorts(locale.population);
  const titles = createTitles(stream, locale.titles);
  const genders = textsByPeriod(locale.genders);
  const careers = readCareers(locale.careers);

  const { examples } = locale.mailboxes;
  const mailboxes = createMailboxes(stream, locale.mailboxes);
  const atProviders = mailboxes.domains.map((provider) => `@${provider}`);
  /** For each provider, each ending with it, as flat texts: a file of addresses then takes a tenth less time. */
  const endingsAtProviders = once(() =>
    atProviders.map((provider) => ENDINGS.map((ending) => [ending, provider].join(''))),
  );
  const atExamples = examples.map((provider) => `@${provider}`);

  return (
    { sampled, derived, computed, uniform, picked, weighted, listed, oneOf, number, now }: PartMaker,
    options: EntityOptions,
    tables: LargeTables,
  ) => {
    const { minAge = AGES.minAge, maxAge = AGES.maxAge } = options;
    const { sex: given } = options;
    const sexIndex = given ? derived(() => SEXES.indexOf(given)) : uniform('sex', SEXES.length);
    const sex = listed<Sex>(sexIndex, SEXES);
    const births = cohorts.birthPeriods({ now, minAge, maxAge });
    const period = picked('birthPeriod', (fraction, i) => births.pick(sexIndex.at(i), fraction));
    const birthdate = picked('birthdate', (fraction, i) => births.dayIn(period.at(i), fraction) * DAY_MS);
    const cohort = listed(period, births.cohorts);

    const avatar = picked('avatar', (fraction, i) => avatarAt(sex.at(i), fraction));
    const gendersOf = genders(births);
    const gender = weighted('gender', (i) => gendersOf(period.at(i)));

    const names = once(() => loaded(tables, 'names'));
    const firstIndex = picked('firstName', (fraction, i) => names().firstAt(cohort.at(i), fraction));
    const firstName = computed(() => names().firstNames.textsAt(firstIndex.values()));
    const middleName = sampled('middleName', (i) => {
      const first = firstIndex.at(i);
      for (;;) {
        const middle = names().firstAt(cohort.at(i), stream.next());
        if (middle !== first) return names().firstNames.textAt(middle);
      }
    });
    const lastIndex = sampled('lastName', () => names().sampleLast(stream));
    const lastName = computed(() => names().lastNames.textsAt(lastIndex.values()));
    const [prefixesOf, suffixesOf] = [titles.prefixes(births), titles.suffixes(births)];
    const classes = births.ages.map(careers.classOf);
    const doctors = classes.map((jobClass) => careers.doctors[jobClass] ?? 0);
    const prefix = picked('job', (fraction, i) => {
      const at = period.at(i);
      return titles.prefixAt(prefixesOf(at), doctors[at] ?? 0, fraction);
    });
    const suffix = weighted('suffix', (i) => suffixesOf(period.at(i)));
    const fullName = sampled('fullName', (i) =>
      titles.fullName(prefix.at(i), `${firstName.at(i)} ${lastName.at(i)}`, suffix.at(i)),
    );

    const anyOf = (name: string, list: readonly string[]) => listed(uniform(name, list.length), list);
    const jobs = once(() => loaded(tables, 'jobs'));
    const jobClass = listed(period, classes);
    const job = picked('job', (fraction, i) => jobs().jobAt(jobClass.at(i), fraction));
    const jobArea = listed(job, () => jobs().areas);
    const jobType = listed(job, () => jobs().types);
    const jobTitle = picked('seniority', (fraction, i) =>
      jobs().titleAt(job.at(i), jobClass.at(i), fraction),
    );

    const endingIndex = sampled('ending', mailboxes.ending);
    const ending = number ?? listed(endingIndex, ENDINGS);
    const mailboxFirst = computed(() => names().firstNames.mailboxesAt(firstIndex.values()));
    const mailboxLast = computed(() => names().lastNames.mailboxesAt(lastIndex.values()));
    const accounts = () => ({
      firsts: mailboxFirst.values(),
      lasts: mailboxLast.values(),
      endings: ending.values(),
    });
    const chosenProvider = listed(uniform('provider', mailboxes.choices.length), mailboxes.choices);
    const provider = computed(() => mailboxes.providers(chosenProvider.values(), accounts()));
    const separator = oneOf('username', provider, mailboxes.separators);
    /** First and last name with a separator that the provider allows, and a number in half of the rows. */
    const username = computed(() => mailboxes.usernames(separator.values(), accounts()));
    const atProvider = listed(provider, atProviders);
    const endingAtProvider = computed(() => {
      if (number) return joined(number.values(), atProvider.values());
      const endings = endingIndex.values();
      return provider.values().map((index, i) => endingsAtProviders()[index]?.[endings[i] ?? 0] ?? '');
    });
    const email = computed(() =>
      mailboxes.usernames(separator.values(), { ...accounts(), endings: endingAtProvider.values() }),
    );
    const atExample = anyOf('exampleEmail', atExamples);
    const exampleEmail = computed(() => joined(username.values(), atExample.values()));
    const workUsername = computed(() => {
      const lasts = mailboxLast.values();
      const numbers = number?.values();
      return mailboxFirst.values().map((first, i) => `${first}.${lasts[i] ?? ''}${numbers?.[i] ?? ''}`);
    });

    return {
      sex,
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
