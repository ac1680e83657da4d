import type { Locale } from '../locales/locale.ts';
import { pickIndex, type RandomStream } from '../random/stream.ts';
import { DIGITS, UPPER } from './characters.ts';
import { codesOf, textOf } from './digits.ts';
import { type DistinctValues, numbered } from './distinct-values.ts';
import { oncePer } from './once.ts';
import { isRudeAnywhere, politeTexts } from './rude-letters.ts';
import { union } from './text-combinations.ts';
import { longestOf } from './text-facts.ts';

type Plates = Locale['plates'];

const ALPHABETS: Readonly<Record<string, readonly string[]>> = {
  // Most states leave out I, O and Q, which look like digits.
  '@': UPPER.filter((letter) => !'IOQ'.includes(letter)),
  '#': DIGITS,
  '%': DIGITS.slice(1),
};

/** The characters that can be at each place of a mask. */
const placesOf = (mask: string) => [...mask].map((mark) => ALPHABETS[mark] ?? [mark]);

const masksOf = (packed: string) => packed.split('|');

const allMasks = oncePer((plates: Plates): readonly string[] => [
  ...new Set(Object.values(plates).flatMap(masksOf)),
]);

export const plateLength = (plates: Plates) => longestOf(allMasks(plates));

/** Plates of all states. No two masks have a text in common. */
export const plateValues = (plates: Plates): DistinctValues =>
  union(allMasks(plates).map((mask) => numbered(politeTexts(placesOf(mask)))));

/** Samples plates of a mask without rude letters. One random number of 32 bits chooses all characters. */
function maskSampler(stream: RandomStream, mask: string): () => string {
  const places = placesOf(mask);
  /** Overwritten by each sample. */
  const codes = codesOf(mask);
  const count = places.reduce((product, { length }) => product * length, 1);
  const alphabets = places.map((letters) => codesOf(letters.join('')));
  return () => {
    for (;;) {
      let rest = pickIndex(stream, count);
      for (let place = 0; place < codes.length; place++) {
        const alphabet = alphabets[place] ?? [];
        const next = (rest / alphabet.length) | 0;
        codes[place] = alphabet[rest - next * alphabet.length] ?? 0;
        rest = next;
      }
      const text = textOf(codes);
      if (!isRudeAnywhere(text)) return text;
    }
  };
}

/** Samples plates of a state. Its masks are equally likely. */
export function createPlateSampler(stream: RandomStream, plates: Plates): (state: string) => string {
  const samplers = new Map(
    Object.entries(plates).map(([state, packed]) => [
      state,
      masksOf(packed).map((mask) => maskSampler(stream, mask)),
    ]),
  );
  return (state) => {
    const ofState = samplers.get(state) ?? [];
    return ofState[ofState.length === 1 ? 0 : pickIndex(stream, ofState.length)]?.() ?? '';
  };
}
