import { anyText, type Field } from '../field.ts';
import { maxCount, minCount, wordOptions } from '../text-options.ts';

const threeWords = { unit: 'words', min: 3, max: 3, limit: 1000 } as const;
/** A sentence has at most 150 characters, and 400 of them fit a cell. */
const sentences = { unit: 'sentences', min: 2, max: 6, limit: 400 } as const;

export const lorem = {
  'lorem.word': { label: 'Lorem Word', ...anyText, options: wordOptions },
  'lorem.words': {
    label: 'Lorem Words',
    ...anyText,
    options: { minWords: minCount(threeWords), maxWords: maxCount(threeWords) },
  },
  'lorem.slug': {
    label: 'Slug',
    ...anyText,
    options: { minWords: minCount(threeWords), maxWords: maxCount(threeWords) },
  },
  'lorem.sentence': {
    label: 'Sentence',
    ...anyText,
    options: {
      minWords: minCount({ ...threeWords, min: 3 }),
      maxWords: maxCount({ ...threeWords, max: 10 }),
    },
  },
  'lorem.sentences': {
    label: 'Sentences',
    ...anyText,
    options: {
      minSentences: minCount(sentences),
      maxSentences: maxCount(sentences),
      separator: {
        kind: 'text',
        label: 'Separator',
        help: 'Text between sentences.',
        default: ' ',
        maxLength: 10,
        escapes: true,
      },
    },
  },
  'lorem.lines': {
    label: 'Lines of Text',
    ...anyText,
    options: {
      minLines: minCount({ ...sentences, unit: 'lines', min: 1 }),
      maxLines: maxCount({ ...sentences, unit: 'lines', max: 5 }),
    },
  },
  'lorem.paragraph': {
    label: 'Paragraph',
    ...anyText,
    options: {
      minSentences: minCount({ ...sentences, min: 3 }),
      maxSentences: maxCount({ ...sentences, max: 3 }),
    },
  },
  'lorem.paragraphs': {
    label: 'Paragraphs',
    ...anyText,
    options: {
      minParagraphs: minCount({ unit: 'paragraphs', min: 3, max: 3, limit: 100 }),
      maxParagraphs: maxCount({ unit: 'paragraphs', min: 3, max: 3, limit: 100 }),
      separator: {
        kind: 'text',
        label: 'Separator',
        help: 'Text between paragraphs.',
        default: '\n',
        maxLength: 10,
        escapes: true,
      },
    },
  },
  'lorem.text': { label: 'Lorem Text', ...anyText },
} as const satisfies Record<string, Field>;
