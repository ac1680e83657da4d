import { withCommandSummaries, withCommands } from './cli.ts';
import { withFormats } from './formats.ts';
import { documentSchema } from './json-schema.ts';
import { withReference } from './reference.ts';

/** Functions that make the new text of each generated file from its present text. */
export const pages: Readonly<Record<string, (page: string) => string>> = {
  'docs/cli.md': withCommands,
  'docs/formats.md': withFormats,
  'docs/schema.md': withReference,
  'docs/schema.schema.json': () => `${JSON.stringify(documentSchema(), null, 1)}\n`,
  'src/library/README.md': withCommandSummaries,
};
