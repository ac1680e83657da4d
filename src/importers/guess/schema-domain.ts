import { GENERAL_THINGS, type SchemaDomain, schemaDomains } from '../../catalogue/schema-domains.ts';
import { tableApart } from './compounds.ts';
import { translated } from './translate.ts';
import { fullWordsOf, singulars, wordsOf } from './words.ts';

/** In words of tables: one word alone says more about its table than about the schema. */
const WORDS_LEAST = 2;

/**
 * The subject of a whole schema: that with the most different words in the names of tables.
 * @param names the names of all tables, in any language
 */
export function domainOf(names: readonly string[]): SchemaDomain | undefined {
  const words = new Set(
    names.flatMap((name) => {
      const apart = tableApart(wordsOf(name), () => false);
      return fullWordsOf(wordsOf(translated(apart) ?? apart.join('_'))).flatMap(singulars);
    }),
  );
  const counted = schemaDomains.map((domain) => ({
    domain,
    count: [...domain.words].filter((word) => words.has(word)).length,
  }));
  const most = Math.max(...counted.map(({ count }) => count));
  return most < WORDS_LEAST ? undefined : counted.find(({ count }) => count === most)?.domain;
}

/** The words before a thing that the subject of the schema adds: none if a word of the thing tells a subject itself. */
export function qualifiersOf(domain: SchemaDomain | undefined, words: readonly string[]): readonly string[] {
  const isGeneral = words.every((word) => singulars(word).some((form) => GENERAL_THINGS.has(form)));
  return domain && isGeneral ? domain.qualifiers : [];
}
