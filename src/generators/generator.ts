import type { Faker } from '@faker-js/faker';
import type { EntityKind } from '../catalogue/entities.ts';
import type { Cell, Field, Json, OptionInfo, ValueType } from '../catalogue/field.ts';
import type { RandomStream } from '../random/stream.ts';
import type { EntityPart, PartsByName, PartsOf } from './entities/entities.ts';
import type { LargeTables } from './large-tables.ts';
import type { PatternProblem } from './pattern.ts';

/** One cell, of row `i` of the batch, to which the stream has been sought. */
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
  /** Records why the column has no values; what it gives fills the column's cells instead. */
  readonly refuse: (problem: PatternProblem) => Sampler;
}

interface EntityContext<Options, Kind extends EntityKind> extends ColumnContext<Options> {
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

/** A field's options as a schema that was found good holds them: with their defaults. */
export type OptionsOf<F extends Field> = F extends { options: infer Infos extends Record<string, OptionInfo> }
  ? {
      readonly [Name in keyof Infos]: IsGiven<Infos[Name]> extends true
        ? ValueOf<Infos[Name]>
        : ValueOf<Infos[Name]> | undefined;
    }
  : object;

/** Prepares a column once and gives its sampler. A method, whose parameters vary in both directions: options are checked by the schema. */
export type Prepare<Context> = { prepare(context: Context): Sampler }['prepare'];

/** A field that is made of an entity's parts and of options of its own. */
interface OfEntity<Options = object, Kind extends EntityKind = EntityKind> {
  readonly entity: Kind;
  readonly prepare: Prepare<EntityContext<Options, Kind>>;
}

/** A field whose cells are entries of a list, each as often as any other. */
interface OfList<Options = object> {
  readonly list: ListOf<Options>;
}

/** A method, as `Prepare` is. */
type ListOf<Options> = {
  list(context: Pick<ColumnContext<Options>, 'faker' | 'options'>): readonly Cell[];
}['list'];

/** A field whose cells are another row's or follow from the table alone: the dataset makes it. */
interface MadeByDataset {
  readonly madeByDataset: 'related' | 'nested';
}

type GeneratorOf<F extends Field> = F extends { entity: infer Kind extends EntityKind }
  ? EntityPart<Kind> | OfEntity<OptionsOf<F>, Kind>
  : Prepare<ColumnContext<OptionsOf<F>>> | OfList<OptionsOf<F>> | MadeByDataset;

/** A generator for each of some fields, and for no other. */
export type GeneratorsOf<Fields extends Readonly<Record<string, Field>>> = {
  readonly [Id in keyof Fields]: GeneratorOf<Fields[Id]>;
};

/** Any field's that is made of an entity's parts. */
interface AnyOfEntity {
  readonly entity: EntityKind;
  readonly prepare: Prepare<ColumnContext<object> & { readonly entity: PartsByName }>;
}

export type Generator = EntityPart | AnyOfEntity | OfList | MadeByDataset | Prepare<ColumnContext<object>>;
