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
const USUAL = { min: 0, max: 100, isLog: false };
const DECIMALS_DEFAULT = 2;
/** The option `decimals` allows no more. */
const DECIMALS_MAX = 15;
/** Digits that JavaScript numbers hold exactly. */
const DIGITS_MAX = 15;

/** The limits that the column's type and its checks set, as far as JavaScript numbers hold them exactly. */
export function numberLimits(column: SourceColumn): NumberLimits {
  const { type, bounds = {} } = column;
  // A scale below zero rounds to tens or hundreds.
  const isInteger = type.value === 'integer' || (type.scale !== undefined && type.scale <= 0);
  if (isInteger) return limitsWith(column, integerLimits(type), 0);
  const typeLimits = decimalLimits(type);
  const most = exactDecimals(typeLimits);
  if (type.scale !== undefined) return limitsWith(column, typeLimits, Math.min(type.scale, most));
  const hasBothEnds = typeof bounds.min === 'number' && typeof bounds.max === 'number';
  const usual = limitsWith(column, typeLimits, Math.min(DECIMALS_DEFAULT, most));
  if (!hasBothEnds || holdsSome(usual)) return usual;
  // Such as `x > 0 AND x < 0.001` of a binary number.
  for (let decimals = DECIMALS_DEFAULT + 1; decimals <= most; decimals++) {
    const limits = limitsWith(column, typeLimits, decimals);
    if (holdsSome(limits)) return limits;
  }
  return usual;
}

/** Fewer steps than these in a range call for more decimals. */
const STEPS_LEAST = 9;

function holdsSome({ min, max, decimals }: NumberLimits): boolean {
  return (max - min) * 10 ** decimals >= STEPS_LEAST;
}

function limitsWith(
  { bounds = {} }: SourceColumn,
  ofType: { readonly min: number; readonly max: number },
  decimals: number,
): NumberLimits {
  const step = 10 ** -decimals;
  const min = typeof bounds.min === 'number' ? bounds.min + (bounds.exclusiveMin ? step : 0) : undefined;
  const max = typeof bounds.max === 'number' ? bounds.max - (bounds.exclusiveMax ? step : 0) : undefined;
  return {
    min: Math.max(ofType.min, rounded(min ?? Number.NEGATIVE_INFINITY, decimals, Math.ceil)),
    max: Math.min(ofType.max, rounded(max ?? Number.POSITIVE_INFINITY, decimals, Math.floor)),
    decimals,
  };
}

/** The end of the smallest type of integers with a sign. */
const TINY_MAX = 127;

function integerLimits({ integerMin, integerMax, precision, scale = 0, written = '' }: SourceColumn['type']) {
  const digits = precision === undefined ? undefined : Math.min(precision - scale, DIGITS_MAX);
  // `numeric(5, -2)` ends at 9,999,900: more would round up to a digit that it has not.
  const ofDigits =
    digits === undefined ? Number.MAX_SAFE_INTEGER : 10 ** digits - 10 ** Math.min(-scale, digits);
  return {
    min: Math.max(-ofDigits, Number(integerMin ?? -ofDigits)),
    max: Math.min(ofDigits, Number(integerMax ?? (/^tinyint\b/i.test(written) ? TINY_MAX : ofDigits))),
  };
}

function decimalLimits({ precision, scale = DECIMALS_DEFAULT }: SourceColumn['type']) {
  if (precision === undefined) return { min: -1e10, max: 1e10 };
  // A scale above the precision leaves no digit before the point: `numeric(2, 4)` ends at 0.0099.
  const max = 10 ** Math.min(precision - scale, DIGITS_MAX) - 10 ** -Math.min(scale, DECIMALS_MAX);
  return { min: -Math.max(0, max), max: Math.max(0, max) };
}

/** The most decimals, up to those that the option allows, with which numbers of a range are below 2^53 in steps of the last. */
function exactDecimals({ max }: { readonly max: number }): number {
  const digits = Math.floor(15 - Math.log10(Math.max(1, Math.min(max, 1e9))));
  return Math.min(DECIMALS_MAX, Math.max(0, digits));
}

function rounded(value: number, decimals: number, round: (value: number) => number): number {
  if (!Number.isFinite(value)) return value;
  const scaled = Number((value * 10 ** decimals).toFixed(4));
  return Number((round(scaled) / 10 ** decimals).toFixed(decimals));
}

/** From this one on, ends are those of a type: programs that write schemas name them for all their integers. */
const TYPE_END = 2 ** 31 - 1;

/** Whether a check gives an end of a range, and no more than the end of a type. */
function isGiven(end: number | string | undefined): boolean {
  return typeof end === 'number' && Math.abs(end) < TYPE_END;
}

