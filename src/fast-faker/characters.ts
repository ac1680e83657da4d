import type { Draw, Source } from './source.ts';

export const DIGITS = '0123456789';
export const LOWER = 'abcdefghijklmnopqrstuvwxyz';
export const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Character codes that stand for an alphabet. */
export type Codes = readonly number[];

export function codesOf(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}

/** An alphabet without some of its characters. */
export function without(alphabet: string, excluded: string): string {
  return [...alphabet].filter((character) => !excluded.includes(character)).join('');
}

/** The code that the low 16 of random bits choose: of 64, none comes a thousandth more often than another. */
function chosen(codes: Codes, bits: number): number {
  return codes[((bits & 0xffff) * codes.length) >>> 16] ?? 0;
}

function two(source: Source, codes: Codes): string {
  const bits = source.u32();
  return String.fromCharCode(chosen(codes, bits >>> 16), chosen(codes, bits));
}

/** Engines make a text of many codes at once, flat, several times faster than they join the same from pieces. */
function eight(source: Source, codes: Codes): string {
  const a = source.u32();
  const b = source.u32();
  const c = source.u32();
  const d = source.u32();
  return String.fromCharCode(
    chosen(codes, a >>> 16),
    chosen(codes, a),
    chosen(codes, b >>> 16),
    chosen(codes, b),
    chosen(codes, c >>> 16),
    chosen(codes, c),
    chosen(codes, d >>> 16),
    chosen(codes, d),
  );
}

/** Strings of a length from an alphabet of up to 64; a character that stands there twice comes twice as often. */
export function characters(source: Source, alphabet: string): (length: number) => string {
  const codes = codesOf(alphabet);
  return (length) => {
    let text = '';
    let left = length;
    for (; left >= 8; left -= 8) text += eight(source, codes);
    for (; left >= 2; left -= 2) text += two(source, codes);
    return left >= 1 ? text + String.fromCharCode(chosen(codes, source.u32())) : text;
  };
}

/** A text some of whose places hold any character of an alphabet. */
export interface Blank {
  /** The codes of the whole text, overwritten by each drawing. */
  readonly codes: number[];
  readonly places: readonly number[];
  readonly alphabets: readonly Codes[];
}

/** A text in which marks stand for characters: `#-#` with `{ '#': '0123456789' }`. */
export function blank(text: string, marks: Readonly<Record<string, string>>): Blank {
  const places = [...text].flatMap((mark, place) => (marks[mark] === undefined ? [] : [place]));
  const alphabets = new Map(Object.entries(marks).map(([mark, alphabet]) => [mark, codesOf(alphabet)]));
  return {
    codes: codesOf(text),
    places,
    alphabets: places.map((at) => alphabets.get(text.charAt(at)) ?? []),
  };
}

/** Draws anew what stands at the places of a blank; its codes. */
export function fill(source: Source, { codes, places, alphabets }: Blank): number[] {
  let bits = 0;
  for (let index = 0; index < places.length; index++) {
    bits = index & 1 ? bits >>> 16 : source.u32();
    codes[places[index] ?? 0] = chosen(alphabets[index] ?? [], bits);
  }
  return codes;
}

export function textOf(codes: Codes): string {
  return String.fromCharCode(...codes);
}

/** A text in which marks stand for characters: `#-#` with `{ '#': '0123456789' }` gives `4-7`. */
export function pattern(source: Source, text: string, marks: Readonly<Record<string, string>>): Draw {
  const form = blank(text, marks);
  return () => textOf(fill(source, form));
}

/** A text in which each run of `#` stands for a number of as many digits, none of them a leading zero. */
export function numbersIn(source: Source, text: string): Draw {
  const marked = text.replaceAll(/#+/g, (run) => `\0${run.slice(1)}`);
  return pattern(source, marked, { '\0': DIGITS.slice(1), '#': DIGITS });
}
