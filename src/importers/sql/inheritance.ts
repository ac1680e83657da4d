import { DraftTable, type SqlScript } from './script.ts';

/** Tables that inherit from tables that inherit. */
const DEPTH_MAX = 50;

/**
 * The table with the columns and checks of the tables that it inherits from, before its own. Keys are not inherited.
 * https://www.postgresql.org/docs/current/ddl-inherit.html
 */
export function withInherited(table: DraftTable, script: SqlScript, depth = 0): DraftTable {
  if (table.parents.length === 0 || depth > DEPTH_MAX) return table;
  const whole = new DraftTable(table.names, table.offset, table.end);
  for (const name of table.parents) {
    const parent = script.findTable(name);
    if (!parent) {
      const reason = `The table “${name.at(-1)}”, whose columns this one inherits, is not in the source.`;
      script.skip(table.offset, table.end, reason, true);
      continue;
    }
    const inherited = withInherited(parent, script, depth + 1);
    for (const column of inherited.columns) whole.add(table.column(column.name) ?? column);
    whole.checks.push(...inherited.checks);
  }
  for (const column of table.columns) whole.add(column);
  whole.primaryKey = table.primaryKey;
  whole.uniqueKeys.push(...table.uniqueKeys);
  whole.foreignKeys.push(...table.foreignKeys);
  whole.checks.push(...table.checks);
  return whole;
}
