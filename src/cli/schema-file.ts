import { statOf } from '../library/output-file.ts';
import type { Arguments } from './arguments.ts';
import { refuse } from './problem.ts';

/** The file that `rowloom init` writes, and that commands read, if none is named. */
export const SCHEMA_FILE = 'schema.json';

/** The file of the schema that a command names, or that of the working directory. */
export async function schemaFileOf({
  operands: [file],
}: Pick<Arguments<never>, 'operands'>): Promise<string> {
  if (file !== undefined) return file;
  if (await statOf(SCHEMA_FILE)) return SCHEMA_FILE;
  return refuse(
    '',
    'missing-argument',
    `There is no ${SCHEMA_FILE} in this directory. Name a schema document, or - for standard input. To make one, run rowloom init, or rowloom import FILE --out ${SCHEMA_FILE}.`,
  );
}
