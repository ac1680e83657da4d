import type { Faker } from '@faker-js/faker';
import type { company as fields } from '../catalogue/fields/company.ts';
import { uncountable } from './distinct-values.ts';
import type { EntriesOf } from './field-entry.ts';
import { chainCharacters, templateCharacters } from './text-characters.ts';
import { joinedValues } from './text-combinations.ts';
import { joinedLength, longestIn, templateLength, textsIn } from './text-lengths.ts';

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
    length: ({ faker: { definitions } }) =>
      templateLength(definitions.company.name_pattern, {
        // A surname from faker's list, or two with a hyphen.
        'person.lastName': 2 * longestIn(definitions.person.last_name) + 1,
        'company.legal_entity_type': longestIn([definitions.company.legal_entity_type]),
      }),
    characters: ({ faker: { definitions } }) => {
      const { name_pattern, legal_entity_type } = definitions.company;
      const names = textsIn({ ...definitions.person.last_name, legal_entity_type });
      return templateCharacters(name_pattern, chainCharacters(names, '-'));
    },
  },
  'company.catchPhrase': {
    generate: (context) => () => context.faker.company.catchPhrase(),
    values: ({ faker }) => joinedValues(wordsOfCatchPhrase(faker)),
    length: ({ faker }) => joinedLength(wordsOfCatchPhrase(faker)),
    characters: ({ faker }) => chainCharacters(wordsOfCatchPhrase(faker).flat()),
  },
  'company.buzzPhrase': {
    generate: (context) => () => context.faker.company.buzzPhrase(),
    values: ({ faker }) => joinedValues(wordsOfBuzzPhrase(faker)),
    length: ({ faker }) => joinedLength(wordsOfBuzzPhrase(faker)),
    characters: ({ faker }) => chainCharacters(wordsOfBuzzPhrase(faker).flat()),
  },
} satisfies EntriesOf<typeof fields>;
