import type { company as fields } from '../catalogue/fields/company.ts';
import { charactersOf } from '../expression/character-set.ts';
import type { Country } from '../locales/country.ts';
import type { FakerLists } from '../locales/faker-lists.ts';
import { mapped } from '../mapped.ts';
import { pickOne, pickUniform } from '../random/uniform.ts';
import { DIGITS, UPPER } from './characters.ts';
import { catchPhrases, companyNames } from './company-facts.ts';
import { numbered, uncountable } from './distinct-values.ts';
import { type EntriesOf, ofTexts, part } from './field-entry.ts';
import type { CountedIds } from './identity/national-ids.ts';
import { vatIds } from './identity/vat-ids.ts';
import { joinedValues } from './text-combinations.ts';
import { phrases } from './text-facts.ts';

type WordLists = readonly (readonly string[])[];

/** A phrase has one word from each of the lists. */
const wordsOfBuzzPhrase = ({ company }: FakerLists): WordLists => [
  company.buzz_verb,
  company.buzz_adjective,
  company.buzz_noun,
];

const VAT_ID_CHARACTERS = charactersOf([...UPPER, ...DIGITS]);

function vatIdsOf({ vatId }: Country): CountedIds {
  if (vatId === undefined) throw new RangeError('The country has no VAT IDs');
  return vatIds[vatId];
}

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
  'company.vatId': {
    needs: 'vatIds',
    generate({ country, stream }) {
      const ids = vatIdsOf(country);
      return () => ids.at(pickUniform(stream, ids.count));
    },
    values: ({ country }) => numbered(vatIdsOf(country)),
    length: ({ country }) => vatIdsOf(country).length,
    characters: VAT_ID_CHARACTERS,
  },
  'company.buzzPhrase': {
    generate: ({ language: { lists }, stream }) => {
      const words = wordsOfBuzzPhrase(lists);
      return () => mapped(words, (list) => pickOne(stream, list)).join(' ');
    },
    values: ({ language: { lists } }) => joinedValues(wordsOfBuzzPhrase(lists)),
    ...ofTexts(({ language: { lists } }) => phrases(wordsOfBuzzPhrase(lists))),
  },
} satisfies EntriesOf<typeof fields>;
