import type { Dialect, SqlOptions } from './sql-dialect.ts';
import { dialects } from './sql-dialects.ts';
import { createSqlScript, textStatements } from './sql-script.ts';
import { typedStatements } from './sql-tables.ts';
import type { SchemaWriter, TableHead } from './writer.ts';

export function createSqlSchemaWriter(
  tables: readonly TableHead[],
  options: SqlOptions,
): SchemaWriter<string> {
  const dialect: Dialect = dialects[options.dialect];
  const statements = options.strings
    ? textStatements(tables, dialect)
    : typedStatements(tables, dialect, options);
  return createSqlScript(dialect, statements, options);
}
