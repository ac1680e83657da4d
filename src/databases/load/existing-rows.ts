import type { DatabaseDialect, Session } from '../session.ts';
import type { DatabaseTable } from './database-table.ts';
import type { ExistingRows } from './load-table.ts';
import type { MatchedColumn, MatchedTable } from './match-tables.ts';
import { quotedIn } from './quoted.ts';
import type { RowRange, RowSource } from './row-source.ts';
import { withTemporaryRows } from './temporary-rows.ts';

/** The rows between the first and the last that are compared. */
const SAMPLES_BETWEEN = 100;
/** The last rows that are compared where the parents of the rows before them had fewer rows. */
const LAST_ROWS = 5;
/** Without a key, each comparison reads the whole table. */
const SAMPLES_WITHOUT_KEY = 6;

/** Whether two values have the same text. Not all types of PostgreSQL can be compared themselves. */
const isSame: Readonly<Record<DatabaseDialect, (one: string, other: string) => string>> = {
  postgresql: (one, other) => `${one}::text IS NOT DISTINCT FROM ${other}::text`,
  mysql: (one, other) => `CAST(CAST(${one} AS CHAR) AS BINARY) <=> CAST(CAST(${other} AS CHAR) AS BINARY)`,
  sqlite: (one, other) => `${one} IS ${other}`,
};

/** The first row, the last, and up to `between` rows between them, as ranges of one row. */
function sampleRanges(count: number, between: number): readonly RowRange[] {
  const last = count - 1;
  const steps = Math.min(last, between + 1);
  const rows = Array.from({ length: steps + 1 }, (_, i) =>
    steps === 0 ? 0 : Math.round((i * last) / steps),
  );
  return [...new Set(rows)].map((row) => ({ from: row, to: row + 1 }));
}

export async function countRows(session: Session, { scanName }: DatabaseTable): Promise<number> {
  const [row] = await session.query(`SELECT count(*) FROM ${scanName}`);
  return Number(row?.[0] ?? 0);
}

/** A query that gives the number of sample rows that the database has, and for each column how many of its values are the same. */
function comparedByKey(
  dialect: DatabaseDialect,
  { database, key, columns }: MatchedTable,
  samples: string,
  compared: readonly MatchedColumn[],
): string {
  const cell = (alias: string, { database: { name } }: MatchedColumn) =>
    `${alias}.${quotedIn(dialect, name)}`;
  const on = columns
    .filter(({ name }) => key.includes(name))
    .map((column) => `${cell('t', column)} = ${cell('x', column)}`);
  const counts = compared.map(
    (column) => `sum(CASE WHEN ${isSame[dialect](cell('t', column), cell('x', column))} THEN 1 ELSE 0 END)`,
  );
  return `SELECT ${['count(*)', ...counts].join(', ')} FROM ${samples} x JOIN ${database.scanName} t ON ${on.join(' AND ')}`;
}

/** How many of the sample rows the database has, and for each compared column how many of its values are the same. */
interface Comparison {
  readonly samples: number;
  readonly rows: number;
  readonly columns: readonly { readonly name: string; readonly same: number }[];
}

/**
 * The columns whose values follow from nothing but their row decide. Triggers of this table and of others can change columns:
 * the moment of a change, a number of children. The rows are then the same if most columns are. References stay as they are when
 * their parents get more rows; without another column, each of them is to be the same in some row.
 */
function areSame(
  { samples, rows, columns }: Comparison,
  countDependent: readonly string[],
  hasTriggers: boolean,
): boolean {
  if (rows !== samples) return false;
  const fixed = columns.filter(({ name }) => !countDependent.includes(name));
  if (fixed.length === 0) return columns.every(({ same }) => same > 0);
  const differing = fixed.filter(({ same }) => same !== samples).length;
  return differing === 0 || (hasTriggers && differing < fixed.length - differing);
}

const countOf = (ranges: readonly RowRange[]) => ranges.reduce((sum, { from, to }) => sum + to - from, 0);

async function haveByKey(
  session: Session,
  source: RowSource,
  table: MatchedTable,
  ranges: readonly RowRange[],
  hasTriggers: boolean,
): Promise<boolean> {
  const compared = table.columns.filter(({ name }) => !table.key.includes(name));
  return withTemporaryRows(session, source, table, { columns: table.columns, ranges }, async (samples) => {
    const [row = []] = await session.query(comparedByKey(session.dialect, table, samples, compared));
    const [rowCount = 0, ...same] = row.map(Number);
    const columns = compared.map(({ name }, i) => ({ name, same: same[i] ?? 0 }));
    const comparison = { samples: countOf(ranges), rows: rowCount, columns };
    return areSame(comparison, table.countDependent, hasTriggers);
  });
}

/** Whether the database has sample rows of a table without a key. */
async function haveByText(session: Session, source: RowSource, table: MatchedTable): Promise<boolean> {
  const ranges = sampleRanges(table.rowCount, SAMPLES_WITHOUT_KEY);
  const { columns, database } = table;
  return withTemporaryRows(session, source, table, { columns, ranges }, async (samples) => {
    const same = columns.map(({ database: { name } }) => {
      const column = quotedIn(session.dialect, name);
      return isSame[session.dialect](`t.${column}`, `x.${column}`);
    });
    const query = `SELECT count(*) FROM ${samples} x WHERE EXISTS (SELECT 1 FROM ${database.scanName} t WHERE ${same.join(' AND ')})`;
    const [row] = await session.query(query);
    return Number(row?.[0]) === ranges.length;
  });
}

/**
 * Counts the rows of a table, and finds out whether they are the first rows of the schema's table: the first, the last and up
 * to 100 between are compared, by key and by text. The rows of a table without a key are only known as a whole.
 * @param hasTriggers whether triggers run for rows of the load, which can change rows of any table
 */
export async function readExistingRows(
  session: Session,
  source: RowSource,
  table: MatchedTable,
  hasTriggers: boolean,
): Promise<ExistingRows> {
  const count = await countRows(session, table.database);
  const rows = Math.min(count, table.rowCount);
  if (rows === 0) return { count, areOurs: count === 0 };
  if (table.key.length > 0) {
    const ranges = sampleRanges(rows, SAMPLES_BETWEEN);
    return { count, areOurs: await haveByKey(session, source, table, ranges, hasTriggers) };
  }
  return { count, areOurs: count >= table.rowCount && (await haveByText(session, source, table)) };
}

/** Whether the rows of a table have other keys when their parents get more rows. */
export function hasCountDependentKey({ key, countDependent }: MatchedTable): boolean {
  return key.some((name) => countDependent.includes(name));
}

/**
 * Whether the last rows of a table whose keys depend on the numbers of its parents are rows of the schema. An earlier load wrote the
 * rows before them, when the parents had fewer rows.
 * @param count the rows of the database
 */
export async function areLastRowsOurs(
  session: Session,
  source: RowSource,
  table: MatchedTable,
  { count, hasTriggers }: { readonly count: number; readonly hasTriggers: boolean },
): Promise<boolean> {
  const last = Math.min(count, table.rowCount);
  const rows = Math.min(LAST_ROWS, last);
  const ranges = [{ from: last - rows, to: last }];
  return haveByKey(session, source, table, ranges, hasTriggers);
}
