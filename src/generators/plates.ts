import type { Plates } from '../locales/places.ts';
import type { RandomStream } from '../random/stream.ts';
import { pickUniform } from '../random/uniform.ts';
import { DIGITS } from './characters.ts';
import { type Codes, codesOf, textOf, writeText } from './digits.ts';
import { type DistinctValues, numbered } from './distinct-values.ts';
import { once, oncePer } from './once.ts';
import { politeEnds, politeTexts } from './rude-letters.ts';
import { union } from './text-combinations.ts';
import { longestOf } from './text-facts.ts';
import { ages } from './vrm.ts';

const AGE_MARK = '&';
const ANY_AGE = '22';
const MARKED_DIGITS: Readonly<Record<string, readonly string[]>> = { '#': DIGITS, '%': DIGITS.slice(1) };

const lettersOf = oncePer(({ letters }: Plates): readonly string[] => [...letters]);

/** The texts that can be at each place of a mask: age identifiers, or single characters. */
const placesOf = (mask: string, plates: Plates): readonly (readonly string[])[] =>
  [...mask].map((mark) => {
    if (mark === AGE_MARK) return ages();
    return mark === '@' ? lettersOf(plates) : (MARKED_DIGITS[mark] ?? [mark]);
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
export const plateValues = oncePer(
  (plates: Plates): DistinctValues =>
    union(allMasks(plates).map((mask) => numbered(politeTexts(placesOf(mask, plates))))),
);

/** Shared by all masks: copies would not fit into the processor's cache. */
const codesIn = oncePer((letters: readonly string[]): Codes => codesOf(letters.join('')));

/** The first place of a mask that differs between its plates. */
const FIRST_MARK = /[@#%&]/;

/**
 * A mask, cut where its plates begin to differ. Germany has 1,600 masks and two dozen ends. The start is empty if its letters go on
 * after the cut, because three letters can be rude together.
 */
function cutMask(mask: string): { readonly start: string; readonly end: string } {
  const at = mask.search(FIRST_MARK);
  const goesOn = mask[at] === '@' && /[A-Z]/.test(mask[at - 1] ?? '');
  const cut = at < 0 || goesOn ? 0 : at;
  return { start: mask.slice(0, cut), end: mask.slice(cut) };
}

/** Samples a plate that begins with a text. The age identifier is asked for where the end of the mask has one. */
type EndSampler = (start: string, age: () => string) => string;

/**
 * Samples plates without rude letters for all masks with the same end and starts of the same length. One random number of 32 bits
 * chooses all characters of the end.
 */
function endSampler(stream: RandomStream, startLength: number, end: string, plates: Plates): EndSampler {
  const places = placesOf(withAge(' '.repeat(startLength) + end, ANY_AGE), plates);
  const ageAt = end.indexOf(AGE_MARK) + startLength;
  const hasAge = end.includes(AGE_MARK);
  const sizes = places.map(({ length }) => length);
  const count = sizes.reduce((product, size) => product * size, 1);
  const alphabets = places.map(codesIn);
  const varied = sizes.flatMap((size, place) => (size > 1 ? [place] : []));
  const ends = politeEnds(places);
  /** The places where three letters can end that are rude. */
  const checked = ends.flatMap((polite, place) => (polite.includes(0) ? [place] : []));
  /** Overwritten by each sample: the character at each place, and its index in the alphabet. */
  const codes = alphabets.map(([first = 0]) => first);
  const digits = places.map(() => 0);

  function isPolite(): boolean {
    for (const place of checked) {
      const pair = (digits[place - 2] ?? 0) * (sizes[place - 1] ?? 1) + (digits[place - 1] ?? 0);
      if (ends[place]?.[pair * (sizes[place] ?? 1) + (digits[place] ?? 0)] === 0) return false;
    }
    return true;
  }

  return (start, age) => {
    do {
      let rest = pickUniform(stream, count);
      for (const place of varied) {
        const size = sizes[place] ?? 1;
        const next = (rest / size) | 0;
        const digit = rest - next * size;
        rest = next;
        digits[place] = digit;
        codes[place] = alphabets[place]?.[digit] ?? 0;
      }
    } while (!isPolite());
    writeText(codes, 0, start);
    if (hasAge) writeText(codes, ageAt, age());
    return textOf(codes);
  };
}

/** Samples plates of a region. Its masks are equally likely. */
export function createPlateSampler(
  stream: RandomStream,
  plates: Plates,
): (region: string, age: () => string) => string {
  const samplers = new Map<string, EndSampler>();
  function samplerOf(startLength: number, end: string): EndSampler {
    const key = `${startLength} ${end}`;
    const sampler = samplers.get(key) ?? endSampler(stream, startLength, end, plates);
    samplers.set(key, sampler);
    return sampler;
  }
  const regions = new Map(
    Object.entries(plates.masks).map(([region, packed]) => [
      region,
      once(() =>
        masksOf(packed).map((mask) => {
          const { start, end } = cutMask(mask);
          return { start, sample: samplerOf(start.length, end) };
        }),
      ),
    ]),
  );
  const ofOthers = regions.get('');
  return (region, age) => {
    const ofRegion = (regions.get(region) ?? ofOthers)?.() ?? [];
    const mask = ofRegion[ofRegion.length === 1 ? 0 : pickUniform(stream, ofRegion.length)];
    return mask?.sample(mask.start, age) ?? '';
  };
}

/** The characters of plates as texts. */
export const plateTexts = (plates: Plates): readonly string[] =>
  allMasks(plates).map((mask) =>
    placesOf(mask, plates)
      .map((characters) => characters.join(''))
      .join(''),
  );
