import {
  binaryOf,
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

/** `tinyint(1)` is what `boolean` becomes. https://dev.mysql.com/doc/refman/8.4/en/numeric-type-syntax.html */
const tinyInteger: TypeReader = (type) =>
  type.args[0] === '1' && !type.isUnsigned
    ? { type: { value: 'boolean' } }
    : integerOf(8, 'as-written')(type);

const BIT_MAX = 64;

/** One bit is a boolean, several are an integer. */
const bits: TypeReader = (type) => {
  const count = Math.min(BIT_MAX, Number(type.args[0] ?? 1) || 1);
  return count === 1 ? { type: { value: 'boolean' } } : integerOf(count, 'unsigned')(type);
};

const serial: TypeReader = (type) => ({
  ...integerOf(64, 'unsigned')(type),
  isSequence: true,
  isNotNull: true,
  isUnique: true,
});

/** https://dev.mysql.com/doc/refman/8.4/en/year.html */
const year: TypeReader = () => ({ type: { value: 'integer', integerMin: '1901', integerMax: '2155' } });

const enumeration: TypeReader = ({ args }) => ({
  type: { value: 'text', maxLength: longest(args) },
  values: args,
});

const set: TypeReader = ({ args }) => ({
  type: { value: 'text', maxLength: args.join(',').length },
  values: args,
  anySubset: true,
});

const longest = (texts: readonly string[]) => texts.reduce((most, text) => Math.max(most, text.length), 0);

/** In bytes: a text of other characters than ASCII's has fewer characters. */
const TINY_TEXT_MAX = 255;

/**
 * https://dev.mysql.com/doc/refman/8.4/en/data-types.html
 * https://mariadb.com/docs/server/reference/data-types
 */
export const mysqlTypes: TypeTable = {
  ...named('tinyint, int1', tinyInteger),
  ...named('smallint, int2', integerOf(16, 'as-written')),
  ...named('mediumint, int3, middleint', integerOf(24, 'as-written')),
  ...named('int, integer, int4', integerOf(32, 'as-written')),
  ...named('bigint, int8', integerOf(64, 'as-written')),
  serial,
  year,
  bit: bits,
  ...named('bool, boolean', plain('boolean')),
  ...named('decimal, numeric, dec, fixed, number', decimalOf(10, 0)),
  ...named('float, float4, float8, double, double precision, real', float),
  ...named('char, character, nchar, national char, national character', fixedText),
  ...named(
    'varchar, character varying, char varying, varcharacter, nvarchar, nchar varchar, varchar2',
    textOf(),
  ),
  ...named('national varchar, national char varying, national character varying, nchar varying', textOf()),
  tinytext: textOf(TINY_TEXT_MAX),
  ...named('text, mediumtext, longtext, long, long varchar, long char varying', plain('text')),
  ...named('clob', plain('text')),
  enum: enumeration,
  set,
  ...named('binary, char byte', binaryOf(true, 1)),
  varbinary: binaryOf(false),
  tinyblob: binaryOf(false, TINY_TEXT_MAX),
  ...named('blob, mediumblob, longblob, long varbinary', plain('binary')),
  json: plain('json'),
  date: plain('date'),
  ...named('datetime, timestamp', plain('timestamp')),
  time: plain('time'),
  uuid: plain('uuid'),
  inet4: formatted('ipv4'),
  inet6: formatted('ipv6'),
};
