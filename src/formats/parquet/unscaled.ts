import type { Cell } from '../../catalogue/field.ts';
import type { NumericType } from '../../schema/numeric-types.ts';

/** Below this, a product of doubles is off by less than a half. */
const EXACT_MAX = 2 ** 49;
const DIGITS = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/**
 * Returns the function that finds the integer as which a decimal is stored: its digits without the point, with `scale` decimals. It
 * throws a `RangeError` for a decimal that does not have this type.
 */
export function createUnscaled({ precision, scale }: NumericType): (cell: NonNullable<Cell>) => bigint {
  const limit = 10n ** BigInt(precision);
  // Engines may round `10 ** scale`: https://tc39.es/ecma262/#sec-numeric-types-number-exponentiate
  const unit = Number(`1e${scale}`);
  return (cell) => {
    const value = typeof cell === 'number' ? fromNumber(cell, unit, scale) : fromDigits(String(cell), scale);
    if (value <= -limit || value >= limit) throw outside(cell, { precision, scale });
    return value;
  };
}

function outside(cell: Cell, { precision, scale }: NumericType): RangeError {
  return new RangeError(`${cell} is no decimal with ${precision} digits, ${scale} of them after the point`);
}

function fromNumber(number: number, unit: number, scale: number): bigint {
  const steps = number * unit;
  return Math.abs(steps) < EXACT_MAX ? BigInt(Math.round(steps)) : fromDigits(String(number), scale);
}

function fromDigits(text: string, scale: number): bigint {
  const [, sign = '', whole, decimals = '', exponent = '0'] = DIGITS.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`${text} is no decimal`);
  const shift = scale - decimals.length + Number(exponent);
  const digits = BigInt(whole + decimals);
  const value = shift >= 0 ? digits * 10n ** BigInt(shift) : rounded(digits, 10n ** BigInt(-shift));
  return sign === '' ? value : -value;
}

/** Divides, and rounds a half up. */
function rounded(digits: bigint, by: bigint): bigint {
  return (digits + by / 2n) / by;
}
