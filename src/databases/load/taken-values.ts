import type { Session } from '../session.ts';
import type { LoadTable } from './load-table.ts';
import type { MatchedColumn } from './match-tables.ts';
import { quotedIn } from './quoted.ts';
import type { RowSource } from './row-source.ts';
import { withTemporaryRows } from './temporary-rows.ts';
import { readUniqueRules, type UniqueRule } from './unique-rules.ts';

/** Rows of the schema whose unique values rows of the database have already. */
export interface TakenValues {
  readonly table: LoadTable;
  readonly rule: UniqueRule;
  /** Numbers of rows, in their order. */
  readonly rows: readonly number[];
}

const NUMBER = 'rowloom_number';

/** Nulls equal nothing. The names in the inner query are those of the database's table, and others are those of the new rows. */
function takenRows({ parts, condition }: UniqueRule, rows: string, table: string): string {
  const values = parts.join(', ');
  const isIn = condition === undefined ? '' : ` AND (${condition})`;
  const where = condition === undefined ? '' : ` WHERE ${condition}`;
  return `SELECT ${NUMBER} FROM ${rows} WHERE (${values}) IN (SELECT ${values} FROM ${table}${where})${isIn} ORDER BY 1`;
}

/**
 * Compares the rows that a load writes with those of the database, by the database's own equality: all rows of the schema's table, or
 * those behind its rows in the database.
 * @param number the column of the source's schema that has the numbers of its rows
 */
export async function readTakenValues(
  session: Session,
  source: RowSource,
  table: LoadTable,
  number: string,
): Promise<readonly TakenValues[]> {
  const rules = await readUniqueRules(session, table.database);
  if (rules.length === 0) return [];
  const { columns, rowCount, database, existing } = table;
  const numbers: MatchedColumn = {
    name: number,
    database: {
      name: NUMBER,
      type: '',
      nullable: true,
      hasDefault: false,
      isGenerated: false,
      isCounted: false,
    },
  };
  const written = new Set(columns.map((column) => column.database.name));
  const others = database.columns
    .filter(({ name, isGenerated }) => !isGenerated && !written.has(name))
    .map(({ name }) => quotedIn(session.dialect, name));
  const options = {
    columns,
    more: { written: [numbers], expressions: [...others, `9007199254740991 AS ${NUMBER}`] },
    ranges: [{ from: existing.areOurs ? existing.count : 0, to: rowCount }],
  };
  return withTemporaryRows(session, source, table, options, async (rows) => {
    const taken: TakenValues[] = [];
    for (const rule of rules) {
      const found = await session.query(takenRows(rule, rows, database.sqlName));
      if (found.length > 0) taken.push({ table, rule, rows: found.map(([row]) => Number(row)) });
    }
    return taken;
  });
}
