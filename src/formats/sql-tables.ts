import type { ForeignKey } from '../schema/schema.ts';
import type { Dialect, SqlOptions } from './sql-dialect.ts';
import { sqlType } from './sql-dialects.ts';
import { dropTable, type SqlStatements, storableTables } from './sql-script.ts';
import { createTable, namedTables, type SqlTable } from './sql-texts.ts';
import type { TableHead } from './writer.ts';

interface Named extends SqlTable {
  readonly columnNames: ReadonlyMap<string, string>;
}

export function typedStatements(
  heads: readonly TableHead[],
  dialect: Dialect,
  options: Pick<SqlOptions, 'dialect'>,
): SqlStatements {
  const { tables: storable, notes } = storableTables(heads);
  const named = new Map(
    namedTables(storable, dialect).map((table): [string, Named] => {
      const entries = table.table.columns.map(({ name }, i) => [name, table.columns[i] ?? ''] as const);
      return [table.table.name, { ...table, columnNames: new Map(entries) }];
    }),
  );
  const tables = inOrder(named);
  const definitions = typedTables(options, dialect, tables, named);
  const closing = definitions.flatMap(({ closing }) => closing);
  return {
    notes,
    tables,
    drop: dropTables(options, tables, closing),
    create: definitions.map(({ create }) => create).join(''),
    close: closing.map(({ add }) => add).join(''),
  };
}

/** A key that is added once all rows are there. */
interface ClosingKey {
  readonly add: string;
  readonly drop: string;
}

interface Definition {
  readonly create: string;
  readonly closing: readonly ClosingKey[];
}

function inOrder(named: ReadonlyMap<string, Named>): readonly Named[] {
  const order: Named[] = [];
  const seen = new Set<Named>();
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

function parentsOf({ table }: Named, named: ReadonlyMap<string, Named>): readonly Named[] {
  return table.foreignKeys.flatMap((key) => named.get(key.table) ?? []);
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name) => other.includes(name));

function typedTables(
  { dialect: id }: Pick<SqlOptions, 'dialect'>,
  dialect: Dialect,
  tables: readonly Named[],
  named: ReadonlyMap<string, Named>,
): readonly Definition[] {
  const made = new Set<Named>();
  const uniqueKeys = new Map(tables.map((table) => [table, uniqueKeysOf(table, tables)]));

  function isNullable({ table }: Named, key: readonly string[]): boolean {
    return table.columns.some(
      ({ name, nullable }) => nullable && key.includes(name) && !table.primaryKey.includes(name),
    );
  }

  /** SQL Server takes two nulls for one value, unless an index leaves them out, to which no key can refer. */
  function isFiltered(table: Named, key: readonly string[]): boolean {
    return id === 'sqlserver' && isNullable(table, key);
  }

  function typeOf(table: Named, name: string, seen: ReadonlySet<string>): string {
    const column = table.table.columns.find((known) => known.name === name);
    if (!column) throw new RangeError(`There is no column “${name}”`);
    if (column.sqlType !== undefined) return column.sqlType;
    // Of a foreign key the type has to be the parent's, to the length.
    for (const { columns, table: parentName, references } of table.table.foreignKeys) {
      const parent = named.get(parentName);
      const reference = references[columns.indexOf(name)];
      const id = JSON.stringify([parentName, reference]);
      if (parent && reference !== undefined && !seen.has(id)) {
        return typeOf(parent, reference, new Set([...seen, id]));
      }
    }
    const { primaryKey, foreignKeys } = table.table;
    const keys = [primaryKey, ...(uniqueKeys.get(table) ?? []), ...foreignKeys.map(({ columns }) => columns)];
    const lengths = keys.map((key) => (key.includes(name) ? key.length : 0));
    const place = { columns: table.table.columns.length, keyColumns: Math.max(0, ...lengths) };
    return sqlType(dialect, column, place);
  }

  function define(table: Named): Definition {
    const { name: tableName, columnNames } = table;
    const { columns, primaryKey, foreignKeys } = table.table;
    made.add(table);
    const list = ({ columnNames: names }: Named, key: readonly string[]) =>
      key.map((column) => names.get(column) ?? '').join(', ');
    const lines = columns.map(({ name, nullable }) => {
      const type = typeOf(table, name, new Set());
      return `${columnNames.get(name)} ${type}${nullable && !primaryKey.includes(name) ? '' : ' NOT NULL'}`;
    });
    if (primaryKey.length > 0) lines.push(`PRIMARY KEY (${list(table, primaryKey)})`);
    const indexes: string[] = [];
    for (const [i, key] of (uniqueKeys.get(table) ?? []).entries()) {
      const names = list(table, key);
      if (!isFiltered(table, key)) {
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
      if (!parent || isFiltered(parent, key.references)) continue;
      const constraint = foreignKey(table, parent, key);
      if (made.has(parent)) lines.push(constraint);
      else if (id === 'sqlite') lines.push(`${constraint} DEFERRABLE INITIALLY DEFERRED`);
      else closing.push(closingKey(table, constraint, i));
    }
    return { create: createTable(dialect, tableName, lines) + indexes.join(''), closing };
  }

  function foreignKey(table: Named, parent: Named, { columns, references }: ForeignKey): string {
    const own = columns.map((column) => table.columnNames.get(column) ?? '');
    const theirs = references.map((column) => parent.columnNames.get(column) ?? '');
    return `FOREIGN KEY (${own.join(', ')}) REFERENCES ${parent.name} (${theirs.join(', ')})`;
  }

  function closingKey({ name, table }: Named, constraint: string, index: number): ClosingKey {
    const tableNumber = tables.findIndex((known) => known.table === table) + 1;
    const key = dialect.identifier(`foreign_key_${tableNumber}_${index + 1}`);
    return {
      add: `ALTER TABLE ${name} ADD CONSTRAINT ${key} ${constraint};\n`,
      drop: `IF OBJECT_ID(${dialect.text(name)}, N'U') IS NOT NULL ALTER TABLE ${name} DROP CONSTRAINT IF EXISTS ${key};\n`,
    };
  }

  return tables.map(define);
}

/** A table's unique keys, and what other tables refer to: no database refers to columns that are no key. */
function uniqueKeysOf(table: Named, tables: readonly Named[]): readonly (readonly string[])[] {
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

/** Tables that refer to others first. */
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
      return ['SET FOREIGN_KEY_CHECKS = 0;\n', ...drops, 'SET FOREIGN_KEY_CHECKS = 1;\n'].join('');
    case 'sqlserver':
      return [...closing.map(({ drop }) => drop), ...drops].join('');
    case 'sqlite':
      return drops.join('');
  }
}
