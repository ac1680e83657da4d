import type { hacker as fields } from '../catalogue/fields/hacker.ts';
import type { GeneratorsOf } from './generator.ts';

export const hacker = {
  'hacker.abbreviation': { list: ({ faker }) => faker.definitions.hacker.abbreviation },
  'hacker.adjective': { list: ({ faker }) => faker.definitions.hacker.adjective },
  'hacker.ingverb': { list: ({ faker }) => faker.definitions.hacker.ingverb },
  'hacker.noun': { list: ({ faker }) => faker.definitions.hacker.noun },
  // One of faker's sentences begins with a verb as it is in its list.
  'hacker.phrase':
    ({ faker }) =>
    () => {
      const phrase = faker.hacker.phrase();
      return phrase.charAt(0).toUpperCase() + phrase.slice(1);
    },
  'hacker.verb': { list: ({ faker }) => faker.definitions.hacker.verb },
} satisfies GeneratorsOf<typeof fields>;
