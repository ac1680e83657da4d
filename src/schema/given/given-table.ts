import type { ValueType } from '../../catalogue/field.ts';
import { isJsonObject } from '../json-object.ts';
import { areTooMany, type ReadColumn, readName } from '../parse-column.ts';
import { type Fix, type Path, pointerOf } from '../problem.ts';
import { shown } from '../problems.ts';
import type { Reader } from '../reader.ts';
import type { ColumnSchema, GivenColumn, GivenRows, TableSchema } from '../schema.ts';
import { areDistinctCells, factsOf, factsOption } from './given-facts.ts';
import { type ReadGiven, typedCells } from './read-given.ts';

/** The columns of a table with given rows, and these rows with the types of their columns. */
export interface GivenTable {
  readonly columns: readonly (ReadColumn | undefined)[];
  readonly rows: GivenRows | undefined;
}

/**
 * Gives the columns with the field `given` their cells and types. A table that names no such column takes all of the rows, in
 * front of its own columns.
 * @param listed the columns of the document, in its order
 * @param hasColumns whether the document has a list of columns
 */
export function withGivenColumns(
  reader: Reader,
  path: Path,
  read: ReadGiven,
  listed: readonly (ReadColumn | undefined)[],
  hasColumns: boolean,
): GivenTable {
  const { rows } = read;
  if (!rows) return { columns: listed.filter((entry) => entry?.column.field !== 'given'), rows };
  const byName = new Map(rows.cells.map((column) => [column.name, column]));
  const takesAll = !listed.some((entry) => entry?.column.field === 'given');
  const listedNames = new Set(listed.map((entry) => entry?.column.name));
  const unlisted = takesAll ? rows.cells.filter(({ name }) => !listedNames.has(name)) : [];
  const taken = areTooMany(reader, [...path, 'given'], unlisted.length) ? [] : unlisted;
  const cells: GivenColumn[] = [];
  const typed = (column: ColumnSchema, at: Path, fixOf: (type: ValueType) => Fix): ColumnSchema => {
    const source = byName.get(column.name);
    if (!source) {
      const message = `The given rows have no column “${shown(column.name)}”.`;
      reader.problems.addMissing([...at, 'name'], 'unknown-column', message, column.name, byName);
      reader.faulty.add(column);
      return column;
    }
    const place = { path: at, name: column.name, fixOf };
    const isTyped = { values: source.values, areTexts: rows.areTexts === true };
    const found = typedCells(reader, place, isTyped, column.valueType);
    if (!found) {
      reader.faulty.add(column);
      return column;
    }
    cells.push({ name: column.name, values: found.values });
    const facts = factsOption(factsOf(found.values, found.type));
    const made = { ...column, valueType: found.type, options: { ...column.options, ...facts } };
    reader.replace(column, made);
    return made;
  };
  const own = listed.map((entry, i) => {
    if (entry?.column.field !== 'given') return entry;
    const at = [...path, 'columns', i];
    return { ...entry, column: typed(entry.column, at, (type) => typeFix(at, type)) };
  });
  const all = taken.map(({ name }) => {
    // The document has no such path, so that no fix can change a column there.
    const at = [...path, 'given', 'columns', name];
    if (readName(reader, at, name) === undefined) return undefined;
    const column: ColumnSchema = {
      name,
      key: name,
      field: 'given',
      of: {},
      options: {},
      nulls: 0,
      unique: false,
    };
    reader.place(at, column, reader.problems.count);
    const fixOf = (type: ValueType) => columnsFix(path, rows.cells, name, type, hasColumns);
    return { column: typed(column, at, fixOf), isPrimaryKey: false };
  });
  const { areTexts: _, ...rest } = rows;
  return { columns: [...all, ...own], rows: { ...rest, cells } };
}

function typeFix(path: Path, type: ValueType): Fix {
  return {
    text: `Read the column as ${type}`,
    patch: [{ op: 'add', path: pointerOf([...path, 'valueType']), value: type }],
  };
}

/** Lists the columns that a table takes, one of them with its type. */
function columnsFix(
  path: Path,
  cells: readonly GivenColumn[],
  name: string,
  type: ValueType,
  hasColumns: boolean,
): Fix {
  const columns = cells.map((column) => ({
    name: column.name,
    field: 'given',
    ...(column.name === name ? { valueType: type } : {}),
  }));
  const at = [...path, 'columns'];
  return {
    text: `Read the column as ${type}`,
    patch: hasColumns
      ? columns.map((value, i) => ({ op: 'add', path: pointerOf([...at, i]), value }) as const)
      : [{ op: 'add', path: pointerOf(at), value: columns }],
  };
}

/** Whether a table of a document has given rows. */
export function hasGiven(table: unknown): boolean {
  return isJsonObject(table) && table.given !== undefined;
}

/**
 * Given columns to which references lead, and those that are unique, say whether their cells differ. Those that differ are
 * unique where a reference leads to them, also where the document does not say so.
 */
export function withDistinctCells(
  reader: Reader,
  tables: readonly TableSchema[],
  leadsTo: (table: TableSchema, column: ColumnSchema) => boolean,
): readonly TableSchema[] {
  return tables.map((table) => {
    const { given } = table;
    if (!given) return table;
    const values = new Map(given.cells.map((column) => [column.name, column.values]));
    const columns = table.columns.map((column) => {
      const cells = column.field === 'given' ? values.get(column.name) : undefined;
      if (!cells || !column.valueType || !(column.unique || leadsTo(table, column))) return column;
      const isDistinct = areDistinctCells(cells);
      const facts = { ...factsOf(cells, column.valueType), isDistinct };
      const made = {
        ...column,
        options: { ...column.options, ...factsOption(facts) },
        unique: column.unique || isDistinct,
      };
      reader.replace(column, made);
      return made;
    });
    const made = { ...table, columns };
    reader.replace(table, made);
    reader.unread.set(made, reader.unread.get(table) ?? new Set());
    return made;
  });
}
