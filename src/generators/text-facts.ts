import {
  type CharacterSet,
  charactersOf,
  eitherOf,
  inAnyCase,
  joinedFrom,
} from '../expression/character-set.ts';
import { ALPHANUMERIC, DIGITS, LOWER, LOWER_HEX, UPPER } from './characters.ts';
import { once } from './once.ts';

/** What is known about some texts. Each fact is computed when it is first needed. */
export interface TextFacts {
  /** The length of the longest text in UTF-16 units, or 0 if there is none. */
  readonly length: () => number;
  readonly characters: () => CharacterSet;
}

/** A fixed text, the texts to choose from, or the facts about such texts. */
export type TextPart = string | readonly string[] | TextFacts;

export const characterSets = {
  digits: charactersOf(DIGITS),
  hex: charactersOf(LOWER_HEX),
  alphanumeric: charactersOf(ALPHANUMERIC),
  /** Capital letters and digits, as in codes. */
  codes: charactersOf([...UPPER, ...DIGITS]),
};
/** Small letters, digits and the given signs. */
export const nameCharacters = (signs: string) => charactersOf([...LOWER, ...DIGITS, ...signs]);

/** The length of the longest text, or 0 if there is none. */
export function longestOf(texts: Iterable<string>): number {
  let longest = 0;
  for (const { length } of texts) if (length > longest) longest = length;
  return longest;
}

export function factsOf(part: TextPart): TextFacts {
  if (typeof part === 'string') return factsOf([part]);
  if ('characters' in part) return part;
  return { length: once(() => longestOf(part)), characters: once(() => charactersOf(part)) };
}

export function knownFacts(length: number, characters: CharacterSet): TextFacts {
  return { length: () => length, characters: () => characters };
}

/** Texts that are any of these. */
export function anyOf(parts: readonly TextPart[]): TextFacts {
  const facts = parts.map(factsOf);
  return {
    length: () => Math.max(0, ...facts.map(({ length }) => length())),
    characters: () => eitherOf(facts.map(({ characters }) => characters())),
  };
}

/** Texts that are joined from these parts, in this order. */
export function joined(...parts: readonly TextPart[]): TextFacts {
  const facts = parts.map(factsOf);
  return {
    length: () => facts.reduce((sum, { length }) => sum + length(), 0),
    characters: () => joinedFrom(facts.map(({ characters }) => characters())),
  };
}

/** Texts that are joined from one entry of each list, with separators between them. */
export function phrases(lists: readonly (readonly string[])[], separator = ' '): TextFacts {
  return joined(...lists.flatMap((list, i) => (i === 0 ? [list] : [separator, list])));
}

/** Texts that are joined from one to `count` of the given texts, with separators between them. */
export function chained(count: number, texts: TextPart, separator = ' '): TextFacts {
  const facts = factsOf(texts);
  return {
    length: () => count * facts.length() + Math.max(0, count - 1) * separator.length,
    characters: joined(facts, separator, facts).characters,
  };
}

/** The same texts in upper, lower or title case. */
export function recased(texts: TextFacts): TextFacts {
  return { ...texts, characters: () => inAnyCase(texts.characters()) };
}

/** Texts of masks, in which `#`, `!` and `%` are digits. */
export function maskTexts(masks: readonly string[]): TextFacts {
  const filled = () => masks.map((mask) => mask.replaceAll(/[#!%]/g, DIGITS.join('')));
  return { length: () => longestOf(masks), characters: () => charactersOf(filled()) };
}
