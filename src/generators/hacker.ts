import type { hacker as fields } from '../catalogue/fields/hacker.ts';
import { uncountable } from './distinct-values.ts';
import { type EntriesOf, ofTexts, oneOf } from './field-entry.ts';
import { recased, templateTexts } from './text-facts.ts';

export const hacker = {
  'hacker.abbreviation': oneOf(({ faker }) => faker.definitions.hacker.abbreviation),
  'hacker.adjective': oneOf(({ faker }) => faker.definitions.hacker.adjective),
  'hacker.ingverb': oneOf(({ faker }) => faker.definitions.hacker.ingverb),
  'hacker.noun': oneOf(({ faker }) => faker.definitions.hacker.noun),
  'hacker.phrase': {
    // One of faker's templates begins with a verb, which its list has in lower case.
    generate: (context) => () => {
      const phrase = context.faker.hacker.phrase();
      return phrase.charAt(0).toUpperCase() + phrase.slice(1);
    },
    values: uncountable(
      'Phrases can repeat. Make another column unique, or join the phrase and a sequence in a template.',
    ),
    ...ofTexts(({ faker }) => {
      const { phrase, ...lists } = faker.definitions.hacker;
      const named = Object.entries(lists).map(([name, list]) => [`hacker.${name}`, list]);
      return recased(templateTexts(phrase, Object.fromEntries(named)));
    }),
  },
  'hacker.verb': oneOf(({ faker }) => faker.definitions.hacker.verb),
} satisfies EntriesOf<typeof fields>;
