import type { ValueType } from '../../catalogue/field.ts';
import { misfitOf } from '../../schema/given/given-cells.ts';
import type { GivenColumn } from '../../schema/schema.ts';
import type { Session } from '../session.ts';
import type { MatchedTable } from './match-tables.ts';
import { listIn } from './quoted.ts';

/** A column of rows that stay in the database. */
export interface KeptColumn extends GivenColumn {
  readonly valueType: ValueType;
}

const TRUE = new Set(['t', 'true', '1']);
/** PostgreSQL's and MySQL's text of a moment in UTC, in which milliseconds are kept. */
const MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(\.\d{1,3})?\d*(?:\+00(?::?00)?|Z)?$/;

function cellOf(text: string | null, type: ValueType): string | null {
  if (text === null) return null;
  if (type === 'boolean') return TRUE.has(text.toLowerCase()) ? 'true' : 'false';
  if (type !== 'timestamp') return text;
  return text.replace(MOMENT, (_, day: string, time: string, part = '') => `${day}T${time}${part}Z`);
}

/** A column whose values do not fit its type in the schema, such as `infinity`, is a text. */
function keptColumn(name: string, texts: readonly (string | null)[], type: ValueType): KeptColumn {
  const values = texts.map((text) => cellOf(text, type));
  return misfitOf(values, type) === undefined
    ? { name, values, valueType: type }
    : { name, values: texts, valueType: 'text' };
}

/** Reads all rows of a table, in the order of its key. */
export async function readKeptRows(
  session: Session,
  table: MatchedTable,
  typeOf: (column: string) => ValueType,
): Promise<readonly KeptColumn[]> {
  const { dialect } = session;
  const names = table.columns.map(({ database }) => database.name);
  const keys = table.columns
    .filter(({ name }) => table.key.includes(name))
    .map(({ database }) => database.name);
  const order = keys.length > 0 ? ` ORDER BY ${listIn(dialect, keys)}` : '';
  const rows = await session.query(
    `SELECT ${listIn(dialect, names)} FROM ${table.database.scanName}${order}`,
  );
  return table.columns.map(({ name }, place) =>
    keptColumn(
      name,
      rows.map((row) => row[place] ?? null),
      typeOf(name),
    ),
  );
}
