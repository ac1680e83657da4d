import { wellFormed } from '../expression/text.ts';

/** PostgreSQL cuts names after this many bytes of UTF-8. */
const BYTES_MAX = 63;
/** Every PostgreSQL table has columns with these names, in lower case. */
const SYSTEM_NAMES: ReadonlySet<string> = new Set(['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid']);

/** How a database stores and compares names. */
export interface NameRules {
  /** Changes a name to one that the database accepts. PostgreSQL accepts long names and cuts them itself. */
  readonly storable: (name: string) => string;
  /** The longest start of a name that leaves room for `suffixLength` ASCII characters. */
  readonly cut: (name: string, suffixLength: number) => string;
  /** The database treats two names as equal if this gives the same text for both. */
  readonly seenAs: (name: string) => string;
  readonly reserved: ReadonlySet<string>;
}

/** PostgreSQL's rules. Names that differ by them differ in SQLite too. */
export const postgresqlNames: NameRules = {
  storable,
  cut: (name, suffixLength) => cut(name, BYTES_MAX - suffixLength),
  // SQLite ignores case only in A to Z.
  seenAs: (name) => cut(name, BYTES_MAX).replace(/[A-Z]+/g, (letters) => letters.toLowerCase()),
  reserved: SYSTEM_NAMES,
};

/**
 * Makes the names of tables, or of a table's columns, distinct in a database. Keeps their order, and changes as few names as
 * possible. A name that equals an earlier one in the database gets a number: `a` and `A` become `a` and `A_2`.
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

/** Drops NUL from a name, and replaces halves of surrogate pairs by U+FFFD, as UTF-8 does. */
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

/** The longest start of a text, in whole characters, that takes up to `bytesMax` bytes in UTF-8. */
function cut(text: string, bytesMax: number): string {
  if (text.length * 3 <= bytesMax) return text;
  let bytes = 0;
  let length = 0;
  for (const character of text) {
    bytes += utf8Bytes(character.codePointAt(0) ?? 0);
    if (bytes > bytesMax) return text.slice(0, length);
    length += character.length;
  }
  return text;
}

function utf8Bytes(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
