import { parseIso } from '../../expression/dates.ts';
import { readingOf } from '../../expression/pattern-flags.ts';
import type { SourceBounds, SourceColumn, SourceType } from '../source-tables.ts';
import { allOf, joinedPatterns } from '../text-rule.ts';
import { countOf } from './counts.ts';
import { keywordIn, type Layer, type Skip, valuesOf } from './layers.ts';

export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

const TYPES: ReadonlySet<unknown> = new Set([
  'string',
  'number',
  'integer',
  'boolean',
  'object',
  'array',
  'null',
]);

const isType = (value: unknown): value is JsonType => TYPES.has(value);

/** Keywords that only concern one type, for schemas without `type`. */
const TYPE_OF_KEYWORD: readonly (readonly [keyword: string, type: JsonType])[] = [
  ...(
    [
      'properties',
      'additionalProperties',
      'patternProperties',
      'propertyNames',
      'minProperties',
      'maxProperties',
      'required',
    ] as const
  ).map((keyword) => [keyword, 'object'] as const),
  ['items', 'array'],
  ['prefixItems', 'array'],
  ['minItems', 'array'],
  ['maxItems', 'array'],
  ['uniqueItems', 'array'],
  ['contains', 'array'],
  ['pattern', 'string'],
  ['format', 'string'],
  ['minLength', 'string'],
  ['maxLength', 'string'],
  ['multipleOf', 'number'],
  ['minimum', 'number'],
  ['maximum', 'number'],
  ['exclusiveMinimum', 'number'],
  ['exclusiveMaximum', 'number'],
];

export const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

export function typeOfValue(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'string' ? 'string' : 'object';
}

/** Whether a value has a type. Each integer is a number. */
export function isOfType(value: unknown, type: JsonType): boolean {
  const own = typeOfValue(value);
  return own === type || (own === 'integer' && type === 'number');
}

/** The types of values, the first one first. A number takes integers too. */
function typesOfValues(values: readonly unknown[]): readonly JsonType[] {
  const types = [...new Set(values.map(typeOfValue))];
  return types.includes('number') ? types.filter((type) => type !== 'integer') : types;
}

/** The JSON types that a schema allows, as far as it says. Empty if it allows any. */
export function jsonTypes(
  layers: readonly Layer[],
  values: readonly unknown[] | undefined,
): readonly JsonType[] {
  const lists = valuesOf(layers, 'type').map((type) => (Array.isArray(type) ? type : [type]).filter(isType));
  const [first, ...others] = lists;
  if (first !== undefined) {
    const common = first.filter((type) => others.every((list) => list.includes(type)));
    return common.length > 0 ? common : first;
  }
  if (values !== undefined) return typesOfValues(values);
  const found = TYPE_OF_KEYWORD.find(([keyword]) => keywordIn(layers, keyword) !== undefined);
  return found ? [found[1]] : [];
}

const STRINGS: Readonly<Record<string, SourceType['value']>> = {
  date: 'date',
  'date-time': 'timestamp',
  time: 'time',
  uuid: 'uuid',
  binary: 'binary',
  byte: 'binary',
};

/** https://spec.openapis.org/oas/v3.1.0#data-types */
const INTEGERS: Readonly<Record<string, Pick<SourceType, 'integerMin' | 'integerMax'>>> = {
  int32: { integerMin: '-2147483648', integerMax: '2147483647' },
  int64: { integerMin: '-9223372036854775808', integerMax: '9223372036854775807' },
};

const SCALE_MAX = 15;

/** The type of a column whose values are neither objects nor arrays. */
export function scalarType(type: JsonType, layers: readonly Layer[], skip: Skip): SourceType {
  const format = String(keywordIn(layers, 'format')?.value ?? '');
  switch (type) {
    case 'string':
      if (keywordIn(layers, 'contentEncoding') !== undefined) return { value: 'binary' };
      return { value: (Object.hasOwn(STRINGS, format) ? STRINGS[format] : undefined) ?? 'text' };
    case 'integer':
      scaleOf(layers, skip);
      return { value: 'integer', ...(Object.hasOwn(INTEGERS, format) ? INTEGERS[format] : {}) };
    case 'number': {
      const scale = scaleOf(layers, skip);
      if (scale === 0) return { value: 'integer' };
      return { value: 'decimal', ...(scale === undefined ? {} : { scale }) };
    }
    case 'boolean':
      return { value: 'boolean' };
    case 'null':
      return { value: 'unknown' };
    case 'object':
    case 'array':
      return { value: 'json' };
  }
}

