import { wellFormed } from '../expression/text.ts';

/** PostgreSQL cuts a name after so many bytes of UTF-8. */
const BYTES_MAX = 63;
/** PostgreSQL has columns of these names, spelled so, in every table. */
const SYSTEM_NAMES: ReadonlySet<string> = new Set(['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid']);

/** What a database makes of names. */
export interface NameRules {
  /** A name as the database takes it: PostgreSQL cuts longer ones itself. */
  readonly storable: (name: string) => string;
  /** The longest start of a name that leaves so many ASCII characters for a suffix. */
  readonly cut: (name: string, suffixLength: number) => string;
  /** What two names share that the database takes for one. */
  readonly seenAs: (name: string) => string;
  readonly reserved: ReadonlySet<string>;
}

/** PostgreSQL's, by which names are distinct in SQLite too. */
export const postgresqlNames: NameRules = {
  storable,
  cut: (name, suffixLength) => cut(name, BYTES_MAX - suffixLength),
  // SQLite folds the case of A to Z alone.
  seenAs: (name) => cut(name, BYTES_MAX).replace(/[A-Z]+/g, (letters) => letters.toLowerCase()),
  reserved: SYSTEM_NAMES,
};

/**
 * Names for tables, or for a table's columns, that are distinct in a database, in their order. A name stays as it is wherever it can; one that a database would take for another is numbered:
 * `a` and `A` are `a` and `A_2`.
 */
export function sqlNames(columns: readonly string[], rules: NameRules = postgresqlNames): string[] {
  const names = columns.map((column) => rules.storable(column) || 'column');
  const unchanged = new Set<number>();
  const taken = new Set<string>();

  function reserve(index: number, name: string): void {
    const seen = rules.seenAs(name);
    if (rules.reserved.has(name) || taken.has(seen)) return;
    taken.add(seen);
    unchanged.add(index);
  }

  for (const [index, name] of names.entries()) {
    if (name === columns[index] && rules.cut(name, 0) === name) reserve(index, name);
  }
  for (const [index, name] of names.entries()) if (!unchanged.has(index)) reserve(index, name);
  return names.map((name, index) => (unchanged.has(index) ? name : numbered(name, taken, rules)));
}

/** A name as databases hold it: without NUL, and with what UTF-8 makes of half a character. */
export function storable(name: string): string {
  return wellFormed(name.replaceAll('\0', ''));
}

function numbered(name: string, taken: Set<string>, rules: NameRules): string {
  for (let number = 2; ; number++) {
    const suffix = `_${number}`;
    const candidate = rules.cut(name, suffix.length) + suffix;
    const seen = rules.seenAs(candidate);
    if (taken.has(seen)) continue;
    taken.add(seen);
    return candidate;
  }
}

/** The longest start of a text that fits into so many bytes of UTF-8, in whole characters. */
function cut(text: string, bytesMax: number): string {
  if (text.length * 3 <= bytesMax) return text;
  let bytes = 0;
  let length = 0;
  for (const character of text) {
    bytes += bytesOf(character.codePointAt(0) ?? 0);
    if (bytes > bytesMax) return text.slice(0, length);
    length += character.length;
  }
  return text;
}

/** Bytes of a character in UTF-8. */
function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
