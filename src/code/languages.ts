import { codeFormats } from '../formats/code-formats.ts';
import type { Format } from '../formats/format.ts';
import { formats } from '../formats/formats.ts';

const { dialect, drop } = formats.sql.options;

/** Languages in which a schema can be written as code, in the order in which a form offers them. */
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

/** Whether a text names a language: it may come from a command line. */
export function isLanguageId(id: string): id is LanguageId {
  return Object.hasOwn(languages, id);
}
