import { bigints, type Format } from './format.ts';

const nullText = {
  kind: 'text',
  label: 'Null',
  help: 'What stands for null.',
  default: '',
  maxLength: 1000,
  escapes: true,
} as const;

/** Formats that people and their tools read. */
export const markupFormats = {
  xml: {
    label: 'XML',
    extension: 'xml',
    mediaType: 'application/xml',
    options: {
      null: {
        kind: 'choice',
        label: 'Null',
        help: 'An empty element with xsi:nil, or none.',
        choices: ['nil', 'omit'],
        default: 'nil',
      },
      types: {
        kind: 'boolean',
        label: 'Types',
        help: 'Every element names its type of XML Schema: xs:integer, xs:date.',
        default: false,
      },
    },
  },
  yaml: {
    label: 'YAML',
    extension: 'yaml',
    mediaType: 'application/yaml',
    options: { bigints },
  },
  markdown: {
    label: 'Markdown',
    extension: 'md',
    mediaType: 'text/markdown;charset=utf-8',
    options: { nullText },
  },
  html: {
    label: 'HTML',
    extension: 'html',
    mediaType: 'text/html;charset=utf-8',
    options: {
      document: {
        kind: 'boolean',
        label: 'Whole page',
        help: 'A page of its own; otherwise a table alone, to stand in another page.',
        default: true,
      },
      nullText,
    },
  },
} as const satisfies Record<string, Format>;
