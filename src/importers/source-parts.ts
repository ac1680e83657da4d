import { decode, SIZE_MAX } from './decode.ts';
import { decodeParts } from './decode-parts.ts';

/** In bytes. A source of no more is read whole, so that a script without rows is read once. */
const WHOLE_MAX = 2 ** 24;
/** In bytes, of each part of a longer source's beginning. */
const PART = 2 ** 20;

/** A source that comes in parts: a dump of SQL, which is read as it comes, or the bytes of another source. */
export type OpenedParts =
  | { readonly bytes: Uint8Array }
  | {
      readonly texts: AsyncIterable<string>;
      /** About the encoding, once all texts are read. */
      readonly notes: readonly string[];
    };

/**
 * Opens a source that comes in parts. Only SQL has no limit: of other sources, what is beyond the limit is left out but for its
 * first byte.
 *
 * @param kind of the source, if somebody gives it
 */
export async function openParts(
  parts: AsyncIterable<Uint8Array>,
  kind: string | undefined,
  fileName: string | undefined,
): Promise<OpenedParts> {
  const iterator = parts[Symbol.asyncIterator]();
  const read = await take(iterator, WHOLE_MAX);
  const beginning = joined(read.parts);
  if (read.isWhole) return { bytes: beginning };
  const decoded = decode(beginning);
  if (!decoded.ok) return { bytes: beginning };
  const known = kind ?? (await import('./detect.ts')).detectKind(decoded.value.text, fileName);
  if (known === 'sql') {
    const notes: string[] = [];
    return { texts: decodeParts(chained(beginning, iterator), notes), notes };
  }
  const rest = await take(iterator, SIZE_MAX + 1 - beginning.length);
  await iterator.return?.();
  return { bytes: joined([beginning, ...rest.parts]) };
}

async function take(
  iterator: AsyncIterator<Uint8Array>,
  bytes: number,
): Promise<{ readonly parts: readonly Uint8Array[]; readonly isWhole: boolean }> {
  const parts: Uint8Array[] = [];
  let length = 0;
  while (length < bytes) {
    const next = await iterator.next();
    if (next.done) return { parts, isWhole: true };
    parts.push(next.value);
    length += next.value.length;
  }
  return { parts, isWhole: false };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

async function* chained(
  beginning: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, undefined> {
  for (let from = 0; from < beginning.length; from += PART) yield beginning.subarray(from, from + PART);
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
