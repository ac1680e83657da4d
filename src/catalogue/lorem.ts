import type { Category } from './category.ts';

export const lorem: Category = {
  fields: {
    Word: 'lorem.word',
    Words: 'lorem.words',
    Sentence: 'lorem.sentence',
    Sentences: 'lorem.sentences',
    Paragraph: 'lorem.paragraph',
    Paragraphs: 'lorem.paragraphs',
  },
};
