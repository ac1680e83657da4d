import type { Json } from '../catalogue/field.ts';
import type { FieldId, fields } from '../catalogue/fields.ts';
import type { LACKING_BY_DEFAULT, LACKING_FIELDS } from '../catalogue/locale-fields.ts';
import type { LOCALE_DEFAULT } from '../schema/schema.ts';
import type { Anchor, FieldOfNow, HasEveryDate, NullOfSeries } from './date-types.ts';
import type {
  ColumnNamed,
  Option,
  ParentTable,
  Property,
  ReferenceOf,
  ShownColumnName,
  TableName,
  TableNamed,
} from './schema-parts.ts';
import type { FieldName, FieldNamed } from './schema-types.ts';
import type { AllSteps, FewerSteps, Steps } from './steps.ts';
import type { HasAtMost } from './text-types.ts';

/** Any value of a row. */
export type Cell = Json | bigint | Date;

/**
 * The rows of all tables, by the tables' names: `Rows<typeof shop>`. The type of a row has no name of its own, because the
 * compiler would compare such rows by the parameters of that name, which takes very long.
 */
export type Rows<Schema> = {
  [Table in TableName<Schema>]: {
    [Name in ShownColumnName<TableNamed<Schema, Table>>]: ValueOf<
      Schema,
      TableNamed<Schema, Table>,
      ColumnNamed<TableNamed<Schema, Table>, Name>,
      AllSteps
    >;
  };
};

/** A row of a table: `Row<typeof shop, 'customers'>`. */
export type Row<Schema, Table extends TableName<Schema>> = Rows<Schema>[Table];

/** Rows of tables and columns that only the run time knows. */
export type AnyRows = Readonly<Record<string, Record<string, Cell>>>;

/** The values of a column. The check refuses nulls in a primary key and in a column that is not nullable. */
type ValueOf<Schema, Table, Column, Left extends Steps> =
  IsNeverNull<Table, Column> extends true
    ? Exclude<Finished<Column, FieldValue<Schema, Table, Column, Property<Column, 'field'>, Left>>, null>
    : Finished<Column, FieldValue<Schema, Table, Column, Property<Column, 'field'>, Left>> | OwnNull<Column>;

type IsNeverNull<Table, Column> = [Property<Column, 'primaryKey'>] extends [true]
  ? true
  : [Property<Column, 'nullable'>] extends [false]
    ? true
    : IsInKey<Property<Table, 'primaryKey'>, Property<Column, 'name'>>;

type IsInKey<Key, Name> = Key extends readonly unknown[]
  ? number extends Key['length']
    ? false
    : [Name] extends [Key[number]]
      ? true
      : false
  : false;

type OwnNull<Column> = [Property<Column, 'nulls'>] extends [0 | undefined]
  ? [Property<Column, 'nullWhen'>] extends [undefined]
    ? never
    : null
  : null;

/** Whether an option has an effect. `maybe` if its type includes a value that has none. */
type Effect<Given, None> = [Given] extends [None | undefined]
  ? 'none'
  : undefined extends Given
    ? 'maybe'
    : None extends Given
      ? 'maybe'
      : 'certain';

/** A value that an option turns into text. */
type TextBy<Effects, Value> = 'certain' extends Effects
  ? string | Extract<Value, null>
  : 'maybe' extends Effects
    ? Value | string
    : Value;

/** A value with its prefix, suffix, case and greatest length. */
type Finished<Column, Value> = TextBy<
  | Effect<Option<Column, 'prefix'>, ''>
  | Effect<Option<Column, 'suffix'>, ''>
  | Effect<Option<Column, 'case'>, undefined>,
  [Property<Column, 'maxLength'>] extends [undefined] ? Value : Value extends string ? string : Value
>;

interface ValueTypes {
  readonly text: string;
  readonly integer: number;
  readonly decimal: number;
  readonly boolean: boolean;
  readonly date: Date;
  readonly timestamp: Date;
  readonly json: Json;
}

/** The values of a field, before `Finished` and apart from the column's own nulls. */
type FieldValue<Schema, Table, Column, Name, Left extends Steps> = Name extends FieldName
  ? FieldNamed<Name> extends infer Field
    ? Field extends keyof SpecialValues<Schema, Table, Column, Left>
      ? SpecialValues<Schema, Table, Column, Left>[Field]
      : Field extends FieldId
        ? ValueTypes[(typeof fields)[Field]['type']] | NullOfLocale<Schema, Table, Column, Field>
        : never
    : never
  : Cell;

/** Null if the field has no cells in a locale that the column's rows can have. */
type NullOfLocale<Schema, Table, Column, Id extends FieldId> = Id extends (typeof LACKING_FIELDS)[number]
  ? Id extends (typeof LACKING_BY_DEFAULT)[number]
    ? null
    : [LocaleIn<Schema, Table, Column>] extends [typeof LOCALE_DEFAULT | undefined]
      ? never
      : null
  : never;

/** The locales that decide those of a column: another column of its entity can name one. */
type LocaleIn<Schema, Table, Column> =
  | Property<Schema, 'locale'>
  | Property<Table, 'locale'>
  | Property<Column, 'locale'>
  | Property<Element<Property<Table, 'columns'>>, 'locale'>;

