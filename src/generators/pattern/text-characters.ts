import { intersection, merged } from '../../expression/character-ranges.ts';
import { type CharacterSet, charactersOf, eitherOf, joinedFrom } from '../../expression/character-set.ts';
import type { ReadPattern } from './read.ts';
import type { Alternatives, CharacterClass, Element } from './tree.ts';

const LAST_ASCII = 0x7f;
const SURROGATES = [{ from: 0xd800, to: 0xdfff }];
const WHITE_SPACE = merged(
  Array.from(
    '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
    (character) => {
      const code = character.charCodeAt(0);
      return { from: code, to: code };
    },
  ),
);
const EMPTY_TEXT = charactersOf(['']);

/** The characters of the texts that a pattern without lookarounds is sampled from. */
export function textCharacters({ pattern, rangesOf }: ReadPattern): CharacterSet {
  function ofClass(element: CharacterClass): CharacterSet {
    const ranges = merged(rangesOf(element));
    const ascii = intersection(ranges, [{ from: 0, to: LAST_ASCII }]).map(({ from, to }) =>
      String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, i) => from + i)),
    );
    return {
      ...charactersOf(ascii),
      beyondAscii: ranges.some(({ to }) => to > LAST_ASCII),
      loneSurrogates: intersection(ranges, SURROGATES).length > 0,
      outerSpaces: intersection(ranges, WHITE_SPACE).length > 0,
      empty: ranges.length === 0,
    };
  }

  const ofAlternatives = (alternatives: Alternatives): CharacterSet =>
    eitherOf(alternatives.map((sequence) => joinedFrom(sequence.map(ofElement))));

  function ofElement(element: Element): CharacterSet {
    switch (element.type) {
      case 'character-class':
        return ofClass(element);
      case 'group':
        return ofAlternatives(element.alternatives);
      case 'quantifier': {
        if (element.max === 0) return EMPTY_TEXT;
        const repeated = ofElement(element.element);
        return element.min === 0 ? eitherOf([EMPTY_TEXT, repeated]) : repeated;
      }
      // Its characters are also those of its group. Its spaces can be at an end where those of the group are not.
      case 'backreference':
        return { ...EMPTY_TEXT, outerSpaces: true };
      case 'assertion':
      case 'lookaround':
        return EMPTY_TEXT;
    }
  }

  return ofAlternatives(pattern.alternatives);
}
