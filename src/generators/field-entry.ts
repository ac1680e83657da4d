import type { EntityKind } from '../catalogue/entities.ts';
import type { Cell, Field, WhenTooLong } from '../catalogue/field.ts';
import type { FieldId } from '../catalogue/fields.ts';
import type { CharacterSet } from '../expression/character-set.ts';
import type { TextsInRow } from '../expression/template.ts';
import type { Lack } from '../locales/lacks.ts';
import type { RowFacts } from '../schema/field-numbers.ts';
import type { ColumnSchema } from '../schema/schema.ts';
import { type DistinctValues, listed } from './distinct-values.ts';
import type { EntityPart, PartName, PartsByName } from './entities/entities.ts';
import type { DistinctBy, Part } from './entities/part.ts';
import type { ColumnContext, EntityContext, OptionsOf, Prepare, Sampler } from './generator.ts';
import { factsOf, type TextPart } from './text-facts.ts';

/**
 * A field that is made from the parts of an entity and the field's own options. `prepare` returns a part if that part
 * already holds the cells.
 */
export interface OfEntity<Options = object, Kind extends EntityKind = EntityKind> {
  readonly entity: Kind;
  readonly prepare: Prepare<EntityContext<Options, Kind>, Sampler | Part<Cell>>;
}

/** A field whose cells are entries of a list. Each entry is equally likely. */
interface OfList<Options = object> {
  readonly list: ListOf<Options>;
}

/** The type of a method, for the same reason as `Prepare`. */
type ListOf<Options> = {
  list(context: Pick<ColumnContext<Options>, 'language' | 'options'>): readonly Cell[];
}['list'];

/**
 * A field that the dataset layer makes: `related` cells come from another row, `nested` ones from columns within the
 * cell, and `given` ones from the document.
 */
interface MadeByDataset {
  readonly madeByDataset: 'related' | 'nested' | 'given';
}

type GeneratorOf<F extends Field> = F extends { entity: infer Kind extends EntityKind }
  ? EntityPart<Kind> | OfEntity<OptionsOf<F>, Kind>
  : Prepare<ColumnContext<OptionsOf<F>>> | OfList<OptionsOf<F>> | MadeByDataset;

/** How the cells of a field are made. */
type Generator =
  | EntityPart
  | {
      readonly entity: EntityKind;
      readonly prepare: Prepare<
        ColumnContext<object> & {
          readonly entity: PartsByName;
          readonly site: () => PartsByName;
          readonly place: () => PartsByName;
        },
        Sampler | Part<Cell>
      >;
    }
  | OfList
  | MadeByDataset
  | Prepare<ColumnContext<object>>;

/** The part of a column's context that decides which values it can have. */
export type ValuesContext<Options> = Pick<
  ColumnContext<Options>,
  'language' | 'country' | 'tables' | 'now' | 'options' | 'rowCount'
>;

/** The type of a method, for the same reason as `Prepare`. */
type TextsOf<Options> = { texts(context: ValuesContext<Options>): TextPart }['texts'];

/** Counts the values of a column. The type of a method, for the same reason as `Prepare`. */
type CountValues<Options> = {
  count(context: ValuesContext<Options>): DistinctValues;
}['count'];

/** The type of a method, for the same reason as `Prepare`. */
type CountRows<Options> = { count(options: Options): number }['count'];

/** The values of a unique column: what the field itself counts, or the name of what makes its entity unique. */
type FieldValues<Options = object> = DistinctBy | DistinctValues | CountValues<Options>;

/** The type of a method, for the same reason as `Prepare`. */
type HasWords<Options> = { hasWords(options: Options): boolean }['hasWords'];

/** The type of a method, for the same reason as `Prepare`. */
type LengthOf<Options> = { length(context: ValuesContext<Options>): number }['length'];

/**
 * An upper bound for the length of a value as text, in UTF-16 units, without the column's prefix and suffix.
 * `by-other-columns`: the length depends on other columns, and the schema check computes it.
 */
type FieldLength<Options = object> = 'by-other-columns' | number | LengthOf<Options>;

/** The type of a method, for the same reason as `Prepare`. */
type CharactersOf<Options> = {
  characters(context: ValuesContext<Options> & TextsInRow): CharacterSet;
}['characters'];

/**
 * The characters of a field's texts, without the column's prefix and suffix. Cells that are not text have the characters
 * of their type.
 */
type FieldCharacters<Options = object> = CharacterSet | CharactersOf<Options>;

/**
 * Everything that the engine knows about a field: how to make its cells, how many values it has, their maximum length
 * and their characters.
 */
export interface FieldEntry<Options = object, Generate = Generator> {
  readonly generate: Generate;
  readonly values: FieldValues<Options>;
  /** How many rows the entity's number makes distinct, if a table can have more. */
  readonly numberedRows?: CountRows<Options>;
  /** Whether a column that is not unique has more values than `values`, which a unique column takes. */
  readonly hasMoreValues?: (column: ColumnSchema, rows: RowFacts) => boolean;
  /** Whether the options make texts of a language, where the field is otherwise the same in all countries. */
  readonly hasWords?: HasWords<Options>;
  /** The cells are null where the row's language or country does not have this. */
  readonly needs?: Lack;
  readonly length: FieldLength<Options>;
  readonly characters?: FieldCharacters<Options>;
}

export type FieldEntries = Readonly<Partial<Record<FieldId, FieldEntry>>>;

/** An entry that says which characters the field's texts have. */
export type TextEntry<Options = object, Generate = Generator> = FieldEntry<Options, Generate> & {
  readonly characters: FieldCharacters<Options>;
};

/** Exactly one entry for each field of a catalogue module. It says the characters of fields whose cells can be text. */
export type EntriesOf<Fields extends Readonly<Record<string, Field>>> = {
  readonly [Id in keyof Fields]: FieldEntry<OptionsOf<Fields[Id]>, GeneratorOf<Fields[Id]>> &
    (Fields[Id] extends { readonly whenTooLong: WhenTooLong }
      ? Pick<TextEntry<OptionsOf<Fields[Id]>>, 'characters'>
      : unknown);
};

/** The entry of a field whose cells are entries of a list. */
export function oneOf<Options>(list: ListOf<Options>): TextEntry<Options, OfList<Options>> {
  return {
    generate: { list },
    values: (context) => listed(list(context)),
    ...ofTexts((context) => list(context).map(String)),
  };
}

/** The length and the characters of a field's texts. */
export function ofTexts<Options>(texts: TextsOf<Options>): Pick<TextEntry<Options>, 'length' | 'characters'> {
  return {
    length: (context) => factsOf(texts(context)).length(),
    characters: (context) => factsOf(texts(context)).characters(),
  };
}

/** The entry of a field that is a part of an entity. */
export function part<Kind extends EntityKind, Options>(
  entity: Kind,
  name: PartName<Kind>,
  knowledge: Omit<TextEntry<Options>, 'generate'>,
): TextEntry<Options, EntityPart<Kind>> {
  return { generate: { entity, part: name }, ...knowledge };
}
