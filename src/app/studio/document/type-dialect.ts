import { isPrimaryKeyAlone, type StudioSchema } from '../schema/studio-schema.ts';
import { useFileSettings } from './file-settings.ts';

/** Types that PostgreSQL lacks. SQL Server has some of MySQL’s, so its own come first. */
const OWN_TYPES = [
  [
    'sqlserver',
    /^(?:uniqueidentifier|datetime2|datetimeoffset|small(?:datetime|money)|ntext|sql_variant|hierarchyid)\b|\(max\)/i,
  ],
  [
    'mysql',
    /\b(?:unsigned|zerofill)\b|^(?:(?:tiny|medium)int|datetime|year|double$|(?:tiny|medium|long)(?:text|blob))\b/i,
  ],
] as const;

/** The database whose own types the columns have; undefined if PostgreSQL, the default, may have them all. */
export function typeDialect(schema: StudioSchema) {
  const types = schema.tables.flatMap(({ columns }) => columns.map(({ type = '' }) => type));
  const [dialect, own] = OWN_TYPES.find(([, own]) => types.some((type) => own.test(type))) ?? [];
  const isMaybeSqlite =
    dialect === 'mysql' && types.every((type) => !own?.test(type) || /^datetime$/i.test(type));
  return isMaybeSqlite && hasRowid(schema) ? 'sqlite' : dialect;
}

/**
 * Whether a key has the one type whose values SQLite numbers by itself, https://sqlite.org/lang_createtable.html#rowid. MySQL
 * prints it as `int`.
 */
function hasRowid({ tables }: StudioSchema): boolean {
  return tables.some((table) =>
    table.columns.some((column) => /^integer$/i.test(column.type ?? '') && isPrimaryKeyAlone(table, column)),
  );
}

/** The dialect that the last document’s types chose. Another one is people’s own. */
let chosen: ReturnType<typeof typeDialect>;

/** Writes SQL files of a document that is opened for the database of its types, if nobody has chosen a dialect. */
export function chooseDialect(schema: StudioSchema): void {
  const { options, addOptions } = useFileSettings.getState();
  const { dialect, ...others } = options.sql ?? {};
  if (dialect !== chosen) return;
  chosen = typeDialect(schema);
  if (chosen) addOptions('sql', { dialect: chosen });
  else if (dialect !== undefined) useFileSettings.setState({ options: { ...options, sql: others } });
}

/** Sets the format and its options back to the defaults. */
export function resetFileSettings(): void {
  chosen = undefined;
  useFileSettings.setState({ format: 'csv', options: {} });
}
