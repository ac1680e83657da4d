import { errorMessage } from '../error-text.ts';
import type { Result } from '../result.ts';
import { withDerivedRows } from './derived-rows.ts';
import { inexactNumbers } from './exact-numbers.ts';
import { withDistinctCells } from './given/given-table.ts';
import { readLocale } from './locales.ts';
import { readName, refuseDuplicates } from './parse-column.ts';
import { readTable } from './parse-table.ts';
import type { Path, Problem } from './problem.ts';
import type { Problems } from './problems.ts';
import { Reader } from './reader.ts';
import {
  COLUMNS_MAX,
  type ColumnSchema,
  DOCUMENT_LENGTH_MAX,
  LOCALE_DEFAULT,
  NOW_DEFAULT,
  SCHEMA_VERSION,
  type Schema,
  SEED_DEFAULT,
  SEED_LENGTH_MAX,
  TABLES_MAX,
  type TableSchema,
} from './schema.ts';

const SCHEMA_NAMES = {
  required: ['version', 'tables'],
  optional: ['name', 'seed', 'now', 'locale', '$schema', 'description', 'madeWith'],
};

/** The parsed JSON, or the reason why it cannot be read. */
export type ReadDocument = Result<unknown, readonly Problem[]>;

/**
 * Parses the JSON of a document of at most 4,000,000 characters. Refuses numbers with more digits than a double holds.
 * Never throws.
 */
export function readDocument(json: string): ReadDocument {
  if (json.length > DOCUMENT_LENGTH_MAX) {
    const message = `This has ${json.length} characters; the limit is ${DOCUMENT_LENGTH_MAX}.`;
    return { ok: false, error: [{ path: [], code: 'too-large', message }] };
  }
  try {
    const source: unknown = JSON.parse(json);
    const inexact = inexactNumbers(json, source);
    return inexact.length > 0 ? { ok: false, error: inexact } : { ok: true, value: source };
  } catch (error) {
    return {
      ok: false,
      error: [{ path: [], code: 'not-json', message: `This is not valid JSON: ${errorMessage(error)}.` }],
    };
  }
}

/** The valid parts of a document, and its problems. */
export interface ReadSchema {
  readonly schema: Schema;
  /** Later checks add more. */
  readonly problems: Problems;
  /** The paths of its tables, columns and foreign keys in the document. */
  readonly paths: ReadonlyMap<object, Path>;
  /** Tables, columns and foreign keys that contain a problem. */
  readonly faulty: ReadonlySet<object>;
  /** For each table, the names of columns that could not be read. */
  readonly unread: ReadonlyMap<object, ReadonlySet<string>>;
}

/** @param locales the names of those that are available */
export function readSchema(source: unknown, locales: readonly string[] = [LOCALE_DEFAULT]): ReadSchema {
  const reader = new Reader(locales);
  const properties = reader.object([], source, SCHEMA_NAMES);
  readVersion(reader, properties.get('version'));
  readName(reader, ['name'], properties.get('name'));
  const seed = readSeed(reader, valueOr(properties, 'seed', SEED_DEFAULT)) ?? SEED_DEFAULT;
  const now = reader.date(['now'], valueOr(properties, 'now', NOW_DEFAULT)) ?? NOW_DEFAULT;
  const locale =
    readLocale(reader, ['locale'], valueOr(properties, 'locale', LOCALE_DEFAULT)) ?? LOCALE_DEFAULT;
  const given = reader.list(['tables'], properties.get('tables'), TABLES_MAX);
  const fits = refuseTooManyColumns(reader, given);
  const tables = fits ? given.map((table, i) => readTable(reader, ['tables', i], table)) : [];
  refuseDuplicates(
    reader,
    ['tables'],
    tables.map((read) => read?.table),
  );
  const schema = {
    version: SCHEMA_VERSION,
    seed,
    now,
    locale,
    tables: withUniqueColumns(reader, withDerivedRows(reader, seed, tables.flatMap(ifDefined))),
  } as const;
  const { problems, paths, faulty, unread } = reader;
  return { schema, problems, paths, faulty, unread };
}

function valueOr(properties: ReadonlyMap<string, unknown>, name: string, fallback: unknown): unknown {
  return properties.has(name) ? properties.get(name) : fallback;
}

function ifDefined<T>(value: T | undefined): T[] {
  return value === undefined ? [] : [value];
}

function refuseTooManyColumns(reader: Reader, tables: readonly unknown[]): boolean {
  let count = 0;
  for (const table of tables) {
    if (typeof table !== 'object' || table === null || !('columns' in table)) continue;
    if (Array.isArray(table.columns)) count += table.columns.length;
  }
  reader.columnCount = count;
  if (count <= COLUMNS_MAX) return true;
  const message = `All tables together have ${count} columns; the limit is ${COLUMNS_MAX}.`;
  reader.refuse(['tables'], 'too-large', message);
  return false;
}

function readVersion(reader: Reader, version: unknown): void {
  if (version === undefined || version === SCHEMA_VERSION) return;
  reader.refuse(['version'], 'unknown-version', `Only version ${SCHEMA_VERSION} is supported.`);
}

/** Reads a seed. A number is the same seed as its decimal text. */
function readSeed(reader: Reader, seed: unknown): string | undefined {
  if (typeof seed === 'number') {
    const number = reader.integer(['seed'], seed, { min: 0, max: Number.MAX_SAFE_INTEGER });
    return number === undefined ? undefined : String(number);
  }
  if (typeof seed !== 'string')
    return reader.refuse(['seed'], 'wrong-type', 'This must be a number or a text.');
  if (seed.length <= SEED_LENGTH_MAX) return seed;
  return reader.refuse(['seed'], 'out-of-range', `This must have at most ${SEED_LENGTH_MAX} characters.`);
}

/**
 * Sequences and given columns to which references lead are unique, also where the document does not say so: their values
 * differ. A foreign key of several columns needs a key of several columns instead.
 */
function withUniqueColumns(reader: Reader, tables: readonly TableSchema[]): readonly TableSchema[] {
  const references = tables.flatMap(({ columns, foreignKeys }) => {
    const composite = foreignKeys.filter((key) => key.columns.length > 1).flatMap((key) => key.columns);
    return columns.filter(({ field, name }) => field === 'reference' && !composite.includes(name));
  });
  const leadsTo = ({ name }: TableSchema, column: ColumnSchema) =>
    references.some(({ options }) => options.table === name && options.column === column.name);
  return withDistinctCells(reader, tables, leadsTo).map((table) => {
    const isMade = (column: ColumnSchema) =>
      column.field === 'sequence' && !column.unique && column.options.step !== 0 && leadsTo(table, column);
    if (!table.columns.some(isMade)) return table;
    const columns = table.columns.map((column) => {
      if (!isMade(column)) return column;
      const unique = { ...column, unique: true };
      reader.replace(column, unique);
      return unique;
    });
    const made = { ...table, columns };
    reader.replace(table, made);
    reader.unread.set(made, reader.unread.get(table) ?? new Set());
    return made;
  });
}
