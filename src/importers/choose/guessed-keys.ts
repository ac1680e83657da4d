import { singulars, wordsOf } from '../guess/words.ts';
import type { SourceColumn, SourceForeignKey, SourceTable } from '../source-tables.ts';

/** Words of a column's name that say that the column repeats a key. */
const KEY_WORDS: ReadonlySet<string> = new Set(['id', 'uuid', 'guid', 'key', 'fk']);
/** Columns whose rows are of their own table. */
const SELF: ReadonlySet<string> = new Set(['parent', 'manager', 'supervisor', 'referrer', 'padre']);
/** So many tables that begin with one word have it as a prefix, such as `wp_`. */
const PREFIX_TABLES = 3;

/** A table with the only column of its primary key. */
interface Parent {
  readonly table: SourceTable;
  readonly key: SourceColumn;
}

/**
 * Adds references that only names tell, if the source declares no foreign key at all: `id_usuario` beside `usuario(id)`. A name that
 * can mean two tables means none, and references never lead in a circle.
 */
export function withGuessedKeys(tables: readonly SourceTable[]): readonly SourceTable[] {
  if (tables.some(({ foreignKeys }) => foreignKeys.length > 0)) return tables;
  const parents = new Parents(tables);
  const leadsTo = new Map<string, Set<string>>();
  return tables.map((table) => {
    const guessed = table.columns.flatMap((column): readonly SourceForeignKey[] => {
      const parent = isFree(column, table) ? parents.of(column, table) : undefined;
      if (!parent || !fits(column, parent.key)) return [];
      const { name } = parent.table;
      const isSelf = name === table.name;
      // Row 0 has no earlier row.
      if (isSelf ? !column.nullable : reaches(name, table.name, leadsTo)) return [];
      if (!isSelf) leadsTo.set(table.name, (leadsTo.get(table.name) ?? new Set()).add(name));
      return [{ columns: [column.name], table: name, references: [parent.key.name], isGuessed: true }];
    });
    return guessed.length === 0 ? table : { ...table, foreignKeys: guessed };
  });
}

/** Whether nothing else says which values a column has. */
function isFree(column: SourceColumn, { primaryKey }: SourceTable): boolean {
  const { name, values, pattern, bounds, sequence, generated } = column;
  const isKey = primaryKey.length === 1 && primaryKey[0] === name;
  return !isKey && [values, pattern, bounds, sequence, generated].every((fact) => fact === undefined);
}

const TYPES: ReadonlySet<string> = new Set(['integer', 'decimal', 'uuid', 'text']);

/** Whether a column takes all values of a key. */
function fits({ type }: SourceColumn, { type: key }: SourceColumn): boolean {
  if (type.value !== key.value || !TYPES.has(type.value) || (type.scale ?? 0) > 0) return false;
  return type.maxLength === undefined || (key.maxLength ?? Number.POSITIVE_INFINITY) <= type.maxLength;
}

function reaches(from: string, to: string, leadsTo: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const seen = new Set([from]);
  for (const table of seen) for (const next of leadsTo.get(table) ?? []) seen.add(next);
  return seen.has(to);
}

class Parents {
  /** By the words of the table's name, joined. */
  readonly #byThing = new Map<string, Set<Parent>>();
  /** By the name of the key, in lower case. */
  readonly #byKey = new Map<string, Set<Parent>>();

  constructor(tables: readonly SourceTable[]) {
    const prefixes = prefixesOf(tables);
    for (const table of tables) {
      const key = keyOf(table);
      if (!key) continue;
      const parent = { table, key };
      const words = wordsOf(table.name);
      const things = prefixes.has(words[0] ?? '') ? [words, words.slice(1)] : [words];
      for (const thing of things) for (const form of formsOf(thing)) addTo(this.#byThing, form, parent);
      addTo(this.#byKey, key.name.toLowerCase(), parent);
    }
  }

  /** The table that a column's name means, with its key. */
  of(column: SourceColumn, own: SourceTable): Parent | undefined {
    const thing = thingIn(column.name);
    if (thing.length === 0) return undefined;
    if (thing.length === 1 && SELF.has(thing[0] ?? '')) {
      const key = keyOf(own);
      return key && { table: own, key };
    }
    const sameKey = () => onlyOther(this.#byKey.get(column.name.toLowerCase()), own);
    const lastWord = () => (thing.length > 1 ? this.#named(thing.slice(-1), own) : undefined);
    return this.#named(thing, own) ?? sameKey() ?? lastWord();
  }

  #named(thing: readonly string[], own: SourceTable): Parent | undefined {
    const found = new Set(formsOf(thing).flatMap((form) => [...(this.#byThing.get(form) ?? [])]));
    return onlyOther(found, own);
  }
}

/** The only one that is of another table. */
function onlyOther(parents: ReadonlySet<Parent> | undefined, own: SourceTable): Parent | undefined {
  const others = [...(parents ?? [])].filter(({ table }) => table !== own);
  return others.length === 1 ? others[0] : undefined;
}

function addTo(map: Map<string, Set<Parent>>, name: string, parent: Parent): void {
  const same = map.get(name);
  if (same) same.add(parent);
  else map.set(name, new Set([parent]));
}

function keyOf({ columns, primaryKey }: SourceTable): SourceColumn | undefined {
  return primaryKey.length === 1 ? columns.find(({ name }) => name === primaryKey[0]) : undefined;
}

function prefixesOf(tables: readonly SourceTable[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const [first = '', ...rest] = wordsOf(name);
    if (rest.length > 0) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([word, count]) => (count >= PREFIX_TABLES ? [word] : [])));
}

/** Words in one, with the last one in the singular and as written. */
function formsOf(words: readonly string[]): readonly string[] {
  const before = words.slice(0, -1).join('');
  return singulars(words.at(-1) ?? '').map((form) => before + form);
}

/** The words for the table in `user_id`, `userId`, `id_user`, `fk_user_id` and `userid`. Empty if the name is of no key. */
function thingIn(name: string): readonly string[] {
  const words = wordsOf(name);
  const first = words.findIndex((word) => !KEY_WORDS.has(word));
  const last = words.findLastIndex((word) => !KEY_WORDS.has(word));
  if (first < 0) return [];
  const thing = words.slice(first, last + 1);
  if (thing.length < words.length) return thing;
  const [, before, after] = /^(?:id(\p{L}{3,})|(\p{L}{2,})id)$/u.exec(words.join('')) ?? [];
  const compound = before ?? after;
  return compound === undefined ? [] : [compound];
}
