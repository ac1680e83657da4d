import type { Cell } from '../catalogue/field.ts';

// The arithmetic of formulas. It never gives NaN, an infinity or -0: a result without a value is null.
//
// Decimals count as the decimal numbers that are written, not as the binary fractions that doubles hold. Sums, products
// and remainders are computed from the decimals and rounded to 15 significant digits, halves away from zero. A double
// holds any decimal of 15 digits (DBL_DIG, C11 5.2.4.2.2). So 0.1 + 0.2 is 0.3, as in SQL's numeric and in
// spreadsheets. https://www.open-std.org/jtc1/sc22/wg14/www/docs/n1570.pdf
const DIGITS = 15;
const POWERS = Array.from({ length: DIGITS + 1 }, (_, n) => Number(`1e${n}`));
const MAX_EXACT = 1e15;

/** Integers beyond a double's range become null: otherwise columns that square each other would fill the memory. */
const MAX_INTEGER = 10n ** 308n;

type Arithmetic = (a: Cell, b: Cell) => Cell;

/** A numeric cell as a number; NaN for any other cell. A decimal may come as text of its digits. */
export function toNumber(cell: Cell): number {
  return typeof cell === 'number' ? cell : Number(cell ?? Number.NaN);
}

/** A number as a cell. */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value + 0 : null;
}

