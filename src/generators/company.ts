import type { Faker } from '@faker-js/faker';
import type { company as fields } from '../catalogue/fields/company.ts';
import { uncountable } from './distinct-values.ts';
import { type EntriesOf, ofTexts } from './field-entry.ts';
import { joinedValues } from './text-combinations.ts';
import { chained, phrases, templateTexts, textsIn } from './text-facts.ts';

type WordLists = readonly (readonly string[])[];

/** A phrase has one word from each of the lists. */
const wordsOfCatchPhrase = ({ definitions: { company } }: Faker): WordLists => [
  company.adjective,
  company.descriptor,
  company.noun,
];
const wordsOfBuzzPhrase = ({ definitions: { company } }: Faker): WordLists => [
  company.buzz_verb,
  company.buzz_adjective,
  company.buzz_noun,
];

export const company = {
  'company.name': {
    generate: (context) => () => context.faker.company.name(),
    values: uncountable(
      'Names of companies repeat, as in life. Make another column unique, or join the name and a sequence in a template.',
    ),
    ...ofTexts(({ faker: { definitions } }) =>
      templateTexts(definitions.company.name_pattern, {
        // A surname from faker's list, or two with a hyphen.
        'person.lastName': chained(2, textsIn(definitions.person.last_name), '-'),
        'company.legal_entity_type': textsIn([definitions.company.legal_entity_type]),
      }),
    ),
  },
  'company.catchPhrase': {
    generate: (context) => () => context.faker.company.catchPhrase(),
    values: ({ faker }) => joinedValues(wordsOfCatchPhrase(faker)),
    ...ofTexts(({ faker }) => phrases(wordsOfCatchPhrase(faker))),
  },
  'company.buzzPhrase': {
    generate: (context) => () => context.faker.company.buzzPhrase(),
    values: ({ faker }) => joinedValues(wordsOfBuzzPhrase(faker)),
    ...ofTexts(({ faker }) => phrases(wordsOfBuzzPhrase(faker))),
  },
} satisfies EntriesOf<typeof fields>;
