import { firstBits, type RandomStream, type StreamKey, secondBits, TWO_POW_32 } from './stream.ts';
import { pickUniform } from './uniform.ts';

/**
 * A uniform integer from 0 to below `count` (1 to 2^53 - 1) for a row of a stream. If `count` grows, the row keeps its
 * integer or gets one of the new ones: consistent hashing, as by Lamping and Veach 2014, "A Fast, Minimal Memory,
 * Consistent Hash Algorithm" (https://arxiv.org/abs/1406.2294). The method is JumpBackHash, which needs three random
 * words on average instead of their 2 ln(count): Ertl 2024 (https://arxiv.org/abs/2403.18682).
 *
 * Each integer i is a record with the probability 1 / (i + 1), and the greatest record below `count` is uniform. A bit of
 * a random word says whether there are records from 2^k to below 2^(k + 1). If so, the greatest is uniform among these
 * integers, and the next one is uniform below it. None of these choices depends on `count`.
 */
export function consistentIndex(stream: RandomStream, key: StreamKey, row: number, count: number): number {
  return count <= TWO_POW_32 ? upTo32(stream, key, row, count) : upTo53(stream, key, row, count);
}

function upTo32(stream: RandomStream, key: StreamKey, row: number, count: number): number {
  if (count === 1) return 0;
  const one = firstBits(key, row);
  const other = secondBits(key, row);
  // The bits below the highest one are not used otherwise, so each of the two words is independent of those above.
  let records = (one ^ other) & bitsUpTo(count - 1);
  while (records !== 0) {
    const octave = highestBit(records);
    const from = (1 << octave) >>> 0;
    const index = from + (((isOdd(records) ? one : other) & (from - 1)) >>> 0);
    if (index < count) return index;
    stream.seek(key, row);
    stream.next();
    const earlier = recordBetween(stream, from, count, index);
    if (earlier !== undefined) return earlier;
    records ^= from;
  }
  return 0;
}

/** The numbers for the octaves from 2^32 on follow those for the lower ones. */
function upTo53(stream: RandomStream, key: StreamKey, row: number, count: number): number {
  stream.seek(key, row);
  stream.next();
  const bits = stream.u32();
  const one = stream.next();
  const other = stream.next();
  let records = bits & bitsUpTo(Math.floor((count - 1) / TWO_POW_32));
  while (records !== 0) {
    const octave = highestBit(records);
    const from = (1 << octave) * TWO_POW_32;
    const index = from + Math.floor((isOdd(records) ? one : other) * from);
    if (index < count) return index;
    const earlier = recordBetween(stream, from, count, index);
    if (earlier !== undefined) return earlier;
    records ^= 1 << octave;
  }
  return upTo32(stream, key, row, TWO_POW_32);
}

/** The greatest record from `from` to below `count`, where `record` is the smallest one so far. Undefined if there is none. */
function recordBetween(
  stream: RandomStream,
  from: number,
  count: number,
  record: number,
): number | undefined {
  let earlier = record;
  while (earlier >= count) earlier = pickUniform(stream, earlier);
  return earlier >= from ? earlier : undefined;
}

/** All bits up to the highest one of a number from 1 to 2^32 - 1. */
function bitsUpTo(number: number): number {
  return 0xffffffff >>> Math.clz32(number);
}

function highestBit(bits: number): number {
  return 31 - Math.clz32(bits);
}

/** Whether the number of bits that are set is odd. So neighboring records use different words. */
function isOdd(bits: number): boolean {
  let folded = bits ^ (bits >>> 16);
  folded ^= folded >>> 8;
  folded ^= folded >>> 4;
  return ((0x6996 >>> (folded & 15)) & 1) === 1;
}
