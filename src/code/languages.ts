import { codeFormats } from '../formats/code-formats.ts';
import { drop } from '../formats/data-formats.ts';
import type { Format } from '../formats/format.ts';
import { formats } from '../formats/formats.ts';

const { dialect } = formats.sql.options;

/** The languages in which a schema can be written as code, in the order in which forms offer them. */
export const languages = {
  'json-schema': {
    label: 'JSON Schema',
    extension: 'schema.json',
    mediaType: 'application/schema+json',
    options: {},
  },
  ddl: {
    label: 'CREATE TABLE',
    extension: 'sql',
    mediaType: 'application/sql',
    options: { dialect, drop },
  },
  typescript: {
    label: 'TypeScript types',
    extension: 'ts',
    mediaType: 'text/plain;charset=utf-8',
    options: codeFormats.typescript.options,
  },
} as const satisfies Record<string, Format>;

export type LanguageId = keyof typeof languages;

/** Whether a text, such as a command line argument, is the id of a language. */
export function isLanguageId(id: string): id is LanguageId {
  return Object.hasOwn(languages, id);
}
