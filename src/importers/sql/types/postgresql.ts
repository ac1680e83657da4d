import {
  binaryOf,
  bitText,
  decimalOf,
  fixedText,
  float,
  formatted,
  integerOf,
  named,
  plain,
  type TypeReader,
  type TypeTable,
  textOf,
} from './type-facts.ts';

const serialOf =
  (bits: number): TypeReader =>
  (type) => ({ ...integerOf(bits)(type), isSequence: true, isNotNull: true });

/** https://www.postgresql.org/docs/current/datatype.html */
export const postgresqlTypes: TypeTable = {
  ...named('smallint, int2', integerOf(16)),
  ...named('integer, int, int4', integerOf(32)),
  ...named('bigint, int8', integerOf(64)),
  ...named('oid, xid, cid', integerOf(32, 'unsigned')),
  ...named('smallserial, serial2', serialOf(16)),
  ...named('serial, serial4', serialOf(32)),
  ...named('bigserial, serial8', serialOf(64)),
  ...named('numeric, decimal, dec', decimalOf()),
  ...named('real, float4, double precision, float8, float', float),
  money: decimalOf(17, 2),
  ...named('boolean, bool', plain('boolean')),
  ...named('character varying, varchar, char varying, national character varying, nvarchar', textOf()),
  ...named('character, char, nchar, national character, national char', fixedText),
  bpchar: textOf(),
  text: textOf(),
  citext: textOf(),
  name: textOf(63),
  date: plain('date'),
  ...named(
    'timestamp, timestamp without time zone, timestamptz, timestamp with time zone',
    plain('timestamp'),
  ),
  ...named('time, time without time zone, timetz, time with time zone', plain('time')),
  interval: formatted('duration'),
  uuid: plain('uuid'),
  ...named('json, jsonb', plain('json')),
  bytea: binaryOf(false),
  bit: bitText(true),
  ...named('bit varying, varbit', bitText(false)),
  ...named('inet', formatted('ipv4')),
  cidr: formatted('cidr'),
  ...named('macaddr, macaddr8', formatted('mac')),
};
