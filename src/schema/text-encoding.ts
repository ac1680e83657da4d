export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** In bytes: the beginning of a text in which zeros are counted. */
export const BEGINNING = 4096;
/** A text in UTF-16 without a byte order mark has at least this share of bytes that are zero: the high bytes of ASCII. */
const ZEROS_MIN = 0.4;
/** There are more than this many high bytes for each low byte that is zero, as in “😀”. */
const RATIO_OF_ZEROS_MIN = 10;

/**
 * The encoding of a text, by the byte order mark at its beginning, as PowerShell and Notepad write it, or by the zeros beside
 * ASCII characters. UTF-8 if neither is there.
 */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const beginning = bytes.subarray(0, BEGINNING);
  const zeros = [0, 0];
  for (const [i, byte] of beginning.entries()) if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = beginning.length * ZEROS_MIN;
  if (odd > most && odd > even * RATIO_OF_ZEROS_MIN) return 'utf-16le';
  return even > most && even > odd * RATIO_OF_ZEROS_MIN ? 'utf-16be' : 'utf-8';
}

/**
 * Reads bytes as a text in UTF-8 or UTF-16, without its byte order mark. Bytes that are not valid become U+FFFD.
 * @param isWhole whether the bytes are a whole text. Otherwise a character that is cut at the end is left out
 */
export function decodeText(bytes: Uint8Array, isWhole = true): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes, { stream: !isWhole });
}

/**
 * Like `decodeText`.
 * @throws {TypeError} if bytes are not valid in the encoding
 */
export function decodeValidText(bytes: Uint8Array, isWhole = true): string {
  return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes, { stream: !isWhole });
}
