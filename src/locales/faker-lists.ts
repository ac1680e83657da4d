import type { Faker } from '@faker-js/faker';

type Definitions = Faker['definitions'];

/** The lists of faker that fields sample, by module. Bundles hold no others. */
export const fakerListNames = {
  animal: [
    ...(['bird', 'cat', 'cetacean', 'cow', 'crocodilia', 'dog', 'fish', 'horse', 'insect', 'lion'] as const),
    ...(['rabbit', 'rodent', 'snake', 'type'] as const),
  ],
  book: ['format'],
  color: ['human'],
  company: ['buzz_verb', 'buzz_adjective', 'buzz_noun'],
  date: ['month', 'weekday'],
  finance: ['account_type', 'federal_reserve_routing_symbol', 'transaction_type'],
  food: ['fruit', 'spice', 'vegetable'],
  hacker: ['abbreviation', 'adjective', 'ingverb', 'noun', 'phrase', 'verb'],
  internet: ['emoji', 'http_status_code'],
  location: ['country_code', 'direction', 'language'],
  lorem: ['word'],
  person: ['western_zodiac_sign'],
  science: ['chemical_element', 'unit'],
  word: ['adjective', 'adverb', 'conjunction', 'interjection', 'noun', 'preposition', 'verb'],
} as const satisfies { readonly [Module in keyof Definitions]?: readonly (keyof Definitions[Module])[] };

type Names = typeof fakerListNames;

/** The sampled lists by module and name, such as `animal.bird`. */
export type FakerLists = {
  readonly [Module in keyof Names]: Pick<Definitions[Module], Names[Module][number]>;
};

/** `animal.bird`. */
export type FakerListName = {
  [Module in keyof Names]: `${Module}.${Names[Module][number]}`;
}[keyof Names];
