import type { DatabaseTable } from './database-table.ts';
import type { LoadProblem } from './load-problem.ts';
import type { LoadTable } from './load-table.ts';
import type { TakenValues } from './taken-values.ts';

const rowsOf = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`;

const CHOICES =
  '--keep NAME uses its rows as parents, --append writes behind them, and --replace deletes them first.';

/** A table with rows that this schema does not make. */
export function notOurs({ name, rowCount, key, existing: { count } }: LoadTable): LoadProblem {
  const why =
    key.length === 0
      ? `The table “${name}” has ${rowsOf(count)}, and no key by which they could be compared with the ${rowsOf(rowCount)} of the schema.`
      : `The table “${name}” has ${rowsOf(count)} that this schema does not make.`;
  return { code: 'rows-not-ours', message: `${why} ${CHOICES}`, table: name };
}

/** Tables that cannot be emptied, because tables outside of the load refer to them. */
export function referredFromOutside(
  cleared: readonly LoadTable[],
  tables: readonly LoadTable[],
  databaseTables: readonly DatabaseTable[],
): readonly LoadProblem[] {
  const loaded = new Set(tables.map(({ database }) => database.id));
  const outside = databaseTables.filter(({ id }) => !loaded.has(id));
  return cleared.flatMap(({ name, database }) =>
    outside
      .filter(({ foreignKeys }) => foreignKeys.some((key) => key.table === database.id))
      .map(({ id }) => ({
        code: 'table-referred',
        table: name,
        message: `The table “${name}” cannot be emptied: “${id}”, which is not in the load, refers to it.`,
      })),
  );
}

/** A unique key of a table that rows of the schema and rows of the database would share. */
export function valuesTaken({ table: { name, rowCount }, rule: { parts }, rows }: TakenValues): LoadProblem {
  const message = `The table “${name}” has rows with the same (${parts.join(', ')}) as ${rows.length.toLocaleString('en-US')} of the ${rowsOf(rowCount)} to append, such as row ${rows[0]}, counted from 0. Nothing was written. Other random values were tried too. Use fewer --rows, or give the columns more values.`;
  return { code: 'values-taken', message, table: name };
}
