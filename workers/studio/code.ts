import { writeCode } from '../../src/code/code.ts';
import { isWritten } from '../../src/schema/written-tables.ts';
import type { OpenSchema } from './open-schema.ts';
import type { Answer, CodeRequest } from './protocol.ts';

/** Writes a document as code. A document with problems has none. */
export function codeOf(
  { problems, schema, table, outcomes }: OpenSchema,
  { language, options }: CodeRequest,
): Answer<string> {
  if (problems.length > 0 || !schema) return { ok: false, error: { problems } };
  const tables = schema.tables.flatMap((one, at) => (isWritten(one) ? (table(at)?.table ?? []) : []));
  const code = writeCode(language, { schema, tables, outcomes }, options);
  return code.ok ? code : { ok: false, error: { problems: code.error } };
}
