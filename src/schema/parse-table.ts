import { hasGiven, withGivenColumns } from './given/given-table.ts';
import { type ReadGiven, readGiven } from './given/read-given.ts';
import { isJsonObject } from './json-object.ts';
import { readTableLocale } from './locales.ts';
import { type ReadColumn, readColumn, readName, refuseDuplicates } from './parse-column.ts';
import { type Path, pointerOf } from './problem.ts';
import type { Reader } from './reader.ts';
import {
  type ColumnSchema,
  type ForeignKey,
  KEY_COLUMNS_MAX,
  KEYS_MAX,
  NAME_LENGTH_MAX,
  TABLE_ROWS_MAX,
  type TableSchema,
} from './schema.ts';

const OPTIONAL_NAMES = [
  'key',
  'groupedBy',
  'primaryKey',
  'unique',
  'foreignKeys',
  'description',
  'given',
  'write',
  'locale',
];
const TABLE_NAMES = { required: ['name', 'rows', 'columns'], optional: OPTIONAL_NAMES };
/** The properties of a table whose number of rows can follow from that of another. */
const NAMES_WITHOUT_ROWS = { required: ['name', 'columns'], optional: ['rows', ...OPTIONAL_NAMES] };
/** The properties of a table with given rows. */
const NAMES_OF_GIVEN = { required: ['name'], optional: ['rows', 'columns', ...OPTIONAL_NAMES] };
const FOREIGN_KEY_NAMES = { required: ['columns', 'table', 'references'], optional: [] };

/** A table, and whether its number of rows follows from that of another. Then `rows` is 0 so far. */
export interface ReadTable {
  readonly table: TableSchema;
  readonly lacksRows: boolean;
}

export function readTable(reader: Reader, path: Path, value: unknown): ReadTable | undefined {
  const isGiven = hasGiven(value);
  const canLack = !isGiven && canLackRows(value);
  const names = isGiven ? NAMES_OF_GIVEN : canLack ? NAMES_WITHOUT_ROWS : TABLE_NAMES;
  const properties = reader.object(path, value, names);
  const name = readName(reader, [...path, 'name'], properties.get('name'));
  const key = readName(reader, [...path, 'key'], properties.get('key')) ?? name;
  const lacksRows = canLack && !properties.has('rows');
  const given = isGiven ? readGiven(reader, [...path, 'given'], properties.get('given')) : undefined;
  const set = lacksRows ? 0 : readRows(reader, [...path, 'rows'], properties.get('rows'));
  const rows = given ? countOfGiven(reader, [...path, 'rows'], given, properties.get('rows')) : set;
  const listed = reader
    .list([...path, 'columns'], properties.get('columns'))
    .map((column, i) => readColumn(reader, [...path, 'columns', i], column, 0));
  const whole = given && withGivenColumns(reader, path, given, listed, properties.has('columns'));
  const read = whole?.columns ?? listed;
  if (!given) refuseGivenColumns(reader, path, listed);
  const isWritten = readWrite(reader, [...path, 'write'], properties.get('write'), isGiven);
  refuseDuplicates(
    reader,
    [...path, 'columns'],
    read.map((entry) => entry?.column),
  );
  const groupedBy = properties.has('groupedBy')
    ? reader.text([...path, 'groupedBy'], properties.get('groupedBy'), NAME_LENGTH_MAX)
    : undefined;
  const locale = properties.has('locale')
    ? readTableLocale(reader, [...path, 'locale'], properties.get('locale'))
    : undefined;
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
    foreignKeys: foreignKeys.filter((foreignKey) => foreignKey !== undefined),
    ...(groupedBy === undefined ? {} : { groupedBy }),
    ...(whole?.rows ? { given: whole.rows } : {}),
    ...(isGiven ? { write: isWritten } : {}),
    ...(locale === undefined ? {} : { locale }),
  };
  reader.place(path, table, rows === undefined ? -1 : reader.problems.count);
  const lacksCells = given !== undefined && given.rows === undefined;
  reader.unread.set(table, lacksCells ? new AnyNames() : unreadNames(properties.get('columns'), listed));
  return { table, lacksRows };
}

function readRows(reader: Reader, path: Path, value: unknown): number | undefined {
  return value === undefined ? undefined : reader.integer(path, value, { min: 0, max: TABLE_ROWS_MAX });
}

/** The names of columns that given rows could have, which were not read. */
class AnyNames extends Set<string> {
  override has(): boolean {
    return true;
  }

  override get size(): number {
    return 1;
  }
}

/** The number of given rows. A document can repeat it, as a checked one does. Undefined if the rows were not read. */
function countOfGiven(reader: Reader, path: Path, given: ReadGiven, set: unknown): number | undefined {
  if (!given.rows) return undefined;
  if (set === undefined || set === given.count) return given.count;
  const message = `The table is given ${given.count.toLocaleString('en-US')} rows, so “rows” can be left out.`;
  reader.refuse(path, 'option-not-applicable', message, {
    text: 'Remove “rows”',
    patch: [{ op: 'remove', path: pointerOf(path) }],
  });
  return given.count;
}

function readWrite(reader: Reader, path: Path, value: unknown, isGiven: boolean): boolean {
  if (value === undefined) return !isGiven;
  const isWritten = reader.boolean(path, value) ?? true;
  if (isWritten || isGiven) return isWritten;
  reader.refuse(path, 'option-not-applicable', 'Only a table with given rows can be left out of files.', {
    text: 'Remove “write”',
    patch: [{ op: 'remove', path: pointerOf(path) }],
  });
  return true;
}

function refuseGivenColumns(reader: Reader, path: Path, listed: readonly (ReadColumn | undefined)[]): void {
  for (const [i, entry] of listed.entries()) {
    if (entry?.column.field !== 'given') continue;
    const at = [...path, 'columns', i, 'field'];
    reader.refuse(at, 'option-not-applicable', 'The table has no given rows: “given” with “rows” or “file”.');
    reader.faulty.add(entry.column);
  }
}

/** Whether a column refers to rows that decide the number of rows. */
function canLackRows(table: unknown): boolean {
  if (!isJsonObject(table) || !Array.isArray(table.columns)) return false;
  return table.columns.some((column: unknown) => {
    if (!isJsonObject(column) || column.field !== 'reference' || !isJsonObject(column.options)) return false;
    const { children } = column.options;
    return isJsonObject(children) && ['each', 'from', 'to'].some((name) => Object.hasOwn(children, name));
  });
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
