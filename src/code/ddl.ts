import type { OptionValues } from '../catalogue/option-values.ts';
import { dialects } from '../formats/sql-dialects.ts';
import { typedStatements } from '../formats/sql-tables.ts';
import type { languages } from './languages.ts';
import type { CodeSource } from './source.ts';

type DdlOptions = OptionValues<(typeof languages)['ddl']['options']>;

/** The statements with which the `sql` format creates its tables. */
export function createTables(
  { tables }: Pick<CodeSource, 'tables'>,
  { dialect: id, drop }: DdlOptions,
): string {
  const dialect = dialects[id];
  const statements = typedStatements(tables, dialect, { dialect: id });
  const { notes, create, close } = statements;
  return [dialect.settings, notes, drop ? statements.drop : '', create, close, dialect.restore].join('');
}
