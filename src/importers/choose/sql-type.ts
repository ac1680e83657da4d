import type { SourceColumn } from '../source-tables.ts';
import { baseName, isPostgresArray } from './written-types.ts';

/**
 * The types that the DDL writer uses by itself in one of its dialects, as `formats/sql-dialects.ts` does. Lengths follow
 * from `maxLength`.
 */
const DEFAULTS: Readonly<Partial<Record<SourceColumn['type']['value'], readonly string[]>>> = {
  text: ['text', 'varchar', 'character varying', 'nvarchar', 'nvarchar(max)', 'mediumtext'],
  integer: ['bigint', 'int8'],
  decimal: ['double precision', 'double', 'float(53)'],
  boolean: ['boolean', 'bool', 'bit', 'tinyint(1)'],
  date: ['date'],
  timestamp: ['timestamp with time zone', 'timestamptz', 'datetimeoffset(3)'],
  json: ['jsonb', 'json'],
};

/** Types that all databases of a dialect have. A script that names another type, such as an enum, would not run. */
const BUILT_IN: ReadonlySet<string> = new Set(
  `smallint int2 integer int int4 bigint int8 tinyint mediumint year bit varbit
  smallserial serial bigserial decimal numeric dec number money smallmoney real float float4 float8 double
  boolean bool character char nchar varchar nvarchar varchar2 character_varying bpchar name text ntext citext_
  tinytext mediumtext longtext enum set binary varbinary blob tinyblob mediumblob longblob bytea image
  date time timetz timestamp timestamptz datetime datetime2 smalldatetime datetimeoffset interval
  uuid uniqueidentifier json jsonb xml inet cidr macaddr macaddr8 inet4 inet6 tsvector tsquery oid pg_lsn
  point line lseg box path polygon circle int4range int8range numrange daterange tsrange tstzrange
  hierarchyid sql_variant geometry_ any`
    .split(/\s+/)
    .map((name) => name.replace(/_$/, '')),
);

const MODIFIERS = /\b(unsigned|signed|zerofill|varying|precision|with|without|time zone|local|array)\b/g;

function isBuiltIn(column: SourceColumn): boolean {
  const words = baseName(column.type).replace(MODIFIERS, ' ').trim().split(/\s+/);
  const [first = '', ...rest] = words;
  return BUILT_IN.has(first.replace(/^_/, '')) && rest.length === 0;
}

/** The column's SQL type, if the DDL writer would write another one. */
export function keptType(column: SourceColumn): string | undefined {
  const { type } = column;
  const { written } = type;
  if (written === undefined || written.trim() === '') return undefined;
  if (!isPostgresArray(type) && !isBuiltIn(column)) return undefined;
  const normal = written.toLowerCase().replace(/\s+/g, ' ').trim();
  const defaults = DEFAULTS[type.value] ?? [];
  if (defaults.includes(normal)) return undefined;
  const hasOwnLength = type.value === 'text' && type.maxLength !== undefined && !type.isFixedLength;
  const withoutLength = normal.replace(/\s*\(\s*\d+\s*\)$/, '');
  if (hasOwnLength && withoutLength !== normal && defaults.includes(withoutLength)) return undefined;
  return written;
}
