import type { Language } from '../language.ts';
import { english } from './en.ts';
import { titles } from './en-gb/titles.ts';

/** English with the words that differ in the United Kingdom. */
export const britishEnglish: Language = {
  ...english,
  lacks: { suffixes: 'British names have no suffix such as Jr.' },
  titles,
};
