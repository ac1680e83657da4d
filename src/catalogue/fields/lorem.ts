import type { Field } from '../field.ts';

export const lorem = {
  'lorem.word': { type: 'text' },
  'lorem.words': { type: 'text' },
  'lorem.sentence': { type: 'text' },
  'lorem.sentences': { type: 'text' },
  'lorem.paragraph': { type: 'text' },
  'lorem.paragraphs': { type: 'text' },
} as const satisfies Record<string, Field>;
