import type { Session } from '../session.ts';
import type { MatchedTable } from './match-tables.ts';
import { quotedIn } from './quoted.ts';

/** The lowest and the highest value of a column of integers. Undefined if it has no value. */
export async function readExtremes(
  session: Session,
  { database, columns }: MatchedTable,
  column: string,
): Promise<{ readonly lowest: number; readonly highest: number } | undefined> {
  const name = columns.find((other) => other.name === column)?.database.name;
  if (name === undefined) return undefined;
  const quoted = quotedIn(session.dialect, name);
  const [row] = await session.query(`SELECT min(${quoted}), max(${quoted}) FROM ${database.sqlName}`);
  const [lowest, highest] = row ?? [];
  if (lowest == null || highest == null) return undefined;
  return { lowest: Number(lowest), highest: Number(highest) };
}
