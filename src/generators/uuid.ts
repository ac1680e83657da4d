import type { RandomStream } from '../random/stream.ts';
import { codesOf, textOf } from './digits.ts';
import { writeHex } from './hexadecimal.ts';

const HEX_CODES = codesOf('0123456789abcdef');
const DASH = 45;
const FOUR = 52;

/** The character code of the low four bits as a hexadecimal digit. */
function hex(bits: number): number {
  return HEX_CODES[bits & 15] ?? 0;
}

/** Samples version 4 UUIDs, which have 122 random bits: https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-4 */
export function uuidSampler(stream: RandomStream): () => string {
  return () => {
    const a = stream.u32();
    const b = stream.u32();
    const c = stream.u32();
    const d = stream.u32();
    // Written out: a loop over the digits takes 25 to 50 % longer in the categories with UUIDs.
    // biome-ignore format: four digits a group
    return String.fromCharCode(
      hex(a >>> 28), hex(a >>> 24), hex(a >>> 20), hex(a >>> 16),
      hex(a >>> 12), hex(a >>> 8), hex(a >>> 4), hex(a),
      DASH,
      hex(b >>> 28), hex(b >>> 24), hex(b >>> 20), hex(b >>> 16),
      DASH,
      FOUR, hex(b >>> 8), hex(b >>> 4), hex(b),
      DASH,
      hex(8 | (c >>> 30)), hex(c >>> 24), hex(c >>> 20), hex(c >>> 16),
      DASH,
      hex(c >>> 12), hex(c >>> 8), hex(c >>> 4), hex(c),
      hex(d >>> 28), hex(d >>> 24), hex(d >>> 20), hex(d >>> 16),
      hex(d >>> 12), hex(d >>> 8), hex(d >>> 4), hex(d)
    );
  };
}

/** The digits of a version 7 UUID before its 74 random bits: https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-7 */
export function uuidStartAt(ms: number): string {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7`;
}

/** Samples version 7 UUIDs of one millisecond since 1970. */
export function uuidOfTimeSampler(stream: RandomStream, ms: number): () => string {
  /** Overwritten by each sample. */
  const codes = codesOf(`${uuidStartAt(ms)}000-8000-000000000000`);
  return () => {
    const bits = stream.u32();
    writeHex(codes, 15, 3, bits >>> 20);
    writeHex(codes, 19, 1, 8 | ((bits >>> 18) & 3));
    writeHex(codes, 20, 3, bits);
    writeHex(codes, 24, 8, stream.u32());
    writeHex(codes, 32, 4, stream.u32());
    return textOf(codes);
  };
}
