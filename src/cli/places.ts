import type { Path } from '../schema/problem.ts';
import { pointerOf } from '../schema/problem.ts';

/** Both count from 1. The column is in UTF-16 units, as editors count. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * The tokens of JSON: strings, punctuation, and numbers or literals. The closing quote, which valid JSON always has, is
 * optional here to keep the expression from backtracking.
 */
const TOKEN = /"(?:[^"\\]+|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/gs;

interface Container {
  /** The JSON Pointer of the object or array. */
  readonly pointer: string;
  /** The index of the next element; undefined in an object. */
  index: number | undefined;
  /** The name of the next value in an object; undefined while a name is expected. */
  name: string | undefined;
}

/** The offsets of the values of a JSON text whose pointers are wanted. Of two values with one name, the last counts. */
function offsetsOf(json: string, wanted: ReadonlySet<string>): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  const open: Container[] = [];

  /** The pointer of the value that begins here; undefined if the token is a name. */
  function pointerHere(token: string): string | undefined {
    const container = open.at(-1);
    if (!container) return '';
    if (container.index !== undefined) return `${container.pointer}/${container.index++}`;
    if (container.name === undefined) {
      container.name = String(JSON.parse(token));
      return undefined;
    }
    const pointer = `${container.pointer}${pointerOf([container.name])}`;
    container.name = undefined;
    return pointer;
  }

  for (const { 0: token, index: offset } of json.matchAll(TOKEN)) {
    if (token === ',' || token === ':') continue;
    if (token === '}' || token === ']') {
      open.pop();
      continue;
    }
    const pointer = pointerHere(token);
    if (pointer === undefined) continue;
    if (wanted.has(pointer)) offsets.set(pointer, offset);
    if (token === '{') open.push({ pointer, index: undefined, name: undefined });
    if (token === '[') open.push({ pointer, index: 0, name: undefined });
  }
  return offsets;
}

/** Returns a function that gives the place of an offset in a text. */
function placesIn(text: string): (offset: number) => Place {
  const lines = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    const line = lines.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (lines[line] ?? 0) + 1 };
  };
}

/**
 * The places of values in a JSON text. A path that the text does not have, such as that of a missing property, gives the
 * place of the innermost value around it.
 */
export function findPlaces(json: string, paths: readonly Path[]): readonly Place[] {
  const around = paths.map((path) => [path, ...path.map((_, i) => path.slice(0, -i - 1))].map(pointerOf));
  const offsets = offsetsOf(json, new Set(around.flat()));
  const placeAt = placesIn(json);
  return around.map((pointers) => {
    const pointer = pointers.find((one) => offsets.has(one)) ?? '';
    return placeAt(offsets.get(pointer) ?? 0);
  });
}

/** The place of an offset in a text. */
export function findPlace(text: string, offset: number): Place {
  return placesIn(text)(offset);
}