/**
 * The range of the field `number` for a column: the ends that checks give, beside those of the wished range that the limits
 * allow. Without a wish, a check that names both ends decides the range.
 */
function numberRange(
  column: SourceColumn,
  given?: { readonly min: number; readonly max: number; readonly isLog: boolean },
): { readonly min: number; readonly max: number } {
  const limits = numberLimits(column);
  const { bounds = {} } = column;
  const hasBothEnds = typeof bounds.min === 'number' && typeof bounds.max === 'number';
  if (hasBothEnds && !given) return { min: limits.min, max: limits.max };
  const wished = given ?? USUAL;
  const span = wished.max - wished.min;
  // Checks of years exclude mistakes rather than tell which years there are.
  const isYear = wished.min >= YEARS_FROM && wished.max <= YEARS_TO;
  const years = { min: clamp(wished.min, limits), max: clamp(wished.max, limits) };
  if (isYear && years.min < years.max) return years;
  // `salary >= 0` only forbids negative numbers. Half of log-normal salaries from 0 to 250,000 would be below 500.
  const isMinGiven = isGiven(bounds.min) && (bounds.min !== 0 || (hasBothEnds && !wished.isLog));
  const min = isMinGiven ? limits.min : clamp(wished.min, limits);
  const max = isGiven(bounds.max) ? limits.max : clamp(wished.max, limits);
  if (min < max) return { min, max };
  // The wished range lies outside the limits: take one of its size at their nearer end, on the same side of zero.
  if (wished.min >= limits.max) {
    const least = wished.min < 0 || limits.max <= 0 ? limits.max - span : Math.max(0, limits.max - span);
    return { min: Math.max(limits.min, least), max: limits.max };
  }
  return { min: limits.min, max: Math.min(limits.max, limits.min + span) };
}

function clamp(value: number, { min, max }: NumberLimits): number {
  return Math.min(max, Math.max(min, value));
}

const YEARS_FROM = 1900;
const YEARS_TO = 2100;

/** Up to this default, other numbers are small too. */
const SMALL_DEFAULT = 1;
const SMALL = { min: 0, max: 20 };
const SHARE = { min: 0, max: 1 };

/** A guess whose range is one around the default of the column: a timeout with the default 30 is from 15 to 60. */
export function aroundDefault(column: SourceColumn, guess: SetOptions): SetOptions {
  const { default: fallback, sample } = column;
  const value = fallback && 'value' in fallback ? fallback.value : undefined;
  if (typeof value !== 'number' || value < 0 || sample) return guess;
  if (value <= SMALL_DEFAULT)
    return guess.max === undefined ? { ...guess, ...(Number.isInteger(value) ? SMALL : SHARE) } : guess;
  const { min = value, max = value } = guess;
  const isAbout = Number(min) <= value && value <= Number(max) && Number(max) <= value * 10;
  return isAbout && guess.max !== undefined
    ? guess
    : { ...guess, min: Math.ceil(value / 2), max: Math.floor(value * 2) };
}

/** Options of the field `number` for a column: a guess's options, held to the column's limits. */
export function numberOptions(column: SourceColumn, guess: SetOptions = {}): SetOptions {
  const { min, max, decimals: wished, ...rest } = guess;
  const limits = numberLimits(column);
  const given =
    typeof min === 'number' && typeof max === 'number'
      ? { min, max, isLog: rest.distribution === 'log-normal' }
      : undefined;
  const range = numberRange(column, given);
  // Decimal columns of a money type keep their cents unless the guess says that it has none, and wider ones have the decimals of the guess.
  const least = column.type.scale === undefined ? 0 : DECIMALS_DEFAULT;
  // Oracle's `NUMBER` alone also counts persons and houses.
  const isWhole = given !== undefined && /^number$/i.test(column.type.written ?? '');
  const decimals =
    typeof wished !== 'number'
      ? Math.min(limits.decimals, isWhole ? 0 : DECIMALS_DEFAULT)
      : Math.max(wished, wished === 0 ? 0 : least);
  const fewer = endsWith(range, Math.min(decimals, limits.decimals));
  const { own, ...ends } = fewer.min < fewer.max ? fewer : endsWith(range, limits.decimals);
  return { ...ends, ...(own > 0 ? { decimals: own } : {}), ...(ends.min < ends.max ? rest : {}) };
}

function endsWith({ min, max }: { readonly min: number; readonly max: number }, own: number) {
  return { min: rounded(min, own, Math.ceil), max: rounded(max, own, Math.floor), own };
}
