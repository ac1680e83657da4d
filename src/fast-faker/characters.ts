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
export function chosen(codes: Codes, bits: number): number {
  return codes[((bits & 0xffff) * codes.length) >>> 16] ?? 0;
}

/** In characters: how much of a text is made in one go. Engines make a text of codes faster than of pieces. */
const AT_ONCE = 64;

/** Strings of a length from an alphabet of up to 64; a character that stands there twice comes twice as often. */
export function characters(source: Source, alphabet: string): (length: number) => string {
  const alphabetCodes = codesOf(alphabet);
  /** The codes of a text, by its length; overwritten by each drawing. */
  const texts: number[][] = [];

  function draw(length: number): string {
    texts[length] ??= Array<number>(length).fill(0);
    const codes = texts[length];
    let at = 1;
    for (; at < length; at += 2) {
      // Made signed: engines keep it as a machine integer then.
      const bits = source.u32() | 0;
      codes[at - 1] = chosen(alphabetCodes, bits >>> 16);
      codes[at] = chosen(alphabetCodes, bits);
    }
    if (at === length) codes[at - 1] = chosen(alphabetCodes, source.u32());
    return textOf(codes);
  }

  return (length) => {
    let text = '';
    let left = Math.trunc(length);
    for (; left > AT_ONCE; left -= AT_ONCE) text += draw(AT_ONCE);
    return left >= 1 ? text + draw(left) : text;
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
    // Made signed: engines keep it as a machine integer then.
    bits = index & 1 ? bits >>> 16 : source.u32() | 0;
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
