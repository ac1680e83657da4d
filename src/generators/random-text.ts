import type { RandomStream } from '../random/stream.ts';
import { pickUniform } from '../random/uniform.ts';

/** Below this, V8 divides integers of 32 bits. */
const INDEXES_MAX = 2 ** 31;
/** The most arguments of one `String.fromCharCode`: they take space on the stack. */
const CODES_MAX = 64;

/**
 * Samples texts of any length over an alphabet of single characters. Each character is as likely; one that the alphabet
 * has twice is twice as likely. Without an alphabet, all texts are empty.
 */
export function textSampler(stream: RandomStream, alphabet: readonly string[]): (length: number) => string {
  const size = alphabet.length;
  if (size === 0) return () => '';
  const codes = alphabet.map((character) => character.codePointAt(0) ?? 0);
  const isWide = codes.some((code) => code > 0xffff);
  /** The characters that one random number gives, and the number of texts of so many characters. */
  let width = 1;
  let texts = size;
  for (; size > 1 && texts * size < INDEXES_MAX; width++) texts *= size;
  /** Codes by length. Each sample overwrites one. */
  const buffers: number[][] = [];

  function sample(length: number): string {
    buffers[length] ??= new Array<number>(length).fill(0);
    const text = buffers[length];
    for (let at = 0; at < length; ) {
      const end = Math.min(length, at + width);
      let left = pickUniform(stream, texts) | 0;
      for (; at < end; at++) {
        const rest = (left / size) | 0;
        text[at] = codes[left - rest * size] ?? 0;
        left = rest;
      }
    }
    return isWide ? String.fromCodePoint(...text) : String.fromCharCode(...text);
  }

  return (length) => {
    let text = '';
    let left = length;
    for (; left > CODES_MAX; left -= CODES_MAX) text += sample(CODES_MAX);
    return text + sample(left);
  };
}

/** Samples integers from `min` to `max`, both included. Draws no random number if there is one such integer. */
export function countSampler(stream: RandomStream, min: number, max: number): () => number {
  const count = max - min + 1;
  return count > 1 ? () => min + pickUniform(stream, count) : () => min;
}
