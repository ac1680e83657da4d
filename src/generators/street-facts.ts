import { charactersOf, eitherOf } from '../expression/character-set.ts';
import type { StreetKind, Streets } from '../locales/places.ts';
import { affixesOf, namesOf } from './entities/streets.ts';
import { anyOf, longestOf, type TextFacts } from './text-facts.ts';

export function streetTexts(streets: Streets): TextFacts {
  return anyOf(streets.kinds.map((kind) => textsOfKind(kind, streets)));
}

/** A name stands between the affixes, so their spaces are never at an end of the text. */
function textsOfKind(kind: StreetKind, streets: Streets): TextFacts {
  const names = namesOf(kind).texts;
  const affixes = affixesOf(kind, streets).list;
  return {
    length: () => longestOf(names) + longestOf(affixes.map(({ before, after }) => before + after)),
    characters: () =>
      eitherOf([
        charactersOf(names),
        charactersOf(affixes.map(({ before, after }) => before + (names[0] ?? '') + after)),
      ]),
  };
}
