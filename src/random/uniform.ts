import { firstBits, firstFraction, type RandomStream, type StreamKey, TWO_POW_32 } from './stream.ts';

const TWO_POW_53 = 9_007_199_254_740_992;
/** 2^21: up to this count, its product with 32 bits is exact. */
const EXACT_COUNTS = 2_097_152;

/**
 * A uniform integer from 0 to below `count` (1 to 2^53 - 1), without the bias of a modulus: Lemire 2019, "Fast Random
 * Integer Generation in an Interval" (https://doi.org/10.1145/3230636). One random number below 2^32, with rare exceptions.
 */
export function pickUniform(stream: RandomStream, count: number): number {
  for (;;) {
    const index =
      count < TWO_POW_32 ? indexOfBits(stream.u32(), count) : indexOfFraction(stream.next(), count);
    if (index >= 0) return index;
  }
}

/** The integer below `count` for 32 random bits, or -1 for the few bits that would make some integers more likely. */
function indexOfBits(bits: number, count: number): number {
  const low = Math.imul(bits, count) >>> 0;
  // 2^32 modulo `count`, as V8 divides integers: the remainder of doubles takes several times as long.
  if (low < count && low < (-count >>> 0) % (count >>> 0)) return -1;
  if (count <= EXACT_COUNTS) return ((bits * count) / TWO_POW_32) | 0;
  // The product is rounded beyond 2^53, by far less than half of 2^32.
  return Math.round((bits * count - low) / TWO_POW_32);
}

/** The same for 53 random bits. */
function indexOfFraction(fraction: number, count: number): number {
  if (!(count <= Number.MAX_SAFE_INTEGER))
    throw new RangeError(`${count} are too many integers to pick from`);
  const index = Math.floor((fraction * TWO_POW_53) / Math.floor(TWO_POW_53 / count));
  return index < count ? index : -1;
}

/**
 * The result of `pickUniform` at a row's start of a stream. Needs the stream's state only in the rare rows whose first
 * number is rejected.
 */
export function uniformInRow(stream: RandomStream, key: StreamKey, row: number, count: number): number {
  const index =
    count < TWO_POW_32
      ? indexOfBits(firstBits(key, row), count)
      : indexOfFraction(firstFraction(key, row), count);
  return index >= 0 ? index : pickInRow(stream, key, row, count);
}

function pickInRow(stream: RandomStream, key: StreamKey, row: number, count: number): number {
  return stream.withSubstream(() => {
    stream.seek(key, row);
    return pickUniform(stream, count);
  });
}

/** An entry of a list, each as likely. Throws a RangeError for an empty list. */
export function pickOne<T>(stream: RandomStream, list: readonly T[]): T {
  return entryAt(list, pickUniform(stream, list.length));
}

/** Throws a RangeError if the list has no such entry. */
export function entryAt<T>(list: ArrayLike<T>, index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`A list of ${list.length} has no entry ${index}`);
  return entry;
}

/** A uniform integer from 0 to below a count of any size. It takes 32 bits more than it needs, so the bias of the modulus is below 2^-32. */
export function pickBig(stream: RandomStream, count: bigint): bigint {
  let number = 0n;
  for (let bits = -32; bits < count.toString(2).length; bits += 32)
    number = (number << 32n) | BigInt(stream.u32());
  return number % count;
}
