import type { Result } from '../../../result.ts';
import { DOCUMENT_LENGTH_MAX } from '../../../schema/schema.ts';
import { BEGINNING, encodingOf } from '../../../schema/text-encoding.ts';
import { KEPT_VERSION, type KeptText } from '../../lib/kept-texts.ts';
import { readSchemaText } from '../schema/read.ts';
import { draftInfo } from './draft.ts';

/** A file of drafts is JSON Lines: this first line, and a line for each draft. */
interface Head {
  readonly format: typeof FORMAT;
  readonly version: number;
}

const FORMAT = 'rowloom-drafts';
const HEAD: Head = { format: FORMAT, version: KEPT_VERSION };
/** In characters: the text of a draft, and what the line says about it. */
const LINE_LENGTH_MAX = DOCUMENT_LENGTH_MAX + 10_000;
const NOT_DRAFTS = 'This file does not hold drafts. “Open schema file” opens a single schema.';
const NEWER_FILE =
  'A newer version of Rowloom wrote this file. Reload the page to get that version, and load the file again.';

/** The drafts as one file. */
export function draftsFile(drafts: readonly KeptText[]): Blob {
  const lines = drafts.flatMap(({ info: { id, savedAt }, text }) => [
    `{"id":${JSON.stringify(id)},"savedAt":${savedAt},"schema":`,
    // Line breaks of a JSON text are only between its parts.
    text.replaceAll('\n', ' '),
    '}\n',
  ]);
  return new Blob([JSON.stringify(HEAD), '\n', ...lines], { type: 'application/jsonl' });
}

/** The lines of a file, read piece by piece. Ends after a line that is longer than any draft. */
async function* linesOf(file: Blob): AsyncGenerator<string> {
  const encoding = encodingOf(new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer()));
  const reader = file.stream().pipeThrough(new TextDecoderStream(encoding)).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > LINE_LENGTH_MAX) break;
  }
  if (rest !== '') yield rest;
  await reader.cancel();
}

function parse(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** The draft of a line; undefined if the line holds none that can be opened. */
function draftOf(line: string, writer: string): KeptText | undefined {
  const { id, savedAt, schema: json } = parse(line) ?? {};
  if (typeof id !== 'string' || typeof savedAt !== 'number' || json === undefined) return undefined;
  const text = JSON.stringify(json);
  const schema = readSchemaText(text);
  if (!schema.ok || text.length > DOCUMENT_LENGTH_MAX) return undefined;
  return { info: draftInfo({ schema: schema.value, id, savedAt, writer, length: text.length }), text };
}

interface DraftsInFile {
  readonly drafts: readonly KeptText[];
  /** How many lines hold no draft that can be opened. */
  readonly unreadable: number;
}

/**
 * Reads a file of drafts. Lines that are damaged are left out and counted.
 * @param writer who has the drafts from now on
 */
export async function readDraftsFile(file: Blob, writer: string): Promise<Result<DraftsInFile, string>> {
  const drafts: KeptText[] = [];
  let unreadable = 0;
  let head: Readonly<Record<string, unknown>> | undefined;
  for await (const line of linesOf(file)) {
    if (!head) {
      head = parse(line);
      if (head?.format !== FORMAT || typeof head.version !== 'number') break;
      if (head.version > HEAD.version) return { ok: false, error: NEWER_FILE };
      continue;
    }
    const draft = draftOf(line, writer);
    if (draft) drafts.push(draft);
    else unreadable++;
  }
  if (head?.format !== FORMAT) return { ok: false, error: NOT_DRAFTS };
  return { ok: true, value: { drafts, unreadable } };
}
