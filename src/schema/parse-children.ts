import type { Json } from '../catalogue/field.ts';
import { CHILDREN_SPREAD_MAX, CHILDREN_TO_MAX } from './children.ts';
import { type Path, pointerOf } from './problem.ts';
import type { Reader } from './reader.ts';
import { TABLE_ROWS_MAX } from './schema.ts';

const CHILDREN_NAMES = ['uniform', 'zipf', 'one-to-one'];

/** Reads the `children` option of a reference. */
export function readChildren(reader: Reader, path: Path, value: unknown): Json | undefined {
  if (typeof value === 'string') return reader.choice(path, value, CHILDREN_NAMES);
  const given = reader.object(path, value, {
    required: [],
    optional: ['each', 'min', 'from', 'to', 'weights'],
  });
  if (['from', 'to', 'weights'].some((name) => given.has(name))) return readRange(reader, path, given);
  if (given.size === 0) {
    return reader.refuse(path, 'invalid-value', 'This needs “each”, “min”, or “from” and “to”.');
  }
  if (given.size > 1) {
    return reader.refuse(path, 'invalid-value', 'This cannot have both “each” and “min”.');
  }
  const [[name, number] = ['', 0]] = given;
  const count = reader.integer([...path, name], number, { min: 1, max: TABLE_ROWS_MAX });
  return count === undefined ? undefined : { [name]: count };
}

function readRange(reader: Reader, path: Path, given: ReadonlyMap<string, unknown>): Json | undefined {
  const other = ['each', 'min'].find((name) => given.has(name));
  if (other !== undefined) {
    const message = `This cannot have both “${other}” and a range.`;
    return reader.refuse(path, 'invalid-value', message, {
      text: `Remove “${other}”`,
      patch: [{ op: 'remove', path: pointerOf([...path, other]) }],
    });
  }
  const end = (name: string) => {
    if (given.has(name))
      return reader.integer([...path, name], given.get(name), { min: 0, max: CHILDREN_TO_MAX });
    const message = `The property “${name}” is missing. A range has both ends.`;
    return reader.refuse([...path, name], 'missing-property', message);
  };
  const [from, to] = [end('from'), end('to')];
  if (from === undefined || to === undefined) return undefined;
  if (from > to) {
    return reader.refuse(path, 'range-empty', `“from” is ${from}, which is more than “to”, ${to}.`, {
      text: 'Swap “from” and “to”',
      patch: [
        { op: 'replace', path: pointerOf([...path, 'from']), value: to },
        { op: 'replace', path: pointerOf([...path, 'to']), value: from },
      ],
    });
  }
  if (to - from > CHILDREN_SPREAD_MAX) {
    const value = from + CHILDREN_SPREAD_MAX;
    const message = `From ${from} to ${to} are ${to - from + 1} numbers. At most ${CHILDREN_SPREAD_MAX + 1} are possible.`;
    return reader.refuse([...path, 'to'], 'out-of-range', message, {
      text: `Set it to ${value}`,
      patch: [{ op: 'replace', path: pointerOf([...path, 'to']), value }],
    });
  }
  if (!given.has('weights')) return { from, to };
  const weights = readWeights(reader, [...path, 'weights'], given.get('weights'), to - from + 1);
  return weights && { from, to, weights };
}

function readWeights(
  reader: Reader,
  path: Path,
  value: unknown,
  count: number,
): readonly number[] | undefined {
  const problemsBefore = reader.problems.count;
  const weights = reader
    .list(path, value, CHILDREN_SPREAD_MAX + 1)
    .map((weight, i) => reader.number([...path, i], weight, { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? 0);
  if (reader.problems.count > problemsBefore) return undefined;
  const removal = {
    text: 'Remove the weights',
    patch: [{ op: 'remove', path: pointerOf(path) }],
  } as const;
  if (weights.length !== count) {
    const message = `This has ${weights.length} weights, but there are ${count} numbers of rows from “from” to “to”.`;
    return reader.refuse(path, 'weights-mismatch', message, removal);
  }
  if (weights.some((weight) => weight > 0)) return weights;
  return reader.refuse(
    path,
    'weights-zero',
    'All weights are zero, so no number of rows could occur.',
    removal,
  );
}
