import { sampleIndexedRows } from '../../random/sample-rows.ts';
import type { RandomStream, StreamKey } from '../../random/stream.ts';

/** The rows that are being made, by their numbers in the table. A new object each time. */
export interface RowBatch {
  readonly rows: readonly number[];
}

/** Says which rows are being made. */
export interface BatchSource {
  readonly batch: RowBatch;
}

/**
 * A part of an entity, sampled for a whole batch when it is first read and for no batch in which it is not. It has a
 * stream of its own, so that no value depends on which other parts are read.
 */
export class Part<T extends {}> {
  readonly #source: BatchSource;
  readonly #stream: RandomStream;
  readonly #key: StreamKey;
  readonly #sample: (i: number) => T;
  #sampledFor: RowBatch | undefined;
  #values: readonly T[] = [];

  constructor(source: BatchSource, stream: RandomStream, key: StreamKey, sample: (i: number) => T) {
    this.#source = source;
    this.#stream = stream;
    this.#key = key;
    this.#sample = sample;
  }

  /** Its values, one for each row of the batch. */
  values(): readonly T[] {
    const { batch } = this.#source;
    if (this.#sampledFor !== batch) {
      this.#values = this.#stream.withSubstream(() =>
        sampleIndexedRows(this.#stream, this.#key, batch.rows, this.#sample),
      );
      this.#sampledFor = batch;
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

/** Makes a part; its stream is named by the entity and this name. */
export type DefinePart = <T extends {}>(name: string, sample: (i: number) => T) => Part<T>;
