import { firstBits, firstFraction, type RandomStream, type StreamKey } from './stream.ts';

const TWO_POW_32 = 4_294_967_296;
const TWO_POW_53 = 9_007_199_254_740_992;

/**
 * A uniform integer from 0 to below `count` (1 to 2^53 - 1), without the bias of a modulus: Lemire 2019, "Fast Random
 * Integer Generation in an Interval" (https://doi.org/10.1145/3230636). One random number up to 2^32, with rare exceptions.
 */
export function pickUniform(stream: RandomStream, count: number): number {
  return count <= TWO_POW_32 ? pickUniform32(stream, count) : pickUniform53(stream, count);
}

function pickUniform32(stream: RandomStream, count: number): number {
  for (;;) {
    const word = stream.u32();
    const low = Math.imul(word, count) >>> 0;
    // The product is rounded beyond 2^53, by far less than half of 2^32.
    if (low >= count || low >= TWO_POW_32 % count) return Math.round((word * count - low) / TWO_POW_32);
  }
}

function pickUniform53(stream: RandomStream, count: number): number {
  const share = Math.floor(TWO_POW_53 / count);
  for (;;) {
    const index = Math.floor((stream.next() * TWO_POW_53) / share);
    if (index < count) return index;
  }
}

/**
 * The result of `pickUniform` at a row's start of a stream. Needs the stream's state only in the rare rows whose first
 * number is rejected.
 */
export function uniformInRow(stream: RandomStream, key: StreamKey, row: number, count: number): number {
  if (count <= TWO_POW_32) {
    const word = firstBits(key, row);
    const low = Math.imul(word, count) >>> 0;
    if (low >= count || low >= TWO_POW_32 % count) return Math.round((word * count - low) / TWO_POW_32);
  } else {
    const index = Math.floor((firstFraction(key, row) * TWO_POW_53) / Math.floor(TWO_POW_53 / count));
    if (index < count) return index;
  }
  return pickInRow(stream, key, row, count);
}

function pickInRow(stream: RandomStream, key: StreamKey, row: number, count: number): number {
  return stream.withSubstream(() => {
    stream.seek(key, row);
    return pickUniform(stream, count);
  });
}

/** A uniform integer from 0 to below a count of any size. It takes 32 bits more than it needs, so the bias of the modulus is below 2^-32. */
export function pickBig(stream: RandomStream, count: bigint): bigint {
  let number = 0n;
  for (let bits = -32; bits < count.toString(2).length; bits += 32)
    number = (number << 32n) | BigInt(stream.u32());
  return number % count;
}
