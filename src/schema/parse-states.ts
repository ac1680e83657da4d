import type { Json } from '../catalogue/field.ts';
import { isJsonObject } from './json-object.ts';
import { type Fix, type Path, pointerOf } from './problem.ts';
import type { Reader } from './reader.ts';
import { CELL_LENGTH_MAX } from './schema.ts';

/** Reads a state, or several states with their weights. */
export function readStates(reader: Reader, path: Path, value: unknown, maxItems: number): Json | undefined {
  if (typeof value === 'string') return reader.text(path, value, CELL_LENGTH_MAX);
  return readWeights(reader, path, value, { maxItems, isRequired: true });
}

/** Reads which states follow a state, with their weights. */
export function readTransitions(
  reader: Reader,
  path: Path,
  value: unknown,
  maxItems: number,
): Json | undefined {
  const states = entriesOf(reader, path, value, maxItems);
  if (!states) return undefined;
  const read = states.flatMap(([state, weights]) => {
    const own = readWeights(reader, [...path, state], weights, { maxItems, isRequired: false });
    return own === undefined ? [] : [[state, own] as const];
  });
  return Object.fromEntries(read);
}

interface Limits {
  readonly maxItems: number;
  /** Whether there must be a state, so that nothing can be removed. */
  readonly isRequired: boolean;
}

function readWeights(
  reader: Reader,
  path: Path,
  value: unknown,
  { maxItems, isRequired }: Limits,
): Json | undefined {
  const problemsBefore = reader.problems.count;
  const states = entriesOf(reader, path, value, maxItems);
  if (!states) return undefined;
  const weights = states.map(([state, weight]): [string, number] => {
    const limits = { min: 0, max: Number.MAX_SAFE_INTEGER };
    return [state, reader.number([...path, state], weight, limits) ?? 0];
  });
  if (reader.problems.count > problemsBefore) return undefined;
  if (weights.some(([, weight]) => weight > 0)) return Object.fromEntries(weights);
  const message = 'No state has a weight above zero, so none could ever occur.';
  return reader.refuse(
    path,
    'weights-zero',
    message,
    isRequired && states.length === 0 ? undefined : zeroFix(path, states),
  );
}

/** Gives all states the weight 1, or removes what has no states. */
function zeroFix(path: Path, states: readonly (readonly [string, unknown])[]): Fix {
  if (states.length === 0) return { text: 'Remove it', patch: [{ op: 'remove', path: pointerOf(path) }] };
  const value = Object.fromEntries(states.map(([state]) => [state, 1]));
  return {
    text: states.length === 1 ? 'Set its weight to 1' : 'Set all weights to 1',
    patch: [{ op: 'replace', path: pointerOf(path), value }],
  };
}

function entriesOf(
  reader: Reader,
  path: Path,
  value: unknown,
  maxItems: number,
): readonly (readonly [string, unknown])[] | undefined {
  if (!isJsonObject(value)) {
    const message = 'This must be an object that has states as names, such as { "new": 9, "paid": 1 }.';
    return reader.refuse(path, 'wrong-type', message);
  }
  const entries = Object.entries(value);
  if (entries.length <= maxItems) return entries;
  return reader.refuse(path, 'too-large', `This has ${entries.length} states; the limit is ${maxItems}.`);
}
