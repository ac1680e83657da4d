import { fullWordsOf, wordsOf } from '../guess/words.ts';

/** Last words of the names of numbers that tell things apart and measure nothing. */
const IDENTIFIERS: ReadonlySet<string> = new Set(
  'id ids identifier identifiant code number no nr num numero nummer key ref reference insee siren siret ean gtin sku plz zip postal'.split(
    ' ',
  ),
);

/** Whether the numbers of a column name things. */
export function isIdentifier(name: string): boolean {
  const words = fullWordsOf(wordsOf(name));
  return IDENTIFIERS.has(words.at(-1) ?? '') || IDENTIFIERS.has(words[0] ?? '');
}
