import type { RandomStream } from '../random/stream.ts';

/** Character codes of a text. */
export type Codes = readonly number[];

/** The code of the digit 0. */
export const ZERO = 48;

const TWO_POW_32 = 4_294_967_296;
/** A random number of 32 bits has so many digits, of which 10^9 / 2^32 makes none more frequent. */
const DIGITS_OF_32_BITS = 9;

export function codesOf(text: string): number[] {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
}

export function textOf(codes: Codes): string {
  return String.fromCharCode(...codes);
}

/** Writes a text from a place on. */
export function writeText(codes: number[], at: number, text: string): void {
  for (let i = 0; i < text.length; i++) codes[at + i] = text.charCodeAt(i);
}

/** Writes the last digits of an integer below 2^31 from a place on. */
export function writeDigits(codes: number[], at: number, count: number, number: number): void {
  let left = number;
  for (let place = at + count - 1; place >= at; place--) {
    const rest = (left / 10) | 0;
    codes[place] = ZERO + left - rest * 10;
    left = rest;
  }
}

/** Writes a random digit to each of some places. */
export function fillDigits(stream: RandomStream, codes: number[], places: readonly number[]): void {
  let left = 0;
  for (let i = 0; i < places.length; i++) {
    if (i % DIGITS_OF_32_BITS === 0) left = Math.floor((stream.u32() / TWO_POW_32) * 1_000_000_000);
    const rest = Math.floor(left / 10);
    codes[places[i] ?? 0] = ZERO + left - rest * 10;
    left = rest;
  }
}
