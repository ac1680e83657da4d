import { encodingOf, type TextEncoding } from '../schema/text-encoding.ts';
import { codePageOf, howToConvert, windows1252 } from './code-pages.ts';
import { utf16Names } from './decode.ts';

/** The character that stands for bytes which are not valid. */
const REPLACEMENT = '\ufffd';
const BEYOND_ASCII = /[^\0-\x7f]/;

/**
 * Reads bytes that come in parts as texts: UTF-8, or UTF-16 with a byte order mark. From the first byte on that is not valid
 * UTF-8, the text is Windows-1252 if only ASCII comes before it; otherwise such bytes are replaced.
 *
 * @param notes takes what people should know about the encoding, as sentences
 */
export async function* decodeParts(
  parts: AsyncIterable<Uint8Array>,
  notes: string[],
): AsyncGenerator<string, undefined> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let encoding: TextEncoding | 'windows-1252' = 'utf-8';
  let isAscii = true;
  for await (const part of parts) {
    if (!decoder) {
      encoding = encodingOf(part);
      decoder = new TextDecoder(encoding);
      if (encoding !== 'utf-8') notes.push(`The source is in ${utf16Names[encoding]}.`);
    }
    if (encoding === 'windows-1252') {
      yield windows1252(part);
      continue;
    }
    const text = decoder.decode(part, { stream: true });
    const wrong = encoding === 'utf-8' ? text.indexOf(REPLACEMENT) : -1;
    if (wrong >= 0 && isAscii && !BEYOND_ASCII.test(text.slice(0, wrong))) {
      encoding = 'windows-1252';
      const page = codePageOf(part);
      notes.push('The source is not valid UTF-8, so it was read as Windows-1252 (Latin-1).');
      if (page !== undefined) notes.push(howToConvert(page));
      yield windows1252(part);
      continue;
    }
    if (wrong >= 0 && !notes.includes(REPLACED)) notes.push(REPLACED);
    isAscii &&= text.length === part.length;
    yield text;
  }
}

const REPLACED = `Some bytes of the source are not valid UTF-8: they were read as “${REPLACEMENT}”.`;
