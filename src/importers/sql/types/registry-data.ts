import type { FieldGuess } from '../../../catalogue/field-words.ts';
import {
  binaryOf,
  bits,
  bitText,
  decimalOf,
  enumeration,
  fixedText,
  float,
  formatted,
  integerOf,
  mysqlSerial,
  plain,
  rowVersion,
  scaledOf,
  serialOf,
  set,
  shape,
  systemName,
  type TypeReader,
  textOf,
  tinyInteger,
  variableBinary,
  variableText,
  year,
} from './type-facts.ts';

/** More about a type besides its facts. */
export interface AboutType {
  /** A field whose values the database reads as the type. */
  readonly form?: FieldGuess;
  /** A regular expression of values for the items of arrays, if the form has none. */
  readonly item?: string;
  /** The type of the stored values, if the type numbers its column. A reference to the column has no sequence. */
  readonly stored?: string;
  /** The letters of dialects whose DDL writer writes the type by itself, with its arguments: `p m(3)`. */
  readonly own?: string;
  /** Whether the type needs CREATE EXTENSION, which a schema has not. */
  readonly isExtension?: true;
}

/** The letters of dialects, the names in lower case, the facts, and what else is known. */
type TypeRow = readonly [dialects: string, names: string, facts: TypeReader, about?: AboutType];

const pattern = (text: string): AboutType => ({ form: { field: 'regex', options: { pattern: text } } });
const unknown = plain('unknown');

/** In bytes: a text of other characters than ASCII's has fewer characters. */
const TINY_TEXT_MAX = 255;

const DATES = '2025-0[1-9]-1\\d,2026-0[1-9]-1\\d';
/** PostgreSQL stores a network without the bits of its hosts. */
const NETWORK = '(1[1-9]|[2-9]\\d)\\.\\d{1,2}\\.\\d{1,2}\\.0/24';
const ADDRESS = '(1[1-9]|[2-9]\\d)\\.\\d{1,2}\\.\\d{1,2}\\.\\d{1,2}';
const MAC = '([0-9a-f]{2}:){5}[0-9a-f]{2}';

/**
 * The types of all dialects: p is PostgreSQL, m MySQL, l SQLite, s SQL Server. Of one name, the first row says what dialects that do
 * not have it take it for. `formats/sql-dialects.ts` has the types that the DDL writer writes by itself. It derives the digits of a
 * decimal from its range, so a written one is always kept. SQLite's `integer` is kept too: the source may be another database's
 * that looks like SQLite's.
 *
 * https://www.postgresql.org/docs/current/datatype.html
 * https://dev.mysql.com/doc/refman/8.4/en/data-types.html
 * https://mariadb.com/docs/server/reference/data-types
 * https://www.sqlite.org/datatype3.html
 * https://learn.microsoft.com/sql/t-sql/data-types/data-types-transact-sql
 */
