import { codesOf, DIGITS, selectCode, textOf } from './characters.ts';
import type { RandomSource, Sampler } from './random-source.ts';

/** A text in which marks stand for characters: `#-#` with `{ '#': '0123456789' }` gives `4-7`. */
export function compileMask(
  source: RandomSource,
  text: string,
  marks: Readonly<Record<string, string>>,
): Sampler {
  const alphabetOf = new Map(Object.entries(marks).map(([mark, alphabet]) => [mark, codesOf(alphabet)]));
  const places = [...text].flatMap((mark, place) => (alphabetOf.has(mark) ? [place] : []));
  const alphabets = places.map((place) => alphabetOf.get(text.charAt(place)) ?? []);
  /** The codes of the whole text, overwritten by each sample. */
  const codes = codesOf(text);
  return () => {
    let bits = 0;
    for (let index = 0; index < places.length; index++) {
      bits = index & 1 ? bits >>> 16 : source.u32();
      codes[places[index] ?? 0] = selectCode(alphabets[index] ?? [], bits);
    }
    return textOf(codes);
  };
}

/** A text in which each run of `#` stands for a number of as many digits, without leading zeros. */
export function compileNumberMask(source: RandomSource, text: string): Sampler {
  const marked = text.replaceAll(/#+/g, (run) => `\0${run.slice(1)}`);
  return compileMask(source, marked, { '\0': DIGITS.slice(1), '#': DIGITS });
}
