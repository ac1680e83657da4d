/** The rows that are being made, by their numbers in the table. A new object each time. */
export interface RowBatch {
  readonly rows: readonly number[];
}

/** Says which rows are being made. */
export interface BatchSource {
  readonly batch: RowBatch;
}

/** A part of an entity: its values are made for a whole batch when it is first read, and for no batch in which it is not. */
export class Part<T extends {}> {
  readonly #source: BatchSource;
  readonly #make: (rows: readonly number[]) => readonly T[];
  #madeFor: RowBatch | undefined;
  #values: readonly T[] = [];

  constructor(source: BatchSource, make: (rows: readonly number[]) => readonly T[]) {
    this.#source = source;
    this.#make = make;
  }

  /** Its values, one for each row of the batch. */
  values(): readonly T[] {
    const { batch } = this.#source;
    if (this.#madeFor !== batch) {
      this.#values = this.#make(batch.rows);
      this.#madeFor = batch;
    }
    return this.#values;
  }

  /** Its value in row `i` of the batch, counted from 0. */
  at(i: number): T {
    const value = this.values()[i];
    if (value === undefined) throw new RangeError(`No row ${i} in the batch`);
    return value;
  }
}

/** Makes the parts of an entity. */
export interface PartMaker {
  /** A part with a stream of its own, named by the entity and this name: no value depends on which other parts are read. */
  sampled<T extends {}>(name: string, sample: (i: number) => T): Part<T>;
  /** A part that follows from others. */
  derived<T extends {}>(value: (i: number) => T): Part<T>;
}
