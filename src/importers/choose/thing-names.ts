import { wordsOf } from '../guess/words.ts';
import type { SourceThing } from '../source-tables.ts';

/** Words that say which value of a thing a column has, and not what the thing is. */
const OF_VALUES: ReadonlySet<string> = new Set(
  `id ids uuid guid key code number no nr num numero nummer ref name names nom noms libelle lib label title titre description desc
  bezeichnung nombre nome naam navn codigo codice type kind latitude longitude lat lon lng x y`.split(/\s+/),
);
/** Small words between others. */
const SMALL: ReadonlySet<string> = new Set(
  'of the de du des la le les l d der die das von del di da'.split(' '),
);

/** Words for a thing from the names of its columns, without those of its table: `region` for `code_region` and `nom_region`. */
export function nameOfThing({ key, columns }: SourceThing, table: string): string {
  const ofTable = new Set(wordsOf(table));
  const named = [key, ...columns.filter((name) => name !== key)].map((name) =>
    wordsOf(name).filter((word) => !SMALL.has(word)),
  );
  const told = named.map((words) => words.filter((word) => !OF_VALUES.has(word)));
  const own = told.find((words) => words.length > 0 && words.some((word) => !ofTable.has(word)));
  const [first = []] = named;
  return (own ?? first).join('_') || 'thing';
}
