import { codeFormats } from './code-formats.ts';
import { dataFormats } from './data-formats.ts';
import type { Format } from './format.ts';
import { markupFormats } from './markup-formats.ts';

/** The formats of a file, in the order in which a form offers them. */
export const formats = {
  ...dataFormats,
  ...markupFormats,
  ...codeFormats,
  template: {
    label: 'Template',
    extension: 'txt',
    mediaType: 'text/plain;charset=utf-8',
    options: {
      head: {
        kind: 'text',
        label: 'Head',
        help: 'What the file begins with.',
        default: '',
      },
      row: {
        kind: 'template',
        label: 'Row',
        help: 'The text of a row: {column|filter}, {row} for its number, {{ for a brace.',
        required: true,
      },
      separator: {
        kind: 'text',
        label: 'Separator',
        help: 'What stands between rows.',
        default: '\n',
      },
      tail: {
        kind: 'text',
        label: 'Tail',
        help: 'What the file ends with.',
        default: '\n',
      },
    },
  },
} as const satisfies Record<string, Format>;

export type FormatId = keyof typeof formats;

/** Whether a text names a format: it may come from a command line. */
export function isFormatId(id: string): id is FormatId {
  return Object.hasOwn(formats, id);
}
