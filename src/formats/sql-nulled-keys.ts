import { type LoadKey, loadOrder } from '../schema/load-order.ts';
import type { ForeignKey } from '../schema/schema.ts';
import type { Circle, CircleLoading } from './sql-circle.ts';
import { aroundNumbers, waitingTable } from './sql-counters.ts';
import type { Dialect } from './sql-dialect.ts';
import type { SqlTable } from './sql-texts.ts';
import type { TableHead } from './writer.ts';

/** A foreign key between two tables of a file. */
interface FileKey extends LoadKey {
  /** The columns that are null until all rows are there. */
  readonly nulled: readonly string[];
}

/** Columns without nulls that tell a table's rows apart. Empty if the document names none. */
function rowKey(
  { columns, primaryKey, uniqueKeys }: TableHead,
  referred: readonly ForeignKey[],
): readonly string[] {
  if (primaryKey.length > 0) return primaryKey;
  const unique = columns.filter((column) => column.unique).map(({ name }) => [name]);
  const keys = [...unique, ...uniqueKeys, ...referred.map(({ references }) => references)];
  const nullable = new Set(columns.filter((column) => column.nullable).map(({ name }) => name));
  return keys.find((key) => !key.some((name) => nullable.has(name))) ?? [];
}

function rowKeysOf(heads: readonly TableHead[]): ReadonlyMap<string, readonly string[]> {
  const keys = heads.flatMap(({ foreignKeys }) => foreignKeys);
  return new Map(
    heads.map((head) => [
      head.name,
      rowKey(
        head,
        keys.filter(({ table }) => table === head.name),
      ),
    ]),
  );
}

/** The foreign keys of tables. A foreign key can be null until an UPDATE fills it. The UPDATE finds the rows by their primary key. */
function fileKeys(heads: readonly TableHead[]): readonly FileKey[] {
  const rowKeys = rowKeysOf(heads);
  return heads.flatMap(({ name, columns, foreignKeys }) => {
    const inRowKey = rowKeys.get(name) ?? [];
    return foreignKeys.map((key): FileKey => {
      const nulled = columns
        .filter((column) => column.nullable && key.columns.includes(column.name))
        .map((column) => column.name)
        .filter((column) => inRowKey.length > 0 && !inRowKey.includes(column));
      return { child: name, parent: key.table, breaksBy: nulled.length > 0 ? 'null' : 'never', nulled };
    });
  });
}

/** The names of tables in a circle of references that cannot be null; undefined if there is no such circle. */
export function unbrokenCircle(heads: readonly TableHead[]): readonly string[] | undefined {
  const order = loadOrder(
    heads.map(({ name }) => name),
    fileKeys(heads),
  );
  return order.ok ? undefined : order.error.circle;
}

/** Whether tables refer to each other in a circle. */
export function hasCircle(heads: readonly TableHead[]): boolean {
  const order = loadOrder(
    heads.map(({ name }) => name),
    fileKeys(heads).map((key) => ({ ...key, breaksBy: 'never' as const })),
  );
  return !order.ok;
}

/** How a database keeps rows for a while, and updates a table by them. */
interface WaitingRows {
  /** The name of a temporary table. */
  readonly nameOf: (number: number) => string;
  readonly create: (name: string, table: SqlTable) => string;
  readonly drop: (name: string) => string;
  /** @param set assignments without the names of tables, which are `t` for the table and `r` for the waiting rows */
  readonly update: (
    table: SqlTable,
    name: string,
    set: readonly string[],
    on: string,
    where: string,
  ) => string;
}

const waitingRows: Readonly<Record<'mysql' | 'sqlserver', WaitingRows>> = {
  mysql: {
    nameOf: (number) => `rowloom_rows_${number}`,
    // The copy has the table's indexes, but not its foreign keys.
    create: (name, { name: of }) => `CREATE TEMPORARY TABLE ${name} LIKE ${of};\n`,
    drop: (name) => `DROP TEMPORARY TABLE ${name};\n`,
    update: ({ name: of }, name, set, on, where) =>
      `UPDATE ${of} AS t JOIN ${name} AS r ON ${on} SET ${set.join(', ')} WHERE ${where};\n`,
  },
  sqlserver: {
    nameOf: (number) => `#rowloom_rows_${number}`,
    // A column of a UNION has no IDENTITY. https://learn.microsoft.com/sql/t-sql/queries/select-into-clause-transact-sql
    create: (name, { name: of, columns }) => {
      const none = `SELECT TOP (0) ${columns.join(', ')}`;
      return `${none} INTO ${name} FROM ${of} UNION ALL ${none} FROM ${of};\n`;
    },
    drop: (name) => `DROP TABLE ${name};\n`,
    update: ({ name: of }, name, set, on, where) =>
      `UPDATE t SET ${set.join(', ')} FROM ${of} AS t JOIN ${name} AS r ON ${on} WHERE ${where};\n`,
  },
};

