import type { Column } from '../dataset/table.ts';
import type { ForeignKey } from '../schema/schema.ts';
import { isUnevenIn } from './sql-arrays.ts';
import { circlesOf, mysqlUnchecked } from './sql-circles.ts';
import { advanceCounters, counterNotes, declaredType, declaresPrimaryKey } from './sql-counters.ts';
import type { Dialect, SqlOptions } from './sql-dialect.ts';
import { sqlType } from './sql-dialects.ts';
import { type SqlKey, textKeys } from './sql-keys.ts';
import { dropTable, type SqlStatements, storableTables } from './sql-script.ts';
import { createTable, inComment, namedTables, type SqlTable } from './sql-texts.ts';
import type { TableHead } from './writer.ts';

interface NamedSqlTable extends SqlTable {
  readonly columnNames: ReadonlyMap<string, string>;
}

export function typedStatements(
  heads: readonly TableHead[],
  dialect: Dialect,
  options: Pick<SqlOptions, 'dialect'>,
): SqlStatements {
  const { tables: storable, notes } = storableTables(heads);
  const named = new Map(
    namedTables(storable, dialect).map((table): [string, NamedSqlTable] => {
      const entries = table.table.columns.map(({ name }, i) => [name, table.columns[i] ?? ''] as const);
      return [table.table.name, { ...table, columnNames: new Map(entries) }];
    }),
  );
  const tables = inLoadingOrder(named);
  const { definitions, keyNotes } = typedTables(options, dialect, tables, named);
  const closing = definitions.flatMap(({ closing }) => closing);
  return {
    notes:
      notes +
      leftOutKeys(storable) +
      keyNotes +
      arrayNotes(dialect, storable) +
      counterNotes(options.dialect, tables),
    tables,
    circles: circlesOf(tables, (table) => parentsOf(table, named)),
    drop: dropTables(options, tables, closing),
    create: definitions.map(({ create }) => create).join(''),
    close: closing.map(({ add }) => add).join(''),
    advance: advanceCounters(options.dialect, dialect, tables),
  };
}

/** Comments on foreign keys to tables with given rows that no file contains. */
function leftOutKeys(heads: readonly TableHead[]): string {
  const notes = heads.flatMap(({ name, keysLeftOut = [] }) =>
    keysLeftOut.map(({ columns, table }) => {
      const key = columns.map((column) => `“${inComment(name)}.${inComment(column)}”`).join(', ');
      return `-- The foreign key of ${key} is left out: the table “${inComment(table)}” is not written. With "write": true, it is.\n`;
    }),
  );
  return notes.join('');
}

/** Comments on columns with arrays that the database refuses. */
function arrayNotes(dialect: Dialect, heads: readonly TableHead[]): string {
  const notes = heads.flatMap(({ name, columns }) =>
    columns
      .filter((column) => isUnevenIn(dialect, column))
      .map(
        (column) =>
          `-- “${inComment(name)}.${inComment(column.name)}” can have arrays of different lengths within an array. PostgreSQL refuses them. With the same minItems and maxItems, the inner arrays have one length.\n`,
      ),
  );
  return notes.join('');
}

/** A foreign key in a circle of tables, which is added after all rows. */
interface ClosingKey {
  readonly add: string;
  readonly drop: string;
}

interface TableDefinition {
  readonly create: string;
  readonly closing: readonly ClosingKey[];
}

function inLoadingOrder(named: ReadonlyMap<string, NamedSqlTable>): readonly NamedSqlTable[] {
  const order: NamedSqlTable[] = [];
  const seen = new Set<NamedSqlTable>();
  for (const start of named.values()) {
    const stack = [{ node: start, parents: parentsOf(start, named).values() }];
    if (seen.has(start)) continue;
    seen.add(start);
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const { value: parent } = top.parents.next();
      if (!parent) {
        order.push(top.node);
        stack.pop();
      } else if (!seen.has(parent)) {
        seen.add(parent);
        stack.push({ node: parent, parents: parentsOf(parent, named).values() });
      }
    }
  }
  return order;
}

