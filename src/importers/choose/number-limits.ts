import type { SetOptions } from '../imported-schema.ts';
import type { SourceColumn } from '../source-tables.ts';

/** The numbers that a column can hold. Both ends are included. */
export interface NumberLimits {
  readonly min: number;
  readonly max: number;
  /** Digits after the point. */
  readonly decimals: number;
}

/** What a number without a known range is: small enough for any type but the smallest. */
const USUAL = { min: 0, max: 1000 };
const DECIMALS_DEFAULT = 2;
/** The option `decimals` allows no more. */
const DECIMALS_MAX = 15;

/** The limits that the column's type and its checks set, as far as JavaScript numbers hold them exactly. */
export function numberLimits({ type, bounds = {} }: SourceColumn): NumberLimits {
  const isInteger = type.value === 'integer' || (type.value === 'decimal' && type.scale === 0);
  const scale = Math.min(type.scale ?? DECIMALS_DEFAULT, DECIMALS_MAX);
  const typeLimits = isInteger ? integerLimits(type) : decimalLimits(type.precision, scale);
  const decimals = isInteger ? 0 : Math.min(scale, exactDecimals(typeLimits));
  const step = 10 ** -decimals;
  const min = typeof bounds.min === 'number' ? bounds.min + (bounds.exclusiveMin ? step : 0) : undefined;
  const max = typeof bounds.max === 'number' ? bounds.max - (bounds.exclusiveMax ? step : 0) : undefined;
  return {
    min: Math.max(typeLimits.min, rounded(min ?? Number.NEGATIVE_INFINITY, decimals, Math.ceil)),
    max: Math.min(typeLimits.max, rounded(max ?? Number.POSITIVE_INFINITY, decimals, Math.floor)),
    decimals,
  };
}

function integerLimits({ integerMin, integerMax, precision }: SourceColumn['type']) {
  const ofDigits = precision === undefined ? Number.MAX_SAFE_INTEGER : 10 ** Math.min(precision, 15) - 1;
  return {
    min: Math.max(-ofDigits, Number(integerMin ?? -ofDigits)),
    max: Math.min(ofDigits, Number(integerMax ?? ofDigits)),
  };
}

function decimalLimits(precision: number | undefined, scale: number) {
  if (precision === undefined) return { min: -1e9, max: 1e9 };
  const max = 10 ** Math.min(precision - scale, 15) - 10 ** -scale;
  return { min: -max, max };
}

/** The most decimals with which all numbers of a range are below 2^53 in steps of the last decimal. */
function exactDecimals({ max }: { readonly max: number }): number {
  return Math.max(0, Math.floor(15 - Math.log10(Math.max(1, Math.min(max, 1e9)))));
}

function rounded(value: number, decimals: number, round: (value: number) => number): number {
  if (!Number.isFinite(value)) return value;
  const scaled = Number((value * 10 ** decimals).toFixed(4));
  return Number((round(scaled) / 10 ** decimals).toFixed(decimals));
}

/**
 * The range of the field `number` for a column: the wished one as far as the limits allow it. Without a wish, a check
 * that names both ends decides the range.
 */
function numberRange(
  column: SourceColumn,
  given?: { readonly min: number; readonly max: number },
): { readonly min: number; readonly max: number } {
  const limits = numberLimits(column);
  const { bounds = {} } = column;
  const hasBothEnds = typeof bounds.min === 'number' && typeof bounds.max === 'number';
  if (hasBothEnds && !given) return { min: limits.min, max: limits.max };
  const wished = given ?? USUAL;
  const span = wished.max - wished.min;
  const min = clamp(wished.min, limits);
  const max = clamp(wished.max, limits);
  if (min < max) return { min, max };
  // The wished range lies outside the limits: take one of its size at their nearer end.
  if (wished.min >= limits.max) return { min: Math.max(limits.min, limits.max - span), max: limits.max };
  return { min: limits.min, max: Math.min(limits.max, limits.min + span) };
}

function clamp(value: number, { min, max }: NumberLimits): number {
  return Math.min(max, Math.max(min, value));
}

/** Options of the field `number` for a column: a guess's options, held to the column's limits. */
export function numberOptions(column: SourceColumn, guess: SetOptions = {}): SetOptions {
  const { min, max, decimals: wished, ...rest } = guess;
  const limits = numberLimits(column);
  const given = typeof min === 'number' && typeof max === 'number' ? { min, max } : undefined;
  const range = numberRange(column, given);
  // Decimal columns of a money type keep their cents even if the guess is a whole number.
  const decimals = column.type.scale === undefined && typeof wished === 'number' ? wished : limits.decimals;
  const own = Math.min(decimals, limits.decimals);
  const ends = {
    min: rounded(range.min, own, Math.ceil),
    max: rounded(range.max, own, Math.floor),
  };
  return { ...ends, ...(own > 0 ? { decimals: own } : {}), ...(ends.min < ends.max ? rest : {}) };
}
