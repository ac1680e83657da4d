import { category } from './category.ts';

export const lorem = category({
  emoji: '📝',
  title: 'Lorem',
  description: 'Placeholder text, from a single word to whole paragraphs.',
  fields: {
    Word: 'lorem.word',
    Words: 'lorem.words',
    Sentence: 'lorem.sentence',
    Sentences: 'lorem.sentences',
    Paragraph: 'lorem.paragraph',
    Paragraphs: 'lorem.paragraphs',
  },
});
