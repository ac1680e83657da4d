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
import { ages } from './vrm.ts';

const AGE_MARK = '&';
const ANY_AGE = '22';
const MARKED_DIGITS: Readonly<Record<string, readonly string[]>> = { '#': DIGITS, '%': DIGITS.slice(1) };

/** The texts that can be at each place of a mask: age identifiers, or single characters. */
const placesOf = (mask: string, { letters }: Plates): readonly (readonly string[])[] =>
  [...mask].map((mark) => {
    if (mark === AGE_MARK) return ages();
    return mark === '@' ? [...letters] : (MARKED_DIGITS[mark] ?? [mark]);
  });

const masksOf = (packed: string) => packed.split('|');

const allMasks = oncePer(({ masks }: Plates): readonly string[] => [
  ...new Set(Object.values(masks).flatMap(masksOf)),
]);

/** A mask for plates of one age. */
const withAge = (mask: string, age: string) => mask.replace(AGE_MARK, age);

export const plateLength = (plates: Plates) =>
  longestOf(allMasks(plates).map((mask) => withAge(mask, ANY_AGE)));

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

/** Samples plates of a mask with an age identifier. */
function agedSampler(stream: RandomStream, mask: string, plates: Plates): (age: () => string) => string {
  const start = mask.indexOf(AGE_MARK);
  const sample = maskSampler(stream, withAge(mask, ANY_AGE), plates);
  if (start < 0) return sample;
  return (age) => {
    const text = sample();
    return text.slice(0, start) + age() + text.slice(start + ANY_AGE.length);
  };
}

/** Samples plates of a region. Its masks are equally likely. The age identifier is asked for where a mask has one. */
export function createPlateSampler(
  stream: RandomStream,
  plates: Plates,
): (region: string, age: () => string) => string {
  const samplers = new Map(
    Object.entries(plates.masks).map(([region, packed]) => [
      region,
      once(() => masksOf(packed).map((mask) => agedSampler(stream, mask, plates))),
    ]),
  );
  const ofOthers = samplers.get('');
  return (region, age) => {
    const ofRegion = (samplers.get(region) ?? ofOthers)?.() ?? [];
    return ofRegion[ofRegion.length === 1 ? 0 : pickUniform(stream, ofRegion.length)]?.(age) ?? '';
  };
}

/** The characters of plates as texts. */
export const plateTexts = (plates: Plates): readonly string[] =>
  allMasks(plates).map((mask) =>
    placesOf(mask, plates)
      .map((characters) => characters.join(''))
      .join(''),
  );
