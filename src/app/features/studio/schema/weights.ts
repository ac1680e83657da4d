import type { Json } from '../../../../catalogue/field.ts';
import type { SetOptions } from './studio-schema.ts';

/** The weight of a value without a given weight. */
const WEIGHT = 1;

function listIn(value: Json | undefined): readonly Json[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

/**
 * The options of a list after an edit. If the list has weights, each value gets one: its own weight, or for a renamed
 * value the weight at its index. Weights beyond the last value stay.
 */
export function withWeightsInStep(before: SetOptions, after: SetOptions): SetOptions {
  const weights = listIn(after.weights);
  const values = listIn(after.values) ?? [];
  if (!weights) return after;
  const { weights: taken, ...rest } = after;
  const areValuesEdited = before.values !== after.values;
  if (values.length === 0) return areValuesEdited ? rest : after;
  const inStep = areValuesEdited ? followed(listIn(before.values) ?? [], values, weights) : weights;
  const filled = [...inStep, ...Array<Json>(Math.max(0, values.length - inStep.length)).fill(WEIGHT)];
  return { ...rest, weights: filled };
}

/** The weights as the values are now: each value had the weight of its place. */
function followed(
  before: readonly Json[],
  values: readonly Json[],
  weights: readonly Json[],
): readonly Json[] {
  const places = new Map<Json, number[]>();
  for (const [place, value] of before.entries()) {
    const known = places.get(value) ?? [];
    places.set(value, known);
    known.push(place);
  }
  for (const known of places.values()) known.reverse();
  const placeOf = values.map((value) => places.get(value)?.pop());
  const kept = new Set(placeOf);
  const beyond = weights.slice(before.length).values();
  const weightAt = (place: number) => (place < before.length ? weights[place] : undefined);
  const own = values.map((_, i) => {
    const place = placeOf[i] ?? (kept.has(i) ? undefined : i);
    const weight = place === undefined ? undefined : weightAt(place);
    return weight ?? beyond.next().value ?? WEIGHT;
  });
  return [...own, ...beyond];
}
