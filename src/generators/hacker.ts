import type { hacker as fields } from '../catalogue/fields/hacker.ts';
import type { FakerLists } from '../locales/faker-lists.ts';
import { uncountable } from './distinct-values.ts';
import { type EntriesOf, ofTexts, oneOf } from './field-entry.ts';
import { templateSampler, templateTexts } from './templates.ts';
import { recased } from './text-facts.ts';

/** The words of phrases, by the names in their templates. */
function wordsByName({ hacker: { abbreviation, adjective, ingverb, noun, verb } }: FakerLists) {
  return {
    'hacker.abbreviation': abbreviation,
    'hacker.adjective': adjective,
    'hacker.ingverb': ingverb,
    'hacker.noun': noun,
    'hacker.verb': verb,
  };
}

export const hacker = {
  'hacker.abbreviation': oneOf(({ language: { lists } }) => lists.hacker.abbreviation),
  'hacker.adjective': oneOf(({ language: { lists } }) => lists.hacker.adjective),
  'hacker.ingverb': oneOf(({ language: { lists } }) => lists.hacker.ingverb),
  'hacker.noun': oneOf(({ language: { lists } }) => lists.hacker.noun),
  'hacker.phrase': {
    // One of faker's templates begins with a verb, which its list has in lower case.
    generate: ({ language: { lists }, stream }) => {
      const sample = templateSampler(stream, lists.hacker.phrase, wordsByName(lists));
      return () => {
        const phrase = sample();
        return phrase.charAt(0).toUpperCase() + phrase.slice(1);
      };
    },
    values: uncountable(
      'Phrases can repeat. Make another column unique, or join the phrase and a sequence in a template.',
    ),
    ...ofTexts(({ language: { lists } }) => recased(templateTexts(lists.hacker.phrase, wordsByName(lists)))),
  },
  'hacker.verb': oneOf(({ language: { lists } }) => lists.hacker.verb),
} satisfies EntriesOf<typeof fields>;
