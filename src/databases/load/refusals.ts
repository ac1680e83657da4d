import type { DatabaseTable } from './database-table.ts';
import type { LoadProblem } from './load-problem.ts';
import type { LoadTable } from './load-table.ts';
import type { TakenValues } from './taken-values.ts';

const rowsOf = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`;

const CHOICES =
  'The option keep uses its rows as parents, append writes behind them, and replace deletes them first: --keep NAME, --append and --replace of the command.';

/** Why the rows of a table are not those of the schema. */
function whyNotOurs({ rowCount, key, countDependent, existing: { count } }: LoadTable): string {
  if (key.length === 0)
    return `has ${rowsOf(count)}. Without a key, they cannot be compared with the ${rowsOf(rowCount)} of the schema.`;
  const why = `has ${rowsOf(count)} that this schema does not make.`;
  if (!key.some((name) => countDependent.includes(name))) return why;
  return `${why} Its key refers to rows of other tables, so it is another one when those tables get more rows.`;
}

/** A table with rows that this schema does not make. */
export function notOurs(table: LoadTable): LoadProblem {
  const message = `The table “${table.name}” ${whyNotOurs(table)} ${CHOICES}`;
  return { code: 'rows-not-ours', message, table: table.name };
}

/** Tables that cannot be emptied, because tables outside of the load refer to them. */
export function referredFromOutside(
  cleared: readonly LoadTable[],
  tables: readonly LoadTable[],
  databaseTables: readonly DatabaseTable[],
): readonly LoadProblem[] {
  const loaded = new Set(tables.map(({ database }) => database.id));
  const outside = databaseTables.filter(({ id }) => !loaded.has(id));
  return cleared.flatMap(({ name, database }) => {
    const inDatabase = outside.filter(({ foreignKeys }) =>
      foreignKeys.some((key) => key.table === database.id),
    );
    return [...inDatabase.map(({ id }) => id), ...(database.referrers ?? [])].map((id) => ({
      code: 'table-referred',
      table: name,
      message: `The table “${name}” cannot be emptied: “${id}”, which is not in the load, refers to it.`,
    }));
  });
}

/** A unique key of a table that rows of the schema and rows of the database would share. */
export function valuesTaken({ table, rule: { parts }, rows }: TakenValues): LoadProblem {
  const { name, rowCount, existing } = table;
  const added = existing.areOurs ? rowCount - existing.count : rowCount;
  const advice = existing.areOurs
    ? 'Let the table keep its number of rows, or empty it first.'
    : 'Make fewer rows, give the columns more values, or keep the rows that the table has (“keep”).';
  const message = `The table “${name}” has rows with the same (${parts.join(', ')}) as ${rows.length.toLocaleString('en-US')} of the ${rowsOf(added)} to append, such as row ${rows[0]}, counted from 0. Nothing was written. Other random values were tried too. ${advice}`;
  return { code: 'values-taken', message, table: name };
}
