import type { Plates } from '../locales/places.ts';
import type { RandomStream } from '../random/stream.ts';
import { pickUniform } from '../random/uniform.ts';
import { DIGITS, UPPER } from './characters.ts';
import { codesOf, textOf } from './digits.ts';
import { type DistinctValues, numbered } from './distinct-values.ts';
import { once, oncePer } from './once.ts';
import { politeEnds, politeTexts } from './rude-letters.ts';
import { union } from './text-combinations.ts';
import { longestOf } from './text-facts.ts';

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
  const politeAt = politeEnds(places);
  const count = places.reduce((product, { length }) => product * length, 1);
  const alphabets = places.map((letters) => codesOf(letters.join('')));
  /** Overwritten by each sample. */
  const codes = codesOf(mask);
  return () => {
    for (;;) {
      let rest = pickUniform(stream, count);
      let [before, pair, isPolite] = [0, 0, 1];
      for (let place = 0; place < codes.length; place++) {
        const alphabet = alphabets[place] ?? [];
        const size = alphabet.length;
        const next = (rest / size) | 0;
        const own = rest - next * size;
        rest = next;
        codes[place] = alphabet[own] ?? 0;
        if (place > 1) isPolite &= politeAt[place]?.[pair * size + own] ?? 1;
        pair = before * size + own;
        before = own;
      }
      if (isPolite === 1) return textOf(codes);
    }
  };
}

/** Samples plates of a state. Its masks are equally likely. */
export function createPlateSampler(stream: RandomStream, plates: Plates): (state: string) => string {
  const samplers = new Map(
    Object.entries(plates).map(([state, packed]) => [
      state,
      once(() => masksOf(packed).map((mask) => maskSampler(stream, mask))),
    ]),
  );
  return (state) => {
    const ofState = samplers.get(state)?.() ?? [];
    return ofState[ofState.length === 1 ? 0 : pickUniform(stream, ofState.length)]?.() ?? '';
  };
}
