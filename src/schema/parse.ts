import { errorMessage } from '../error-text.ts';
import type { Result } from '../result.ts';
import { inexactNumbers } from './exact-numbers.ts';
import { type ReadColumn, readColumn, readName, refuseDuplicates } from './parse-column.ts';
import { type Path, type Problem, pointerOf } from './problem.ts';
import type { Problems } from './problems.ts';
import { Reader } from './reader.ts';
import {
  COLUMNS_MAX,
  type ColumnSchema,
  DOCUMENT_LENGTH_MAX,
  type ForeignKey,
  KEY_COLUMNS_MAX,
  KEYS_MAX,
  LOCALE_DEFAULT,
  NAME_LENGTH_MAX,
  NOW_DEFAULT,
  SCHEMA_VERSION,
  type Schema,
  SEED_DEFAULT,
  SEED_LENGTH_MAX,
  TABLE_ROWS_MAX,
  TABLES_MAX,
  type TableSchema,
} from './schema.ts';

const SCHEMA_NAMES = {
  required: ['version', 'tables'],
  optional: ['name', 'seed', 'now', 'locale', '$schema', 'description', 'madeWith'],
};
const TABLE_NAMES = {
  required: ['name', 'rows', 'columns'],
  optional: ['key', 'primaryKey', 'unique', 'foreignKeys', 'description'],
};
const FOREIGN_KEY_NAMES = { required: ['columns', 'table', 'references'], optional: [] };

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

