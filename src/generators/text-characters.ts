import { type CharacterSet, charactersOf, eitherOf, joinedFrom } from '../expression/character-set.ts';
import { ALPHANUMERIC, DIGITS, LOWER, LOWER_HEX, UPPER } from './characters.ts';
import { PLACEHOLDER } from './text-lengths.ts';

export const characterSets = {
  digits: charactersOf(DIGITS),
  hex: charactersOf(LOWER_HEX),
  alphanumeric: charactersOf(ALPHANUMERIC),
  /** Capital letters and digits, as in codes. */
  codes: charactersOf([...UPPER, ...DIGITS]),
};
/** Small letters, digits and the given signs. */
export const nameCharacters = (signs: string) => charactersOf([...LOWER, ...DIGITS, ...signs]);

/** A fixed text, the texts to choose from, or the characters of such texts. */
type TextPart = string | readonly string[] | CharacterSet;

/** The characters of texts that are joined from these parts, in this order. */
export function joinedCharacters(...parts: readonly TextPart[]): CharacterSet {
  return joinedFrom(
    parts.map((part) => {
      if (typeof part === 'string') return charactersOf([part]);
      return 'length' in part ? charactersOf(part) : part;
    }),
  );
}

/** The characters of texts that are joined from one or more of the given texts, with separators between them. */
export function chainCharacters(texts: TextPart, separator: TextPart = ' '): CharacterSet {
  return joinedCharacters(texts, separator, texts);
}

/** The characters of the texts of masks, in which `#` and `!` are digits. */
export function maskCharacters(masks: readonly string[]): CharacterSet {
  return charactersOf(masks.map((mask) => mask.replaceAll(/[#!]/g, DIGITS.join(''))));
}

/** The characters of the texts that faker's templates give, if each name in double braces gives such a text. */
export function templateCharacters(templates: readonly string[], named: TextPart): CharacterSet {
  const partsOf = (template: string) =>
    template.split(PLACEHOLDER).map((part, i) => (i % 2 === 0 ? part : named));
  return eitherOf(templates.map((template) => joinedCharacters(...partsOf(template))));
}
