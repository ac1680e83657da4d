import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleIds } from '../../../../../src/app/studio/document/examples.ts';
import { relationsOf } from '../../../../../src/app/studio/rows/relations.ts';
import {
  BOX,
  layOut,
  type Point,
  type RelationsLayout,
} from '../../../../../src/app/studio/rows/relations-layout.ts';
import { readStudioSchema } from '../../../../../src/app/studio/schema/read.ts';
import type { StudioSchema, StudioTable } from '../../../../../src/app/studio/schema/studio-schema.ts';

/** Tables with an id and some columns. The last columns refer to other tables, given by number. */
function schemaOf(...tables: readonly (readonly number[])[]): StudioSchema {
  return {
    tables: tables.map((parents, i): StudioTable => {
      const others = Array.from({ length: i % 11 }, (_, k) => ({
        id: `${i} other ${k}`,
        name: `other_${k}`,
        field: 'number',
      }));
      const references = parents.map((parent, k) => ({
        id: `${i} reference ${k}`,
        name: `table_${parent}_${k}`,
        field: 'reference',
        options: { table: `table_${parent}`, column: 'id' },
      }));
      const columns = [{ id: `${i} id`, name: 'id', field: 'sequence' }, ...others, ...references];
      return { id: `table ${i}`, name: `table_${i}`, rows: 1, columns };
    }),
  };
}

const chain = (length: number) => schemaOf(...Array.from({ length }, (_, i) => (i === 0 ? [] : [i - 1])));

