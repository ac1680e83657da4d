import type { Faker } from '@faker-js/faker';
import type { EntityKind } from '../catalogue/entities.ts';
import type { Cell, Field, Json, OptionInfo, ValueType } from '../catalogue/field.ts';
import type { RandomStream } from '../random/stream.ts';
import type { PartsOf } from './entities/entities.ts';
import type { LargeTables } from './large-tables.ts';
import type { PatternProblem } from './pattern.ts';

/** Makes the cell of row `i` of the batch. The stream has been sought to that row. */
export type Sampler = (i: number) => Cell;

/** What a generator has to make a column of. */
export interface ColumnContext<Options> {
  /** Samples from `stream` alone. */
  readonly faker: Faker;
  readonly stream: RandomStream;
  /** Those that the schema needs. */
  readonly tables: LargeTables;
  /** The moment that dates are relative to, in milliseconds since 1970 UTC. */
  readonly now: number;
  readonly options: Options;
  /** The number of a row of the batch in its table, or of an item in its array, from 0. */
  readonly row: (i: number) => number;
  /** Rows of the table. */
  readonly rowCount: number;
  /** The cells of another column of the same row. */
  readonly cell: (column: string) => (i: number) => Cell;
  readonly typeOf: (column: string) => ValueType | undefined;
  /** Records why the column has no values. The sampler that it returns fills the column's cells instead. */
  readonly refuse: (problem: PatternProblem) => Sampler;
}

export interface EntityContext<Options, Kind extends EntityKind> extends ColumnContext<Options> {
  /** The parts of the row's entity that the column belongs to. */
  readonly entity: PartsOf<Kind>;
}

type ValueOf<Info extends OptionInfo> = Info extends { kind: 'choice'; choices: readonly (infer Choice)[] }
  ? Choice
  : Info extends { kind: 'choices'; choices: readonly (infer Choice)[] }
    ? readonly Choice[]
    : Info extends { kind: 'integer' | 'number' }
      ? number
      : Info extends { kind: 'boolean' }
        ? boolean
        : Info extends { kind: 'value' }
          ? null | boolean | number | string
          : Info extends { kind: 'values' }
            ? readonly (null | boolean | number | string)[]
            : Info extends { kind: 'weights' }
              ? readonly number[]
              : Info extends { kind: 'children' | 'columns' | 'field-options' }
                ? Json
                : string;

type IsGiven<Info extends OptionInfo> = Info extends
  | { required: true }
  | { default: string | number | boolean }
  ? true
  : false;

/** A field's options as a checked schema holds them: with their defaults. */
export type OptionsOf<F extends Field> = F extends { options: infer Infos extends Record<string, OptionInfo> }
  ? {
      readonly [Name in keyof Infos]: IsGiven<Infos[Name]> extends true
        ? ValueOf<Infos[Name]>
        : ValueOf<Infos[Name]> | undefined;
    }
  : object;

/**
 * Prepares a column once and returns its sampler. The type of a method, which TypeScript compares in both directions: an
 * engine calls generators of all fields, and the schema has checked their options.
 */
export type Prepare<Context, Made = Sampler> = { prepare(context: Context): Made }['prepare'];
