import type { Json } from '../catalogue/field.ts';
import { isJsonObject } from './json-object.ts';
import { type Path, pointerOf } from './problem.ts';
import type { Reader } from './reader.ts';
import { CELL_LENGTH_MAX } from './schema.ts';

/** Reads a state, or several states with their weights. */
export function readStates(reader: Reader, path: Path, value: unknown, maxItems: number): Json | undefined {
  if (typeof value === 'string') return reader.text(path, value, CELL_LENGTH_MAX);
  return readWeights(reader, path, value, maxItems);
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
    const own = readWeights(reader, [...path, state], weights, maxItems);
    return own === undefined ? [] : [[state, own] as const];
  });
  return Object.fromEntries(read);
}

function readWeights(reader: Reader, path: Path, value: unknown, maxItems: number): Json | undefined {
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
  return reader.refuse(path, 'weights-zero', message, {
    text: 'Remove it',
    patch: [{ op: 'remove', path: pointerOf(path) }],
  });
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
