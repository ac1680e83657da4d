import type { RandomSource } from './random-source.ts';

export const DIGITS = '0123456789';
export const LOWER = 'abcdefghijklmnopqrstuvwxyz';
export const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The character codes of an alphabet or a text. */
type Codes = readonly number[];

export function codesOf(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}

function textOf(codes: Codes): string {
  return String.fromCharCode(...codes);
}

/** Selects a code by the low 16 bits. With up to 64 codes, their frequencies differ by less than 0.1 %. */
function selectCode(codes: Codes, bits: number): number {
  return codes[((bits & 0xffff) * codes.length) >>> 16] ?? 0;
}

/** The arguments of one `String.fromCharCode`. The size of the stack limits their number. */
const MAX_CODES = 64;

/** Makes random strings from an alphabet of up to 64 characters. A character that it contains twice is twice as frequent. */
export function compileText(source: RandomSource, alphabet: string): (length: number) => string {
  const alphabetCodes = codesOf(alphabet);
  /** Buffers of character codes by length. Each sample overwrites one. */
  const buffers: number[][] = [];

  function sample(length: number): string {
    buffers[length] ??= Array<number>(length).fill(0);
    const codes = buffers[length];
    let at = 1;
    for (; at < length; at += 2) {
      const bits = source.u32();
      codes[at - 1] = selectCode(alphabetCodes, bits >>> 16);
      codes[at] = selectCode(alphabetCodes, bits);
    }
    if (at === length) codes[at - 1] = selectCode(alphabetCodes, source.u32());
    return textOf(codes);
  }

  return (length) => {
    let text = '';
    let left = Math.trunc(length);
    for (; left > MAX_CODES; left -= MAX_CODES) text += sample(MAX_CODES);
    return left >= 1 ? text + sample(left) : text;
  };
}
