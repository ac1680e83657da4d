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

type OptionalInputs<Id extends FieldId> = {
  readonly [Name in Exclude<keyof Options<Id>, RequiredName<Id> | ItemOption<Id>>]?: OptionInput<
    Options<Id>[Name]
  >;
};

type RequiredInputs<Id extends FieldId> = {
  readonly [Name in Exclude<RequiredName<Id>, ItemOption<Id>>]: OptionInput<OwnOptions<Id>[Name]>;
};

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
  /** The locale of the column's entity, such as the person or the place. */
  readonly locale?: LocaleName;
}

export interface ColumnProperties extends NestedColumnProperties {
  /** A formula of type boolean: the cell is null where it is true. */
  readonly nullWhen?: string;
  /** Whether only other columns read it: no file and no code contains it. */
  readonly hidden?: boolean;
  readonly unique?: boolean;
  readonly primaryKey?: boolean;
  readonly type?: string;
  readonly nullable?: boolean;
  /** Whether the database numbers the rows that are inserted later. A sequence that is the primary key, or unique. */
  readonly autoIncrement?: boolean;
  /** The type as which given cells are read. By default, all cells decide. */
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
  /** An integer from 0 to 10^10. It follows where a reference has `each`, or `from` and `to`. */
  readonly rows?: number;
  /** The reference by which rows are grouped, if several could. */
  readonly groupedBy?: string;
  readonly key?: string;
  readonly description?: string;
  /** The table's rows, which are then not generated: as they are, or in a file beside the document. */
  readonly given?: GivenDocument;
  /** Whether files contain a table with given rows. By default, they do not. */
  readonly write?: boolean;
  /** The locale of the rows, or the reference whose rows decide it. By default that of the document. */
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
  /** A date or a UTC timestamp. */
  readonly now?: string;
  /** The locale of tables that name none. */
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