/** A table of a circle, and its columns that are null at first. */
interface OpenedTable {
  readonly table: SqlTable;
  readonly nulled: ReadonlySet<string>;
}

/** The tables of a circle in the order in which their rows can be inserted. A key to the own table can lead to any row. */
function openedTables(circle: Circle, all: readonly FileKey[]): readonly OpenedTable[] {
  const names = circle.map(({ table }) => table.name);
  const keys = all.filter(({ child, parent }) => names.includes(child) && names.includes(parent));
  const order = loadOrder(names, keys);
  if (!order.ok) throw new RangeError(`No key breaks the circle ${order.error.circle.join(', ')}`);
  const opened = [...order.value.nulled, ...keys.filter(({ child, parent }) => child === parent)];
  return order.value.tables.flatMap((name) => {
    const table = circle.find((member) => member.table.name === name);
    const nulled = opened.filter(({ child }) => child === name).flatMap((key) => key.nulled);
    return table ? [{ table, nulled: new Set(nulled) }] : [];
  });
}

/**
 * Rows of a circle wait in temporary tables. They are inserted with nulls in the keys that lead to rows which are not there
 * yet, and one UPDATE of each table sets these keys. So no constraint is off at any time.
 * @param tables all tables of the file
 */
export function nulledFirst(
  dialectId: 'mysql' | 'sqlserver',
  dialect: Dialect,
  circles: readonly Circle[],
  tables: readonly SqlTable[],
): CircleLoading {
  const waiting = waitingRows[dialectId];
  const names = new Map(circles.flat().map((table, i) => [table, waiting.nameOf(i + 1)]));
  const nameOf = (table: SqlTable) => names.get(table) ?? table.name;
  const heads = tables.map(({ table }) => table);
  const rowKeys = rowKeysOf(heads);
  const keys = fileKeys(heads);

  function insert({ table, nulled }: OpenedTable): string {
    const { before, after } = aroundNumbers(dialectId, dialect, table);
    const cells = table.columns.map((column, i) =>
      nulled.has(table.table.columns[i]?.name ?? '') ? 'NULL' : column,
    );
    const rows = `SELECT ${cells.join(', ')} FROM ${nameOf(table)}`;
    return `${before}INSERT INTO ${table.name} (${table.columns.join(', ')}) ${rows};\n${after}`;
  }

  /**
   * Sets all columns but those of the key, because MySQL would change a column with ON UPDATE CURRENT_TIMESTAMP. SQL Server
   * sets no numbers of its own.
   */
  function connect({ table, nulled }: OpenedTable): string {
    if (nulled.size === 0) return '';
    const rowKey = rowKeys.get(table.table.name) ?? [];
    const columns = table.table.columns.map((head, i) => ({ ...head, column: table.columns[i] ?? '' }));
    const equal = ({ column }: { readonly column: string }) => `t.${column} = r.${column}`;
    return waiting.update(
      table,
      nameOf(table),
      columns.filter(({ name, autoIncrement }) => !rowKey.includes(name) && !autoIncrement).map(equal),
      columns
        .filter(({ name }) => rowKey.includes(name))
        .map(equal)
        .join(' AND '),
      columns
        .filter(({ name }) => nulled.has(name))
        .map(({ column }) => `r.${column} IS NOT NULL`)
        .join(' OR '),
    );
  }

  const begins = new Map(
    circles.map((circle) => [
      circle[0],
      circle.map((table) => waiting.create(nameOf(table), table)).join(''),
    ]),
  );
  const ends = new Map(
    circles.map((circle) => {
      const opened = openedTables(circle, keys);
      const drops = circle.map((table) => waiting.drop(nameOf(table)));
      return [circle.at(-1), [...opened.map(insert), ...opened.map(connect), ...drops].join('')];
    }),
  );
  return {
    before: (table) => begins.get(table) ?? '',
    after: (table) => ends.get(table) ?? '',
    target: (table) => (names.has(table) ? waitingTable(table, nameOf(table)) : table),
  };
}
