import { codesOf, selectCode, textOf } from './characters.ts';
import type { RandomSource, ValueSampler } from './random-source.ts';

/** Replaces marks in a text by random characters: `#-#` with `{ '#': '0123456789' }` gives `4-7`. */
export function compileMask(
  source: RandomSource,
  text: string,
  marks: Readonly<Record<string, string>>,
): ValueSampler {
  const alphabetOf = new Map(Object.entries(marks).map(([mark, alphabet]) => [mark, codesOf(alphabet)]));
  const positions = [...text].flatMap((mark, position) => (alphabetOf.has(mark) ? [position] : []));
  const alphabets = positions.map((position) => alphabetOf.get(text.charAt(position)) ?? []);
  /** The codes of the whole text. Each sample overwrites those of the marks. */
  const codes = codesOf(text);
  return () => {
    let bits = 0;
    for (let index = 0; index < positions.length; index++) {
      bits = index & 1 ? bits >>> 16 : source.u32();
      codes[positions[index] ?? 0] = selectCode(alphabets[index] ?? [], bits);
    }
    return textOf(codes);
  };
}
