import type { Result } from '../../result.ts';
import type { DatabaseColumn, DatabaseTable } from './database-table.ts';
import type { LoadProblem } from './load-problem.ts';

/** A table of a schema, as a load sees it. */
export interface SourceTable {
  readonly name: string;
  readonly rowCount: number;
  /** The names of the columns that files contain. */
  readonly columns: readonly string[];
  /** For each column, the tables whose rows it names: by a reference, or as a copy of one. */
  readonly refersTo: ReadonlyMap<string, readonly string[]>;
  /** The columns whose values can change when another table gets more rows. */
  readonly countDependent: readonly string[];
}

export interface MatchedColumn {
  /** The name in the schema. */
  readonly name: string;
  readonly database: DatabaseColumn;
}

/** A table of a schema with the table of the database that gets its rows. */
export interface MatchedTable extends Omit<SourceTable, 'columns'> {
  readonly database: DatabaseTable;
  /** The columns that a load writes, in the order of the schema. The database computes the others. */
  readonly columns: readonly MatchedColumn[];
  /** Columns of the schema that tell its rows apart. Empty if there is no such key. */
  readonly key: readonly string[];
}

/** Finds an item by its name: exactly, or else the only one that differs in the case of letters. */
function named<Item extends { readonly name: string }>(
  items: readonly Item[],
  name: string,
): Item | undefined {
  const exact = items.find((item) => item.name === name);
  if (exact) return exact;
  const similar = items.filter((item) => item.name.toLowerCase() === name.toLowerCase());
  return similar.length === 1 ? similar[0] : undefined;
}

/** A schema names a table with or without its namespace. */
function databaseTableOf(
  tables: readonly DatabaseTable[],
  name: string,
): DatabaseTable | readonly DatabaseTable[] {
  const qualified = tables.find(
    (table) => table.namespace !== '' && `${table.namespace}.${table.name}` === name,
  );
  if (qualified) return qualified;
  const visible = named(
    tables.filter(({ isVisible }) => isVisible),
    name,
  );
  if (visible) return visible;
  const elsewhere = tables.filter((table) => table.name === name);
  const [only] = elsewhere;
  return only && elsewhere.length === 1 ? only : elsewhere;
}

function missingTable(name: string, candidates: readonly DatabaseTable[]): LoadProblem {
  const why =
    candidates.length === 0
      ? `The database has no table “${name}”. Run its migrations first, or let the load create it by the option create: --create of the command.`
      : `The database has several tables “${name}”: ${candidates.map(({ id }) => id).join(', ')}. Name one of them in the schema, with its namespace.`;
  return { code: 'table-missing', message: why, table: name };
}

/** The columns of the first key that the load writes as a whole, and that has no null. */
function keyOf({ keys }: DatabaseTable, columns: readonly MatchedColumn[]): readonly string[] {
  const keyColumns = keys.map((key) =>
    key.columns.flatMap((name) => columns.find((column) => column.database.name === name) ?? []),
  );
  const place = keys.findIndex(
    (key, i) =>
      keyColumns[i]?.length === key.columns.length &&
      (key.isPrimary || keyColumns[i]?.every(({ database }) => !database.nullable)),
  );
  return keyColumns[place]?.map(({ name }) => name) ?? [];
}

/** The use of a table in a load: the load writes its rows, or only reads the rows that are there. */
type Purpose = 'write' | 'read';

const READING: ReadonlySet<string> = new Set(['USAGE', 'SELECT']);

function matchTable(
  { columns: names, ...source }: SourceTable,
  database: DatabaseTable,
  purpose: Purpose,
): { readonly table: MatchedTable; readonly problems: readonly LoadProblem[] } {
  const { name } = source;
  const problem = (code: LoadProblem['code'], message: string): LoadProblem => ({
    code,
    message,
    table: name,
  });
  const all = names.map((column) => ({ name: column, database: named(database.columns, column) }));
  const lost = all.filter((column) => column.database === undefined);
  const columns = all.flatMap(({ name: column, database: its }) =>
    its && !its.isGenerated ? [{ name: column, database: its }] : [],
  );
  const written = new Set(columns.map((column) => column.database.name));
  const lacking = database.lacking.filter((privilege) => purpose === 'write' || READING.has(privilege));
  const unfilled = database.columns.filter(
    (column) => purpose === 'write' && !column.nullable && !column.hasDefault && !written.has(column.name),
  );
  return {
    table: { ...source, database, columns, key: keyOf(database, columns) },
    problems: [
      ...lost.map((column) =>
        problem(
          'column-missing',
          `The table “${database.id}” of the database has no column “${column.name}”. Import the schema again, or hide the column.`,
        ),
      ),
      ...unfilled.map((column) =>
        problem(
          'column-unfilled',
          `The column “${column.name}” of “${database.id}” must have a value, and the schema does not have the column. Import the schema again, or add the column.`,
        ),
      ),
      ...(lacking.length === 0
        ? []
        : [
            problem(
              'permission',
              `The user of this connection lacks ${lacking.join(' and ')} on “${database.id}”. Its owner can GRANT it. Or leave the table out of the schema.`,
            ),
          ]),
    ],
  };
}

/** Finds the table and columns of the database for each table of a schema, or all that is missing there. */
export function matchTables(
  tables: readonly SourceTable[],
  databaseTables: readonly DatabaseTable[],
  purpose: Purpose = 'write',
): Result<readonly MatchedTable[], readonly LoadProblem[]> {
  const matched: MatchedTable[] = [];
  const problems: LoadProblem[] = [];
  for (const table of tables) {
    const database = databaseTableOf(databaseTables, table.name);
    if (!('id' in database)) {
      problems.push(missingTable(table.name, database));
      continue;
    }
    const match = matchTable(table, database, purpose);
    matched.push(match.table);
    problems.push(...match.problems);
  }
  return problems.length > 0 ? { ok: false, error: problems } : { ok: true, value: matched };
}
