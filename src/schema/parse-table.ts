import { isJsonObject } from './json-object.ts';
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

const OPTIONAL_NAMES = ['key', 'groupedBy', 'primaryKey', 'unique', 'foreignKeys', 'description'];
const TABLE_NAMES = { required: ['name', 'rows', 'columns'], optional: OPTIONAL_NAMES };
/** Of a table whose number of rows can follow from that of another. */
const NAMES_WITHOUT_ROWS = { required: ['name', 'columns'], optional: ['rows', ...OPTIONAL_NAMES] };
const FOREIGN_KEY_NAMES = { required: ['columns', 'table', 'references'], optional: [] };

/** A table, and whether its number of rows follows from that of another. Then `rows` is 0 so far. */
export interface ReadTable {
  readonly table: TableSchema;
  readonly lacksRows: boolean;
}

export function readTable(reader: Reader, path: Path, value: unknown): ReadTable | undefined {
  const canLack = canLackRows(value);
  const properties = reader.object(path, value, canLack ? NAMES_WITHOUT_ROWS : TABLE_NAMES);
  const name = readName(reader, [...path, 'name'], properties.get('name'));
  const key = readName(reader, [...path, 'key'], properties.get('key')) ?? name;
  const lacksRows = canLack && !properties.has('rows');
  const rows = lacksRows ? 0 : readRows(reader, [...path, 'rows'], properties.get('rows'));
  const read = reader
    .list([...path, 'columns'], properties.get('columns'))
    .map((column, i) => readColumn(reader, [...path, 'columns', i], column, 0));
  refuseDuplicates(
    reader,
    [...path, 'columns'],
    read.map((entry) => entry?.column),
  );
  const groupedBy = properties.has('groupedBy')
    ? reader.text([...path, 'groupedBy'], properties.get('groupedBy'), NAME_LENGTH_MAX)
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
  };
  reader.place(path, table, rows === undefined ? -1 : reader.problems.count);
  reader.unread.set(table, unreadNames(properties.get('columns'), read));
  return { table, lacksRows };
}

function readRows(reader: Reader, path: Path, value: unknown): number | undefined {
  return value === undefined ? undefined : reader.integer(path, value, { min: 0, max: TABLE_ROWS_MAX });
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
