import { expect, it } from 'vitest';
import { sentencePatterns } from '../../../src/catalogue/domain-words.ts';
import { proseOf } from '../../../src/catalogue/domains/prose.ts';
import { languagesOfWord } from '../../../src/catalogue/name-languages.ts';
import { countPattern } from '../../../src/generators/pattern/count.ts';

const PATTERNS = [...sentencePatterns].filter((pattern) => pattern !== undefined).map(String);
const TEXTS_LEAST = 60n;

it.each(PATTERNS)('%s has many texts, and all of them are sentences', (pattern) => {
  const texts = countPattern(pattern);
  if (!texts.ok) throw new Error(texts.reason);
  expect(texts.count).toBeGreaterThanOrEqual(TEXTS_LEAST);
  for (const index of [0n, texts.count / 2n, texts.count - 1n]) {
    expect(texts.at(index)).toMatch(/^[A-Z]/);
    expect(texts.at(index)).not.toMatch(/ {2}| [.,]|\ba [aeiou]/);
  }
});

/** The values of fields, and of names, are short, and can be few. */
const OF_VALUES = /\.|^of /;
const TEXTS = [...proseOf].flatMap(([language, patterns]) =>
  [...patterns].flatMap(([kind, [, pattern]]) =>
    OF_VALUES.test(kind) ? [] : [[language, kind, pattern] as const],
  ),
);

it.each(TEXTS)('%s texts for %s are many', (_language, _kind, pattern) => {
  const texts = countPattern(pattern);
  if (!texts.ok) throw new Error(texts.reason);
  expect(texts.count).toBeGreaterThanOrEqual(TEXTS_LEAST);
  for (const index of [0n, texts.count / 2n, texts.count - 1n]) {
    expect(texts.at(index)).toMatch(/^¿?[\p{Lu}\p{Lo}]/u);
    expect(texts.at(index)).not.toMatch(/ {2}| [.,]|^ | $/);
  }
});

it('a language with texts has words of names that no other language has', () => {
  const telling = [...languagesOfWord.values()].filter(({ length }) => length === 1).flat();
  // Letters tell Chinese and Japanese.
  for (const language of [...proseOf.keys()].filter((one) => one !== 'zh' && one !== 'ja'))
    expect(telling.filter((one) => one === language).length, language).toBeGreaterThan(9);
});
