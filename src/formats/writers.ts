import type { OptionInfos, OptionValues } from '../catalogue/option-values.ts';
import type { Result } from '../result.ts';
import type { Problem } from '../schema/problem.ts';
import { unknownName } from '../schema/problems.ts';
import type { Reader } from '../schema/reader.ts';
import { noText } from './binary-problems.ts';
import { createCsvWriter } from './csv.ts';
import { formats, isFormatId, isTextFormat, type OptionsOfFormat, type TextFormatId } from './formats.ts';
import { createHtmlWriter } from './html.ts';
import { createJsonWriter } from './json.ts';
import { createMarkdownWriter } from './markdown.ts';
import { createNdjsonWriter } from './ndjson.ts';
import { propertiesOf } from './nested-properties.ts';
import { createPythonWriter } from './python.ts';
import { type CheckOptions, readFormatOptions, severalTables } from './read-format-options.ts';
import { createSqlSchemaWriter } from './sql.ts';
import { createSqlCopyWriter } from './sql-copy.ts';
import { hasCircle, unbrokenCircle } from './sql-nulled-keys.ts';
import { checkTemplateOptions, createTemplateWriter } from './template.ts';
import { createTypeScriptWriter } from './typescript.ts';
import { type SchemaWriter, type TableHead, type Writer, wholeFile } from './writer.ts';
import { createXmlWriter } from './xml.ts';
import { createYamlWriter } from './yaml.ts';

type Check<Options> = CheckOptions<Options, TableHead>;

/** Creates a file's writer, or reports problems in the format's options. */
type CreateSchemaWriter = (
  tables: readonly TableHead[],
  options: unknown,
) => Result<SchemaWriter, readonly Problem[]>;

/** For a format whose files hold any number of tables. */
function ofTables<Infos extends OptionInfos>(
  infos: Infos,
  create: (tables: readonly TableHead[], options: OptionValues<NoInfer<Infos>>) => SchemaWriter,
  check?: Check<OptionValues<NoInfer<Infos>>>,
): CreateSchemaWriter {
  return (tables, given) => {
    const options = readFormatOptions(infos, given, tables, check);
    return options.ok ? { ok: true, value: create(tables, options.value) } : options;
  };
}

/** For a format whose files hold one table. */
function ofTable<Infos extends OptionInfos>(
  infos: Infos,
  create: (table: TableHead, options: OptionValues<NoInfer<Infos>>) => Writer,
  check?: Check<OptionValues<NoInfer<Infos>>>,
): CreateSchemaWriter {
  const createOne = ofTables(
    infos,
    (tables, options) => ({
      head: () => '',
      tables: tables.map((table) => ({ name: table.name, writer: create(table, options) })),
      tail: () => '',
    }),
    check,
  );
  return (tables, options) => {
    const problems = severalTables(tables);
    return problems ? { ok: false, error: problems } : createOne(tables, options);
  };
}

const DELIMITER = /^[^"\r\n\0\ufeff\ud800-\udfff]$/;

function checkDelimiter(reader: Reader, { delimiter }: { readonly delimiter: string }): void {
  if (DELIMITER.test(delimiter)) return;
  const message = 'This must be one character other than a quote or a line end.';
  reader.refuse(['options', 'delimiter'], 'invalid-value', message);
}

/** https://learn.microsoft.com/sql/t-sql/queries/table-value-constructor-transact-sql#limitations-and-restrictions */
const SQL_SERVER_ROWS_MAX = 1000;

function checkRowsPerInsert(
  reader: Reader,
  { dialect, rowsPerInsert }: { readonly dialect: string; readonly rowsPerInsert: number },
): void {
  if (dialect !== 'sqlserver') return;
  reader.integer(['options', 'rowsPerInsert'], rowsPerInsert, { min: 1, max: SQL_SERVER_ROWS_MAX });
}

/** Refuses a circle of tables that cannot be loaded with all constraints on. */
function checkExisting(reader: Reader, options: OptionsOfFormat<'sql'>, tables: readonly TableHead[]): void {
  if (!options.existing) return;
  const at = ['options', 'existing'];
  if (options.dialect === 'sqlite' && !options.transaction && hasCircle(tables)) {
    const message =
      'The tables refer to each other in a circle, and SQLite checks their keys together only in a transaction.';
    reader.refuse(['options', 'transaction'], 'invalid-value', message);
  }
  if (options.dialect !== 'mysql' && options.dialect !== 'sqlserver') return;
  const circle = unbrokenCircle(tables);
  if (!circle) return;
  const [first = ''] = circle;
  const names = [...circle, first].map((name) => `“${name}”`).join(' → ');
  const message = `These tables refer to each other in a circle, and none of the references can be null: ${names}. So the database accepts none of their rows first. Make one of the references nullable.`;
  reader.refuse(at, 'invalid-value', message);
}

function checkSql(reader: Reader, options: OptionsOfFormat<'sql'>, tables: readonly TableHead[]): void {
  checkRowsPerInsert(reader, options);
  checkExisting(reader, options, tables);
}

const creators = {
  csv: ofTable(formats.csv.options, createCsvWriter, checkDelimiter),
  tsv: ofTable(formats.tsv.options, createCsvWriter, checkDelimiter),
  json: ofTable(formats.json.options, (table, { nested, ...options }) =>
    createJsonWriter(table, propertiesOf(table.columns, nested), options),
  ),
  ndjson: ofTable(formats.ndjson.options, createNdjsonWriter),
  sql: ofTables(formats.sql.options, createSqlSchemaWriter, checkSql),
  'sql-copy': ofTables(formats['sql-copy'].options, createSqlCopyWriter),
  xml: ofTable(formats.xml.options, createXmlWriter),
  yaml: ofTable(formats.yaml.options, createYamlWriter),
  markdown: ofTable(formats.markdown.options, createMarkdownWriter),
  html: ofTable(formats.html.options, createHtmlWriter),
  typescript: ofTable(formats.typescript.options, createTypeScriptWriter),
  python: ofTable(formats.python.options, createPythonWriter),
  template: ofTable(formats.template.options, createTemplateWriter, checkTemplateOptions),
} satisfies Record<TextFormatId, CreateSchemaWriter>;

/**
 * Creates the writer of a text file with several tables, or reports problems in the format's name or options. A binary format is
 * such a problem.
 */
export function createSchemaWriter(
  id: string,
  tables: readonly TableHead[],
  options: unknown = {},
): Result<SchemaWriter, readonly Problem[]> {
  if (isFormatId(id)) {
    return isTextFormat(id) ? creators[id](tables, options) : { ok: false, error: [noText(id)] };
  }
  const known = Object.keys(formats);
  const message = `There is no format “${id}”. The formats are ${known.join(', ')}.`;
  return { ok: false, error: [unknownName(['format'], 'invalid-value', message, id, known)] };
}

/** Creates the writer of a text file with one table. */
export function createWriter(
  id: string,
  table: TableHead,
  options: unknown = {},
): Result<Writer, readonly Problem[]> {
  const file = createSchemaWriter(id, [table], options);
  return file.ok ? { ok: true, value: wholeFile(file.value) } : file;
}
