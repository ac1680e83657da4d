import type { Cell } from '../catalogue/field.ts';
import { type BatchSource, Part, RowBatch } from '../generators/entities/part.ts';
import { mapped } from '../mapped.ts';
import { firstFraction, streamKey } from '../random/stream.ts';
import type { TableLocales } from '../schema/locales.ts';
import type { ColumnSchema } from '../schema/schema.ts';
import type { LocaleEngine } from './locale-engine.ts';
import { NO_PARENT, type Parents, type ParentTable } from './relations.ts';

/** The locales of rows. */
export interface RowLocales {
  /** For each row, the index of its locale in the list of the table’s locales. */
  readonly indexes: Part<number>;
  /** Makes a column: the engine of each locale makes the cells of the rows of that locale. */
  cells(engines: readonly LocaleEngine[], make: (engine: LocaleEngine) => Part<Cell>): Part<Cell>;
  /** The locales of an array's items. An item has the locale of the row that contains the item. */
  ofItems(items: BatchSource, rowOf: (item: number) => number): RowLocales;
}

/** The rows of another table that the rows of a table refer to. */
interface ParentLocales {
  readonly table: ParentTable;
  readonly parentsOf: (reference: ColumnSchema) => Parents;
}

/**
 * Draws the locale of each row by the weights, or takes that of the row's parent. A row without a parent draws its own.
 * @param path names the table's random streams
 */
export function drawLocales(
  source: BatchSource,
  path: readonly string[],
  locales: TableLocales,
  parent: ParentLocales | undefined,
): RowLocales {
  return rowLocales(source, drawnIndexes(source, path, locales, parent), locales.weights.length);
}

function drawnIndexes(
  source: BatchSource,
  path: readonly string[],
  { weights, via }: TableLocales,
  parent: ParentLocales | undefined,
): Part<number> {
  const key = streamKey(...path, 'locale');
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  /** The end of each locale's part of the range from 0 to 1, but for the last one. */
  let end = 0;
  const ends = weights.slice(0, -1).map((weight) => {
    end += weight;
    return end / total;
  });
  const drawn = (row: number) => {
    const fraction = firstFraction(key, row);
    const index = ends.findIndex((other) => fraction < other);
    return index < 0 ? ends.length : index;
  };
  if (!via || !parent) return new Part(source, (rows) => mapped(rows, drawn));
  return new Part(source, (rows) => {
    const { batch, places } = parent.parentsOf(via.reference);
    const ofParents = parent.table.localesOf(batch);
    return mapped(rows, (row, i) => {
      const place = places[i] ?? NO_PARENT;
      return place === NO_PARENT ? drawn(row) : (ofParents[place] ?? 0);
    });
  });
}

/** @param count the number of locales */
function rowLocales(source: BatchSource, indexes: Part<number>, count: number): RowLocales {
  const split = createRowSplit(source, indexes, count);
  return {
    indexes,
    cells: (engines, make) => cellsByLocale(source, split, engines, make),
    ofItems(items, rowOf) {
      const ofRows = new Part(items, (positions) =>
        source.within(new RowBatch(mapped(positions, rowOf)), () => indexes.values()),
      );
      return rowLocales(items, ofRows, count);
    },
  };
}

/** Rows of one locale, and their places in the batch. */
interface RowsOfLocale {
  readonly batch: RowBatch;
  readonly places: readonly number[];
}

/**
 * Returns a function that splits the current batch by locale, once for all columns.
 * @param count the number of locales
 */
function createRowSplit(
  source: BatchSource,
  indexes: Part<number>,
  count: number,
): () => readonly RowsOfLocale[] {
  const slot = source.newSlot();
  return () => {
    const { batch } = source;
    return batch.once(slot, (rows) => {
      const localeOf = indexes.values();
      const placesOf = Array.from({ length: count }, (): number[] => []);
      for (let i = 0; i < rows.length; i++) placesOf[localeOf[i] ?? 0]?.push(i);
      return placesOf.map((own) => ({
        batch: batch.select(own),
        places: own,
      }));
    });
  };
}

function cellsByLocale(
  source: BatchSource,
  split: () => readonly RowsOfLocale[],
  engines: readonly LocaleEngine[],
  make: (engine: LocaleEngine) => Part<Cell>,
): Part<Cell> {
  const parts = engines.map((engine) => make(engine));
  return new Part(source, (rows) => {
    const cells = new Array<Cell>(rows.length).fill(null);
    for (const [locale, { batch, places }] of split().entries()) {
      const part = parts[locale];
      if (!part || places.length === 0) continue;
      const made = source.within(batch, () => part.values());
      for (let i = 0; i < places.length; i++) cells[places[i] ?? 0] = made[i] ?? null;
    }
    return cells;
  });
}
