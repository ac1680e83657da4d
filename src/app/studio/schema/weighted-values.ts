import type { Json } from '../../../catalogue/field.ts';
import type { SetOptions } from './studio-schema.ts';

/** A value of a list. Its weight is undefined if the list has no weights. */
export interface WeightedValue {
  readonly value: Json;
  readonly weight: Json | undefined;
}

/** The weight of a value that was added to weighted ones. */
const WEIGHT = 1;

/** Pasted cells of one row: a weight follows a value. Undefined leaves what is there. */
export interface PastedRow {
  readonly value?: Json | undefined;
  readonly weight?: Json | undefined;
}

function listOf(value: Json | undefined): readonly Json[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** The values of a list with their weights. A weight beyond the last value has an empty text as its value. */
export function weightedValuesIn({ values, weights }: SetOptions): readonly WeightedValue[] {
  const ofValues = listOf(values);
  const ofWeights = listOf(weights);
  const isWeighted = weights !== undefined;
  return Array.from({ length: Math.max(ofValues.length, ofWeights.length) }, (_, row) => ({
    value: ofValues[row] ?? (row < ofValues.length ? null : ''),
    weight: isWeighted ? (ofWeights[row] ?? WEIGHT) : undefined,
  }));
}

/** The options of a list with other rows. Without any weight, all values are equally likely. */
export function withWeightedValues(
  { values: _, weights: __, ...others }: SetOptions,
  rows: readonly WeightedValue[],
): SetOptions {
  const isWeighted = rows.some(({ weight }) => weight !== undefined);
  return {
    ...others,
    ...(rows.length > 0 ? { values: rows.map(({ value }) => value) } : {}),
    ...(isWeighted ? { weights: rows.map(({ weight }) => weight ?? WEIGHT) } : {}),
  };
}

/** Replaces the value of a row, or adds one after the last. */
export function withValue(
  rows: readonly WeightedValue[],
  row: number,
  value: Json,
): readonly WeightedValue[] {
  const before = rows[row];
  return before ? rows.with(row, { ...before, value }) : [...rows, { value, weight: undefined }];
}

/** Replaces the weight of a row. Without a weight it counts 1; if all count 1 then, the list has no weights. */
export function withWeight(
  rows: readonly WeightedValue[],
  row: number,
  weight: Json | undefined,
): readonly WeightedValue[] {
  const before = rows[row] ?? { value: '', weight: undefined };
  const after = row < rows.length ? rows.with(row, { ...before, weight }) : [...rows, { ...before, weight }];
  const isEqual = weight === undefined && after.every((other) => (other.weight ?? WEIGHT) === WEIGHT);
  return isEqual ? after.map(({ value }) => ({ value, weight: undefined })) : after;
}

/** Writes pasted rows over those from `from` on, and adds the rest after the last. */
export function withPasted(
  rows: readonly WeightedValue[],
  from: number,
  pasted: readonly PastedRow[],
): readonly WeightedValue[] {
  const written = pasted.map(({ value, weight }, i) => {
    const before = rows[from + i];
    return { value: value ?? before?.value ?? '', weight: weight ?? before?.weight };
  });
  return [...rows.slice(0, from), ...written, ...rows.slice(from + pasted.length)];
}

/** How likely a row is, from 0 to 1. Undefined if a weight is not a number of at least 0, or all are 0. */
export function sharesOf(weights: readonly (Json | undefined)[]): readonly number[] | undefined {
  const numbers = weights.map((weight) => weight ?? WEIGHT);
  const areNumbers = numbers.every((weight) => typeof weight === 'number' && weight >= 0);
  if (!areNumbers) return undefined;
  const sum = numbers.reduce<number>((total, weight) => total + Number(weight), 0);
  return sum > 0 ? numbers.map((weight) => Number(weight) / sum) : undefined;
}