function parentsOf({ table }: SqlTable, named: ReadonlyMap<string, NamedSqlTable>): readonly NamedSqlTable[] {
  return table.foreignKeys.flatMap((key) => named.get(key.table) ?? []);
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name) => other.includes(name));

function typedTables(
  { dialect: id }: Pick<SqlOptions, 'dialect'>,
  dialect: Dialect,
  tables: readonly NamedSqlTable[],
  named: ReadonlyMap<string, NamedSqlTable>,
): { readonly definitions: readonly TableDefinition[]; readonly keyNotes: string } {
  const made = new Set<NamedSqlTable>();
  const uniqueKeys = new Map(tables.map((table) => [table, uniqueKeysOf(table, tables)]));

  function isNullable({ table }: NamedSqlTable, key: readonly string[]): boolean {
    return table.columns.some(
      ({ name, nullable }) => nullable && key.includes(name) && !table.primaryKey.includes(name),
    );
  }

  /**
   * In SQL Server, two nulls in a unique key are equal. A filtered index leaves nulls out, but no foreign key can refer
   * to it.
   */
  function needsFilteredIndex(table: NamedSqlTable, key: readonly string[]): boolean {
    return id === 'sqlserver' && isNullable(table, key);
  }

  /** The column that decides a column's type: a foreign key's columns have their parents' types, with their lengths. */
  function sourceOf(
    table: NamedSqlTable,
    name: string,
    seen: ReadonlySet<string> = new Set(),
  ): { readonly table: NamedSqlTable; readonly column: Column } {
    const column = table.table.columns.find((known) => known.name === name);
    if (!column) throw new RangeError(`There is no column “${name}”`);
    if (column.sqlType !== undefined) return { table, column };
    for (const { columns, table: parentName, references } of table.table.foreignKeys) {
      const parent = named.get(parentName);
      const reference = references[columns.indexOf(name)];
      const id = JSON.stringify([parentName, reference]);
      if (parent && reference !== undefined && !seen.has(id)) {
        return sourceOf(parent, reference, new Set([...seen, id]));
      }
    }
    return { table, column };
  }

  const keys = tables.flatMap((table): readonly SqlKey[] => {
    const { primaryKey, foreignKeys, columns } = table.table;
    const keyOf = (kind: SqlKey['kind'], names: readonly string[]): SqlKey => ({
      kind,
      table,
      columns: names.flatMap((name) => columns.find((column) => column.name === name) ?? []),
      sources: names.map((name) => sourceOf(table, name).column),
    });
    return [
      ...(primaryKey.length > 0 ? [keyOf('primary', primaryKey)] : []),
      ...(uniqueKeys.get(table) ?? []).map((names) => keyOf('unique', names)),
      ...foreignKeys.map((key) => keyOf('foreign', key.columns)),
    ];
  });
  const inKeys = new Set(keys.flatMap(({ sources }) => sources));
  const { lengthOf, notes: keyNotes } = textKeys(dialect, keys);

  function typeOf(table: NamedSqlTable, name: string): string {
    const source = sourceOf(table, name);
    const { column } = source;
    const inKey = { length: lengthOf(column) };
    const tableColumns = source.table.table.columns.length;
    return sqlType(dialect, column, { tableColumns, ...(inKeys.has(column) ? { inKey } : {}) });
  }

  function define(table: NamedSqlTable): TableDefinition {
    const { name: tableName, columnNames } = table;
    const { columns, primaryKey, foreignKeys } = table.table;
    made.add(table);
    const list = ({ columnNames: names }: NamedSqlTable, key: readonly string[]) =>
      key.map((column) => names.get(column) ?? '').join(', ');
    const lines = columns.map((column) => {
      const { name, nullable } = column;
      const type = declaredType(id, table, column, typeOf(table, name));
      return `${columnNames.get(name)} ${type}${nullable && !primaryKey.includes(name) ? '' : ' NOT NULL'}`;
    });
    if (primaryKey.length > 0 && !declaresPrimaryKey(id, table))
      lines.push(`PRIMARY KEY (${list(table, primaryKey)})`);
    const indexes: string[] = [];
    for (const [i, key] of (uniqueKeys.get(table) ?? []).entries()) {
      const names = list(table, key);
      if (!needsFilteredIndex(table, key)) {
        lines.push(`UNIQUE (${names})`);
        continue;
      }
      const filter = key.map((column) => `${columnNames.get(column)} IS NOT NULL`).join(' AND ');
      const index = dialect.identifier(`unique_${i + 1}`);
      indexes.push(`CREATE UNIQUE INDEX ${index} ON ${tableName} (${names}) WHERE ${filter};\n`);
    }
    const closing: ClosingKey[] = [];
    for (const [i, key] of foreignKeys.entries()) {
      const parent = named.get(key.table);
      if (!parent || needsFilteredIndex(parent, key.references)) continue;
      const constraint = foreignKey(table, parent, key);
      if (made.has(parent)) lines.push(constraint);
      else if (id === 'sqlite') lines.push(`${constraint} DEFERRABLE INITIALLY DEFERRED`);
      else closing.push(closingKey(table, constraint, i));
    }
    return { create: createTable(dialect, tableName, lines) + indexes.join(''), closing };
  }

  function foreignKey(
    table: NamedSqlTable,
    parent: NamedSqlTable,
    { columns, references }: ForeignKey,
  ): string {
    const own = columns.map((column) => table.columnNames.get(column) ?? '');
    const theirs = references.map((column) => parent.columnNames.get(column) ?? '');
    return `FOREIGN KEY (${own.join(', ')}) REFERENCES ${parent.name} (${theirs.join(', ')})`;
  }

  function closingKey({ name, table }: NamedSqlTable, constraint: string, index: number): ClosingKey {
    const tableNumber = tables.findIndex((known) => known.table === table) + 1;
    const key = dialect.identifier(`foreign_key_${tableNumber}_${index + 1}`);
    return {
      add: `ALTER TABLE ${name} ADD CONSTRAINT ${key} ${constraint};\n`,
      drop: `IF OBJECT_ID(${dialect.text(name)}, N'U') IS NOT NULL ALTER TABLE ${name} DROP CONSTRAINT IF EXISTS ${key};\n`,
    };
  }

  return { definitions: tables.map(define), keyNotes };
}

