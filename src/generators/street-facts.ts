import type { Streets } from '../locales/locale.ts';
import { directionsOf, namesOf, suffixesOf } from './entities/streets.ts';
import { anyOf, joined, type TextFacts } from './text-facts.ts';

export function streetTexts(streets: Streets): TextFacts {
  return anyOf(
    streets.kinds.map((kind) =>
      joined(directionsOf(kind, streets).texts, namesOf(kind).texts, suffixesOf(kind).texts),
    ),
  );
}
