import type { company as fields } from '../catalogue/fields/company.ts';
import type { FakerLists } from '../locales/faker-lists.ts';
import { mapped } from '../mapped.ts';
import { pickOne } from '../random/uniform.ts';
import { catchPhrases, companyNames } from './company-facts.ts';
import { uncountable } from './distinct-values.ts';
import { type EntriesOf, ofTexts, part } from './field-entry.ts';
import { joinedValues } from './text-combinations.ts';
import { phrases } from './text-facts.ts';

type WordLists = readonly (readonly string[])[];

/** A phrase has one word from each of the lists. */
const wordsOfBuzzPhrase = ({ company }: FakerLists): WordLists => [
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
    generate: ({ language: { lists }, stream }) => {
      const words = wordsOfBuzzPhrase(lists);
      return () => mapped(words, (list) => pickOne(stream, list)).join(' ');
    },
    values: ({ language: { lists } }) => joinedValues(wordsOfBuzzPhrase(lists)),
    ...ofTexts(({ language: { lists } }) => phrases(wordsOfBuzzPhrase(lists))),
  },
} satisfies EntriesOf<typeof fields>;
