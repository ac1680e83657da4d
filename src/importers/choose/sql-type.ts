import type { ValueType } from '../../catalogue/field.ts';
import { columnTypeByOptions } from '../../schema/option-types.ts';
import { isSqlType } from '../../schema/parse-column.ts';
import type { SourceColumn, SourceDialect, SourceType } from '../source-tables.ts';
import type { Choice } from './choice.ts';
import { baseName, guessByWrittenType, isPostgresArray } from './written-types.ts';

type Defaults = Readonly<Partial<Record<SourceType['value'], readonly string[]>>>;

/**
 * The types that the DDL writer uses by itself, as `formats/sql-dialects.ts` does. Lengths follow from `maxLength`. The
 * writer derives the digits of a decimal from its range, so a written one is always kept.
 */
const DEFAULTS: Readonly<Record<SourceDialect, Defaults>> = {
  postgresql: {
    text: ['text', 'varchar', 'character varying'],
    integer: ['bigint', 'int8'],
    boolean: ['boolean', 'bool'],
    date: ['date'],
    timestamp: ['timestamp with time zone', 'timestamptz'],
    json: ['jsonb'],
  },
  mysql: {
    text: ['mediumtext', 'varchar'],
    integer: ['bigint'],
    boolean: ['boolean', 'bool', 'tinyint(1)'],
    date: ['date'],
    timestamp: ['datetime(3)'],
    json: ['json'],
  },
  // Its `integer` is the default there, but the source may be another database's that looks like SQLite's.
  sqlite: { text: ['text', 'varchar'] },
  sqlserver: {
    text: ['nvarchar(max)', 'nvarchar'],
    integer: ['bigint'],
    boolean: ['bit'],
    date: ['date'],
    timestamp: ['datetimeoffset(3)'],
  },
};

/** Types that databases have without further statements. A script that names another one, such as an enum, would fail. */
const BUILT_IN: ReadonlySet<string> = new Set(
  `smallint int2 integer int int4 bigint int8 tinyint mediumint year bit varbit smallserial serial bigserial serial2 serial4 serial8
  decimal numeric dec number money smallmoney real float float4 float8 double boolean bool
  character char nchar varchar nvarchar bpchar name text ntext tinytext mediumtext longtext clob
  binary varbinary blob tinyblob mediumblob longblob bytea image
  date time timetz timestamp timestamptz datetime datetime2 smalldatetime datetimeoffset interval
  uuid uniqueidentifier json jsonb xml inet cidr macaddr macaddr8 inet4 inet6 tsvector tsquery oid pg_lsn
  point line lseg box path polygon circle int4range int8range numrange daterange tsrange tstzrange
  int4multirange int8multirange nummultirange datemultirange tsmultirange tstzmultirange
  hierarchyid sql_variant any`.split(/\s+/),
);

const MODIFIERS = /\b(unsigned|signed|zerofill|varying|precision|with|without|time zone|local|array)\b/g;

function isBuiltIn({ type }: SourceColumn): boolean {
  const [first = '', ...rest] = baseName(type).replace(MODIFIERS, ' ').trim().split(/\s+/);
  return BUILT_IN.has(first.replace(/^_/, '')) && rest.length === 0;
}

/** Why the database may refuse the texts that a column gets: nothing is known about its type. */
export function unreadableType(column: SourceColumn, dialect: SourceDialect | undefined): string | undefined {
  const { value, written = '', refusesTexts } = column.type;
  if (refusesTexts)
    return `The database accepts no text for the type ${written}, and no field makes other values for it.`;
  // SQL Server's own types have the values of types that it has already.
  const isOwnType = value === 'unknown' && written !== '' && dialect === 'postgresql';
  if (!isOwnType || isBuiltIn(column) || guessByWrittenType(column.type)) return undefined;
  return `No field makes values of the type ${written}. Write a pattern for its text.`;
}

/** Types with a sequence of their own, and what their columns store. A reference to such a column has no sequence. */
const STORED: Readonly<Record<string, string>> = {
  smallserial: 'smallint',
  serial2: 'smallint',
  serial: 'integer',
  serial4: 'integer',
  bigserial: 'bigint',
  serial8: 'bigint',
};

function storedType(written: string, dialect: SourceDialect | undefined): string {
  const name = written.trim().toLowerCase();
  if (name === 'serial' && dialect === 'mysql') return 'bigint unsigned';
  return STORED[name] ?? written;
}

/** Whether the field's values have the type of the source, so that the DDL writer starts from the same one. */
function isOfType({ type }: SourceColumn, { field, options = {} }: Choice): boolean {
  if (field === 'reference' || field === 'formula' || field === 'template') return true;
  const own: ValueType = columnTypeByOptions({ field, options }).type;
  return own === type.value || (type.value !== 'integer' && type.value !== 'decimal' && own === 'json');
}

/** `varchar` for `varchar(40)` */
function withoutDigits(type: string): string {
  const at = type.endsWith(')') ? type.lastIndexOf('(') : -1;
  return at > 0 && /^\d+$/.test(type.slice(at + 1, -1).trim()) ? type.slice(0, at).trim() : type;
}

/** The column's SQL type, if the DDL writer would write another one for its field. */
export function keptType(
  column: SourceColumn,
  choice: Choice,
  dialect: SourceDialect | undefined,
  isInKey: boolean,
): string | undefined {
  const { type } = column;
  const written = storedType(type.written ?? '', dialect);
  if (!isSqlType(written) || (!isPostgresArray(type) && !isBuiltIn(column))) return undefined;
  if (!isOfType(column, choice)) return written;
  const defaults = (dialect && DEFAULTS[dialect][type.value]) ?? [];
  const normal = written.toLowerCase().replace(/\s+/g, ' ').trim();
  // The writer gives texts in keys a length, if their column has none.
  if (defaults.includes(normal))
    return isInKey && type.value === 'text' && normal !== 'text' ? written : undefined;
  const withoutLength = withoutDigits(normal);
  const isOfLength = type.maxLength !== undefined && !type.isFixedLength && withoutLength !== normal;
  return isOfLength && defaults.includes(withoutLength) ? undefined : written;
}
