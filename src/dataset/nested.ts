import type { Cell } from '../catalogue/field.ts';
import { cellJson } from '../expression/json.ts';
import { BatchSource, Part } from '../generators/entities/part.ts';
import { mapped } from '../mapped.ts';
import { streamKey } from '../random/stream.ts';
import { pickUniform } from '../random/uniform.ts';
import { itemColumn, jsonFormOf, nestedColumns } from '../schema/nested.ts';
import type { ColumnSchema } from '../schema/schema.ts';
import { ArrayTexts } from './array-texts.ts';
import { addItems, type JsonItems } from './json-items.ts';
import type { ReadyColumn, Scope } from './scope.ts';

/** `createColumns`, passed as an argument because nested columns can contain columns again. */
export type CreateColumns = (scope: Scope) => ReadonlyMap<string, ReadyColumn>;

/**
 * The cells of a JSON column. Cells that are too long are shortened: an array ends before the first item that does not
 * fit, and an object becomes {}, because it must have all its properties or none. So a list of columns becomes [].
 */
export function createNested(scope: Scope, column: ColumnSchema, createColumns: CreateColumns): Part<Cell> {
  return column.field === 'array'
    ? createArray(scope, column, createColumns)
    : createObject(scope, column, createColumns);
}

/** The object's columns share the entities of the row that contains it. */
function createObject(scope: Scope, column: ColumnSchema, createColumns: CreateColumns): Part<Cell> {
  const path = [...scope.path, 'json', column.key];
  const columns = nestedColumns(column);
  const ready = createColumns({ ...scope, path, columns, digits: undefined });
  const order = scope.orderOf({ columns }).all;
  const form = jsonFormOf(column);
  const [open, close] = form === 'object' ? '{}' : form === 'list' ? '[]' : ['', ''];
  const properties = [...ready.values()].slice(form === 'value' ? -1 : 0).map(({ name, type, part }) => ({
    opening: form === 'object' ? `${JSON.stringify(name)}:` : '',
    type,
    part,
  }));
  return new Part(scope.source, (rows) => {
    for (const name of order) ready.get(name)?.part.values();
    const cells = mapped(properties, ({ part }) => part.values());
    return mapped(rows, (_, i) => {
      const object: JsonItems = { text: '', isFull: false };
      for (const [at, { opening, type }] of properties.entries()) {
        if (object.isFull) break;
        addItems(object, opening + cellJson(cells[at]?.[i] ?? null, type));
      }
      return `${open}${object.isFull ? '' : object.text}${close}` || 'null';
    });
  });
}

/**
 * The items are rows of their own scope. An item's row number is its array's row number times `maxItems`, plus its
 * index. A table has at most 10^10 rows and a cell at most 32,767 values, even in nested arrays, so the product is
 * below 2^53.
 */
function createArray(scope: Scope, column: ColumnSchema, createColumns: CreateColumns): Part<Cell> {
  const { engine, source, path } = scope;
  const { stream } = engine;
  const { minItems, maxItems } = column.options;
  const minCount = Number(minItems);
  const maxCount = Number(maxItems);
  const lengths = maxCount - minCount + 1;
  const ownPath = [...path, 'array', column.key];
  const lengthKey = streamKey(...ownPath, 'length');
  const items = new BatchSource();
  const item = itemColumn(column);
  const ready = createColumns({
    ...scope,
    path: ownPath,
    source: items,
    entitiesIn: undefined,
    locales: scope.locales?.ofItems(items, (position) => Math.floor(position / maxCount)),
    outer: undefined,
    group: undefined,
    columns: [item],
    digits: undefined,
  }).get(item.name);
  if (!ready) throw new RangeError('An array without items');
  const texts = new ArrayTexts(items, ready, {
    maxItems: maxCount,
    cells: cellsOf(item),
    isDistinct: column.options.distinct === true,
  });
  return new Part(source, (rows) => {
    const counts = stream.withSubstream(() =>
      mapped(rows, (row) => {
        stream.seek(lengthKey, row);
        return minCount + pickUniform(stream, lengths);
      }),
    );
    return texts.of(rows, counts);
  });
}

/** How many cells are generated for one cell of a column: itself, and all columns of an object. */
function cellsOf(column: ColumnSchema): number {
  if (column.field !== 'json') return 1;
  return nestedColumns(column).reduce((cells, nested) => cells + cellsOf(nested), 1);
}