export function readSchema(source: unknown): ReadSchema {
  const reader = new Reader();
  const properties = reader.object([], source, SCHEMA_NAMES);
  readVersion(reader, properties.get('version'));
  readName(reader, ['name'], properties.get('name'));
  const seed = readSeed(reader, valueOr(properties, 'seed', SEED_DEFAULT)) ?? SEED_DEFAULT;
  const now = reader.date(['now'], valueOr(properties, 'now', NOW_DEFAULT)) ?? NOW_DEFAULT;
  const locale = readLocale(reader, valueOr(properties, 'locale', LOCALE_DEFAULT)) ?? LOCALE_DEFAULT;
  const given = reader.list(['tables'], properties.get('tables'), TABLES_MAX);
  const fits = refuseTooManyColumns(reader, given);
  const tables = fits ? given.map((table, i) => readTable(reader, ['tables', i], table)) : [];
  refuseDuplicates(reader, ['tables'], tables);
  const schema = {
    version: SCHEMA_VERSION,
    seed,
    now,
    locale,
    tables: withUniqueSequences(reader, tables.flatMap(ifDefined)),
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

function readLocale(reader: Reader, value: unknown): string | undefined {
  const locale = reader.text(['locale'], value);
  if (locale === undefined || locale === LOCALE_DEFAULT) return locale;
  return reader.refuse(['locale'], 'unknown-locale', `${LOCALE_DEFAULT} is the only supported locale.`, {
    text: `Use ${LOCALE_DEFAULT}`,
    patch: [{ op: 'replace', path: pointerOf(['locale']), value: LOCALE_DEFAULT }],
  });
}

function readTable(reader: Reader, path: Path, value: unknown): TableSchema | undefined {
  const properties = reader.object(path, value, TABLE_NAMES);
  const name = readName(reader, [...path, 'name'], properties.get('name'));
  const key = readName(reader, [...path, 'key'], properties.get('key')) ?? name;
  const given = properties.get('rows');
  const rows =
    given === undefined
      ? undefined
      : reader.integer([...path, 'rows'], given, { min: 0, max: TABLE_ROWS_MAX });
  const read = reader
    .list([...path, 'columns'], properties.get('columns'))
    .map((column, i) => readColumn(reader, [...path, 'columns', i], column, 0));
  refuseDuplicates(
    reader,
    [...path, 'columns'],
    read.map((entry) => entry?.column),
  );
  const primaryKey = readPrimaryKey(reader, path, properties.get('primaryKey'), read);
  const unique = reader
    .list([...path, 'unique'], properties.get('unique'), KEYS_MAX)
    .map((names, i) => readNames(reader, [...path, 'unique', i], names));
  const foreignKeys = reader
    .list([...path, 'foreignKeys'], properties.get('foreignKeys'), KEYS_MAX)
    .map((foreignKey, i) => readForeignKey(reader, [...path, 'foreignKeys', i], foreignKey));
  const columns = withUniqueKeys(reader, read, [primaryKey, ...unique]);
  if (name === undefined || key === undefined) return undefined;
  const table: TableSchema = {
    name,
    key,
    rows: rows ?? 0,
    columns,
    primaryKey,
    unique,
    foreignKeys: foreignKeys.flatMap(ifDefined),
  };
  reader.place(path, table, rows === undefined ? -1 : reader.problems.count);
  reader.unread.set(table, unreadNames(properties.get('columns'), read));
  return table;
}

/** A key with a single column makes that column unique: the first of its name, because names are unique too. */
function withUniqueKeys(
  reader: Reader,
  read: readonly (ReadColumn | undefined)[],
  keys: readonly (readonly string[])[],
): readonly ColumnSchema[] {
  const unique = new Set(keys.flatMap(([first, ...others]) => (first && others.length === 0 ? [first] : [])));
  return read.flatMap((entry) => {
    if (!entry) return [];
    const { column } = entry;
    if (!unique.delete(column.name) || column.unique) return [column];
    const made = { ...column, unique: true };
    reader.replace(column, made);
    return [made];
  });
}

/**
 * Sequences to which references lead are unique, also where the document does not say so: their values differ. A foreign key
 * of several columns needs a key of several columns instead.
 */
function withUniqueSequences(reader: Reader, tables: readonly TableSchema[]): readonly TableSchema[] {
  const references = tables.flatMap(({ columns, foreignKeys }) => {
    const composite = foreignKeys.filter((key) => key.columns.length > 1).flatMap((key) => key.columns);
    return columns.filter(({ field, name }) => field === 'reference' && !composite.includes(name));
  });
  const leadsTo = ({ name }: TableSchema, column: ColumnSchema) =>
    references.some(({ options }) => options.table === name && options.column === column.name);
  return tables.map((table) => {
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

/** Names of columns that exist but could not be read. A reference to one of them is not reported as a problem. */
function unreadNames(given: unknown, read: readonly (ReadColumn | undefined)[]): ReadonlySet<string> {
  if (!Array.isArray(given)) return new Set();
  const names = given.flatMap((column: unknown, i) => {
    if (read[i] || typeof column !== 'object' || column === null || !('name' in column)) return [];
    return typeof column.name === 'string' ? [column.name] : [];
  });
  return new Set(names);
}

function readNames(reader: Reader, path: Path, value: unknown): readonly string[] {
  const names = reader
    .list(path, value, KEY_COLUMNS_MAX)
    .flatMap((name, i) => reader.text([...path, i], name, NAME_LENGTH_MAX) ?? []);
  if (Array.isArray(value) && value.length === 0)
    reader.refuse(path, 'no-values', 'This key has no columns.');
  const seen = new Set<string>();
  const twice = names.findIndex((name) => seen.size === seen.add(name).size);
  if (twice >= 0) {
    const at = [...path, twice];
    reader.refuse(at, 'duplicate-name', 'This column is already in the key.', {
      text: 'Remove the duplicate',
      patch: [{ op: 'remove', path: pointerOf(at) }],
    });
  }
  return names;
}

/** Reads the table's `primaryKey`, or finds the column with `primaryKey: true`. */
function readPrimaryKey(
  reader: Reader,
  path: Path,
  value: unknown,
  read: readonly (ReadColumn | undefined)[],
): readonly string[] {
  const isAbsent = value === undefined || (Array.isArray(value) && value.length === 0);
  const own = isAbsent ? [] : readNames(reader, [...path, 'primaryKey'], value);
  let first = own;
  for (const [i, entry] of read.entries()) {
    if (!entry?.isPrimaryKey) continue;
    const { name } = entry.column;
    if (first.length === 0) {
      first = [name];
      continue;
    }
    if (first.length === 1 && first[0] === name) continue;
    const at = [...path, 'columns', i, 'primaryKey'];
    reader.refuse(at, 'several-primary-keys', `The table already has the primary key ${first.join(', ')}.`, {
      text: 'Keep only the other one',
      patch: [{ op: 'remove', path: pointerOf(at) }],
    });
  }
  return first;
}

function readForeignKey(reader: Reader, path: Path, value: unknown): ForeignKey | undefined {
  const properties = reader.object(path, value, FOREIGN_KEY_NAMES);
  const table = properties.get('table');
  const name = table === undefined ? undefined : reader.text([...path, 'table'], table, NAME_LENGTH_MAX);
  const names = (property: string) =>
    properties.has(property) ? readNames(reader, [...path, property], properties.get(property)) : [];
  const columns = names('columns');
  const references = names('references');
  if (name === undefined || columns.length === 0 || references.length === 0) return undefined;
  if (columns.length !== references.length) {
    const message = `This names ${references.length} columns, but the foreign key has ${columns.length}.`;
    return reader.refuse([...path, 'references'], 'foreign-key-mismatch', message);
  }
  const foreignKey = { columns, table: name, references };
  reader.place(path, foreignKey, reader.problems.count);
  return foreignKey;
}
