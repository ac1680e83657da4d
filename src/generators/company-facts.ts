import type { Locale } from '../locales/locale.ts';
import { type CompanyTables, companyTables } from './entities/companies.ts';
import { endingLength } from './mail-lengths.ts';
import { oncePer } from './once.ts';
import {
  anyOf,
  chained,
  factsOf,
  joined,
  knownFacts,
  longestOf,
  nameCharacters,
  type TextFacts,
} from './text-facts.ts';
import { unpackWeighted } from './weighted.ts';

/** One name, or two surnames with `&` between them. */
const heads = ({ heads, ranges: [surnames] }: CompanyTables) =>
  anyOf([heads, chained(2, heads.slice(0, surnames.count), ' & ')]);

export const companyNameFacts = oncePer((locale: Locale): TextFacts => {
  const tables = companyTables(locale);
  return joined(heads(tables), tables.tails);
});

export const catchPhraseFacts = oncePer((locale: Locale): TextFacts => {
  const { phrases, closings } = companyTables(locale);
  return joined(phrases.flat(), [...new Set(closings)].flat());
});

const wordLength = oncePer((locale: Locale): number => {
  const tables = companyTables(locale);
  return heads(tables).length() + longestOf(tables.slugs);
});

/** The domain words of companies, and the row's number if they are unique. */
export function domainWordFacts(locale: Locale, rowCount: number): TextFacts {
  return knownFacts(wordLength(locale) + endingLength(rowCount), nameCharacters('-'));
}

export const domainSuffixFacts = oncePer(
  ({ companies: { suffixes } }: Locale): TextFacts =>
    factsOf(Object.values(suffixes).flatMap((packed) => unpackWeighted(packed).texts)),
);

export function domainNameFacts(locale: Locale, rowCount: number): TextFacts {
  return joined(domainWordFacts(locale, rowCount), '.', domainSuffixFacts(locale));
}
