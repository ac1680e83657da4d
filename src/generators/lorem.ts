import type { lorem as fields } from '../catalogue/fields/lorem.ts';
import type { GeneratorsOf, PreparedColumn, Values } from './generator.ts';
import { countBetween, wordColumn } from './words.ts';

const values: Values = {
  kind: 'uncountable',
  reason: 'Random words repeat now and then. Make a template of this and a sequence.',
};

function texts(sample: () => string): PreparedColumn {
  return { sample, values };
}

export const lorem = {
  'lorem.word': ({ faker, options }) => wordColumn(faker, faker.definitions.lorem.word, options),
  'lorem.words': ({ faker, options: { minWords, maxWords } }) => {
    const count = countBetween(minWords, maxWords);
    return texts(() => faker.lorem.words(count));
  },
  'lorem.slug': ({ faker, options: { minWords, maxWords } }) => {
    const count = countBetween(minWords, maxWords);
    return texts(() => faker.lorem.slug(count));
  },
  'lorem.sentence': ({ faker, options: { minWords, maxWords } }) => {
    const count = countBetween(minWords, maxWords);
    return texts(() => faker.lorem.sentence(count));
  },
  'lorem.sentences': ({ faker, options: { minSentences, maxSentences, separator } }) => {
    const count = countBetween(minSentences, maxSentences);
    return texts(() => faker.lorem.sentences(count, separator));
  },
  'lorem.lines': ({ faker, options: { minLines, maxLines } }) => {
    const count = countBetween(minLines, maxLines);
    return texts(() => faker.lorem.lines(count));
  },
  'lorem.paragraph': ({ faker, options: { minSentences, maxSentences } }) => {
    const count = countBetween(minSentences, maxSentences);
    return texts(() => faker.lorem.paragraph(count));
  },
  'lorem.paragraphs': ({ faker, options: { minParagraphs, maxParagraphs, separator } }) => {
    const count = countBetween(minParagraphs, maxParagraphs);
    return texts(() => faker.lorem.paragraphs(count, separator));
  },
  'lorem.text': ({ faker }) => texts(() => faker.lorem.text()),
} satisfies GeneratorsOf<typeof fields>;
