import { withFormats } from './formats.ts';
import { documentSchema } from './json-schema.ts';
import { withReference } from './reference.ts';

/** What each generated file holds, made of what it holds now. */
export const pages: Readonly<Record<string, (page: string) => string>> = {
  'docs/formats.md': withFormats,
  'docs/schema.md': withReference,
  'docs/schema.schema.json': () => `${JSON.stringify(documentSchema(), null, 1)}\n`,
};
