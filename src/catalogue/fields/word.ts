import type { Field } from '../field.ts';
import { maxCount, minCount, wordOptions } from '../text-options.ts';

const words = { unit: 'words', min: 1, max: 3, limit: 1000 } as const;

export const word = {
  'word.adjective': { label: 'Adjective', type: 'text', options: wordOptions },
  'word.adverb': { label: 'Adverb', type: 'text', options: wordOptions },
  'word.conjunction': { label: 'Conjunction', type: 'text', options: wordOptions },
  'word.interjection': { label: 'Interjection', type: 'text', options: wordOptions },
  'word.noun': { label: 'Noun', type: 'text', options: wordOptions },
  'word.preposition': { label: 'Preposition', type: 'text', options: wordOptions },
  'word.verb': { label: 'Verb', type: 'text', options: wordOptions },
  'word.sample': { label: 'Any Word', type: 'text', options: wordOptions },
  'word.words': {
    label: 'Words',
    type: 'text',
    options: { minWords: minCount(words), maxWords: maxCount(words) },
  },
} as const satisfies Record<string, Field>;
