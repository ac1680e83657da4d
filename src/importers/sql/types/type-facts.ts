import type { SourceColumn, SourceType } from '../../source-tables.ts';
import type { WrittenType } from './written-type.ts';

/** What a type says about its column. */
export interface TypeFacts
  extends Pick<SourceColumn, 'values' | 'anySubset' | 'bounds' | 'pattern' | 'format'> {
  readonly type: SourceType;
  /** Whether the database numbers the column, as for `serial`. */
  readonly isSequence?: true;
  /** Whether the database computes the cells, as for `rowversion`. */
  readonly isGenerated?: true;
  readonly isNotNull?: true;
  readonly isUnique?: true;
}

/** Makes facts from the type's arguments. */
export type TypeReader = (type: Pick<WrittenType, 'args' | 'isUnsigned'>) => TypeFacts;

const numberIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;

export const plain =
  (value: SourceType['value']): TypeReader =>
  () => ({ type: { value } });

/** A text with a form of its own: see `SourceColumn.format`. */
export const formatted =
  (format: string): TypeReader =>
  () => ({ type: { value: 'text' }, format });

export function textOf(maxLength?: number): TypeReader {
  return ({ args: [length] }) => {
    const most = numberIn(length) ?? maxLength;
    return { type: { value: 'text', ...(most !== undefined && { maxLength: most }) } };
  };
}

/** `char(2)`; without an argument of one character. */
export const fixedText: TypeReader = ({ args: [length] }) => ({
  type: { value: 'text', maxLength: numberIn(length) ?? 1, isFixedLength: true },
});

/** The length of binary columns is in bytes. */
export function binaryOf(isFixedLength: boolean, standardLength?: number): TypeReader {
  return ({ args: [length] }) => {
    const maxLength = numberIn(length) ?? standardLength;
    return {
      type: {
        value: 'binary',
        ...(maxLength !== undefined && { maxLength }),
        ...(isFixedLength && { isFixedLength: true }),
      },
    };
  };
}

/** A column of bits, written as zeros and ones. */
export const bitText =
  (isFixedLength: boolean): TypeReader =>
  ({ args: [length] }) => {
    const bits = numberIn(length) ?? (isFixedLength ? 1 : undefined);
    const repeat = bits === undefined ? '{1,16}' : isFixedLength ? `{${bits}}` : `{1,${bits}}`;
    return { type: { value: 'text' }, pattern: `^[01]${repeat}$` };
  };

/** An integer of so many bits. */
export function integerOf(
  bits: number,
  sign: 'signed' | 'unsigned' | 'as-written' = 'as-written',
): TypeReader {
  return ({ isUnsigned }) => {
    const hasSign = sign === 'signed' || (sign === 'as-written' && !isUnsigned);
    const values = 2n ** BigInt(hasSign ? bits - 1 : bits);
    return {
      type: {
        value: 'integer',
        integerMin: String(hasSign ? -values : 0n),
        integerMax: String(values - 1n),
      },
    };
  };
}

/** `numeric(10, 2)`, with the digits that the dialect takes for it without arguments. */
export function decimalOf(precision?: number, scale?: number): TypeReader {
  return ({ args: [digits, decimals], isUnsigned }) => {
    const all = numberIn(digits) ?? precision;
    const after = numberIn(decimals) ?? (numberIn(digits) === undefined ? scale : 0);
    return {
      type: {
        value: 'decimal',
        ...(all !== undefined && { precision: all }),
        ...(after !== undefined && { scale: after }),
      },
      ...(isUnsigned && { bounds: { min: 0 } }),
    };
  };
}

/** ClickHouse's decimals of fixed digits: `Decimal32(4)` has four after the point. */
export const scaledOf =
  (precision: number): TypeReader =>
  ({ args: [scale = '0'], isUnsigned }) =>
    decimalOf()({ args: [String(precision), scale], isUnsigned });

export const float: TypeReader = ({ isUnsigned }) => ({
  type: { value: 'decimal' },
  ...(isUnsigned && { bounds: { min: 0 } }),
});

/** A column that the database numbers. */
export const serialOf =
  (bits: number): TypeReader =>
  (type) => ({ ...integerOf(bits)(type), isSequence: true, isNotNull: true });

/** The number of MySQL, which is unique too. */
export const mysqlSerial: TypeReader = (type) => ({
  ...integerOf(64, 'unsigned')(type),
  isSequence: true,
  isNotNull: true,
  isUnique: true,
});

/** `tinyint(1)` is what `boolean` becomes. https://dev.mysql.com/doc/refman/8.4/en/numeric-type-syntax.html */
export const tinyInteger: TypeReader = (type) =>
  type.args[0] === '1' && !type.isUnsigned ? { type: { value: 'boolean' } } : integerOf(8)(type);

const BIT_MAX = 64;

/** One bit is a boolean, several are an integer. */
export const bits: TypeReader = (type) => {
  const count = Math.min(BIT_MAX, Number(type.args[0] ?? 1) || 1);
  return count === 1 ? { type: { value: 'boolean' } } : integerOf(count, 'unsigned')(type);
};

/** https://dev.mysql.com/doc/refman/8.4/en/year.html */
export const year: TypeReader = () => ({
  type: { value: 'integer', integerMin: '1901', integerMax: '2155' },
});

const longest = (texts: readonly string[]) => texts.reduce((most, text) => Math.max(most, text.length), 0);

export const enumeration: TypeReader = ({ args }) => ({
  type: { value: 'text', maxLength: longest(args) },
  values: args,
});

export const set: TypeReader = ({ args }) => ({
  type: { value: 'text', maxLength: args.join(',').length },
  values: args,
  anySubset: true,
});

/** Shapes, which MySQL and SQL Server read only from functions. */
export const shape: TypeReader = () => ({ type: { value: 'unknown', refusesTexts: true } });

/** SQL Server's counter that changes with each row. */
export const rowVersion: TypeReader = () => ({
  type: { value: 'binary', maxLength: 8, isFixedLength: true },
  isGenerated: true,
});

export const systemName: TypeReader = () => ({ type: { value: 'text', maxLength: 128 }, isNotNull: true });

/** Without an argument of one character. The argument `max` is no limit. */
export const variableText: TypeReader = (type) => textOf(type.args.length === 0 ? 1 : undefined)(type);
export const variableBinary: TypeReader = (type) =>
  binaryOf(false, type.args.length === 0 ? 1 : undefined)(type);
