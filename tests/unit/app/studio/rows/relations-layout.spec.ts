import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleIds } from '../../../../../src/app/studio/document/examples.ts';
import { relationsOf } from '../../../../../src/app/studio/rows/relations.ts';
import { BOX, layOut, type RelationsLayout } from '../../../../../src/app/studio/rows/relations-layout.ts';
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
    for (const [name, column, point] of [
      [line.relation.from, line.relation.columns[0], line.start],
      [line.relation.to, line.relation.references[0], line.end],
    ] as const) {
      const box = boxes.find(({ table }) => table.name === name);
      const place = box?.lines.indexOf(column ?? '') ?? -1;
      const isAtSide = point.x === box?.x || point.x === (box?.x ?? 0) + BOX.width;
      const top = (box?.y ?? 0) + (place === -1 ? 0 : BOX.head + place * BOX.line);
      const bottom = place === -1 ? top + BOX.head : top + BOX.line;
      const isAtColumn = point.y > top && point.y < bottom;
      if (!isAtSide || !isAtColumn) faults.push(`${nameOf(line)} misses ${name}.${column}`);
    }
  }
  return faults;
}

for (const [name, schema] of Object.entries(schemas)) {
  test(`no box covers another one, and each line leads from a column to the one that it refers to: ${name}`, () => {
    const relations = relationsOf(schema);
    const layout = layOut(schema, relations);
    expect(layout.lines.map(({ relation }) => relation)).toEqual(relations);
    expect(layout.boxes.map(({ table }) => table.name).sort()).toEqual(
      schema.tables.map((table) => table.name).sort(),
    );
    expect(faultsOf(layout)).toEqual([]);
  });
}

test('so it is in any schema of up to thirty tables', () => {
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

test('a line leaves its box towards the other one, and returns at the right to the same column', () => {
  const schema = schemaOf([], [0], [2]);
  const { boxes, lines } = layOut(schema, relationsOf(schema));
  const xOf = (name: string) => boxes.find(({ table }) => table.name === name)?.x ?? 0;
  expect(lines.map(({ start, end }) => [start.x, end.x])).toEqual([
    [xOf('table_1'), xOf('table_0') + BOX.width],
    [xOf('table_2') + BOX.width, xOf('table_2') + BOX.width],
  ]);
});

test('a reference to a missing table has no line', () => {
  const schema = schemaOf([], [0, 7]);
  expect(layOut(schema, relationsOf(schema)).lines).toHaveLength(1);
});
