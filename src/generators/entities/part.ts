import type { FieldId } from '../../catalogue/fields.ts';
import type { StreamKey } from '../../random/stream.ts';
import type { WeightedList, WeightedTable } from '../../random/weighted.ts';
import type { Issuer } from '../cards.ts';

/** The rows that are made together. Values made for them are cached as long as the batch lives. */
export class RowBatch {
  /**
   * The positions in the random streams: the rows' numbers in the table, or numbers that are unique to each item of
   * an array.
   */
  readonly rows: readonly number[];
  /** The numbers of the rows in the table, or of the items in their array. */
  readonly numbers: readonly number[];
  readonly #made: unknown[] = [];

  constructor(rows: readonly number[], numbers = rows) {
    this.rows = rows;
    this.numbers = numbers;
  }

  /** Calls `make` for these rows, and caches the result in the place that `BatchSource.newSlot` gave the caller. */
  once<T>(slot: number, make: (rows: readonly number[]) => T): T {
    const known = this.#made[slot];
    // Each slot belongs to one `make`, so the cached value has its type.
    if (known !== undefined) return known as T;
    const made = make(this.rows);
    this.#made[slot] = made;
    return made;
  }

  /** The rows at these places of the batch, as a batch of their own. */
  select(places: readonly number[]): RowBatch {
    return new RowBatch(
      places.map((i) => this.rows[i] ?? 0),
      places.map((i) => this.numbers[i] ?? 0),
    );
  }
}

/** Holds the current batch. */
export class BatchSource {
  batch = new RowBatch([]);
  /** The number of places so far. */
  slots = 0;

  /** Reads while another batch is the current one. */
  within<T>(batch: RowBatch, read: () => T): T {
    const before = this.batch;
    this.batch = batch;
    try {
      return read();
    } finally {
      this.batch = before;
    }
  }

  /** The place of one more value that each batch caches. */
  newSlot(): number {
    return this.slots++;
  }
}

/**
 * A part of an entity, or a column. Its values are made for a whole batch when the batch first reads one of them, or
 * not at all.
 */
export class Part<T> {
  /** The place of the values in each batch. */
  readonly slot: number;
  readonly #source: BatchSource;
  readonly #make: (rows: readonly number[]) => readonly T[];
  #madeFor: RowBatch | undefined;
  #values: readonly T[] = [];

  constructor(source: BatchSource, make: (rows: readonly number[]) => readonly T[]) {
    this.#source = source;
    this.slot = source.newSlot();
    this.#make = make;
  }

  /** The values, one for each row of the batch. */
  values(): readonly T[] {
    const { batch } = this.#source;
    if (this.#madeFor !== batch) {
      this.#values = batch.once(this.slot, this.#make);
      this.#madeFor = batch;
    }
    return this.#values;
  }

  /** The value in row `i` of the batch, counted from 0. Throws a RangeError if there is no such row. */
  at(i: number): T {
    const value = this.values()[i];
    if (value === undefined) throw new RangeError(`No row ${i} in the batch`);
    return value;
  }
}

/** The name of a list from which each entity has one entry. */
type ChosenName = 'entry' | 'flightNumber';

/**
 * What makes each row's entity unique. `number`: its texts contain the row's own number. Else: each row has a
 * different entry of that list.
 */
export type DistinctBy = 'number' | ChosenName;

/** Column options that apply to the whole entity. */
export interface EntityOptions {
  /** Person. */
  readonly sex?: 'female' | 'male';
  /** Person: both ages in whole years at `now`. Only the birthdate field has them. */
  readonly minAge?: number;
  readonly maxAge?: number;
  /** Place: the two letters of a state. */
  readonly state?: string;
  /** Country: it can differ from the country of the places. */
  readonly independent?: boolean;
  /** Account: the two letters of a country that has IBANs. */
  readonly countryCode?: string;
  /** Card, as `testNumbers`. */
  readonly issuer?: Issuer;
  readonly testNumbers?: boolean;
  /** Site. */
  readonly protocol?: 'http' | 'https';
  /** Flight: the least and the most digits of its number. */
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** A list, or a function that returns it. The function is called when a batch first needs the list. */
export type MaybeLazy<List> = List | (() => List);

/** Makes the parts of an entity. */
export interface PartMaker {
  /**
   * A part with its own random stream, named by the entity and `name`. So its values do not depend on which other
   * parts are read.
   */
  sampled<T extends {}>(name: string, sample: (i: number) => T): Part<T>;
  /** A part that is computed from other parts, row by row. */
  derived<T extends {}>(value: (i: number) => T): Part<T>;
  /** A part that is computed from other parts, all rows at once. Saves a call for each row and part. */
  computed<T extends {}>(values: () => readonly T[]): Part<T>;
  /**
   * The index of an entry of a list, weighted if weights are given. If the entity is unique by this list, each row
   * has a different index.
   */
  chosen(name: ChosenName, count: number, weights?: WeightedTable): Part<number>;
  /** A number from 0 to below `count`. Each is equally likely. */
  uniform(name: string, count: number): Part<number>;
  /** An entry of the row's list, by its weights. */
  weighted<T extends {}>(name: string, listAt: (i: number) => WeightedList<T>): Part<T>;
  /**
   * A part that is made in a loop of its own, from the first numbers of the stream in each row. V8 compiles each such loop with
   * what it calls, and keeps its numbers in registers. It would box those that pass through a loop that all parts share.
   */
  drawn<T extends {}>(name: string, draw: (key: StreamKey, rows: readonly number[]) => readonly T[]): Part<T>;
  /** The entries of a list at these indexes. */
  listed<T extends {}>(index: Part<number>, list: MaybeLazy<ArrayLike<T>>): Part<T>;
  /** `index` chooses one of the lists. Each entry of the chosen list is equally likely. */
  oneOf<T extends {}>(
    name: string,
    index: Part<number>,
    lists: MaybeLazy<readonly (readonly T[])[]>,
  ): Part<T>;
  /** The fields of the entity's columns. */
  readonly fields: ReadonlySet<FieldId>;
  /** Whether each row must have a different entry. */
  readonly isDistinct: boolean;
  /** A number that is unique to the row, if the entity is made unique by `number`. */
  readonly number: Part<string> | undefined;
  /** The time that relative dates start from, in milliseconds since 1970 UTC. */
  readonly now: number;
}
