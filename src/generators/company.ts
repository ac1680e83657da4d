import type { Faker } from '@faker-js/faker';
import type { company as fields } from '../catalogue/fields/company.ts';
import { catchPhrases, companyNames } from './company-facts.ts';
import { uncountable } from './distinct-values.ts';
import { type EntriesOf, ofTexts, part } from './field-entry.ts';
import { joinedValues } from './text-combinations.ts';
import { phrases } from './text-facts.ts';

type WordLists = readonly (readonly string[])[];

/** A phrase has one word from each of the lists. */
const wordsOfBuzzPhrase = ({ definitions: { company } }: Faker): WordLists => [
  company.buzz_verb,
  company.buzz_adjective,
  company.buzz_noun,
];

export const company = {
  'company.name': part('site', 'companyName', {
    values: 'entry',
    ...ofTexts(({ tables }) => companyNames(tables)),
  }),
  'company.catchPhrase': part('site', 'catchPhrase', {
    values: uncountable(
      'Companies of one trade share phrases. Make another column unique, or join the phrase and a sequence in a template.',
    ),
    ...ofTexts(({ tables }) => catchPhrases(tables)),
  }),
  'company.buzzPhrase': {
    generate: (context) => () => context.faker.company.buzzPhrase(),
    values: ({ faker }) => joinedValues(wordsOfBuzzPhrase(faker)),
    ...ofTexts(({ faker }) => phrases(wordsOfBuzzPhrase(faker))),
  },
} satisfies EntriesOf<typeof fields>;
