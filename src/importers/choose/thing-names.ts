import { ends, people } from '../../catalogue/field-words.ts';
import { namesByThing, statesByThing } from '../../catalogue/thing-words.ts';
import { singulars, wordsOf } from '../guess/words.ts';
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

/** Placeholders for prefixes, as in `%TABLE_PREFIX%user`, `{$prefix}user` and `#__user`. */
const PLACEHOLDER = /%\w+%|\{[$\w]+\}|\$\w*prefix_?|#_+/gi;
/** The word for a table before its name without a mark, as in `tblcustomer`. */
const TABLE_PREFIX = /^tbl(?=[a-z]{2})/i;
/** So many tables, and such a part of all, share a prefix that is the program's. */
const SHARED_LEAST = 5;
const SHARED_PART = 0.2;

/** The names of tables without placeholders, and without a first word that many share and that is the name of no thing. */
export function subjectsOf(names: readonly string[]): (name: string) => string {
  const plain = (name: string) => name.replace(PLACEHOLDER, '').replace(TABLE_PREFIX, '') || name;
  const prefixOf = (name: string) => /^([^_]+)_./.exec(name)?.[1]?.toLowerCase() ?? '';
  const prefixes = names.map((name) => prefixOf(plain(name)));
  const least = Math.max(SHARED_LEAST, names.length * SHARED_PART);
  const shared = new Set(
    [...new Set(prefixes)].filter(
      (one) => !isThing(one) && prefixes.filter((other) => other === one).length >= least,
    ),
  );
  return (name) => (shared.has(prefixOf(plain(name))) ? plain(name).replace(/^[^_]+_/, '') : plain(name));
}

const isThing = (prefix: string) =>
  prefix === '' ||
  singulars(prefix).some((form) =>
    [ends, people, namesByThing, statesByThing].some((words) => words.has(form)),
  );
