import type { FieldGuess } from '../../../catalogue/field-words.ts';
import type { DialectName } from '../../kinds.ts';
import type { SourceDialect, SourceType } from '../../source-tables.ts';
import { type AboutType, TYPES } from './registry-data.ts';
import { decimalOf, float, integerOf, plain, type TypeReader, textOf } from './type-facts.ts';

export interface TypeEntry extends AboutType {
  readonly facts: TypeReader;
  /** Whether SQLite takes a name that says nothing for the type. */
  readonly isAffinity?: boolean;
}

const LETTERS: Readonly<Record<DialectName, string>> = {
  postgresql: 'p',
  mysql: 'm',
  sqlite: 'l',
  sqlserver: 's',
  oracle: 'o',
  snowflake: 'n',
  bigquery: 'b',
  redshift: 'r',
  clickhouse: 'c',
  cockroachdb: 'k',
};

/** Entries by the letter of a dialect and the name, and by the name alone. */
const ENTRIES: ReadonlyMap<string, TypeEntry> = indexed();

function indexed(): ReadonlyMap<string, TypeEntry> {
  const entries = new Map<string, TypeEntry>();
  for (const [dialects, names, facts, about] of TYPES) {
    const entry = { ...about, facts };
    for (const name of names.split(', ')) {
      for (const letter of dialects) entries.set(`${letter} ${name}`, entry);
      if (!entries.has(name)) entries.set(name, entry);
    }
  }
  return entries;
}

/** Rules of affinity, in their order. https://www.sqlite.org/datatype3.html#determination_of_column_affinity */
const AFFINITIES: readonly (readonly [RegExp, TypeReader])[] = [
  [/int/, integerOf(64, 'signed')],
  [/char|clob|text/, textOf()],
  [/blob/, plain('binary')],
  [/real|floa|doub/, float],
];

/** Whether a type of any dialect has numbers. */
function isNumber(name: string): boolean {
  const value = ENTRIES.get(name)?.facts({ args: [], isUnsigned: false }).type.value;
  return value === 'integer' || value === 'decimal';
}

/**
 * A type of a dialect, by its name in lower case without arguments. In SQLite, any name is a type.
 * @param dialect by default, that of the first dialect which has the type
 */
export function typeOf(name: string, dialect?: DialectName): TypeEntry | undefined {
  const entry = ENTRIES.get(dialect === undefined ? name : `${LETTERS[dialect]} ${name}`);
  if (entry || dialect !== 'sqlite') return entry;
  const facts = AFFINITIES.find(([mark]) => mark.test(name))?.[1];
  return facts ? { facts } : { facts: decimalOf(), isAffinity: !isNumber(name) };
}

const BRACKETS = /\[\d*\]|\barray\b/g;
const SIGNS = /\b(?:unsigned|signed|zerofill)\b/g;

/** The name of a type as the source writes it, in lower case, without arguments, brackets and signs. */
export function typeName({ written = '' }: SourceType): string {
  // Such a name in quotes is that of no built-in type.
  if (/"[^"]*[A-Z]/.test(written)) return written;
  return written
    .toLowerCase()
    .split('(')
    .map((part, i) => (i === 0 ? part : part.slice(part.indexOf(')') + 1)))
    .join(' ')
    .replace(BRACKETS, ' ')
    .replace(SIGNS, ' ')
    .replace(/["[\]`]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a database has a type without further statements. A script that names another one, such as an enum, would fail. */
export function isBuiltIn(type: SourceType, dialect: SourceDialect | undefined): boolean {
  const entry = typeOf(typeName(type), dialect === 'sqlite' ? undefined : dialect);
  return entry !== undefined && !entry.isExtension;
}

/** A field whose values the database reads as the type that the source writes. */
export function textForm(type: SourceType): FieldGuess | undefined {
  return typeOf(typeName(type))?.form;
}

/** Whether the source writes an array of PostgreSQL, which reads `{1,2}` and not JSON. */
export function isPostgresArray({ written = '' }: SourceType): boolean {
  return /\[\d*\]\s*$|\barray\s*$/i.test(written);
}

/** The type of the values that a column of the written type stores. */
export function storedType(written: string, dialect: SourceDialect | undefined): string {
  return typeOf(written.trim().toLowerCase(), dialect === 'sqlite' ? undefined : dialect)?.stored ?? written;
}

const ARGUMENTS = /\(([^()]*)\)$/;

/** Whether the DDL writer writes the type by itself for values like those of the column. Lengths follow from `maxLength`. */
export function isOfWriter(written: string, type: SourceType, dialect: SourceDialect | undefined): boolean {
  if (dialect === undefined) return false;
  const normal = written.toLowerCase().replace(/\s+/g, ' ').trim();
  const [inParentheses = '', args = ''] = ARGUMENTS.exec(normal) ?? [];
  const entry = typeOf(normal.slice(0, normal.length - inParentheses.length).trim(), dialect);
  const value = entry?.facts({ args: args === '' ? [] : [args], isUnsigned: false }).type.value;
  if (!entry?.own || value !== type.value) return false;
  const own = entry.own.split(' ');
  const letter = LETTERS[dialect];
  const isLength = type.maxLength !== undefined && !type.isFixedLength && /^\d+$/.test(args.trim());
  return own.includes(letter + inParentheses) || (isLength && own.includes(letter));
}
