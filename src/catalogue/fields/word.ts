import { anyText, type Field } from '../field.ts';
import { maxCount, minCount, wordOptions } from '../text-options.ts';

const words = { unit: 'words', min: 1, max: 3, limit: 1000 } as const;

/** A sentence has at most 130 characters, and 400 of them fit a cell. */
const sentences = { unit: 'sentences', min: 1, max: 3, limit: 400 } as const;

export const word = {
  'word.adjective': { label: 'Adjective', ...anyText, options: wordOptions },
  'word.adverb': { label: 'Adverb', ...anyText, options: wordOptions },
  'word.conjunction': { label: 'Conjunction', ...anyText, options: wordOptions },
  'word.interjection': { label: 'Interjection', ...anyText, options: wordOptions },
  'word.noun': { label: 'Noun', ...anyText, options: wordOptions },
  'word.preposition': { label: 'Preposition', ...anyText, options: wordOptions },
  'word.verb': { label: 'Verb', ...anyText, options: wordOptions },
  'word.sample': { label: 'Any Word', ...anyText, options: wordOptions },
  'word.words': {
    label: 'Words',
    ...anyText,
    options: { minWords: minCount(words), maxWords: maxCount(words) },
  },
  'word.title': { label: 'Title', ...anyText },
  'word.slug': { label: 'Title Slug', ...anyText },
  'word.sentences': {
    label: 'Plain Sentences',
    ...anyText,
    options: { minSentences: minCount(sentences), maxSentences: maxCount(sentences) },
  },
} as const satisfies Record<string, Field>;
