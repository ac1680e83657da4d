import {
  binaryOf,
  decimalOf,
  fixedText,
  float,
  integerOf,
  named,
  plain,
  type TypeReader,
  type TypeTable,
  textOf,
} from './type-facts.ts';

/** A counter that changes with each row. `timestamp` is its older name. */
const rowVersion: TypeReader = () => ({
  type: { value: 'binary', maxLength: 8, isFixedLength: true },
  isGenerated: true,
});

const name: TypeReader = () => ({ type: { value: 'text', maxLength: 128 }, isNotNull: true });

/** Without an argument of one character. The argument `max` is no limit. */
const variableText: TypeReader = (type) => textOf(type.args.length === 0 ? 1 : undefined)(type);
const variableBinary: TypeReader = (type) => binaryOf(false, type.args.length === 0 ? 1 : undefined)(type);

/** https://learn.microsoft.com/sql/t-sql/data-types/data-types-transact-sql */
export const sqlserverTypes: TypeTable = {
  tinyint: integerOf(8, 'unsigned'),
  smallint: integerOf(16),
  ...named('int, integer', integerOf(32)),
  bigint: integerOf(64),
  bit: plain('boolean'),
  ...named('decimal, numeric, dec', decimalOf(18, 0)),
  money: decimalOf(19, 4),
  smallmoney: decimalOf(10, 4),
  ...named('float, real, double precision', float),
  ...named('char, character, nchar, national char, national character', fixedText),
  ...named('varchar, nvarchar, char varying, character varying', variableText),
  ...named('national char varying, national character varying', variableText),
  ...named('text, ntext, xml', plain('text')),
  sysname: name,
  ...named('binary', binaryOf(true, 1)),
  ...named('varbinary, binary varying', variableBinary),
  image: plain('binary'),
  ...named('timestamp, rowversion', rowVersion),
  date: plain('date'),
  ...named('datetime, datetime2, smalldatetime, datetimeoffset', plain('timestamp')),
  time: plain('time'),
  uniqueidentifier: plain('uuid'),
  json: plain('json'),
};
