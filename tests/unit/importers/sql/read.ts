import type { DialectName } from '../../../../src/importers/kinds.ts';
import type { ImportProblem } from '../../../../src/importers/problem.ts';
import type { SourceColumn, SourceDialect, SourceTable } from '../../../../src/importers/source-tables.ts';
import { readSqlWith, type SqlTables } from '../../../../src/importers/sql/read-sql.ts';
import { readersFor } from '../../../../src/importers/sql/readers.ts';
import type { Result } from '../../../../src/result.ts';

/** A text with a word for each reader that scripts can need. */
const ALL_WORDS = 'FUNCTION RENAME CHECK PARTITION DOMAIN changeset';

const allReaders = await readersFor([{ text: ALL_WORDS }]);

/** Reads a script with all readers, at once. */
export function readSql(
  text: string,
  options?: { readonly dialect?: DialectName },
): Result<SqlTables, readonly ImportProblem[]> {
  return readSqlWith(allReaders, [{ text }], options);
}

/** What a script that can be read contains. */
export function read(text: string, dialect?: DialectName): SqlTables {
  const result = readSql(text, dialect && { dialect });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** The only table of a script, or the one with that name. */
export function tableIn(text: string, dialect: SourceDialect, name?: string): SourceTable {
  const { tables } = read(text, dialect);
  const found = name === undefined ? tables[0] : tables.find((table) => table.name === name);
  if (!found || (name === undefined && tables.length > 1)) {
    throw new Error(`The script has the tables ${tables.map((table) => table.name).join(', ')}`);
  }
  return found;
}

/** A column of the script's only table, without its place. */
export function columnIn(text: string, dialect: SourceDialect, name?: string): SourceColumn {
  const { columns } = tableIn(text, dialect);
  const found = name === undefined ? columns[0] : columns.find((column) => column.name === name);
  if (!found) throw new Error(`The table has the columns ${columns.map((column) => column.name).join(', ')}`);
  const { place, ...column } = found;
  return column;
}

/** The reasons for all that was skipped and matters. */
export function reasonsIn(text: string, dialect: SourceDialect): readonly string[] {
  return read(text, dialect).skipped.flatMap(({ reason, matters }) => (matters ? [reason] : []));
}
