import type { EntityKind } from '../catalogue/entities.ts';
import type { Cell, Field, ValueType } from '../catalogue/field.ts';
import type { OptionInfos, OptionValues } from '../catalogue/option-values.ts';
import type { Aggregate } from '../expression/row-functions.ts';
import type { Country } from '../locales/country.ts';
import type { Language } from '../locales/language.ts';
import { mapped } from '../mapped.ts';
import type { GroupLayout } from '../random/group-layout.ts';
import type { RandomStream, StreamKey } from '../random/stream.ts';
import type { PartsOf } from './entities/entities.ts';
import type { LargeTables } from './large-tables.ts';
import type { PatternProblem } from './pattern.ts';

/** Makes the cell of row `i` of the batch. The caller has moved the stream to that row. */
export type Sampler = (i: number) => Cell;

/**
 * Makes the cells of all rows of a batch in one loop, without a stream's state. `key` is the column's stream, and `rows`
 * are the positions in it.
 */
export interface BatchSampler {
  readonly cells: (key: StreamKey, rows: readonly number[]) => readonly Cell[];
  /** Makes the cell of row `i` of the batch alone, if it needs no random numbers. */
  readonly cellAt?: (i: number) => Cell;
}

/** Makes cells that need no random numbers. */
export function unsampled(cellAt: (i: number) => Cell): BatchSampler {
  return { cells: (_, rows) => mapped(rows, (_row, i) => cellAt(i)), cellAt };
}

/** Everything that a generator can use to make a column. */
export interface ColumnContext<Options> {
  readonly stream: RandomStream;
  readonly language: Language;
  readonly country: Country;
  /** The tables that the schema needs. */
  readonly tables: LargeTables;
  /** The time that relative dates start from, in milliseconds since 1970 UTC. */
  readonly now: number;
  readonly options: Options;
  /** The number of the batch's row `i` in its table, or of an item in its array, from 0. */
  readonly row: (i: number) => number;
  /** The number of rows in the table. */
  readonly rowCount: number;
  /** How the table's rows are grouped. Undefined if they are not. */
  readonly group: GroupLayout | undefined;
  /** Reads the cells of another column in the same rows. */
  readonly cell: (column: string) => (i: number) => Cell;
  readonly typeOf: (column: string) => ValueType | undefined;
  /** Reads the cells of another column in the rows before, null in the first row of a group. */
  readonly previous: (column: string) => (i: number) => Cell;
  /** Reads the sums of another column in a group's rows up to this one. */
  readonly total: (column: string) => (i: number) => Cell;
  /** Reads a value of the rows that the row groups. */
  readonly aggregate: (aggregate: Aggregate) => (i: number) => Cell;
  /** The type of the column that an aggregate reads. */
  readonly typeOfAggregate: (aggregate: Aggregate) => ValueType | undefined;
  /** The numbers of one call of `random()` in the column's formula, from 0 to below 1. */
  readonly random: (call: number) => (i: number) => number;
  /** Records why the column has no values, and returns a sampler that fills its cells instead. */
  readonly refuse: (problem: PatternProblem) => Sampler;
}

export interface EntityContext<Options, Kind extends EntityKind> extends ColumnContext<Options> {
  /** The parts of the entity that the column belongs to. */
  readonly entity: PartsOf<Kind>;
  /** The parts of the row's site. */
  readonly site: () => PartsOf<'site'>;
  /** The parts of the row's place. */
  readonly place: () => PartsOf<'place'>;
}

/** A field's options after the schema was checked, with the defaults filled in. */
export type OptionsOf<F extends Field> = F extends { options: infer Infos extends OptionInfos }
  ? OptionValues<Infos>
  : object;

/**
 * Prepares a column once and returns its sampler. This is the type of a method, because TypeScript compares the
 * parameters of methods bivariantly: the engine calls the generators of all fields with options that the schema has
 * checked.
 */
export type Prepare<Context, Made = Sampler | BatchSampler> = { prepare(context: Context): Made }['prepare'];