const exampleSchema = (id: string): StudioSchema => {
  const file = `../../../../../src/app/studio/document/studio-example-${id}.json`;
  const read = readStudioSchema(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

const schemas: Readonly<Record<string, StudioSchema>> = {
  ...Object.fromEntries(exampleIds.map((id) => [`the example ${id}`, exampleSchema(id)])),
  'one table': schemaOf([]),
  'one table that refers to itself twice': schemaOf([0, 0]),
  'two tables with five relations': schemaOf([], [0, 0, 0, 0, 0]),
  'two tables that refer to each other': schemaOf([1], [0]),
  'a circle of three': schemaOf([1], [2], [0]),
  'a circle with a table before and one after it': schemaOf([], [0, 3], [1], [2], [3, 0]),
  'a chain of thirty tables that also refer to the first': schemaOf(
    ...Array.from({ length: 30 }, (_, i) => (i === 0 ? [] : [i - 1, 0])),
  ),
  'a chain of thirty': chain(30),
  'thirty tables that refer to one': schemaOf([], ...Array.from({ length: 29 }, () => [0])),
  'a table that refers to twenty-nine': schemaOf(
    Array.from({ length: 29 }, (_, i) => i + 1),
    ...Array.from({ length: 29 }, () => []),
  ),
  'thirty tables that refer to all earlier ones': schemaOf(
    ...Array.from({ length: 30 }, (_, i) => Array.from({ length: i }, (_, k) => k)),
  ),
};

interface Piece {
  readonly from: Point;
  readonly to: Point;
}

function piecesOf(points: readonly Point[]): readonly Piece[] {
  return points.slice(1).map((to, i) => ({ from: points[i] ?? to, to }));
}

const low = (piece: Piece, axis: 'x' | 'y') => Math.min(piece.from[axis], piece.to[axis]);
const high = (piece: Piece, axis: 'x' | 'y') => Math.max(piece.from[axis], piece.to[axis]);

/** Lines that run along a piece of another one, which no reader could tell apart. */
function sharedPieces({ lines }: RelationsLayout): readonly string[] {
  const byAxis = new Map<string, { readonly line: number; readonly from: number; readonly to: number }[]>();
  for (const [line, { points }] of lines.entries()) {
    for (const piece of piecesOf(points)) {
      const [along, across] = piece.from.y === piece.to.y ? (['x', 'y'] as const) : (['y', 'x'] as const);
      const axis = `${across} ${piece.from[across]}`;
      byAxis.set(axis, [
        ...(byAxis.get(axis) ?? []),
        { line, from: low(piece, along), to: high(piece, along) },
      ]);
    }
  }
  return [...byAxis].flatMap(([axis, pieces]) => {
    const sorted = pieces.sort((a, b) => a.from - b.from || a.to - b.to);
    return sorted.flatMap((piece, i) =>
      sorted
        .slice(i + 1)
        .filter((next) => next.line !== piece.line && next.from < piece.to && next.to > piece.from)
        .map((next) => `lines ${piece.line} and ${next.line} run along each other at ${axis}`),
    );
  });
}

/** What is wrong with a drawing. */
function faultsOf(layout: RelationsLayout): readonly string[] {
  const { boxes, lines, width, height } = layout;
  const faults: string[] = [];
  const nameOf = ({ relation }: RelationsLayout['lines'][number]) =>
    `${relation.from}.${relation.columns} → ${relation.to}`;
  for (const box of boxes) {
    if (box.x < 0 || box.y < 0 || box.x + BOX.width > width || box.y + box.height > height) {
      faults.push(`${box.table.name} is outside`);
    }
    for (const other of boxes) {
      const isApart =
        box.x + BOX.width <= other.x ||
        other.x + BOX.width <= box.x ||
        box.y + box.height <= other.y ||
        other.y + other.height <= box.y;
      if (box !== other && !isApart) faults.push(`${box.table.name} covers ${other.table.name}`);
    }
  }
  for (const line of lines) {
    for (const piece of piecesOf(line.points)) {
      const isStraight = piece.from.x === piece.to.x || piece.from.y === piece.to.y;
      if (!isStraight) faults.push(`${nameOf(line)} runs askew`);
      if (
        low(piece, 'x') < 0 ||
        low(piece, 'y') < 0 ||
        high(piece, 'x') > width ||
        high(piece, 'y') > height
      ) {
        faults.push(`${nameOf(line)} runs outside`);
      }
      for (const box of boxes) {
        const isClear =
          high(piece, 'x') <= box.x ||
          low(piece, 'x') >= box.x + BOX.width ||
          high(piece, 'y') <= box.y ||
          low(piece, 'y') >= box.y + box.height;
        if (!isClear) faults.push(`${nameOf(line)} runs behind ${box.table.name}`);
      }
    }
    for (const [name, column, point] of [
      [line.relation.from, line.relation.columns[0], line.points[0]],
      [line.relation.to, line.relation.references[0], line.points.at(-1)],
    ] as const) {
      const box = boxes.find(({ table }) => table.name === name);
      const place = box?.lines.indexOf(column ?? '') ?? -1;
      const isAtSide = point?.x === box?.x || point?.x === (box?.x ?? 0) + BOX.width;
      const top = (box?.y ?? 0) + (place === -1 ? 0 : BOX.head + place * BOX.line);
      const bottom = place === -1 ? top + BOX.head : top + BOX.line;
      const isAtColumn = point && point.y > top && point.y < bottom;
      if (!isAtSide || !isAtColumn) faults.push(`${nameOf(line)} misses ${name}.${column}`);
    }
  }
  faults.push(...sharedPieces(layout));
  return faults;
}

for (const [name, schema] of Object.entries(schemas)) {
  test(`no line runs behind a box or along another line: ${name}`, () => {
    const relations = relationsOf(schema);
    const layout = layOut(schema, relations);
    expect(layout.lines.map(({ relation }) => relation)).toEqual(relations);
    expect(layout.boxes.map(({ table }) => table.name).sort()).toEqual(
      schema.tables.map((table) => table.name).sort(),
    );
    expect(faultsOf(layout)).toEqual([]);
  });
}

test('no line does so in any schema of up to thirty tables', () => {
  const schema = fc
    .integer({ min: 1, max: 30 })
    .chain((count) =>
      fc.array(fc.array(fc.nat(count - 1), { maxLength: 4 }), { minLength: count, maxLength: count }),
    );
  fc.assert(
    fc.property(schema, (tables) => {
      const schema = schemaOf(...tables);
      expect(faultsOf(layOut(schema, relationsOf(schema)))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('of a few lines, no two go up or down at the same place, not even one below the other', () => {
  const shop = schemas['the example shop'];
  if (!shop) throw new Error('no shop');
  const { lines } = layOut(shop, relationsOf(shop));
  const places = lines.flatMap(({ points }) =>
    piecesOf(points).flatMap(({ from, to }) => (from.y === to.y ? [] : [from.x])),
  );
  expect(places.length).toBeGreaterThan(3);
  expect(new Set(places).size).toBe(places.length);
});

test('a reference to a missing table has no line', () => {
  const schema = schemaOf([], [0, 7]);
  expect(layOut(schema, relationsOf(schema)).lines).toHaveLength(1);
});
