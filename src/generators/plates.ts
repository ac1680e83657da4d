import type { Plates } from '../locales/places.ts';
import type { RandomStream } from '../random/stream.ts';
import { pickUniform } from '../random/uniform.ts';
import { DIGITS } from './characters.ts';
import { codesOf, textOf } from './digits.ts';
import { type DistinctValues, numbered } from './distinct-values.ts';
import { once, oncePer } from './once.ts';
import { politeEnds, politeTexts } from './rude-letters.ts';
import { union } from './text-combinations.ts';
import { longestOf } from './text-facts.ts';

const MARKED_DIGITS: Readonly<Record<string, readonly string[]>> = { '#': DIGITS, '%': DIGITS.slice(1) };

/** The characters that can be at each place of a mask. */
const placesOf = (mask: string, { letters }: Plates) =>
  [...mask].map((mark) => (mark === '@' ? [...letters] : (MARKED_DIGITS[mark] ?? [mark])));

const masksOf = (packed: string) => packed.split('|');

const allMasks = oncePer(({ masks }: Plates): readonly string[] => [
  ...new Set(Object.values(masks).flatMap(masksOf)),
]);

export const plateLength = (plates: Plates) => longestOf(allMasks(plates));

/** Plates of all regions. No two masks have a text in common. */
export const plateValues = (plates: Plates): DistinctValues =>
  union(allMasks(plates).map((mask) => numbered(politeTexts(placesOf(mask, plates)))));

/** Samples plates of a mask without rude letters. One random number of 32 bits chooses all characters. */
function maskSampler(stream: RandomStream, mask: string, plates: Plates): () => string {
  const places = placesOf(mask, plates);
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

/** Samples plates of a region. Its masks are equally likely. */
export function createPlateSampler(stream: RandomStream, plates: Plates): (region: string) => string {
  const samplers = new Map(
    Object.entries(plates.masks).map(([region, packed]) => [
      region,
      once(() => masksOf(packed).map((mask) => maskSampler(stream, mask, plates))),
    ]),
  );
  return (region) => {
    const ofRegion = samplers.get(region)?.() ?? [];
    return ofRegion[ofRegion.length === 1 ? 0 : pickUniform(stream, ofRegion.length)]?.() ?? '';
  };
}

/** The characters of plates as texts. */
export const plateTexts = (plates: Plates): readonly string[] =>
  allMasks(plates).map((mask) =>
    placesOf(mask, plates)
      .map((characters) => characters.join(''))
      .join(''),
  );
