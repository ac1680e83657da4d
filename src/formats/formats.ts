import type { OptionValues } from '../catalogue/option-values.ts';
import { codeFormats } from './code-formats.ts';
import { dataFormats } from './data-formats.ts';
import type { Format } from './format.ts';
import { markupFormats } from './markup-formats.ts';

/** All file formats, in the order in which forms offer them. */
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
        help: 'Text at the start of the file.',
        default: '',
        escapes: true,
      },
      row: {
        kind: 'template',
        label: 'Row',
        help: 'Text of each row, such as {name}. {row} is the row number, from 0.',
        more: 'Columns go in braces, and {name|upper} applies a filter. Write {{ for a brace.',
        required: true,
        escapes: true,
      },
      separator: {
        kind: 'text',
        label: 'Separator',
        help: 'Text between rows.',
        default: '\n',
        escapes: true,
      },
      tail: {
        kind: 'text',
        label: 'Tail',
        help: 'Text at the end of the file.',
        default: '\n',
        escapes: true,
      },
    },
  },
} as const satisfies Record<string, Format>;

export type FormatId = keyof typeof formats;

/** A format whose files are bytes. */
export type BinaryFormatId = {
  [Id in FormatId]: (typeof formats)[Id] extends { readonly binary: true } ? Id : never;
}[FormatId];

export type TextFormatId = Exclude<FormatId, BinaryFormatId>;

/** The options of a format, with their defaults filled in. */
export type OptionsOfFormat<Id extends FormatId> = OptionValues<(typeof formats)[Id]['options']>;

/** Whether a text, such as a command line argument, is the id of a format. */
export function isFormatId(id: string): id is FormatId {
  return Object.hasOwn(formats, id);
}

/** Whether the files of a format are text and not bytes. */
export function isTextFormat(id: FormatId): id is TextFormatId {
  const format: Format = formats[id];
  return format.binary !== true;
}
