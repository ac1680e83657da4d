import type { Cell } from '../catalogue/field.ts';
import { type BuildRows, createRowBuilder } from '../dataset/build-rows.ts';
import { createRowFinder, type FindRows } from '../dataset/find-rows.ts';
import type { Dataset as SourceDataset, Table as SourceTable } from '../dataset/table.ts';
import { once } from '../generators/once.ts';
import { firstOfForeignKey } from '../schema/foreign-keys.ts';
import { layoutOf } from '../schema/groups.ts';
import type { ProblemCode } from '../schema/problem.ts';
import type { ColumnSchema, Schema, TableSchema } from '../schema/schema.ts';
import { okValue, RowloomError } from './errors.ts';
import { checkArgument, number, object, text } from './option-checks.ts';
import { findTable } from './plan-request.ts';
import { createRowReader, type RowReader } from './read-rows.ts';
import type { Cell as Value } from './row-types.ts';
import { toCells } from './to-cells.ts';

type Values = Record<string, Value>;
type Overrides = Readonly<Record<string, Value | undefined>>;

/** Builds rows of a table, and finds the rows that belong to a row. */
export interface Factory {
  build(overrides?: Overrides): Values;
  buildList(count: number, overrides?: Overrides): Values[];
  rewind(row?: number): void;
  children(row: Overrides, table: string, reference?: string): Values[];
  parent(row: Overrides, reference: string): Values | null;
}

/** A table with all that reads it. */
interface ReadyTable {
  readonly source: SourceTable;
  readonly schema: TableSchema;
  readonly reader: RowReader;
}

function refuse(path: string, code: ProblemCode, message: string): never {
  throw new RowloomError([{ path: [path], code, message }]);
}

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

/** Returns the factory of each table of a dataset. */
export function createFactories(dataset: SourceDataset, schema: Schema): (table: string) => Factory {
  const findRows = createRowFinder(schema, dataset);
  const tables = new Map<string, ReadyTable>();

  function tableNamed(name: string): ReadyTable {
    const known = tables.get(name);
    if (known) return known;
    const source = okValue(findTable(dataset, schema, name));
    const own = schema.tables.find((table) => table.name === name);
    if (!own) throw new RangeError(`The document has no table “${name}”`);
    const ready = { source, schema: own, reader: createRowReader(source) };
    tables.set(name, ready);
    return ready;
  }

  return (name) => {
    const table = tableNamed(name);
    const counter = createCounter(table, findRows);
    return { ...counter, ...createRelatives(table, { schema, tableNamed, findRows }) };
  };
}

/** Builds the rows of a table one after the other. */
function createCounter(
  { source, schema, reader }: ReadyTable,
  findRows: FindRows,
): Pick<Factory, 'build' | 'buildList' | 'rewind'> {
  const builder = once((): BuildRows => createRowBuilder(source.parts, schema, findRows));
  let next = 0;

  function buildList(count: number, overrides: Overrides = {}): Values[] {
    checkArgument('count', count, number);
    if (!Number.isInteger(count) || count < 0)
      throw new RangeError(`The number of rows must be a whole number from 0 on, not ${String(count)}.`);
    const cells = toCells(source.columns, overrides);
    const [from, to] = [next, next + count];
    if (to > source.rowCount)
      throw new RangeError(
        `The table “${source.name}” has ${source.rowCount} rows, and ${next} are built. Give the table more rows, or begin again with rewind().`,
      );
    next = to;
    return count === 0 ? [] : reader.rowsOf(builder()(from, to, cells));
  }

  return {
    build(overrides) {
      const [row] = buildList(1, overrides);
      if (!row) throw new RangeError('No row is built');
      return row;
    },
    buildList,
    rewind(row = 0) {
      checkArgument('row', row, number);
      if (!Number.isInteger(row) || row < 0)
        throw new RangeError(`row must be a row number, counted from 0, not ${String(row)}.`);
      next = row;
    },
  };
}

interface Surroundings {
  readonly schema: Schema;
  readonly tableNamed: (name: string) => ReadyTable;
  readonly findRows: FindRows;
}

