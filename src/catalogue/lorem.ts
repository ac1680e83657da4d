import { category } from './recipe.ts';

export const lorem = category({
  emoji: '📝',
  title: 'Lorem',
  description: 'Placeholder text, from a single word to whole paragraphs.',
  fields: {
    Word: (fake) => fake.lorem.word(),
    Words: (fake) => fake.lorem.words(),
    Sentence: (fake) => fake.lorem.sentence(),
    Sentences: (fake) => fake.lorem.sentences(),
    Paragraph: (fake) => fake.lorem.paragraph(),
    Paragraphs: (fake) => fake.lorem.paragraphs(),
  },
});
