import type { RandomStream } from '../random/stream.ts';
import { pickUniform } from '../random/uniform.ts';

/** UTF-16 codes of the characters of a text. */
export type Codes = readonly number[];

/** The code of the digit 0. */
export const ZERO = 48;

/** The decimal digits that are taken from one random number of 32 bits: 10^9 is below 2^32. */
const DIGITS_OF_32_BITS = 9;

export function codesOf(text: string): number[] {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
}

export function textOf(codes: Codes): string {
  return String.fromCharCode(...codes);
}

/** Writes a text, starting at index `at`. */
export function writeText(codes: number[], at: number, text: string): void {
  for (let i = 0; i < text.length; i++) codes[at + i] = text.charCodeAt(i);
}

/** Writes the characters of a text to the given indexes. */
export function writeTextTo(codes: number[], places: readonly number[], text: string): void {
  for (let i = 0; i < places.length; i++) codes[places[i] ?? 0] = text.charCodeAt(i);
}

/** Writes the last `count` digits of an integer below 2^31, starting at index `at`. */
export function writeDigits(codes: number[], at: number, count: number, number: number): void {
  let left = number;
  for (let place = at + count - 1; place >= at; place--) {
    const rest = (left / 10) | 0;
    codes[place] = ZERO + left - rest * 10;
    left = rest;
  }
}

/** Writes the last digits of an integer below 2^31 to the given indexes. */
export function writeDigitsTo(codes: number[], places: readonly number[], number: number): void {
  let left = number;
  for (let i = places.length - 1; i >= 0; i--) {
    const rest = (left / 10) | 0;
    codes[places[i] ?? 0] = ZERO + left - rest * 10;
    left = rest;
  }
}

/** Writes a random digit at each of the indexes. */
export function fillDigits(stream: RandomStream, codes: number[], places: readonly number[]): void {
  let left = 0;
  for (let i = 0; i < places.length; i++) {
    if (i % DIGITS_OF_32_BITS === 0) left = pickUniform(stream, 1_000_000_000) | 0;
    // V8 compiles this division of 32-bit integers by a constant to a multiplication.
    const rest = (left / 10) | 0;
    codes[places[i] ?? 0] = ZERO + left - rest * 10;
    left = rest;
  }
}

/** For each digit, the sum of the digits of its double. */
const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];

/** Writes the check digit of the digits at the other places to the last one. https://en.wikipedia.org/wiki/Luhn_algorithm */
export function writeLuhnDigit(codes: number[], places: readonly number[]): void {
  let sum = 0;
  const last = places.length - 1;
  for (let i = 0; i < last; i++) {
    const digit = (codes[places[i] ?? 0] ?? ZERO) - ZERO;
    sum += (last - i) & 1 ? (DOUBLED[digit] ?? 0) : digit;
  }
  codes[places[last] ?? 0] = ZERO + ((10 - (sum % 10)) % 10);
}
