import type { Field } from '../field.ts';

export const lorem = {
  'lorem.word': { label: 'Word', type: 'text' },
  'lorem.words': { label: 'Words', type: 'text' },
  'lorem.sentence': { label: 'Sentence', type: 'text' },
  'lorem.sentences': { label: 'Sentences', type: 'text' },
  'lorem.paragraph': { label: 'Paragraph', type: 'text' },
  'lorem.paragraphs': { label: 'Paragraphs', type: 'text' },
} as const satisfies Record<string, Field>;
