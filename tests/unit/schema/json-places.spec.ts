import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findPlaces, type Place } from '../../../src/schema/json-places.ts';
import type { Path } from '../../../src/schema/problem.ts';

const DOCUMENT = `{
  "version": 1, "a/b~": ["x", { "}": [[]] }],
  "tables": [
    { "name": "one \\" {", "rows": -1 },
    { "rows": 2,
      "rows": true }
  ]
}`;

it.each<[Path, number, number]>([
  [[], 1, 1],
  [['version'], 2, 14],
  [['a/b~'], 2, 25],
  [['a/b~', 0], 2, 26],
  [['a/b~', 1, '}', 0], 2, 39],
  [['tables', 0], 4, 5],
  [['tables', 0, 'rows'], 4, 35],
  // Of two properties with one name, JSON.parse takes the last.
  [['tables', 1, 'rows'], 6, 15],
  // A property that is missing: the object that should have it.
  [['tables', 1, 'name'], 5, 5],
  [['tables', 2, 'columns', 3], 3, 13],
])('the value at %j is in line %i, column %i', (path, line, column) => {
  expect(findPlaces(DOCUMENT, [path])).toEqual([{ line, column }]);
});

/** The text from a place on. */
function textAt(text: string, { line, column }: Place): string {
  return text
    .split('\n')
    .slice(line - 1)
    .join('\n')
    .slice(column - 1);
}

/** All values that are neither objects nor arrays, with their paths. */
function leavesOf(value: unknown, path: Path = []): readonly (readonly [Path, unknown])[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => leavesOf(item, [...path, i]));
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, item]) => leavesOf(item, [...path, name]));
}

it('every value of any JSON is found, however it is indented', () => {
  const indents = fc.constantFrom(undefined, 1, '\t');
  fc.assert(
    fc.property(fc.jsonValue(), indents, (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const leaves = leavesOf(JSON.parse(text));
      const places = findPlaces(
        text,
        leaves.map(([path]) => path),
      );
      for (const [i, [, leaf]] of leaves.entries()) {
        const place = places[i];
        expect(place && textAt(text, place).startsWith(JSON.stringify(leaf))).toBe(true);
      }
    }),
  );
});