/** The digits after the point: `multipleOf` as a power of ten. */
function scaleOf(layers: readonly Layer[], skip: Skip): number | undefined {
  const found = keywordIn(layers, 'multipleOf');
  if (found === undefined) return undefined;
  if (isStep(found.value)) return 0;
  const scale = Array.from({ length: SCALE_MAX + 1 }, (_, i) => i).find(
    (i) => Number(`1e-${i}`) === found.value,
  );
  if (scale === undefined) {
    skip(
      found.path,
      `Numbers can only be multiples of integers and of 0.1, 0.01 and so on, not of ${String(found.value)}.`,
    );
  }
  return scale;
}

/** Steps that the option `multipleOf` of integers takes. All integers are multiples of 1. */
const isStep = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 1;

const MULTIPLES_MAX = 100;

/** All multiples within the bounds, if there are few, or some of a fraction. Powers of ten are decimals. */
export function multiplesOf(
  layers: readonly Layer[],
  bounds: SourceBounds | undefined,
): readonly number[] | undefined {
  const step = keywordIn(layers, 'multipleOf')?.value;
  if (!isNumber(step) || !(step > 0) || isPowerOfTen(step)) return undefined;
  const { exclusiveMin, exclusiveMax } = bounds ?? {};
  const isFraction = !Number.isInteger(step);
  const wide = MULTIPLES_MAX * step;
  const max = isNumber(bounds?.max)
    ? bounds.max
    : isFraction
      ? Math.max(0, Number(bounds?.min ?? 0)) + wide
      : undefined;
  const min = isNumber(bounds?.min) ? bounds.min : isFraction ? Math.min(0, Number(max)) : undefined;
  if (min === undefined || max === undefined) return undefined;
  const first = Math.ceil(min / step);
  const all = Math.floor(max / step) - first + 1;
  const count = isFraction ? Math.min(all, MULTIPLES_MAX) : all;
  if (!(count >= 1 && count <= MULTIPLES_MAX)) return undefined;
  const values = Array.from({ length: count }, (_, i) => Number(((first + i) * step).toPrecision(15)));
  const inside = values.filter((value) => !(exclusiveMin && value <= min) && !(exclusiveMax && value >= max));
  return inside.length > 0 ? inside : undefined;
}

const isPowerOfTen = (step: number) => step <= 1 && Math.abs(Math.log10(step) % 1) < 1e-9;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

interface End {
  readonly value: number | string;
  readonly order: number;
  readonly isExclusive: boolean;
}

/** Keywords of an end, and what orders their values: undefined for values that restrict nothing. */
interface EndKeywords {
  readonly inclusive: string;
  readonly exclusive: string;
  readonly sign: 1 | -1;
  readonly orderOf: (value: unknown) => number | undefined;
}

/** From here on outwards, ends are those of JavaScript's integers or wider: Zod names them for all its integers and floats. */
const MINIMUM: EndKeywords = {
  inclusive: 'minimum',
  exclusive: 'exclusiveMinimum',
  sign: 1,
  orderOf: (value) => (isNumber(value) && value > Number.MIN_SAFE_INTEGER ? value : undefined),
};
const MAXIMUM: EndKeywords = {
  inclusive: 'maximum',
  exclusive: 'exclusiveMaximum',
  sign: -1,
  orderOf: (value) => (isNumber(value) && value < Number.MAX_SAFE_INTEGER ? value : undefined),
};

const timeOf = (value: unknown) =>
  typeof value === 'string' && parseIso(momentOf(value)) !== undefined ? Date.parse(value) : undefined;

