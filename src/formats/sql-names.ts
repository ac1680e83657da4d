import type { DialectId } from './sql-dialects.ts';

/** PostgreSQL cuts a name after so many bytes of UTF-8. */
const BYTES_MAX = 63;
/** MySQL refuses a name of more characters, of which none is beyond U+FFFF. https://dev.mysql.com/doc/refman/8.4/en/identifiers.html */
const MYSQL_LENGTH_MAX = 64;
/** In UTF-16 units. https://learn.microsoft.com/sql/relational-databases/databases/database-identifiers */
const SQL_SERVER_LENGTH_MAX = 128;
/** PostgreSQL has columns of these names, spelled so, in every table. */
const SYSTEM_NAMES: ReadonlySet<string> = new Set(['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid']);
const LONE_SURROGATE = /\p{Surrogate}/gu;
const SUPPLEMENTARY = /[\u{10000}-\u{10ffff}]/gu;
const MARKS = /\p{M}/gu;
const TRAILING_SPACE = /\s+$/u;

/** What a database makes of names. */
interface Rules {
  /** A name as the database takes it: PostgreSQL cuts longer ones itself. */
  readonly storable: (name: string) => string;
  /** The longest start of a name with room for so many ASCII characters after it. */
  readonly cut: (name: string, room: number) => string;
  /** What two names share that the database takes for one. */
  readonly seenAs: (name: string) => string;
  readonly reserved: ReadonlySet<string>;
}

const postgresql: Rules = {
  storable,
  cut: (name, room) => cut(name, BYTES_MAX - room),
  // SQLite folds the case of A to Z alone.
  seenAs: (name) => cut(name, BYTES_MAX).replace(/[A-Z]+/g, (letters) => letters.toLowerCase()),
  reserved: SYSTEM_NAMES,
};

const none: ReadonlySet<string> = new Set();

function cutMysql(name: string, room: number): string {
  return name.slice(0, MYSQL_LENGTH_MAX - room).replace(TRAILING_SPACE, '');
}

function cutSqlServer(name: string, room: number): string {
  return name.slice(0, SQL_SERVER_LENGTH_MAX - room).replace(LONE_SURROGATE, '');
}

const rulesOf: Readonly<Record<DialectId, Rules>> = {
  postgresql,
  sqlite: postgresql,
  mysql: {
    storable: (name) => cutMysql(storable(name).replace(SUPPLEMENTARY, '\ufffd'), 0),
    cut: cutMysql,
    seenAs: (name) => name.normalize('NFKD').replace(MARKS, '').toUpperCase().toLowerCase(),
    reserved: none,
  },
  sqlserver: {
    storable: (name) => cutSqlServer(storable(name), 0),
    cut: cutSqlServer,
    // Its older collations take characters beyond U+FFFF for nothing.
    seenAs: (name) =>
      name.normalize('NFKC').replace(SUPPLEMENTARY, '').replace(TRAILING_SPACE, '').toLowerCase(),
    reserved: none,
  },
};

/**
 * Names for tables, or for a table's columns, that are distinct in a database, in their order; those for PostgreSQL are
 * distinct in SQLite too. A name stays as it is wherever it can; one that a database would take for another is numbered:
 * `a` and `A` are `a` and `A_2`.
 */
export function sqlNames(columns: readonly string[], dialect: DialectId = 'postgresql'): string[] {
  const rules = rulesOf[dialect];
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
function storable(name: string): string {
  return name.replaceAll('\0', '').replace(LONE_SURROGATE, '\ufffd');
}

function numbered(name: string, taken: Set<string>, rules: Rules): string {
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
