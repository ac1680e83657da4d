import { cellJson } from '../expression/json.ts';
import { type BatchSource, RowBatch } from '../generators/entities/part.ts';
import { addItems, type JsonItems, roomIn } from './json-items.ts';
import type { ReadyColumn } from './scope.ts';

/** Cells of the first group of items, whose length is not known yet. */
const FIRST_CELLS = 64;
/** Cells of a group of items. */
const CELLS_MAX = 4096;
/** Of a group of items, in characters: groups grow until they are about as long. */
const LENGTH_MAX = 1_048_576;

/** An array whose items are being made. */
interface OpenArray extends JsonItems {
  readonly row: number;
  readonly count: number;
  /** Items that were made. */
  made: number;
}

/**
 * Writes arrays, whose items it makes in groups: however many arrays are asked for, one group is in memory at a time, and
 * few items are made that do not fit in a cell.
 */
export class ArrayTexts {
  readonly #source: BatchSource;
  readonly #item: ReadyColumn;
  readonly #maxItems: number;
  readonly #groupMax: number;
  // What the last groups were like decides how many items the next one has, but no item.
  #groupSize: number;
  #itemLength = 1;

  /** `source` says which items are made; each is `cells` cells. */
  constructor(
    source: BatchSource,
    item: ReadyColumn,
    { maxItems, cells }: { maxItems: number; cells: number },
  ) {
    this.#source = source;
    this.#item = item;
    this.#maxItems = maxItems;
    this.#groupMax = Math.max(1, Math.floor(CELLS_MAX / cells));
    this.#groupSize = Math.max(1, Math.floor(FIRST_CELLS / cells));
  }

  /** An array of so many items for each row. */
  of(rows: readonly number[], counts: readonly number[]): readonly string[] {
    const arrays = rows.map((row, i): OpenArray => {
      return { text: '', isFull: false, row, count: counts[i] ?? 0, made: 0 };
    });
    const isOpen = ({ made, count, isFull }: OpenArray) => made < count && !isFull;
    for (let open = arrays.filter(isOpen); open.length > 0; open = open.filter(isOpen)) this.#addGroup(open);
    return arrays.map(({ text }) => `[${text}]`);
  }

  #addGroup(open: readonly OpenArray[]): void {
    const parts: { readonly array: OpenArray; readonly from: number; readonly to: number }[] = [];
    const rows: number[] = [];
    const numbers: number[] = [];
    for (const array of open) {
      const { row, count, made } = array;
      const from = rows.length;
      const fitting = Math.ceil((roomIn(array) + 1) / (this.#itemLength + 1));
      array.made = Math.min(count, made + fitting, made + this.#groupSize - from);
      for (let number = made; number < array.made; number++) {
        rows.push(row * this.#maxItems + number);
        numbers.push(number);
      }
      parts.push({ array, from, to: rows.length });
      if (rows.length >= this.#groupSize) break;
    }
    const texts = this.#textsOf(new RowBatch(rows, numbers));
    let length = 0;
    for (const { array, from, to } of parts) {
      const items = texts.slice(from, to);
      const joined = items.join(',');
      length += joined.length;
      if (joined.length < roomIn(array)) addItems(array, joined);
      else for (const item of items) addItems(array, item);
    }
    this.#itemLength = length / texts.length;
    const fitting = Math.floor(LENGTH_MAX / this.#itemLength);
    this.#groupSize = Math.max(1, Math.min(this.#groupSize * 2, this.#groupMax, fitting));
  }

  #textsOf(batch: RowBatch): readonly string[] {
    const before = this.#source.batch;
    this.#source.batch = batch;
    try {
      const { part, type } = this.#item;
      return part.values().map((cell) => cellJson(cell, type));
    } finally {
      this.#source.batch = before;
    }
  }
}
