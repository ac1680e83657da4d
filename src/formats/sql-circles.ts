import type { Circle, CircleLoading } from './sql-circle.ts';
import { overridingIn, waitingTable } from './sql-counters.ts';
import type { Dialect, SqlOptions } from './sql-dialect.ts';
import { nulledFirst } from './sql-nulled-keys.ts';
import type { SqlTable } from './sql-texts.ts';

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

const itself = (table: SqlTable) => table;

const each = (circle: Circle, statement: (table: SqlTable) => string) => circle.map(statement).join('');

/** Statements before the first table of each circle, and after its last. A circle can lie between two tables of another one. */
function aroundEach(
  circles: readonly Circle[],
  before: (circle: Circle) => string,
  after: (circle: Circle) => string,
): Omit<CircleLoading, 'target'> {
  const begins = new Map(circles.map((circle) => [circle[0], before(circle)]));
  const ends = new Map(circles.map((circle) => [circle.at(-1), after(circle)]));
  return { before: (table) => begins.get(table) ?? '', after: (table) => ends.get(table) ?? '' };
}

/**
 * Rows wait in temporary tables until one statement inserts them all, since keys are checked at its end:
 * https://www.postgresql.org/docs/current/sql-set-constraints.html
 */
function inOneStatement(circles: readonly Circle[]): CircleLoading {
  const names = new Map(circles.flat().map((table, i) => [table, `pg_temp.rowloom_rows_${i + 1}`]));
  const nameOf = (table: SqlTable) => names.get(table) ?? table.name;
  const list = ({ columns }: SqlTable) => columns.join(', ');
  const createTemporary = (table: SqlTable) =>
    `CREATE TABLE ${nameOf(table)} AS SELECT ${list(table)} FROM ${table.name} WITH NO DATA;\n`;
  const insertAll = (circle: Circle) => {
    const inserts = circle.map(
      (table) =>
        `INSERT INTO ${table.name} (${list(table)})${overridingIn('postgresql', table)} SELECT ${list(table)} FROM ${nameOf(table)}`,
    );
    const last = inserts.pop() ?? '';
    const others = inserts.map((insert, i) => `rows_${i + 1} AS (${insert})`);
    return `WITH ${others.join(',\n')}\n${last};\n`;
  };
  return {
    ...aroundEach(
      circles,
      (circle) => each(circle, createTemporary),
      (circle) => insertAll(circle) + each(circle, (table) => `DROP TABLE ${nameOf(table)};\n`),
    ),
    target: (table) => (names.has(table) ? waitingTable(table, nameOf(table)) : table),
  };
}

/** MySQL checks no rows that are written between these statements, neither at once nor later. mysqldump writes the same. */
export const mysqlUnchecked = {
  begin: 'SET @OLD_FOREIGN_KEY_CHECKS = @@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS = 0;\n',
  end: 'SET FOREIGN_KEY_CHECKS = @OLD_FOREIGN_KEY_CHECKS;\n',
} as const;

type LoadCircles = (circles: readonly Circle[], order: readonly SqlTable[]) => CircleLoading;

const loadings: Readonly<Record<SqlOptions['dialect'], LoadCircles>> = {
  postgresql: inOneStatement,
  mysql: (circles, order) => {
    const members = new Set(circles.flat());
    const all = order.filter((table) => members.has(table));
    return {
      ...aroundEach(
        all.length > 0 ? [all] : [],
        () => mysqlUnchecked.begin,
        () => mysqlUnchecked.end,
      ),
      target: itself,
    };
  },
  // Until the end of the transaction: https://www.sqlite.org/pragma.html#pragma_defer_foreign_keys
  sqlite: (circles) => ({
    ...aroundEach(
      circles,
      () => 'PRAGMA defer_foreign_keys = ON;\n',
      () => '',
    ),
    target: itself,
  }),
  sqlserver: (circles) => ({
    ...aroundEach(
      circles,
      (circle) => each(circle, ({ name }) => `ALTER TABLE ${name} NOCHECK CONSTRAINT ALL;\n`),
      (circle) => each(circle, ({ name }) => `ALTER TABLE ${name} WITH CHECK CHECK CONSTRAINT ALL;\n`),
    ),
    target: itself,
  }),
};

/**
 * @param circles all circles of a file
 * @param order all tables of the file, in loading order
 */
export function loadingOf(
  circles: readonly Circle[],
  order: readonly SqlTable[],
  dialect: Dialect,
  { dialect: id, existing }: Pick<SqlOptions, 'dialect' | 'existing'>,
): CircleLoading {
  // The other databases check all keys of a circle's rows at once, so that no constraint is off.
  const isNulledFirst = existing && (id === 'mysql' || id === 'sqlserver');
  return isNulledFirst ? nulledFirst(id, dialect, circles, order) : loadings[id](circles, order);
}
