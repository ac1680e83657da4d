import { bigints, type Format } from './format.ts';

const nullText = {
  kind: 'text',
  label: 'Null',
  help: 'Text for null.',
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
        help: 'How nulls are written.',
        choices: ['nil', 'omit'],
        labels: { nil: 'Empty element with xsi:nil', omit: 'No element' },
        default: 'nil',
      },
      types: {
        kind: 'boolean',
        label: 'Types',
        help: 'Adds XML Schema types, such as xs:integer or xs:date.',
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
        help: 'Writes a complete page, not only the table.',
        default: true,
      },
      nullText,
    },
  },
} as const satisfies Record<string, Format>;