/** Keywords of ajv-formats for dates. https://ajv.js.org/packages/ajv-formats.html#keywords-to-compare-values */
const EARLIEST: EndKeywords = {
  inclusive: 'formatMinimum',
  exclusive: 'formatExclusiveMinimum',
  sign: 1,
  orderOf: timeOf,
};
const LATEST: EndKeywords = {
  inclusive: 'formatMaximum',
  exclusive: 'formatExclusiveMaximum',
  sign: -1,
  orderOf: timeOf,
};

/** A date as it is, and a date with a time in UTC. */
function momentOf(text: string): string {
  const time = Date.parse(text);
  return text.length === DAY_LENGTH || Number.isNaN(time) ? text : new Date(time).toISOString();
}

const DAY_LENGTH = '2026-01-01'.length;

/**
 * The strictest lower or upper end of a schema. In draft 4, `exclusiveMinimum` is true beside `minimum`.
 */
function endOf(
  layers: readonly Layer[],
  { inclusive, exclusive, sign, orderOf }: EndKeywords,
): End | undefined {
  const ends = layers.flatMap(({ schema }): readonly End[] =>
    [inclusive, exclusive].flatMap((keyword) => {
      const value = schema[keyword];
      const order = orderOf(value);
      if (order === undefined || (typeof value !== 'number' && typeof value !== 'string')) return [];
      return [{ value, order, isExclusive: keyword === exclusive || schema[exclusive] === true }];
    }),
  );
  return ends.reduce<End | undefined>((strictest, one) => {
    if (strictest === undefined) return one;
    const difference = sign * (one.order - strictest.order);
    return difference > 0 || (difference === 0 && one.isExclusive) ? one : strictest;
  }, undefined);
}

/** The bounds of numbers, texts and dates. Undefined if there is none. */
export function boundsOf(type: JsonType, layers: readonly Layer[]): SourceBounds | undefined {
  const bounds: SourceBounds =
    type === 'string' ? { ...lengths(layers), ...momentRange(layers) } : range(type, layers);
  return Object.keys(bounds).length > 0 ? bounds : undefined;
}

function lengths(layers: readonly Layer[]): SourceBounds {
  const minLength = countOf(layers, 'minLength');
  const maxLength = countOf(layers, 'maxLength');
  return {
    ...(minLength === undefined || minLength === 0 ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
  };
}

function range(type: JsonType, layers: readonly Layer[]): SourceBounds {
  if (type !== 'integer' && type !== 'number') return {};
  const step = keywordIn(layers, 'multipleOf')?.value;
  return {
    ...(isStep(step) ? { multipleOf: step } : {}),
    ...boundsOfEnds(endOf(layers, MINIMUM), endOf(layers, MAXIMUM)),
  };
}

function boundsOfEnds(min: End | undefined, max: End | undefined): SourceBounds {
  const limitOf = ({ value }: End) => (typeof value === 'string' ? momentOf(value) : value);
  return {
    ...(min ? { min: limitOf(min) } : {}),
    ...(max ? { max: limitOf(max) } : {}),
    ...(min?.isExclusive ? { exclusiveMin: true } : {}),
    ...(max?.isExclusive ? { exclusiveMax: true } : {}),
  };
}

/** The ends of dates and timestamps. Other texts have no order. */
function momentRange(layers: readonly Layer[]): SourceBounds {
  const format = keywordIn(layers, 'format')?.value;
  return format === 'date' || format === 'date-time'
    ? boundsOfEnds(endOf(layers, EARLIEST), endOf(layers, LATEST))
    : {};
}

/** The patterns of texts that JavaScript can read. */
export function patternsOf(layers: readonly Layer[], skip: Skip): Pick<SourceColumn, 'pattern' | 'patterns'> {
  const patterns = layers.flatMap(({ schema, path }) => {
    const { pattern } = schema;
    if (typeof pattern !== 'string') return [];
    if (readingOf(pattern).ok) return [pattern];
    skip([...path, 'pattern'], `“${pattern.slice(0, 80)}” is not a regular expression of JavaScript.`);
    return [];
  });
  const distinct = joinedPatterns([...new Set(patterns)]);
  const pattern = allOf(distinct);
  if (pattern === undefined) return {};
  return { pattern, ...(distinct.length > 1 ? { patterns: distinct } : {}) };
}
