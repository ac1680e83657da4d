import { cellJson } from '../expression/json.ts';
import { type BatchSource, RowBatch } from '../generators/entities/part.ts';
import { mapped } from '../mapped.ts';
import { addItems, type JsonItems, roomIn } from './json-items.ts';
import type { ReadyColumn } from './scope.ts';

/** The number of cells in the first group of items, while the length of items is unknown. */
const FIRST_CELLS = 64;
/** The most cells in a group of items. */
const CELLS_MAX = 4096;
/** In characters. Groups grow until their JSON is about this long. */
const LENGTH_MAX = 1_048_576;

/** An array that does not have all of its items yet. */
interface OpenArray extends JsonItems {
  readonly row: number;
  readonly count: number;
  /** The number of items generated so far. */
  made: number;
  /** The items so far, if no two may be equal. */
  readonly items: Set<string> | undefined;
}

/**
 * Generates the items of arrays in groups and writes the arrays as JSON. Only one group is in memory at a time, however
 * many arrays there are, and few items are generated that do not fit in a cell.
 */
export class ArrayTexts {
  readonly #source: BatchSource;
  readonly #item: ReadyColumn;
  readonly #maxItems: number;
  readonly #groupMax: number;
  readonly #isDistinct: boolean;
  // The last groups decide how many items the next group has. They never change the items themselves.
  #groupSize: number;
  #itemLength = 1;

  /**
   * @param source tells the item's column which items to generate
   * @param limits `maxItems` of an array, the number of cells generated for one item, and whether equal items are left out
   */
  constructor(
    source: BatchSource,
    item: ReadyColumn,
    { maxItems, cells, isDistinct = false }: { maxItems: number; cells: number; isDistinct?: boolean },
  ) {
    this.#isDistinct = isDistinct;
    this.#source = source;
    this.#item = item;
    this.#maxItems = maxItems;
    this.#groupMax = Math.max(1, Math.floor(CELLS_MAX / cells));
    this.#groupSize = Math.max(1, Math.floor(FIRST_CELLS / cells));
  }

  /** Writes an array for each row, with `counts[i]` items for `rows[i]`. */
  of(rows: readonly number[], counts: readonly number[]): readonly string[] {
    const arrays = mapped(rows, (row, i): OpenArray => {
      return {
        text: '',
        isFull: false,
        row,
        count: counts[i] ?? 0,
        made: 0,
        items: this.#isDistinct ? new Set() : undefined,
      };
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
      const items = withoutRepeats(texts.slice(from, to), array.items);
      const joined = items.join(',');
      length += joined.length;
      if (items.length === 0) continue;
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
      return mapped(part.values(), (cell) => cellJson(cell, type));
    } finally {
      this.#source.batch = before;
    }
  }
}

/** The items that are not in a set yet. The set gets them. */
function withoutRepeats(items: readonly string[], set: Set<string> | undefined): readonly string[] {
  return set === undefined ? items : items.filter((item) => !set.has(item) && set.add(item));
}
