import type { hacker as fields } from '../catalogue/fields/hacker.ts';
import { inAnyCase } from '../expression/character-set.ts';
import { uncountable } from './distinct-values.ts';
import { type EntriesOf, oneOf } from './field-entry.ts';
import { templateCharacters } from './text-characters.ts';
import { longestOf, templateLength, textsIn } from './text-lengths.ts';

export const hacker = {
  'hacker.abbreviation': oneOf(({ faker }) => faker.definitions.hacker.abbreviation),
  'hacker.adjective': oneOf(({ faker }) => faker.definitions.hacker.adjective),
  'hacker.ingverb': oneOf(({ faker }) => faker.definitions.hacker.ingverb),
  'hacker.noun': oneOf(({ faker }) => faker.definitions.hacker.noun),
  'hacker.phrase': {
    // One of faker's templates begins with a verb, which its list has in lower case.
    generate:
      ({ faker }) =>
      () => {
        const phrase = faker.hacker.phrase();
        return phrase.charAt(0).toUpperCase() + phrase.slice(1);
      },
    values: uncountable(
      'Phrases can repeat. Make another column unique, or join the phrase and a sequence in a template.',
    ),
    length: ({ faker }) => {
      const { phrase, verb, adjective, abbreviation, noun, ingverb } = faker.definitions.hacker;
      return templateLength(phrase, {
        'hacker.verb': longestOf(verb),
        'hacker.adjective': longestOf(adjective),
        'hacker.abbreviation': longestOf(abbreviation),
        'hacker.noun': longestOf(noun),
        'hacker.ingverb': longestOf(ingverb),
      });
    },
    characters: ({ faker: { definitions } }) => {
      const { phrase, ...words } = definitions.hacker;
      return inAnyCase(templateCharacters(phrase, textsIn(words)));
    },
  },
  'hacker.verb': oneOf(({ faker }) => faker.definitions.hacker.verb),
} satisfies EntriesOf<typeof fields>;
