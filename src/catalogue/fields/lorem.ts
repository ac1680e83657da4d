import type { Field } from '../field.ts';
import { fewest, most, wordOptions } from '../text-options.ts';

const threeWords = { unit: 'words', min: 3, max: 3, limit: 1000 } as const;
/** A sentence has at most 150 characters, and 400 of them fit a cell. */
const sentences = { unit: 'sentences', min: 2, max: 6, limit: 400 } as const;

export const lorem = {
  'lorem.word': { label: 'Word', type: 'text', options: wordOptions },
  'lorem.words': {
    label: 'Words',
    type: 'text',
    options: { minWords: fewest(threeWords), maxWords: most(threeWords) },
  },
  'lorem.slug': {
    label: 'Slug',
    type: 'text',
    options: { minWords: fewest(threeWords), maxWords: most(threeWords) },
  },
  'lorem.sentence': {
    label: 'Sentence',
    type: 'text',
    options: {
      minWords: fewest({ ...threeWords, min: 3 }),
      maxWords: most({ ...threeWords, max: 10 }),
    },
  },
  'lorem.sentences': {
    label: 'Sentences',
    type: 'text',
    options: {
      minSentences: fewest(sentences),
      maxSentences: most(sentences),
      separator: {
        kind: 'text',
        label: 'Separator',
        help: 'Stands between two sentences.',
        default: ' ',
        maxLength: 10,
      },
    },
  },
  'lorem.lines': {
    label: 'Lines',
    type: 'text',
    options: {
      minLines: fewest({ ...sentences, unit: 'lines', min: 1 }),
      maxLines: most({ ...sentences, unit: 'lines', max: 5 }),
    },
  },
  'lorem.paragraph': {
    label: 'Paragraph',
    type: 'text',
    options: {
      minSentences: fewest({ ...sentences, min: 3 }),
      maxSentences: most({ ...sentences, max: 3 }),
    },
  },
  'lorem.paragraphs': {
    label: 'Paragraphs',
    type: 'text',
    options: {
      minParagraphs: fewest({ unit: 'paragraphs', min: 3, max: 3, limit: 100 }),
      maxParagraphs: most({ unit: 'paragraphs', min: 3, max: 3, limit: 100 }),
      separator: {
        kind: 'text',
        label: 'Separator',
        help: 'Stands between two paragraphs.',
        default: '\n',
        maxLength: 10,
      },
    },
  },
  'lorem.text': { label: 'Text', type: 'text' },
} as const satisfies Record<string, Field>;
