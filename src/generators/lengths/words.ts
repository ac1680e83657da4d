import type { Faker } from '@faker-js/faker';
import type { company as companyFields } from '../../catalogue/fields/company.ts';
import type { git as gitFields } from '../../catalogue/fields/git.ts';
import type { hacker as hackerFields } from '../../catalogue/fields/hacker.ts';
import type { helpers as helpersFields } from '../../catalogue/fields/helpers.ts';
import type { lorem as loremFields } from '../../catalogue/fields/lorem.ts';
import type { word as wordFields } from '../../catalogue/fields/word.ts';
import { wordsOfParts } from '../documents/word.ts';
import { FRUITS } from '../helpers.ts';
import type { LengthsOf } from './lengths.ts';
import { chainLength, longestIn, longestOf } from './lengths.ts';
import { templateLength } from './templates.ts';

/** Of a surname of faker's, or of two with a hyphen. */
const fakerLastName = ({ definitions: { person } }: Faker) => 2 * longestIn(person.last_name) + 1;

export const company = {
  'company.name': ({ faker }) =>
    templateLength(faker.definitions.company.name_pattern, {
      'person.lastName': fakerLastName(faker),
      'company.legal_entity_type': longestIn([faker.definitions.company.legal_entity_type]),
    }),
  'company.catchPhrase': ({ faker }) => {
    const { adjective, descriptor, noun } = faker.definitions.company;
    return longestOf(adjective) + 1 + longestOf(descriptor) + 1 + longestOf(noun);
  },
  'company.buzzPhrase': ({ faker }) => {
    const { buzz_verb, buzz_adjective, buzz_noun } = faker.definitions.company;
    return longestOf(buzz_verb) + 1 + longestOf(buzz_adjective) + 1 + longestOf(buzz_noun);
  },
} satisfies LengthsOf<typeof companyFields>;

export const hacker = {
  'hacker.phrase': ({ faker }) => {
    const { phrase, verb, adjective, abbreviation, noun, ingverb } = faker.definitions.hacker;
    return templateLength(phrase, {
      'hacker.verb': longestOf(verb),
      'hacker.adjective': longestOf(adjective),
      'hacker.abbreviation': longestOf(abbreviation),
      'hacker.noun': longestOf(noun),
      'hacker.ingverb': longestOf(ingverb),
    });
  },
} satisfies LengthsOf<typeof hackerFields>;

export const git = {
  'git.commitMessage': ({ faker }) => {
    const { verb, adjective, noun } = faker.definitions.hacker;
    return longestOf(verb) + 1 + longestOf(adjective) + 1 + longestOf(noun);
  },
  'git.branch': ({ faker }) => {
    const { noun, verb } = faker.definitions.hacker;
    return longestOf(noun) + 1 + longestOf(verb);
  },
  'git.commitSha': ({ options: { length } }) => length,
} satisfies LengthsOf<typeof gitFields>;

export const helpers = {
  'helpers.objectKey': longestOf(['name', 'age', 'city']),
  'helpers.objectValue': longestOf(['John', '30', 'New York']),
  'helpers.shuffle': FRUITS.join(', ').length,
} satisfies LengthsOf<typeof helpersFields>;

const loremWord = ({ definitions }: Faker) => longestOf(definitions.lorem.word);
/** With a point. */
const loremSentence = (faker: Faker, words = 10) => chainLength(words, loremWord(faker)) + 1;
/** Of six sentences, as faker makes them of itself. */
const loremSentences = (faker: Faker, count = 6, separator = ' ') =>
  chainLength(count, loremSentence(faker), separator);

export const lorem = {
  'lorem.words': ({ faker, options: { maxWords } }) => chainLength(maxWords, loremWord(faker)),
  'lorem.slug': ({ faker, options: { maxWords } }) => chainLength(maxWords, loremWord(faker)),
  'lorem.sentence': ({ faker, options: { maxWords } }) => loremSentence(faker, maxWords),
  'lorem.sentences': ({ faker, options: { maxSentences, separator } }) =>
    loremSentences(faker, maxSentences, separator),
  'lorem.lines': ({ faker, options: { maxLines } }) => loremSentences(faker, maxLines),
  'lorem.paragraph': ({ faker, options: { maxSentences } }) => loremSentences(faker, maxSentences),
  'lorem.paragraphs': ({ faker, options: { maxParagraphs, separator } }) =>
    chainLength(maxParagraphs, loremSentences(faker), separator),
  // Sentences, lines or paragraphs, each by the defaults: three paragraphs are the longest.
  'lorem.text': ({ faker }) => chainLength(3, loremSentences(faker)),
} satisfies LengthsOf<typeof loremFields>;

const wordLength = (faker: Faker) => longestOf(wordsOfParts(faker, { strategy: 'any-length' }).flat());

export const word = {
  'word.sample': ({ faker, options }) => longestOf(wordsOfParts(faker, options).flat()),
  'word.words': ({ faker, options: { maxWords } }) => chainLength(maxWords, wordLength(faker)),
} satisfies LengthsOf<typeof wordFields>;
