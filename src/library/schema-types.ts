import type { commonOptions } from '../catalogue/common-options.ts';
import type { CustomKindId, customKinds } from '../catalogue/custom-kinds.ts';
import type { Json, OptionInfo, ValueType } from '../catalogue/field.ts';
import type { FieldId, fields } from '../catalogue/fields.ts';
import type { OptionValue } from '../catalogue/option-values.ts';
import type { LocaleName } from '../locales/locale-names.ts';
import type { Children } from '../schema/children.ts';
import type { ListFile } from '../schema/given/list-file.ts';
import type { FieldOfNoCases, FieldOfNoItems, FieldOfTablesAlone } from '../schema/nestable.ts';

/** What `field` can name: the id of a field, or a kind of the custom tool. */
export type FieldName = FieldId | CustomKindId;

type NestedFieldName = Exclude<FieldName, FieldOfTablesAlone>;
type CaseFieldName = Exclude<FieldName, FieldOfNoCases>;
type ItemField = Exclude<FieldId, FieldOfNoItems>;

/** The field that a name stands for. */
export type FieldNamed<Name extends FieldName> = Name extends FieldId
  ? Name
  : Name extends CustomKindId
    ? (typeof customKinds)[Name]['field']
    : never;

/** What a document can give for an option. */
type OptionInput<Info> = Info extends OptionInfo
  ? Info extends { readonly kind: 'big-integer' }
    ? number | string
    : Info extends { readonly kind: 'children' }
      ? Children
      : Info extends { readonly kind: 'values' }
        ? OptionValue<Info> | ListFile
        : Info extends { readonly kind: 'columns' }
          ? readonly NestedColumn[]
          : Info extends { readonly kind: 'alternatives' }
            ? readonly (CaseField & { readonly key?: string; readonly when: string })[]
            : Info extends { readonly kind: 'alternative' }
              ? CaseField | null
              : OptionValue<Info>
  : never;

type OwnOptions<Id extends FieldId> = (typeof fields)[Id] extends { readonly options: infer Infos }
  ? Infos
  : object;

/** A field's own options, and those of every field unless it has one with the same name. */
type Options<Id extends FieldId> = OwnOptions<Id> & Omit<typeof commonOptions, keyof OwnOptions<Id>>;

type RequiredName<Id extends FieldId> = {
  [Name in keyof OwnOptions<Id>]: OwnOptions<Id>[Name] extends { readonly required: true } ? Name : never;
}[keyof OwnOptions<Id>];

/** The options that `ArrayItems` describes. */
type ItemOption<Id extends FieldId> = Id extends 'array' ? 'field' | 'options' : never;

/** The compiler keeps the comments of options only where a mapped type names each key of its parameter. */
type Inputs<Infos> = { readonly [Name in keyof Infos]: OptionInput<Infos[Name]> };

type OptionalInputs<Id extends FieldId> = Partial<
  Inputs<Omit<Options<Id>, RequiredName<Id> | ItemOption<Id>>>
>;

type RequiredInputs<Id extends FieldId> = Inputs<
  Pick<OwnOptions<Id>, Exclude<RequiredName<Id>, ItemOption<Id>>>
>;

/** The items of an array: their field, and the options of that field. */
type ArrayItems = { [Id in ItemField]: { readonly field: Id } & OptionsProperty<Id> }[ItemField];

/** The property `options`. It is required if the field has a required option. */
type OptionsProperty<Id extends FieldId> = [RequiredName<Id>] extends [never]
  ? { readonly options?: OptionalInputs<Id> }
  : { readonly options: OptionalInputs<Id> & (Id extends 'array' ? ArrayItems : RequiredInputs<Id>) };

type OtherEntity<Id extends FieldId> = (typeof fields)[Id] extends {
  readonly otherEntity: infer Kind extends string;
}
  ? Kind
  : never;

type OfProperty<Id extends FieldId> = (typeof fields)[Id] extends {
  readonly entity: infer Kind extends string;
}
  ? { readonly of?: { readonly [Entity in Kind | OtherEntity<Id>]?: number } }
  : { readonly of?: Readonly<Record<string, never>> };

/** A locale, or weights by locale. */
type LocaleChoice = LocaleName | Readonly<Partial<Record<LocaleName, number>>>;

interface NestedColumnProperties {
  readonly name: string;
  readonly key?: string;
  readonly nulls?: number;
  readonly maxLength?: number;
  readonly locale?: LocaleName;
}

export interface ColumnProperties extends NestedColumnProperties {
  readonly nullWhen?: string;
  readonly hidden?: boolean;
  readonly unique?: boolean;
  readonly primaryKey?: boolean;
  readonly type?: string;
  readonly nullable?: boolean;
  readonly autoIncrement?: boolean;
  readonly valueType?: ValueType;
}

/** A column of a table with this field. */
export type FieldColumn<Name extends FieldName> = ColumnProperties & { readonly field: Name } & OfProperty<
    FieldNamed<Name>
  > &
  OptionsProperty<FieldNamed<Name>>;

type NestedFieldColumn<Name extends NestedFieldName> = NestedColumnProperties & {
  readonly field: Name;
} & OfProperty<FieldNamed<Name>> &
  OptionsProperty<FieldNamed<Name>>;

/** A column of an object. */
type NestedColumn = { [Name in NestedFieldName]: NestedFieldColumn<Name> }[NestedFieldName];

/** The field of a case of a column. */
type CaseField = { [Name in CaseFieldName]: NestedFieldOf<Name> }[CaseFieldName];

type NestedFieldOf<Name extends CaseFieldName> = { readonly field: Name } & OfProperty<FieldNamed<Name>> &
  OptionsProperty<FieldNamed<Name>>;

export type Column = { [Name in FieldName]: FieldColumn<Name> }[FieldName];

export interface TableProperties {
  readonly name: string;
  readonly rows?: number;
  readonly groupedBy?: string;
  readonly key?: string;
  readonly description?: string;
  readonly given?: GivenDocument;
  readonly write?: boolean;
  readonly locale?: LocaleChoice | { readonly via: string };
}

type GivenDocument =
  | { readonly rows: readonly Readonly<Record<string, Json>>[] }
  | { readonly file: string; readonly sha256?: string };

/** A table with given rows. Without columns that name the field `given`, it takes all columns of the rows. */
export interface GivenTableDocument extends Omit<TableDocument, 'columns' | 'given'> {
  readonly given: GivenDocument;
  readonly columns?: readonly Column[];
}

interface ForeignKeyDocument {
  readonly columns: readonly string[];
  readonly table: string;
  readonly references: readonly string[];
}

export interface TableDocument extends TableProperties {
  readonly columns: readonly Column[];
  readonly primaryKey?: readonly string[];
  readonly unique?: readonly (readonly string[])[];
  readonly foreignKeys?: readonly ForeignKeyDocument[];
}

export interface DocumentProperties {
  readonly version: 1;
  readonly seed?: number | string;
  readonly now?: string;
  readonly locale?: LocaleChoice;
  readonly name?: string;
  readonly description?: string;
  readonly $schema?: string;
  readonly madeWith?: Readonly<Record<string, string>>;
}

/** A schema document, without the checks of table names and column names that `defineSchema` adds. */
export interface SchemaDocument extends DocumentProperties {
  readonly tables: readonly (TableDocument | GivenTableDocument)[];
}
