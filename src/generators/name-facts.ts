import type { LargeTables } from './large-tables.ts';
import { loaded } from './loaded.ts';
import { oncePer } from './once.ts';
import { chained, factsOf, type TextFacts } from './text-facts.ts';

const factsOfList = oncePer((texts: readonly string[]) => factsOf(texts));

export function firstNames(tables: LargeTables): TextFacts {
  return factsOfList(loaded(tables, 'names').firstNames.texts);
}

/** One surname, or two with a hyphen. */
export function lastNames(tables: LargeTables): TextFacts {
  return chained(2, factsOfList(loaded(tables, 'names').lastNames.texts), '-');
}
