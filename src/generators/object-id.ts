import { numberOnCircle } from '../random/circle.ts';
import type { RandomStream } from '../random/stream.ts';
import { pickUniform } from '../random/uniform.ts';
import { textOf } from './digits.ts';
import { fillHex, writeHex } from './hexadecimal.ts';

const SECOND_MS = 1000;
const FIVE_YEARS_SECONDS = 5 * 365 * 86_400;
const SECONDS_DIGITS = 8;
/** The digits after the seconds. */
const RANDOM_DIGITS = 16;

/** The creation times in seconds since 1970. They are in the five years before `now`, and each second is equally likely. */
export function objectSeconds(now: number): {
  readonly count: number;
  readonly at: (index: number) => number;
} {
  const last = Math.min(Math.max(0, Math.floor(now / SECOND_MS)), 2 ** 32 - 1);
  const first = Math.max(0, last - FIVE_YEARS_SECONDS + 1);
  const count = last - first + 1;
  return { count, at: (index) => numberOnCircle(first, count, index) };
}

export function secondsDigits(seconds: number): string {
  return seconds.toString(16).padStart(SECONDS_DIGITS, '0');
}

/**
 * Samples ids of four bytes for the creation time and eight random bytes:
 * https://www.mongodb.com/docs/manual/reference/bson-types/#objectid
 */
export function objectIdSampler(stream: RandomStream, now: number): () => string {
  const { count, at } = objectSeconds(now);
  /** Overwritten by each sample. */
  const codes = new Array<number>(SECONDS_DIGITS + RANDOM_DIGITS).fill(0);
  return () => {
    writeHex(codes, 0, SECONDS_DIGITS, at(pickUniform(stream, count)));
    fillHex(stream, codes, SECONDS_DIGITS, codes.length);
    return textOf(codes);
  };
}
