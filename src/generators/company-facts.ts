import type { CompanyTables } from './entities/companies.ts';
import type { LargeTables } from './large-tables.ts';
import { endingLength } from './mail-lengths.ts';
import { oncePer } from './once.ts';
import {
  anyOf,
  chained,
  joined,
  knownFacts,
  longestOf,
  nameCharacters,
  type TextFacts,
  type TextPart,
} from './text-facts.ts';

/** The texts of some lists. Many entries are the same list, which is read once. */
const textsOf = (lists: readonly (readonly string[])[]) => [...new Set([...new Set(lists)].flat())];

/** One name, or two surnames with `&` between them. */
const headFacts = oncePer(({ heads, ranges: [surnames] }: CompanyTables) =>
  anyOf([heads, chained(2, heads.slice(0, surnames?.count), ' & ')]),
);

const wordLength = oncePer(
  (tables: CompanyTables) =>
    headFacts(tables).length() + longestOf(tables.slugs().map(({ before, after }) => before + after)),
);

export function companyNames({ companies }: LargeTables): TextPart {
  return companies ? joined(companies.starts, headFacts(companies), companies.tails()) : [];
}

export function catchPhrases({ companies }: LargeTables): TextPart {
  return companies ? joined(textsOf(companies.phrases()), textsOf(companies.closings())) : [];
}

/** The domain words of companies, and the row's number if they are unique. */
export function domainWords({ companies }: LargeTables, rowCount: number): TextPart {
  return companies ? knownFacts(wordLength(companies) + endingLength(rowCount), nameCharacters('-')) : [];
}

export function domainSuffixes({ companies }: LargeTables): TextPart {
  return companies ? textsOf(companies.suffixes).map((suffix) => suffix.slice(1)) : [];
}

export function domainNames(tables: LargeTables, rowCount: number): TextFacts {
  return joined(domainWords(tables, rowCount), '.', domainSuffixes(tables));
}
