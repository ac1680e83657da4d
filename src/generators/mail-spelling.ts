import type { Language } from '../locales/language.ts';
import { oncePer } from './once.ts';

/** Spells a name for an e-mail address or a domain, in small letters and digits of ASCII. */
export type Spell = (name: string) => string;

const LETTERS = /^[A-Za-z]+$/;
const MARKS_AND_PUNCTUATION = /[^a-z0-9]+/g;

/** Latin letters that are no letter with an accent, in small letters. Languages can spell them in another way. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  œ: 'oe',
};

/**
 * Spells names as a language does: in English, `O'Connell-Díaz` becomes `oconnelldiaz`, and `Groß` `gross`. Names have letters of
 * old versions of Unicode, and no later version changes how these decompose: https://www.unicode.org/policies/stability_policy.html
 */
export const mailSpelling = oncePer(({ mailSpelling: own }: Pick<Language, 'mailSpelling'>): Spell => {
  const letters = { ...LATIN, ...own };
  const spelled = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');
  return (name) => {
    if (LETTERS.test(name)) return name.toLowerCase();
    return name
      .normalize()
      .toLowerCase()
      .replace(spelled, (letter) => letters[letter] ?? letter)
      .normalize('NFKD')
      .replace(MARKS_AND_PUNCTUATION, '');
  };
});
