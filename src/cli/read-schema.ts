import { findSyntaxFault } from '../schema/json-fault.ts';
import { madeWithOther } from '../schema/made-with-other.ts';
import { readDocument } from '../schema/parse.ts';
import type { Problem } from '../schema/problem.ts';
import { DOCUMENT_LENGTH_MAX } from '../schema/schema.ts';
import { decodeValidText } from '../schema/text-encoding.ts';
import type { Context } from './context.ts';
import { CommandError, type DocumentText, refuse } from './problem.ts';
import { readBytes, shownName, whyUnreadable } from './read-file.ts';

/** UTF-8 takes at most this many bytes for each UTF-16 unit of a text, and a byte order mark takes as many. */
const BYTES_PER_UNIT_MAX = 3;
/** The longest document and its byte order mark have fewer bytes. The first ones beyond are enough for a message. */
const BYTES_MAX = (DOCUMENT_LENGTH_MAX + 2) * BYTES_PER_UNIT_MAX;

/** A document that is JSON, but not checked otherwise. */
interface ReadSchema extends DocumentText {
  readonly source: unknown;
}

/** Reads a file, or standard input for `-`. */
async function readText(file: string): Promise<string> {
  try {
    const bytes = await readBytes(file, BYTES_MAX);
    return decodeValidText(bytes, bytes.length < BYTES_MAX);
  } catch (error) {
    return refuse('', 'unreadable-file', await whyUnreadable(file, error, 'a schema document'));
  }
}

/** Says why a text is not JSON in simpler words than V8. */
function withReason(text: string): (problem: Problem) => Problem {
  return (problem) => {
    const fault = problem.code === 'not-json' ? findSyntaxFault(text) : undefined;
    return fault ? { ...problem, message: `This is not valid JSON. ${fault.reason}` } : problem;
  };
}

/**
 * Reads a document from a file, or from standard input for `-`. Prints a notice if its `madeWith` names other versions,
 * which is not a problem.
 */
export async function readSchema(file: string, { json, documents }: Context): Promise<ReadSchema> {
  if (file === '-' && process.stdin.isTTY) {
    process.stderr.write('Type or paste a schema document, and end it with Ctrl+D on a line of its own.\n');
  }
  const document = { name: shownName(file), text: documents?.get(file) ?? (await readText(file)) };
  const read = readDocument(document.text);
  if (!read.ok) throw new CommandError(read.error.map(withReason(document.text)), document);
  const message = madeWithOther(read.value);
  if (message !== undefined) {
    const notice = json
      ? JSON.stringify({ path: 'madeWith', code: 'made-with-other', message })
      : `${document.name}: ${message}`;
    process.stderr.write(`${notice}\n`);
  }
  return { ...document, source: read.value };
}
