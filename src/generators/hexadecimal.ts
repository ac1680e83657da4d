import type { RandomStream } from '../random/stream.ts';

/** The two digits of each byte. */
const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The two digits of the lowest byte. */
export function hexOfByte(bits: number): string {
  return PAIRS[bits & 255] ?? '';
}

/** Hexadecimal digits, all equally frequent. */
export function hexDigits(stream: RandomStream, length: number): string {
  let text = '';
  while (text.length < length) {
    const bits = stream.u32();
    text += hexOfByte(bits >>> 24) + hexOfByte(bits >>> 16) + hexOfByte(bits >>> 8) + hexOfByte(bits);
  }
  return text.length === length ? text : text.slice(0, length);
}
