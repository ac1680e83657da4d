import { readExtremes } from '../../databases/load/highest-values.ts';
import type { LoadTable } from '../../databases/load/load-table.ts';
import type { Session } from '../../databases/session.ts';
import type { ColumnSchema, Schema } from '../../schema/schema.ts';

/** Whether the values of a sequence are numbers, and not texts with a prefix or zeros in front. */
function isNumeric({ options }: ColumnSchema): boolean {
  return !options.prefix && !options.suffix && !options.pad;
}

/** Where a sequence begins behind the rows that are there. */
async function startBehind(session: Session, table: LoadTable, column: ColumnSchema): Promise<number> {
  const start = Number(column.options.start);
  const step = Number(column.options.step);
  const behindRows = start + table.existing.count * step;
  const extremes = isNumeric(column) ? await readExtremes(session, table, column.name) : undefined;
  if (!extremes) return behindRows;
  return step < 0
    ? Math.min(behindRows, extremes.lowest + step)
    : Math.max(behindRows, extremes.highest + step);
}

/** A document whose sequences begin behind the rows of the database, in the tables that have rows of others. */
export async function withAppendedTables(
  session: Session,
  schema: Schema,
  appended: readonly LoadTable[],
): Promise<object> {
  const tables: object[] = [];
  for (const table of schema.tables) {
    const target = appended.find(({ name }) => name === table.name);
    if (!target) {
      tables.push(table);
      continue;
    }
    const columns: ColumnSchema[] = [];
    for (const column of table.columns) {
      if (column.field !== 'sequence') columns.push(column);
      else {
        const start = await startBehind(session, target, column);
        columns.push({ ...column, options: { ...column.options, start } });
      }
    }
    tables.push({ ...table, columns });
  }
  return { ...schema, tables };
}