/** A table's unique keys, and the columns that other tables refer to: databases require a key there. */
function uniqueKeysOf(
  table: NamedSqlTable,
  tables: readonly NamedSqlTable[],
): readonly (readonly string[])[] {
  const { name, columns, primaryKey, uniqueKeys } = table.table;
  const keys: (readonly string[])[] = [];
  const own = [...columns.flatMap((column) => (column.unique ? [[column.name]] : [])), ...uniqueKeys];
  const referred = tables.flatMap(({ table: { foreignKeys } }) =>
    foreignKeys.flatMap((key) => (key.table === name ? [key.references] : [])),
  );
  for (const key of [...own, ...referred]) {
    if (![primaryKey, ...keys].some((known) => isSame(known, key))) keys.push(key);
  }
  return keys;
}

/** Drops each table before the tables that it refers to. */
function dropTables(
  { dialect }: Pick<SqlOptions, 'dialect'>,
  tables: readonly SqlTable[],
  closing: readonly ClosingKey[],
): string {
  if (tables.length === 0) return '';
  const drops = tables.map(dropTable).reverse();
  switch (dialect) {
    case 'postgresql':
      return `DROP TABLE IF EXISTS ${tables.map(({ name }) => name).join(', ')};\n`;
    case 'mysql':
      return [mysqlUnchecked.begin, ...drops, mysqlUnchecked.end].join('');
    case 'sqlserver':
      return [...closing.map(({ drop }) => drop), ...drops].join('');
    case 'sqlite':
      return drops.join('');
  }
}