/** An integer as a cell: as a number if a double holds it exactly, else as a bigint. */
export function integer(value: bigint): Cell {
  if (value > MAX_INTEGER || value < -MAX_INTEGER) return null;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** A whole number as an integer cell. */
export function wholeNumber(value: number): Cell {
  if (Number.isSafeInteger(value)) return value + 0;
  return Number.isFinite(value) ? BigInt(Math.trunc(value)) : null;
}

function toBigInt(cell: Cell): bigint | undefined {
  if (typeof cell === 'bigint') return cell;
  return typeof cell === 'number' && Number.isInteger(cell) ? BigInt(cell) : undefined;
}

/** Computes with doubles if their result is exact, else with bigints. */
function integers(
  exact: (a: bigint, b: bigint) => bigint | null,
  quick: (a: number, b: number) => number,
): Arithmetic {
  return (a, b) => {
    if (typeof a === 'number' && typeof b === 'number') {
      const result = quick(a, b);
      if (Number.isSafeInteger(result)) return result + 0;
    }
    const x = toBigInt(a);
    const y = toBigInt(b);
    const result = x === undefined || y === undefined ? null : exact(x, y);
    return result === null ? null : integer(result);
  };
}

export const addIntegers = integers(
  (a, b) => a + b,
  (a, b) => a + b,
);
export const subtractIntegers = integers(
  (a, b) => a - b,
  (a, b) => a - b,
);
export const multiplyIntegers = integers(
  (a, b) => a * b,
  (a, b) => a * b,
);
/** With the sign of the dividend, as SQL's. */
export const remainderOfIntegers = integers(
  (a, b) => (b === 0n ? null : a % b),
  (a, b) => a % b,
);

const SCALES = [100, 1e4, 1e6, 1e9];

/** The power of ten that makes the number an integer of at most 15 digits; 0 if none of those tried does. */
function scaleOf(x: number): number {
  if (Math.abs(x) >= MAX_EXACT) return 0;
  if (Number.isInteger(x)) return 1;
  for (const scale of SCALES) {
    const scaled = Math.round(x * scale);
    if (scaled / scale === x && Math.abs(scaled) < MAX_EXACT) return scale;
  }
  return 0;
}

/** The shortest decimal that reads as the number: `coefficient` times ten to the `exponent`. */
interface Decimal {
  readonly coefficient: bigint;
  readonly exponent: number;
}

function decimalOf(x: number): Decimal {
  const [digits = '', exponent = ''] = x.toExponential().split('e');
  const point = digits.indexOf('.');
  const decimals = point < 0 ? 0 : digits.length - point - 1;
  return { coefficient: BigInt(digits.replace('.', '')), exponent: Number(exponent) - decimals };
}

/** Brings both decimals to the lower of their exponents. */
function align(a: Decimal, b: Decimal): readonly [bigint, bigint, number] {
  const exponent = Math.min(a.exponent, b.exponent);
  return [
    a.coefficient * 10n ** BigInt(a.exponent - exponent),
    b.coefficient * 10n ** BigInt(b.exponent - exponent),
    exponent,
  ];
}

/** Divides by ten to the `digits`; halves go away from zero. */
function dropDigits(value: bigint, digits: number): bigint {
  const unit = 10n ** BigInt(digits);
  const half = value < 0n ? -unit / 2n : unit / 2n;
  return (value + half) / unit;
}

function significant({ coefficient, exponent }: Decimal): Cell {
  const length = (coefficient < 0n ? -coefficient : coefficient).toString().length;
  const extra = Math.max(0, length - DIGITS);
  const rounded = extra === 0 ? coefficient : dropDigits(coefficient, extra);
  return finite(Number(`${rounded}e${exponent + extra}`));
}

/** `quick` computes with the numbers multiplied by their scales, and gives the result's scale. */
function decimals(
  exact: (a: Decimal, b: Decimal) => Decimal | null,
  quick: (a: number, b: number, scaleA: number, scaleB: number) => number,
): Arithmetic {
  return (a, b) => {
    const x = toNumber(a);
    const y = toNumber(b);
    const scaleX = scaleOf(x);
    const scaleY = scaleX === 0 ? 0 : scaleOf(y);
    if (scaleY !== 0) {
      const result = quick(x, y, scaleX, scaleY);
      if (!Number.isNaN(result)) return result + 0;
    }
    if (!Number.isFinite(x) || !Number.isFinite(y)) return null;
    const result = exact(decimalOf(x), decimalOf(y));
    return result === null ? null : significant(result);
  };
}

/** An integer of 15 digits divided by a power of ten is the double nearest to that decimal. */
const unscale = (value: number, scale: number) => (Math.abs(value) < MAX_EXACT ? value / scale : Number.NaN);

function scaledTo(x: number, scale: number): number {
  const scaled = Math.round(x * scale);
  return Math.abs(scaled) < MAX_EXACT ? scaled : Number.NaN;
}

export const addDecimals = decimals(
  (a, b) => {
    const [x, y, exponent] = align(a, b);
    return { coefficient: x + y, exponent };
  },
  (a, b, scaleA, scaleB) => {
    const scale = Math.max(scaleA, scaleB);
    return unscale(scaledTo(a, scale) + scaledTo(b, scale), scale);
  },
);

export const subtractDecimals: Arithmetic = (a, b) => addDecimals(a, -toNumber(b));

export const multiplyDecimals = decimals(
  (a, b) => ({ coefficient: a.coefficient * b.coefficient, exponent: a.exponent + b.exponent }),
  (a, b, scaleA, scaleB) => unscale(scaledTo(a, scaleA) * scaledTo(b, scaleB), scaleA * scaleB),
);

/** With the sign of the dividend, as SQL's. */
export const remainderOfDecimals = decimals(
  (a, b) => {
    const [x, y, exponent] = align(a, b);
    return y === 0n ? null : { coefficient: x % y, exponent };
  },
  (a, b, scaleA, scaleB) => {
    const scale = Math.max(scaleA, scaleB);
    return unscale(scaledTo(a, scale) % scaledTo(b, scale), scale);
  },
);

/** A double quotient's error is below half of its 15th digit, so a quotient of 15 digits is exact. */
export function divide(a: Cell, b: Cell): Cell {
  const divisor = toNumber(b);
  const quotient = divisor === 0 ? Number.NaN : toNumber(a) / divisor;
  if (scaleOf(quotient) !== 0) return quotient + 0;
  return Number.isFinite(quotient) ? finite(Number(quotient.toPrecision(DIGITS))) : null;
}

export function negate(value: Cell): Cell {
  return typeof value === 'bigint' ? integer(-value) : finite(-toNumber(value));
}

export function absolute(value: Cell): Cell {
  if (typeof value === 'bigint') return value < 0n ? -value : value;
  return finite(Math.abs(toNumber(value)));
}

/** With more places than this, no double has a digit to round; with fewer than its negative, no digit is left. */
const clampPlaces = (places: number) => Math.max(-400, Math.min(400, places));

/** An integer rounded to tens (-1), hundreds (-2) …; halves go away from zero. */
export function roundInteger(value: Cell, places: number): Cell {
  const exact = places < 0 ? toBigInt(value) : undefined;
  if (exact === undefined) return value;
  const digits = -clampPlaces(places);
  return integer(dropDigits(exact, digits) * 10n ** BigInt(digits));
}

/** Rounds the decimal, not the double that holds it; halves go away from zero: 1.005 to two places is 1.01. */
export function roundDecimal(value: Cell, places: number): number | null {
  const x = toNumber(value);
  if (!Number.isFinite(x)) return null;
  const unit = POWERS[places];
  if (unit !== undefined) {
    const scaled = Math.abs(x) * unit;
    const fraction = scaled - Math.floor(scaled);
    // Far from a half, the double rounds like the decimal: the product's relative error is below 2^-53.
    if (scaled < MAX_EXACT && Math.abs(fraction - 0.5) > scaled * 1e-15) {
      return (Math.sign(x) * Math.round(scaled)) / unit + 0;
    }
    const scale = scaleOf(x);
    if (scale >= unit) {
      // Integers: the decimal's digits, and those of a half.
      const digits = Math.round(Math.abs(x) * scale);
      const rounded = Math.floor((digits + scale / unit / 2) / (scale / unit));
      return (Math.sign(x) * rounded) / unit + 0;
    }
  }
  const { coefficient, exponent } = decimalOf(x);
  const clamped = clampPlaces(places);
  if (exponent >= -clamped) return x + 0;
  return finite(Number(`${dropDigits(coefficient, -clamped - exponent)}e${-clamped}`));
}
