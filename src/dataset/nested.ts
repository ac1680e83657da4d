import type { Cell, ValueType } from '../catalogue/field.ts';
import { cellJson } from '../expression/json.ts';
import { Part, RowBatch } from '../generators/entities/part.ts';
import { pickIndex, streamKey } from '../random/stream.ts';
import { evaluationOrder } from '../schema/dependencies.ts';
import { itemColumn, nestedColumns } from '../schema/nested.ts';
import { CELL_LENGTH_MAX, type ColumnSchema } from '../schema/schema.ts';
import { createColumns } from './columns.ts';
import type { ReadyColumn, Scope } from './scope.ts';

/** The cells of a column of JSON. */
export function createNested(scope: Scope, column: ColumnSchema): Part<Cell> {
  return column.field === 'array' ? createArray(scope, column) : createObject(scope, column);
}

/** Its columns belong to the entities of the row that holds it. */
function createObject(scope: Scope, column: ColumnSchema): Part<Cell> {
  const path = [...scope.path, 'json', column.key];
  const columns = nestedColumns(column);
  const ready = createColumns({ ...scope, path, columns, digits: undefined });
  const order = evaluationOrder({ columns }).all;
  const properties = [...ready.values()].map(({ name, type, part }) => ({
    opening: `${JSON.stringify(name)}:`,
    type,
    part,
  }));
  return new Part(scope.source, (rows) => {
    for (const name of order) ready.get(name)?.part.values();
    const texts = properties.map(({ opening, type, part }) =>
      part.values().map((cell) => opening + cellJson(cell, type)),
    );
    return rows.map((_, i) => held(`{${texts.map((cells) => cells[i]).join(',')}}`, '{}'));
  });
}

/**
 * Its items are rows of a scope of their own: an item's row is its array's times the greatest number of items, plus its index, which
 * stays below 2^53 in arrays of arrays too.
 */
function createArray(scope: Scope, column: ColumnSchema): Part<Cell> {
  const { engine, source, path } = scope;
  const { stream } = engine;
  const { minItems, maxItems } = column.options;
  const minCount = Number(minItems);
  const maxCount = Number(maxItems);
  const lengths = maxCount - minCount + 1;
  const ownPath = [...path, 'array', column.key];
  const lengthKey = streamKey(...ownPath, 'length');
  const items = { batch: new RowBatch([]) };
  const item = itemColumn(column);
  const ready = createColumns({
    ...scope,
    path: ownPath,
    source: items,
    entities: undefined,
    outer: undefined,
    columns: [item],
    digits: undefined,
  }).get(item.name);
  return new Part(source, (rows) => {
    const counts = stream.withSubstream(() =>
      rows.map((row) => {
        stream.seek(lengthKey, row);
        return minCount + pickIndex(stream, lengths);
      }),
    );
    return arraysOf(ready, items, { rows, counts, maxCount });
  });
}

function arraysOf(
  ready: ReadyColumn | undefined,
  items: { batch: RowBatch },
  {
    rows,
    counts,
    maxCount,
  }: { readonly rows: readonly number[]; readonly counts: readonly number[]; readonly maxCount: number },
): readonly Cell[] {
  if (!ready) return rows.map(() => '[]');
  const itemRows: number[] = [];
  const numbers: number[] = [];
  for (const [i, row] of rows.entries()) {
    for (let index = 0; index < (counts[i] ?? 0); index++) {
      itemRows.push(row * maxCount + index);
      numbers.push(index);
    }
  }
  const before = items.batch;
  items.batch = new RowBatch(itemRows, numbers);
  try {
    const texts = jsonTexts(ready.part.values(), ready.type);
    let first = 0;
    return counts.map((count) => {
      const own = texts.slice(first, first + count);
      first += count;
      return held(`[${own.join(',')}]`, '[]');
    });
  } finally {
    items.batch = before;
  }
}

function jsonTexts(cells: readonly Cell[], type: ValueType): readonly string[] {
  return cells.map((cell) => cellJson(cell, type));
}

/** JSON cannot be cut: one that is longer than a cell may be is empty instead. */
function held(json: string, empty: string): string {
  return json.length > CELL_LENGTH_MAX ? empty : json;
}
