import { createReadStream } from 'node:fs';
import { createEngineFor } from '../dataset/engine.ts';
import type { Dataset } from '../dataset/table.ts';
import { locale } from '../locales/en-us.ts';
import { madeWithOther } from '../schema/made-with.ts';
import { readDocument } from '../schema/parse.ts';
import { DOCUMENT_LENGTH_MAX, type Schema } from '../schema/schema.ts';
import { CommandError, refuse } from './problem.ts';

/** UTF-8 takes at most this many bytes for each UTF-16 unit of a text. */
const BYTES_PER_UNIT_MAX = 3;

/** Reads a file, or standard input for `-`. Stops when it has more bytes than the longest document can have. */
async function readText(file: string): Promise<string> {
  const stream: AsyncIterable<Uint8Array> = file === '-' ? process.stdin : createReadStream(file);
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of stream) {
      text += decoder.decode(chunk, { stream: true });
      bytes += chunk.length;
      if (bytes > DOCUMENT_LENGTH_MAX * BYTES_PER_UNIT_MAX) break;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse('', 'unreadable-file', `The schema cannot be read: ${reason}.`);
  }
  return text + decoder.decode();
}

/** Reads, checks and opens a document. Prints a notice if its `madeWith` names other versions, which is not a problem. */
export async function openSchema(
  file: string,
): Promise<{ readonly schema: Schema; readonly dataset: Dataset }> {
  const text = await readText(file);
  const read = readDocument(text);
  if (!read.ok) throw new CommandError(read.error);
  const engine = await createEngineFor(locale, read.value);
  const schema = engine.check(read.value);
  if (!schema.ok) throw new CommandError(schema.error);
  const message = madeWithOther(read.value);
  if (message !== undefined)
    process.stderr.write(`${JSON.stringify({ path: 'madeWith', code: 'made-with-other', message })}\n`);
  return { schema: schema.value, dataset: engine.open(schema.value) };
}
