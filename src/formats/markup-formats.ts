import { bigints, type Format } from './format.ts';

const nullText = {
  kind: 'text',
  label: 'Null',
  help: 'The text that is written for null.',
  default: '',
  maxLength: 1000,
  escapes: true,
} as const;

/** Formats for documents and markup. */
export const markupFormats = {
  xml: {
    label: 'XML',
    extension: 'xml',
    mediaType: 'application/xml',
    options: {
      null: {
        kind: 'choice',
        label: 'Null',
        help: 'A null is an empty element with xsi:nil, or has no element.',
        choices: ['nil', 'omit'],
        default: 'nil',
      },
      types: {
        kind: 'boolean',
        label: 'Types',
        help: 'Every element names its XML Schema type, such as xs:integer or xs:date.',
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
        help: 'A complete page; otherwise only the table, to put into another page.',
        default: true,
      },
      nullText,
    },
  },
} as const satisfies Record<string, Format>;
