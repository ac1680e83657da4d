import type { EntityKind } from '../catalogue/entities.ts';
import type { Cell, Field } from '../catalogue/field.ts';
import type { FieldId } from '../catalogue/fields.ts';
import { type DistinctValues, listed } from './distinct-values.ts';
import type { EntityPart, PartName, PartsByName } from './entities/entities.ts';
import type { DistinctBy, Part } from './entities/part.ts';
import type { ColumnContext, EntityContext, OptionsOf, Prepare, Sampler } from './generator.ts';
import { longestOf } from './text-lengths.ts';

/** A field that is made of an entity's parts and of options of its own: a part where one has the cells already. */
interface OfEntity<Options = object, Kind extends EntityKind = EntityKind> {
  readonly entity: Kind;
  readonly prepare: Prepare<EntityContext<Options, Kind>, Sampler | Part<Cell>>;
}

/** A field whose cells are entries of a list, all equally frequent. */
interface OfList<Options = object> {
  readonly list: ListOf<Options>;
}

/** A method, as `Prepare` is. */
type ListOf<Options> = {
  list(context: Pick<ColumnContext<Options>, 'faker' | 'options'>): readonly Cell[];
}['list'];

/** A field whose cells come from another row, or from columns within the cell: the dataset makes them. */
interface MadeByDataset {
  readonly madeByDataset: 'related' | 'nested';
}

type GeneratorOf<F extends Field> = F extends { entity: infer Kind extends EntityKind }
  ? EntityPart<Kind> | OfEntity<OptionsOf<F>, Kind>
  : Prepare<ColumnContext<OptionsOf<F>>> | OfList<OptionsOf<F>> | MadeByDataset;

/** How any field's cells are made. */
type Generator =
  | EntityPart
  | {
      readonly entity: EntityKind;
      readonly prepare: Prepare<
        ColumnContext<object> & { readonly entity: PartsByName },
        Sampler | Part<Cell>
      >;
    }
  | OfList
  | MadeByDataset
  | Prepare<ColumnContext<object>>;

/** What decides which values a column can have. */
export type ValuesContext<Options> = Pick<
  ColumnContext<Options>,
  'faker' | 'tables' | 'now' | 'options' | 'rowCount'
>;

/** Counts a column's values. A method, as `Prepare` is. */
type CountValues<Options> = {
  count(context: ValuesContext<Options>): DistinctValues;
}['count'];

/** The values that a unique column can have: itself, or by what is made distinct in its entity. */
type FieldValues<Options = object> = DistinctBy | DistinctValues | CountValues<Options>;

/** A method, as `Prepare` is. */
type LengthOf<Options> = { length(context: ValuesContext<Options>): number }['length'];

/**
 * The most UTF-16 units that a value has, as text and without a prefix or a suffix: never too few. `by-other-columns`
 * where other columns decide it, which the check knows.
 */
type FieldLength<Options = object> = 'by-other-columns' | number | LengthOf<Options>;

/** All that the engine knows of a field: how its cells are made, how many values it has, and how long they can be. */
export interface FieldEntry<Options = object, Generate = Generator> {
  readonly generate: Generate;
  readonly values: FieldValues<Options>;
  readonly length: FieldLength<Options>;
}

/** The entries of some fields, by id. */
export type FieldEntries = Readonly<Partial<Record<FieldId, FieldEntry>>>;

/** An entry for each of some fields of the catalogue, and for no other. */
export type EntriesOf<Fields extends Readonly<Record<string, Field>>> = {
  readonly [Id in keyof Fields]: FieldEntry<OptionsOf<Fields[Id]>, GeneratorOf<Fields[Id]>>;
};

/** The entry of a field whose cells are entries of a list. */
export function oneOf<Options>(list: ListOf<Options>): FieldEntry<Options, OfList<Options>> {
  return {
    generate: { list },
    values: (context) => listed(list(context)),
    length: (context) => longestOf(list(context).map(String)),
  };
}

/** The entry of a field that is a part of an entity. */
export function part<Kind extends EntityKind, Options>(
  entity: Kind,
  name: PartName<Kind>,
  { values, length }: Pick<FieldEntry<Options>, 'values' | 'length'>,
): FieldEntry<Options, EntityPart<Kind>> {
  return { generate: { entity, part: name }, values, length };
}