export const TYPES: readonly TypeRow[] = [
  ['pms', 'smallint, int2', integerOf(16)],
  ['pms', 'integer, int, int4', integerOf(32)],
  ['pms', 'bigint', integerOf(64), { own: 'p m s' }],
  ['pm', 'int8', integerOf(64), { own: 'p' }],
  // Unsigned types of DuckDB.
  ['pms', 'utinyint', integerOf(8, 'unsigned')],
  ['pms', 'usmallint', integerOf(16, 'unsigned')],
  ['pms', 'uinteger', integerOf(32, 'unsigned')],
  ['pms', 'ubigint, hugeint, uhugeint', integerOf(64)],
  ['p', 'oid', integerOf(32, 'unsigned')],
  ['p', 'smallserial, serial2', serialOf(16), { stored: 'smallint' }],
  ['p', 'serial, serial4', serialOf(32), { stored: 'integer' }],
  ['p', 'bigserial, serial8', serialOf(64), { stored: 'bigint' }],
  ['m', 'serial', mysqlSerial, { stored: 'bigint unsigned' }],
  ['m', 'tinyint', tinyInteger, { own: 'm(1)' }],
  ['m', 'int1', tinyInteger],
  ['s', 'tinyint', integerOf(8, 'unsigned')],
  ['m', 'mediumint, int3, middleint', integerOf(24)],
  ['m', 'year', year],
  ['p', 'bit', bitText(true)],
  ['p', 'bit varying, varbit', bitText(false)],
  ['m', 'bit', bits],
  ['s', 'bit', plain('boolean'), { own: 's' }],
  ['pml', 'bool, boolean', plain('boolean'), { own: 'p m' }],
  ['p', 'numeric, decimal, dec', decimalOf()],
  ['l', 'numeric, decimal, number, money', decimalOf()],
  ['m', 'numeric, decimal, dec, fixed, number', decimalOf(10, 0)],
  ['s', 'numeric, decimal, dec', decimalOf(18, 0)],
  ['p', 'money', decimalOf(17, 2)],
  ['s', 'money', decimalOf(19, 4)],
  ['s', 'smallmoney', decimalOf(10, 4)],
  ['pms', 'real, float, double precision', float],
  ['pm', 'float4, float8', float],
  ['m', 'double', float],

  ['p', 'varchar, character varying', textOf(), { own: 'p' }],
  ['p', 'char varying, national character varying, nvarchar', textOf()],
  ['m', 'varchar', textOf(), { own: 'm' }],
  ['m', 'character varying, char varying, varcharacter, nvarchar, nchar varchar, varchar2', textOf()],
  ['m', 'national varchar, national char varying, national character varying, nchar varying', textOf()],
  ['s', 'nvarchar', variableText, { own: 's s(max)' }],
  ['s', 'varchar, char varying, character varying, national char varying', variableText],
  ['s', 'national character varying', variableText],
  ['l', 'text, varchar', textOf(), { own: 'l' }],
  ['pmls', 'char, character, nchar', fixedText],
  ['pms', 'national char, national character', fixedText],
  ['p', 'text', textOf(), { own: 'p' }],
  ['p', 'bpchar', textOf()],
  ['p', 'citext', textOf(), { isExtension: true }],
  ['p', 'name', textOf(63)],
  ['m', 'tinytext', textOf(TINY_TEXT_MAX)],
  ['m', 'mediumtext', plain('text'), { own: 'm' }],
  ['m', 'text, longtext, long, long varchar, long char varying, clob', plain('text')],
  ['s', 'text, ntext', plain('text')],
  ['s', 'sysname', systemName],
  ['m', 'enum', enumeration],
  ['m', 'set', set],
  ['p', 'bytea', binaryOf(false), { item: '\\\\\\\\x[0-9a-f]{16}' }],
  ['ms', 'binary', binaryOf(true, 1)],
  ['m', 'char byte', binaryOf(true, 1)],
  ['m', 'varbinary', binaryOf(false)],
  ['s', 'varbinary, binary varying', variableBinary],
  ['m', 'tinyblob', binaryOf(false, TINY_TEXT_MAX)],
  ['m', 'blob, mediumblob, longblob, long varbinary', plain('binary')],
  ['s', 'image', plain('binary')],

  ['pmls', 'date', plain('date'), { own: 'p m s' }],
  ['p', 'timestamp, timestamp without time zone', plain('timestamp')],
  ['p', 'timestamptz, timestamp with time zone', plain('timestamp'), { own: 'p' }],
  ['l', 'timestamp, timestamptz, timestamp with time zone, datetime', plain('timestamp')],
  ['m', 'datetime', plain('timestamp'), { own: 'm(3)' }],
  ['m', 'timestamp', plain('timestamp')],
  ['s', 'timestamp, rowversion', rowVersion],
  ['s', 'datetime, datetime2, smalldatetime', plain('timestamp')],
  ['s', 'datetimeoffset', plain('timestamp'), { own: 's(3)' }],
  ['pmls', 'time', plain('time')],
  ['p', 'time without time zone, timetz, time with time zone', plain('time')],
  ['p', 'interval', formatted('duration'), pattern('PT[1-9]\\d?M')],

  ['pml', 'uuid', plain('uuid')],
  ['ls', 'uniqueidentifier', plain('uuid')],
  ['l', 'guid', plain('uuid')],
  ['p', 'jsonb', plain('json'), { own: 'p' }],
  ['ps', 'json', plain('json')],
  ['m', 'json', plain('json'), { own: 'm' }],
  ['l', 'json, jsonb', plain('json')],
  ['l', 'any', unknown],
  ['p', 'inet', formatted('ipv4'), { form: { field: 'internet.ipv4' }, item: ADDRESS }],
  ['p', 'cidr', formatted('cidr'), { form: { field: 'internet.ipv4' }, item: NETWORK }],
  ['p', 'macaddr, macaddr8', formatted('mac'), { form: { field: 'internet.mac' }, item: MAC }],
  ['m', 'inet4', formatted('ipv4'), { form: { field: 'internet.ipv4' } }],
  ['m', 'inet6', formatted('ipv6'), { form: { field: 'internet.ipv6' } }],

  ['p', 'xml', unknown, pattern('<value>[a-z]{3,8}</value>')],
  ['s', 'xml', plain('text'), pattern('<value>[a-z]{3,8}</value>')],
  ['p', 'tsvector', unknown, { form: { field: 'lorem.words' }, item: '[a-z]{3,8}' }],
  ['p', 'tsquery', unknown, { form: { field: 'lorem.word' }, item: '[a-z]{3,8}' }],
  ['p', 'hstore', unknown, { ...pattern('[a-z]{3,8}=>[a-z]{3,8}'), isExtension: true }],
  ['p', 'ltree', unknown, { ...pattern('[a-z]{3,8}(\\.[a-z]{3,8}){0,2}'), isExtension: true }],
  ['p', 'point', unknown, pattern('\\(\\d{1,2},\\d{1,2}\\)')],
  ['p', 'line', unknown, pattern('\\{[1-9],[1-9],\\d\\}')],
  ['p', 'lseg', unknown, pattern('\\[\\(\\d,\\d\\),\\(\\d,\\d\\)\\]')],
  ['p', 'box', unknown, pattern('\\(\\d,\\d\\),\\(\\d,\\d\\)')],
  ['p', 'path', unknown, pattern('\\(\\(\\d,\\d\\),\\(\\d,\\d\\)\\)')],
  ['p', 'polygon', unknown, pattern('\\(\\(\\d,\\d\\),\\(\\d,\\d\\),\\(\\d,\\d\\)\\)')],
  ['p', 'circle', unknown, pattern('<\\(\\d,\\d\\),[1-9]>')],
  ['p', 'int4range, int8range, numrange', unknown, pattern('\\[\\d,[1-9]\\d\\)')],
  ['p', 'daterange, tsrange, tstzrange', unknown, pattern(`\\[${DATES}\\)`)],
  ['p', 'int4multirange, int8multirange, nummultirange', unknown, pattern('\\{\\[\\d,[1-9]\\d\\)\\}')],
  ['p', 'datemultirange, tsmultirange, tstzmultirange', unknown, pattern(`\\{\\[${DATES}\\)\\}`)],
  ['p', 'xid, cid, xid8', unknown, pattern('[1-9]\\d{0,4}')],
  ['p', 'pg_lsn', unknown, pattern('[0-9A-F]{1,4}/[0-9A-F]{1,8}')],
  ['s', 'hierarchyid', unknown, pattern('/[1-9]/([1-9]/)?')],
  ['s', 'sql_variant', unknown, { form: { field: 'word.noun' } }],
  ['ms', 'point, linestring, polygon, multipoint, multilinestring, multipolygon, geometrycollection', shape],
  ['ms', 'geometry, geography, geomcollection', shape],

  // Words for standard types: o is Oracle, n Snowflake, b BigQuery, r Redshift, c ClickHouse, k CockroachDB.
  ['o', 'number', decimalOf()],
  ['o', 'varchar2, nvarchar2', textOf()],
  ['o', 'clob, nclob, long', plain('text')],
  ['o', 'rowid, urowid', textOf(18)],
  ['o', 'xmltype', plain('text'), pattern('<value>[a-z]{3,8}</value>')],
  ['o', 'binary_float, binary_double', float],
  ['o', 'raw', binaryOf(false)],
  ['o', 'blob, bfile, long raw', plain('binary')],
  ['o', 'timestamp with local time zone', plain('timestamp')],
  ['n', 'number, numeric, decimal', decimalOf(38, 0)],
  ['n', 'byteint, tinyint', integerOf(64)],
  ['n', 'double, float, float4, float8', float],
  ['n', 'string, text', textOf()],
  ['n', 'binary, varbinary', binaryOf(false)],
  ['n', 'datetime, timestamp_ntz, timestamp_ltz, timestamp_tz', plain('timestamp')],
  ['n', 'timestampntz, timestampltz, timestamptz', plain('timestamp')],
  ['n', 'variant, object, array', plain('json')],
  ['b', 'int64, int, smallint, integer, bigint, tinyint, byteint', integerOf(64)],
  ['b', 'numeric, decimal', decimalOf(38, 9)],
  ['b', 'bignumeric, bigdecimal', decimalOf()],
  ['b', 'float64', float],
  ['b', 'string', textOf()],
  ['b', 'bytes', binaryOf(false)],
  ['b', 'datetime', plain('timestamp')],
  ['r', 'super', plain('json')],
  ['r', 'varbyte, binary varying, varbinary', binaryOf(false)],
  ['c', 'int8', integerOf(8, 'signed')],
  ['c', 'int16', integerOf(16, 'signed')],
  ['c', 'int32', integerOf(32, 'signed')],
  ['c', 'int64', integerOf(64, 'signed')],
  ['c', 'int128, int256', integerOf(128, 'signed')],
  ['c', 'uint8', integerOf(8, 'unsigned')],
  ['c', 'uint16', integerOf(16, 'unsigned')],
  ['c', 'uint32', integerOf(32, 'unsigned')],
  ['c', 'uint64', integerOf(64, 'unsigned')],
  ['c', 'uint128, uint256', integerOf(128, 'unsigned')],
  ['c', 'float32, float64, bfloat16', float],
  ['c', 'decimal32', scaledOf(9)],
  ['c', 'decimal64', scaledOf(18)],
  ['c', 'decimal128', scaledOf(38)],
  ['c', 'decimal256', scaledOf(76)],
  ['c', 'string', textOf()],
  ['c', 'fixedstring', fixedText],
  ['c', 'date32', plain('date')],
  ['c', 'datetime, datetime64', plain('timestamp')],
  ['c', 'enum, enum8, enum16', enumeration],
  ['c', 'ipv4', formatted('ipv4')],
  ['c', 'ipv6', formatted('ipv6')],
  ['c', 'object, dynamic, variant', plain('json')],
  ['k', 'int, integer', integerOf(64)],
  ['k', 'string', textOf()],
  ['k', 'bytes, blob', binaryOf(false)],
];
