import { type Codes, codesOf, DIGITS, selectCode, textOf } from './characters.ts';
import type { RandomSource, Sampler } from './random-source.ts';

/** A text of which some places hold any character of an alphabet. */
export interface Mask {
  /** The codes of the whole text, overwritten by each sample. */
  readonly codes: number[];
  readonly places: readonly number[];
  readonly alphabets: readonly Codes[];
}

/** A text in which marks stand for characters: `#-#` with `{ '#': '0123456789' }`. */
export function parseMask(text: string, marks: Readonly<Record<string, string>>): Mask {
  const places = [...text].flatMap((mark, place) => (marks[mark] === undefined ? [] : [place]));
  const alphabets = new Map(Object.entries(marks).map(([mark, alphabet]) => [mark, codesOf(alphabet)]));
  return {
    codes: codesOf(text),
    places,
    alphabets: places.map((at) => alphabets.get(text.charAt(at)) ?? []),
  };
}

/** Samples what stands at the places of a mask; its codes. */
export function fillMask(source: RandomSource, { codes, places, alphabets }: Mask): number[] {
  let bits = 0;
  for (let index = 0; index < places.length; index++) {
    bits = index & 1 ? bits >>> 16 : source.u32();
    codes[places[index] ?? 0] = selectCode(alphabets[index] ?? [], bits);
  }
  return codes;
}

/** A text in which marks stand for characters: `#-#` with `{ '#': '0123456789' }` gives `4-7`. */
export function compileMask(
  source: RandomSource,
  text: string,
  marks: Readonly<Record<string, string>>,
): Sampler {
  const mask = parseMask(text, marks);
  return () => textOf(fillMask(source, mask));
}

/** A text in which each run of `#` stands for a number of as many digits, without leading zeros. */
export function compileNumberMask(source: RandomSource, text: string): Sampler {
  const marked = text.replaceAll(/#+/g, (run) => `\0${run.slice(1)}`);
  return compileMask(source, marked, { '\0': DIGITS.slice(1), '#': DIGITS });
}
