import { scanJson } from './json-scanner.ts';
import type { Path } from './problem.ts';

/** Both count from 1. The column is in UTF-16 units, as editors count. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A value whose place is wanted, or one around it. */
interface Wanted {
  offset: number | undefined;
  readonly inner: Map<string, Wanted>;
}

interface Container {
  /** Undefined if no place within it is wanted. */
  readonly wanted: Wanted | undefined;
  /** The index of the next element; undefined in an object. */
  index: number | undefined;
  /** The name of the next value in an object. */
  name: string;
}

const newWanted = (): Wanted => ({ offset: undefined, inner: new Map() });

function treeOf(paths: readonly Path[]): Wanted {
  const root = newWanted();
  for (const path of paths) {
    let wanted = root;
    for (const step of path.map(String)) {
      const inner = wanted.inner.get(step) ?? newWanted();
      wanted.inner.set(step, inner);
      wanted = inner;
    }
  }
  return root;
}

/** Sets the offset of a value. Of two values with one name, the last counts: it may lack what the first has. */
function note(wanted: Wanted, offset: number): void {
  const isSecond = wanted.offset !== undefined;
  wanted.offset = offset;
  if (!isSecond) return;
  const stale = [...wanted.inner.values()];
  for (let value = stale.pop(); value !== undefined; value = stale.pop()) {
    value.offset = undefined;
    stale.push(...value.inner.values());
  }
}

/** Finds the offsets of the values in a tree. */
function findOffsets(json: string, root: Wanted): void {
  const open: Container[] = [];

  function found(offset: number): Wanted | undefined {
    const container = open.at(-1);
    const step = container?.index === undefined ? container?.name : String(container.index++);
    const wanted = container ? container.wanted?.inner.get(step ?? '') : root;
    if (wanted) note(wanted, offset);
    return wanted;
  }

  scanJson(json, {
    begin(kind, offset) {
      open.push({ wanted: found(offset), index: kind === 'array' ? 0 : undefined, name: '' });
    },
    end() {
      open.pop();
    },
    name(name) {
      const container = open.at(-1);
      if (container) container.name = name;
    },
    value(_, offset) {
      found(offset);
    },
  });
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Returns a function that gives the place of an offset in a text. It looks for the lines when it is called first. */
export function placesIn(text: string): (offset: number) => Place {
  let known: readonly number[] | undefined;
  return (offset) => {
    known ??= lineStarts(text);
    const lines = known;
    let first = 0;
    let after = lines.length;
    while (after - first > 1) {
      const middle = (first + after) >> 1;
      if ((lines[middle] ?? 0) <= offset) first = middle;
      else after = middle;
    }
    return { line: first + 1, column: offset - (lines[first] ?? 0) + 1 };
  };
}

/**
 * The places of values in a JSON text. A path that the text does not have, such as that of a missing property, gives the
 * place of the innermost value around it.
 */
export function findPlaces(json: string, paths: readonly Path[]): readonly Place[] {
  const root = treeOf(paths);
  findOffsets(json, root);
  const placeAt = placesIn(json);
  return paths.map((path) => {
    let offset = root.offset ?? 0;
    let wanted: Wanted | undefined = root;
    for (const step of path) {
      wanted = wanted.inner.get(String(step));
      if (wanted?.offset === undefined) break;
      offset = wanted.offset;
    }
    return placeAt(offset);
  });
}

/** The place of an offset in a text. */
export function findPlace(text: string, offset: number): Place {
  return placesIn(text)(offset);
}
