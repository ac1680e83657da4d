import type { SqlOptions } from './sql-dialect.ts';
import type { SqlTable } from './sql-texts.ts';

/** Tables of a circle of references, in loading order. */
export type Circle = readonly SqlTable[];

/** All tables that a table leads to, in one or more steps. */
function reachedFrom(from: SqlTable, next: (table: SqlTable) => readonly SqlTable[]): ReadonlySet<SqlTable> {
  const reached = new Set<SqlTable>();
  const waiting = [...next(from)];
  for (let table = waiting.pop(); table; table = waiting.pop()) {
    if (reached.has(table)) continue;
    reached.add(table);
    waiting.push(...next(table));
  }
  return reached;
}

/**
 * Finds the circles: each table refers to each other one, perhaps through others.
 * @param order the tables in loading order. A table before its parent is in a circle with it.
 */
export function circlesOf(
  order: readonly SqlTable[],
  parentsOf: (table: SqlTable) => readonly SqlTable[],
): readonly Circle[] {
  const children = new Map<SqlTable, SqlTable[]>(order.map((table) => [table, []]));
  for (const table of order) for (const parent of parentsOf(table)) children.get(parent)?.push(table);
  const places = new Map(order.map((table, i) => [table, i]));
  const isLater = (one: SqlTable, other: SqlTable) => (places.get(one) ?? 0) > (places.get(other) ?? 0);
  const found = new Set<SqlTable>();
  return order.flatMap((table) => {
    if (found.has(table) || !parentsOf(table).some((parent) => isLater(parent, table))) return [];
    const above = reachedFrom(table, parentsOf);
    const below = reachedFrom(table, (parent) => children.get(parent) ?? []);
    const circle = order.filter((member) => above.has(member) && below.has(member));
    for (const member of circle) found.add(member);
    return [circle];
  });
}

/** How the rows of a circle get into tables that exist and whose foreign keys hold at any time. */
export interface CircleLoading {
  /** Statements before the rows of the first table. */
  readonly before: string;
  /** Statements after the rows of the last table. */
  readonly after: string;
  /** The table that gets the rows. */
  readonly target: (table: SqlTable) => SqlTable;
}

const each = (circle: Circle, statement: (table: SqlTable, number: number) => string) =>
  circle.map(statement).join('');

/**
 * Rows wait in temporary tables until one statement inserts them all, since keys are checked at its end:
 * https://www.postgresql.org/docs/current/sql-set-constraints.html
 */
function inOneStatement(circle: Circle): CircleLoading {
  const names = new Map(circle.map((table, i) => [table, `pg_temp.rowloom_rows_${i + 1}`]));
  const nameOf = (table: SqlTable) => names.get(table) ?? table.name;
  const list = ({ columns }: SqlTable) => columns.join(', ');
  const inserts = circle.map(
    (table) => `INSERT INTO ${table.name} (${list(table)}) SELECT ${list(table)} FROM ${nameOf(table)}`,
  );
  const last = inserts.pop() ?? '';
  const others = inserts.map((insert, i) => `rows_${i + 1} AS (${insert})`);
  return {
    before: each(
      circle,
      (table) => `CREATE TABLE ${nameOf(table)} AS SELECT ${list(table)} FROM ${table.name} WITH NO DATA;\n`,
    ),
    after: `WITH ${others.join(',\n')}\n${last};\n${each(circle, (table) => `DROP TABLE ${nameOf(table)};\n`)}`,
    target: (table) => ({ ...table, name: nameOf(table) }),
  };
}

const target = (table: SqlTable) => table;

const loadings: Readonly<Record<SqlOptions['dialect'], (circle: Circle) => CircleLoading>> = {
  postgresql: inOneStatement,
  mysql: () => ({
    before: 'SET FOREIGN_KEY_CHECKS = 0;\n',
    after: 'SET FOREIGN_KEY_CHECKS = 1;\n',
    target,
  }),
  // Until the end of the transaction: https://www.sqlite.org/pragma.html#pragma_defer_foreign_keys
  sqlite: () => ({ before: 'PRAGMA defer_foreign_keys = ON;\n', after: '', target }),
  sqlserver: (circle) => ({
    before: each(circle, ({ name }) => `ALTER TABLE ${name} NOCHECK CONSTRAINT ALL;\n`),
    after: each(circle, ({ name }) => `ALTER TABLE ${name} WITH CHECK CHECK CONSTRAINT ALL;\n`),
    target,
  }),
};

export function loadingOf(circle: Circle, dialect: SqlOptions['dialect']): CircleLoading {
  return loadings[dialect](circle);
}
