import { codesOf } from './characters.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const CODES = codesOf(ALPHABET);

/** The code that the low six bits stand for. */
function six(bits: number): number {
  return CODES[bits & 63] ?? 0;
}

/** What each twelve bits stand for, as far as they were met. */
const pairs: string[] = [];

function pair(bits: number): string {
  pairs[bits] ??= String.fromCharCode(six(bits >>> 6), six(bits));
  return pairs[bits];
}

/** Three bytes as four characters. */
function quad(text: string, at: number): string {
  const bits = (text.charCodeAt(at) << 16) | (text.charCodeAt(at + 1) << 8) | text.charCodeAt(at + 2);
  return pair(bits >>> 12) + pair(bits & 4095);
}

/** ASCII whose length is a multiple of three. */
function encodeWhole(text: string): string {
  let encoded = '';
  for (let at = 0; at < text.length; at += 3) encoded += quad(text, at);
  return encoded;
}

/** ASCII of any length, padded at its end. */
function encodeBase64(text: string): string {
  const over = text.length % 3;
  if (over === 0) return encodeWhole(text);
  return encodeWhole(text + '\0'.repeat(3 - over)).slice(0, over - 3) + '='.repeat(3 - over);
}

/** A fixed text of which 0, 1 or 2 characters fill up what stands before it: those, what follows encoded, what is left over. */
interface Fixed {
  readonly head: string;
  readonly body: string;
  readonly tail: string;
}

function splitAt(length: number, text: string): Fixed {
  const end = text.length - ((text.length - length) % 3);
  return { head: text.slice(0, length), body: encodeWhole(text.slice(length, end)), tail: text.slice(end) };
}

/**
 * Encodes texts of which only some parts vary: the fixed parts are encoded beforehand, for each place they may fall on.
 * @param fixed ASCII parts of two characters or more; the encoder's values stand between them, one after each but the last
 */
export function compileBase64(fixed: readonly string[]): (values: readonly string[]) => string {
  const parts = fixed.map((text) => [0, 2, 1].map((length) => splitAt(length, text)));
  return (values) => {
    let encoded = '';
    let over = '';
    for (let at = 0; at < parts.length; at++) {
      const part = parts[at]?.[over.length % 3];
      if (!part) break;
      encoded += encodeWhole(over + part.head) + part.body;
      over = part.tail + (values[at] ?? '');
    }
    return encoded + encodeBase64(over);
  };
}
