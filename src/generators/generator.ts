import type { Faker } from '@faker-js/faker';
import type { EntityKind } from '../catalogue/entities.ts';
import type { Cell, Field, OptionInfo } from '../catalogue/field.ts';
import type { RandomStream } from '../random/stream.ts';
import type { EntityPart } from './entities/entities.ts';
import type { PatternProblem } from './pattern.ts';

/** One cell of the row that the stream has been sought to. */
export type Sampler = () => Cell;

/** What a generator has to make a column of. */
interface ColumnContext<Options> {
  /** Draws from `stream`, and from nothing else. */
  readonly faker: Faker;
  readonly stream: RandomStream;
  /** The moment that dates are relative to, in milliseconds since 1970 UTC. */
  readonly now: number;
  readonly options: Options;
  /** Records why the column has no values; what it gives fills the column's cells instead. */
  readonly refuse: (problem: PatternProblem) => Sampler;
}

type ValueOf<Info extends OptionInfo> = Info['kind'] extends 'integer' ? number : string;
type IsGiven<Info extends OptionInfo> = Info extends { required: true } | { default: string | number }
  ? true
  : false;

/** A field's options as a schema that was found good holds them: with their defaults. */
type OptionsOf<F extends Field> = F extends { options: infer Infos extends Record<string, OptionInfo> }
  ? {
      readonly [Name in keyof Infos]: IsGiven<Infos[Name]> extends true
        ? ValueOf<Infos[Name]>
        : ValueOf<Infos[Name]> | undefined;
    }
  : object;

/** Prepares a column once and gives its sampler. A method, whose parameters vary in both directions: options are checked by the schema. */
type Prepare<Options> = { prepare(context: ColumnContext<Options>): Sampler }['prepare'];

type GeneratorOf<F extends Field> = F extends { entity: infer Kind extends EntityKind }
  ? EntityPart<Kind>
  : Prepare<OptionsOf<F>>;

/** A generator for each of some fields, and for no other. */
export type GeneratorsOf<Fields extends Readonly<Record<string, Field>>> = {
  readonly [Id in keyof Fields]: GeneratorOf<Fields[Id]>;
};

export type Generator = EntityPart | Prepare<object>;