/** The fields whose values depend on more than the field's type. */
interface SpecialValues<Schema, Table, Column, Left extends Steps>
  extends ValuesOfNow<Schema, Table, Column, Left> {
  readonly sequence: TextBy<
    Effect<Option<Column, 'pad'>, 0>,
    Counted<Option<Column, 'start'>, Option<Column, 'step'>>
  >;
  readonly series: SeriesValue<Option<Column, 'from'>, Option<Column, 'step'>> | NullOfSeries<Column>;
  readonly constant: Listed<Option<Column, 'value'>>;
  readonly list: ListValue<Option<Column, 'values'>>;
  readonly 'number.bigInt': bigint;
  readonly date: TextBy<Effect<Option<Column, 'format'>, undefined>, DateValue<Schema, Table, Column, Left>>;
  readonly timestamp: TextBy<
    Effect<Option<Column, 'format'>, undefined>,
    DateValue<Schema, Table, Column, Left>
  >;
  readonly formula: Cell;
  readonly given: Cell;
  readonly cases:
    | CaseValue<Schema, Table, Element<Option<Column, 'cases'>>, Left>
    | CaseValue<Schema, Table, Option<Column, 'else'>, Left>;
  readonly json: { readonly [name: string]: Json };
  readonly array: readonly InJson<ValueOf<Schema, Table, ItemColumn<Column>, FewerSteps<Left>>>[];
  readonly reference: ParentValue<Schema, Table, Column, Left> | NullOfSelf<Table, Column>;
  readonly lookup: ParentValue<Schema, Table, Column, Left> | NullOfReference<Schema, Table, Column, Left>;
}

/** The values of one alternative, which is written like a column without a name; null without one. */
type CaseValue<Schema, Table, Alternative, Left extends Steps> = Alternative extends null | undefined
  ? null
  : ValueOf<Schema, Table, Alternative, FewerSteps<Left>>;

/** The items of an array, as if they were in a column of their own. */
interface ItemColumn<Column> {
  readonly field: Option<Column, 'field'>;
  readonly options: Option<Column, 'options'>;
  readonly locale: Property<Column, 'locale'>;
  readonly nulls: 0;
}

/** A value within JSON, where dates and large integers are text. */
type InJson<Value> = Value extends Date | bigint ? string : Value extends Json ? Value : never;

type ValuesOfNow<Schema, Table, Column, Left extends Steps> = {
  readonly [Id in FieldOfNow]: DateValue<Schema, Table, Column, Left>;
};

/** Dates, and null if one of them can be outside the calendar, or if the column that they read can be null. */
type DateValue<Schema, Table, Column, Left extends Steps> =
  HasEveryDate<Schema, Table, Column, Left> extends true
    ? [Anchor<Column>] extends [undefined]
      ? Date
      : Date | NullIn<ValueAt<Schema, Table, Anchor<Column>, Left>>
    : Date | null;

type NullIn<Value> = null extends Value ? null : never;

/** The values of a column of this name. */
type ValueAt<Schema, Table, Name, Left extends Steps> = Left extends readonly []
  ? Cell
  : ColumnNamed<Table, Name> extends infer Found
    ? [Found] extends [undefined]
      ? Cell
      : ValueOf<Schema, Table, Found, FewerSteps<Left>>
    : never;

type ParentValue<Schema, Table, Column, Left extends Steps> = ValueAt<
  Schema,
  ParentTable<Schema, Table, Column>,
  Option<Column, 'column'>,
  Left
>;

/** A reference to its own table is null in row 0. */
type NullOfSelf<Table, Column> = Property<Table, 'name'> extends Option<Column, 'table'> ? null : never;

type NullOfReference<Schema, Table, Lookup, Left extends Steps> = [ReferenceOf<Table, Lookup>] extends [
  undefined,
]
  ? null
  : NullIn<ValueOf<Schema, Table, ReferenceOf<Table, Lookup>, FewerSteps<Left>>>;

/** The values of a list, which a file may have: then only the run time knows their type. */
type ListValue<Values> = Values extends readonly unknown[] ? Listed<Element<Values>> : Scalar;

type Scalar = string | number | boolean | null;

type Element<List> = List extends readonly (infer One)[] ? One : never;

/** The values of a list. If they have several types, they become text, unless the list is shorter at run time. */
type Listed<Value> =
  IsOfOneType<Exclude<Value, null>> extends true
    ? Value
    : Value | (Value extends string | number | boolean ? `${Value}` : never);

type IsOfOneType<Value> = [Value] extends [string]
  ? true
  : [Value] extends [number]
    ? true
    : [Value] extends [boolean]
      ? true
      : false;

/** Integers beyond 2^53 are bigints. A start of 15 characters and 10^10 steps of five characters do not reach 2^53. */
type Counted<Start, Step> = [HasAtMost<15, TextOf<Start>>, HasAtMost<5, TextOf<Step>>] extends [true, true]
  ? number
  : number | bigint;

/** The digits of a number. The default of a start and a step is 1. */
type TextOf<Given> = [Given] extends [undefined] ? '1' : Given extends number ? `${Given}` : string;

type SeriesValue<From, Step> = From extends string ? Date : From extends number ? Counted<From, Step> : never;
