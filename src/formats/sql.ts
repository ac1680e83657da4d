import type { SqlOptions } from './sql-dialect.ts';
import { dialects } from './sql-dialects.ts';
import { createSqlScript, createTextScript } from './sql-script.ts';
import { typedStatements } from './sql-tables.ts';
import type { SchemaWriter, TableHead } from './writer.ts';

export function createSqlSchemaWriter(tables: readonly TableHead[], options: SqlOptions): SchemaWriter {
  const dialect = dialects[options.dialect];
  if (options.strings) return createTextScript(tables, dialect, options);
  return createSqlScript(dialect, typedStatements(tables, dialect, options), options);
}
