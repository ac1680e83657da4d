import { RowBatch } from '../generators/entities/part.ts';
import { mapped } from '../mapped.ts';
import { parentsOf } from './relations.ts';

/** How a batch differs from that of its rows. Keys are places of values in the batch; lists have an entry for each row. */
export interface BatchChanges {
  readonly values: ReadonlyMap<number, readonly unknown[]>;
  /** Positions in the random streams that replace the numbers of the rows. */
  readonly positions: ReadonlyMap<number, readonly number[]>;
  /** The numbers of parents' rows, or -1. */
  readonly parents: ReadonlyMap<number, readonly number[]>;
}

/** A batch with some set cells. All values that read such a cell follow it, because they read it from the batch. */
export class BuiltBatch extends RowBatch {
  readonly #changes: BatchChanges;

  constructor(rows: readonly number[], numbers: readonly number[], changes: BatchChanges) {
    super(rows, numbers);
    this.#changes = changes;
  }

  override once<T>(slot: number, make: (rows: readonly number[]) => T): T {
    const { values, positions, parents } = this.#changes;
    return super.once(slot, (rows) => {
      const parentRows = parents.get(slot);
      const set = parentRows ? parentsOf(parentRows) : values.get(slot);
      // The values of a place have the type that its `make` has.
      return set === undefined ? make(positions.get(slot) ?? rows) : (set as T);
    });
  }

  override select(places: readonly number[]): RowBatch {
    const select = <T>(list: readonly T[]): T[] => places.flatMap((i) => list.slice(i, i + 1));
    const selectIn = <T>(lists: ReadonlyMap<number, readonly T[]>) =>
      new Map(mapped([...lists], ([slot, list]) => [slot, select(list)] as const));
    const { values, positions, parents } = this.#changes;
    return new BuiltBatch(select(this.rows), select(this.numbers), {
      values: selectIn(values),
      positions: selectIn(positions),
      parents: selectIn(parents),
    });
  }
}
