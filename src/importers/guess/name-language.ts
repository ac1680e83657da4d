import { languagesOfWord } from '../../catalogue/name-languages.ts';
import { translated, untranscribed } from './translate.ts';
import { wordsOf } from './words.ts';

export interface NamesLanguage {
  /** Its code, such as `de`. */
  readonly language: string;
  /** The different names that have a word of the language. */
  readonly names: readonly string[];
}

/** German compounds end with words that other words of names stand before. */
const GERMAN_END = /\w(?:nummer|datum|preis|strasse|gruppe|einheit|bezeichnung|betrag|anzahl)$/;

const languagesOf = (word: string): readonly string[] =>
  languagesOfWord.get(word) ??
  languagesOfWord.get(untranscribed(word)) ??
  (GERMAN_END.test(word) ? ['de'] : languagesOfLetters(word));

/** Letters that Japanese has and Chinese has not. */
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}価売県発駅検対変円図単様録歳]/u;

function languagesOfLetters(word: string): readonly string[] {
  if (JAPANESE.test(word)) return ['ja'];
  if (/\p{Script=Han}/u.test(word)) return ['zh', 'ja'];
  return /\p{Script=Cyrillic}/u.test(word) ? ['ru'] : [];
}

/** The language of a name with a word that no other language has. */
export function languageOfName(name: string): string | undefined {
  const languages = wordsOf(name).map(languagesOf);
  return languages.find(({ length }) => length === 1)?.[0];
}

/** So many different names tell their language, if they are so many of a hundred. */
const NAMES_LEAST = 2;
const NAMES_PERCENT = 12;

/**
 * The language of names of tables and columns: more than half as many other names have words of no other language.
 * @param names repeated names count once
 */
export function languageOfNames(names: readonly string[]): NamesLanguage | undefined {
  const different = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
  const namesOf = new Map<string, string[]>();
  for (const name of different) {
    for (const language of new Set(wordsOf(name).flatMap(languagesOf)))
      namesOf.set(language, [...(namesOf.get(language) ?? []), name]);
  }
  const [first, ...others] = [...namesOf].toSorted(([, one], [, other]) => other.length - one.length);
  if (first === undefined) return undefined;
  const [language, ofFirst] = first;
  const shared = new Set(ofFirst);
  const second = Math.max(0, ...others.map(([, ones]) => ones.filter((name) => !shared.has(name)).length));
  const isClear = ofFirst.length >= NAMES_LEAST && second * 2 < ofFirst.length;
  const isFrequent = ofFirst.length * 100 >= different.length * NAMES_PERCENT;
  return isClear && isFrequent ? { language, names: ofFirst } : undefined;
}

/** So many of a hundred names are words of other languages also in schemas in English, such as `note` and `total`. */
const FOREIGN_PERCENT = 25;

/** Whether names of tables and columns are English, so that they can stand in English sentences. */
export function areNamedInEnglish(names: readonly string[]): boolean {
  const foreign = names.filter((name) => translated(wordsOf(name)) !== undefined);
  return foreign.length * 100 < names.length * FOREIGN_PERCENT;
}
