import type { word as fields } from '../../catalogue/fields/word.ts';
import { wordsOfParts } from '../documents/word.ts';
import type { ValuesOf } from './values.ts';
import { listed, uncountable } from './values.ts';

export const word = {
  'word.sample': ({ faker, options }) => listed(wordsOfParts(faker, options).flat()),
  'word.words': () =>
    uncountable('Random words repeat now and then. Make a template of this and a sequence.'),
} satisfies ValuesOf<typeof fields>;
