import type { RandomStream } from '../random/stream.ts';
import { codesOf, textOf } from './digits.ts';

const DIGITS = codesOf('0123456789abcdef');
const DIGITS_OF_32_BITS = 8;

/** Writes the last `count` hexadecimal digits of 32 bits, starting at index `at`. */
export function writeHex(codes: number[], at: number, count: number, bits: number): void {
  for (let i = 0; i < count; i++) codes[at + i] = DIGITS[(bits >>> ((count - 1 - i) * 4)) & 15] ?? 0;
}

/** Writes random hexadecimal digits, each equally likely, from index `from` to before `to`. */
export function fillHex(stream: RandomStream, codes: number[], from: number, to: number): void {
  for (let at = from; at < to; at += DIGITS_OF_32_BITS) {
    const count = Math.min(DIGITS_OF_32_BITS, to - at);
    writeHex(codes, at, count, stream.u32() >>> ((DIGITS_OF_32_BITS - count) * 4));
  }
}

/** Samples texts of random hexadecimal digits. */
export function hexSampler(stream: RandomStream, length: number): () => string {
  /** Overwritten by each sample. */
  const codes = new Array<number>(length).fill(0);
  return () => {
    fillHex(stream, codes, 0, length);
    return textOf(codes);
  };
}
