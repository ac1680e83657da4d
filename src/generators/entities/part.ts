import type { FieldId } from '../../catalogue/fields.ts';
import type { WeightedList, WeightedTable } from '../../random/weighted.ts';
import type { Issuer } from '../cards.ts';

/** Rows that are being made. What is made of them is remembered as long as the batch is. */
export class RowBatch {
  /** Which rows of their streams: the rows' numbers in the table, or numbers that no two items of an array share. */
  readonly rows: readonly number[];
  /** The rows' numbers in the table, or the items' in their array. */
  readonly numbers: readonly number[];
  readonly #made = new Map<object, unknown>();

  constructor(rows: readonly number[], numbers = rows) {
    this.rows = rows;
    this.numbers = numbers;
  }

  /** What `make` gives for these rows, made once for a maker. */
  once<T>(maker: object, make: (rows: readonly number[]) => T): T {
    const known = this.#made.get(maker);
    // Only `make` of the same maker has been stored under it.
    if (known !== undefined) return known as T;
    const made = make(this.rows);
    this.#made.set(maker, made);
    return made;
  }
}

/** Says which rows are being made. */
export interface BatchSource {
  batch: RowBatch;
}

/** A part of an entity, or a column: its values are made for a whole batch when it is first read, and for no batch in which it is not. */
export class Part<T> {
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
      this.#values = batch.once(this, this.#make);
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

/** A list of which an entity is an entry, or has one. */
type ChosenName = 'entry' | 'flightNumber';

/** `number`: the entity's texts end in the row's own number. Else each row has another entry of that list of the entity's. */
export type DistinctBy = 'number' | ChosenName;

/** Options of columns that decide their entity as a whole. */
export interface EntityOptions {
  /** Of a person. */
  readonly sex?: 'female' | 'male';
  /** In whole years now, both of a person whose birthdate is asked for. */
  readonly minAge?: number;
  readonly maxAge?: number;
  /** Of a place: the two letters of a state. */
  readonly state?: string;
  /** Of a country: it need not be that of the places. */
  readonly independent?: boolean;
  /** Of an account: the two letters of a country that has IBANs. */
  readonly countryCode?: string;
  /** Of a card. */
  readonly issuer?: Issuer;
  readonly testNumbers?: boolean;
  /** Of a site. */
  readonly protocol?: 'http' | 'https';
  /** Of a flight: the digits of its number. */
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Makes the parts of an entity. */
export interface PartMaker {
  /** A part with a stream of its own, named by the entity and this name: no value depends on which other parts are read. */
  sampled<T extends {}>(name: string, sample: (i: number) => T): Part<T>;
  /** A part that follows from others. */
  derived<T extends {}>(value: (i: number) => T): Part<T>;
  /** The number of an entry of a list, by weights if these are given; another one for each row where the entity is distinct by it. */
  chosen(name: ChosenName, count: number, weights?: WeightedTable): Part<number>;
  /** A number from 0 to below a count, each as frequent as any other. */
  uniform(name: string, count: number): Part<number>;
  /** An entry of the row's list, by weights. */
  weighted<T extends {}>(name: string, listAt: (i: number) => WeightedList<T>): Part<T>;
  /** What a list has at these numbers. */
  listed<T extends {}>(index: Part<number>, list: ArrayLike<T>): Part<T>;
  /** An entry of the list that stands at these numbers, each as frequent as any other. */
  oneOf<T extends {}>(name: string, index: Part<number>, lists: readonly (readonly T[])[]): Part<T>;
  /** Those of the entity's columns. */
  readonly fields: ReadonlySet<FieldId>;
  /** Whether the entity is distinct by its entry. */
  readonly isDistinct: boolean;
  /** A number that no other row has, where the entity is distinct by it. */
  readonly number: Part<string> | undefined;
  /** The moment that dates are relative to, in milliseconds since 1970 UTC. */
  readonly now: number;
}
