import type { Result } from '../../../result.ts';
import { decodeText } from '../../../schema/text-encoding.ts';
import { readSchemaText } from '../schema/read.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';
import type { Source } from './source.ts';

/** What every schema with a table contains. */
const MARKS = [/^\s*\{/, /"version"\s*:\s*\d/, /"tables"\s*:/, /"columns"\s*:/];

/**
 * Reads a source that is a schema of Rowloom itself, which needs no import. Undefined for any other source. The error is
 * a sentence.
 */
export function readOwnSchema({ content }: Source): Result<StudioSchema, string> | undefined {
  const text = typeof content === 'string' ? content : decodeText(content);
  if (!MARKS.every((mark) => mark.test(text))) return undefined;
  const read = readSchemaText(text);
  if (read.ok) return read;
  return read.error.code === 'not-json' ? undefined : { ok: false, error: read.error.message };
}