/** The rows of other tables that belong to a row. */
function createRelatives(
  { source, schema: own }: ReadyTable,
  { schema, tableNamed, findRows }: Surroundings,
): Pick<Factory, 'children' | 'parent'> {
  /** The cells that a row and the rows that refer to it share. Undefined if one of the values is null. */
  function cellsOf(
    columns: SourceTable['columns'],
    row: Overrides,
    names: readonly (readonly [from: string, to: string])[],
  ): ReadonlyMap<string, Cell> | undefined {
    checkArgument('row', row, object);
    const values: Record<string, Value> = {};
    for (const [from] of names) {
      const value = row[from];
      if (value === undefined) return refuse(from, 'missing-property', `The row has no “${from}”.`);
      values[from] = value;
    }
    const cells = toCells(columns, values);
    const renamed = names.map(([from, to]) => [to, cells.get(from) ?? null] as const);
    return renamed.some(([, cell]) => cell === null) ? undefined : new Map(renamed);
  }

  function referenceTo(child: TableSchema, name: string | undefined): ColumnSchema {
    const references = keysTo(child, own.name);
    const [first, ...others] = references;
    if (!first) {
      const tables = schema.tables.filter((table) => keysTo(table, own.name).length > 0);
      const names = quoted(tables.map((table) => table.name));
      const advice = names === '' ? 'No table does.' : `These tables do: ${names}.`;
      const message = `The table “${child.name}” does not refer to “${own.name}”. ${advice}`;
      return refuse('table', 'not-a-reference', message);
    }
    if (name === undefined && others.length === 0) return first;
    const named = child.columns.find((column) => column.name === name);
    const key = named && firstOfForeignKey(child, named);
    if (key && references.includes(key)) return key;
    const names = quoted(references.map((reference) => reference.name));
    return refuse(
      'reference',
      'not-a-reference',
      `Name one of the references of “${child.name}” to “${own.name}”: ${names}.`,
    );
  }

  return {
    children(row, name, referenceName) {
      if (referenceName !== undefined) checkArgument('reference', referenceName, text);
      const child = tableNamed(name);
      const reference = referenceTo(child.schema, referenceName);
      const pairs = pairsOf(child.schema, reference);
      const layout = layoutOf(schema, child.schema, reference);
      if (!layout) {
        const cells = cellsOf(
          source.columns,
          row,
          pairs.map(({ column, parent }) => [parent, column] as const),
        );
        return cells ? findRows(name, cells).map((number) => child.reader.row(number)) : [];
      }
      const cells = cellsOf(
        source.columns,
        row,
        pairs.map(({ parent }) => [parent, parent] as const),
      );
      const [number] = cells ? findRows(own.name, cells) : [];
      return number === undefined
        ? []
        : [...child.reader.rows(layout.startOf(number), layout.startOf(number + 1))];
    },
    parent(row, name) {
      checkArgument('reference', name, text);
      const column = own.columns.find((other) => other.name === name);
      if (column?.field !== 'reference') {
        const references = own.columns.filter(({ field }) => field === 'reference').map((one) => one.name);
        const names = references.length > 0 ? ` Its references: ${quoted(references)}.` : '';
        return refuse(
          'reference',
          'not-a-reference',
          `“${name}” is not a reference of “${own.name}”.${names}`,
        );
      }
      const reference = firstOfForeignKey(own, column);
      const names = pairsOf(own, reference).map(({ column: from, parent }) => [from, parent] as const);
      const cells = cellsOf(source.columns, row, names);
      const parent = String(reference.options.table);
      const [number] = cells ? findRows(parent, cells) : [];
      return number === undefined ? null : tableNamed(parent).reader.row(number);
    },
  };
}

/** The references of a table that each decide a parent in another table. */
function keysTo(table: TableSchema, parent: string): readonly ColumnSchema[] {
  return table.columns.filter(
    (column) =>
      column.field === 'reference' &&
      column.options.table === parent &&
      firstOfForeignKey(table, column) === column,
  );
}

/** The columns of the foreign key of a reference, with those of the parent. */
function pairsOf(
  table: TableSchema,
  reference: ColumnSchema,
): readonly { readonly column: string; readonly parent: string }[] {
  return table.columns
    .filter((column) => column.field === 'reference' && firstOfForeignKey(table, column) === reference)
    .map(({ name, options }) => ({ column: name, parent: String(options.column) }));
}
