/** The type of a property. Undefined if the owner does not have it. */
export type Property<Owner, Name extends PropertyKey> = Owner extends unknown
  ? Name extends keyof Owner
    ? Owner[Name]
    : undefined
  : never;

/** The name of an element, or `string` if the compiler does not know it. */
type NameOf<Element> =
  IsUnion<Property<Element, 'name'>> extends true ? string : Extract<Property<Element, 'name'>, string>;

type IsUnion<Type, Member = Type> = [Type] extends [never]
  ? false
  : Member extends unknown
    ? [Type] extends [Member]
      ? false
      : true
    : never;

/** The elements of a list by their names. Lists of unknown length have any names. */
type ByName<List> = List extends readonly unknown[]
  ? number extends List['length']
    ? Readonly<Record<string, unknown>>
    : { readonly [Index in keyof List & `${number}` as NameOf<List[Index]>]: List[Index] }
  : Readonly<Record<string, unknown>>;

// Conditional types keep their results for each argument. `keyof ByName<List>` would visit the whole list each time.
type Names<List> = List extends readonly unknown[]
  ? number extends List['length']
    ? string
    : { [Index in keyof List]: NameOf<List[Index]> }[number]
  : string;

type ElementNamed<List, Name extends PropertyKey> =
  ByName<List> extends { readonly [Key in Name]: infer Found } ? Found : undefined;

/** The names of a schema's tables: `string` if the compiler does not know them. */
export type TableName<Schema> = Names<Property<Schema, 'tables'>>;

/** The names of a table's columns: `string` if the compiler does not know them. */
export type ColumnName<Table> = Names<Property<Table, 'columns'>>;

/** The names of the columns that files and rows contain. */
export type ShownColumnName<Table> = NamesOfShown<Property<Table, 'columns'>>;

type NamesOfShown<List> = List extends readonly unknown[]
  ? number extends List['length']
    ? string
    : { [Index in keyof List]: ShownNameOf<List[Index]> }[number]
  : string;

type ShownNameOf<Column> = [Property<Column, 'hidden'>] extends [true] ? never : NameOf<Column>;

/** The table with this name. Undefined if there is none. */
export type TableNamed<Schema, Name> = Name extends string
  ? ElementNamed<Property<Schema, 'tables'>, Name>
  : undefined;

/** The column with this name. Undefined if there is none. */
export type ColumnNamed<Table, Name> = Name extends string
  ? ElementNamed<Property<Table, 'columns'>, Name>
  : undefined;

/** The names of a table's references. */
export type ReferenceName<Table> = NamesOfReferences<Property<Table, 'columns'>>;

type NamesOfReferences<List> = List extends readonly unknown[]
  ? number extends List['length']
    ? string
    : { [Index in keyof List]: ReferenceNameOf<List[Index]> }[number]
  : string;

type ReferenceNameOf<Column> = Property<Column, 'field'> extends 'reference' ? NameOf<Column> : never;

/** An option that a column gives. Undefined if it does not. */
export type Option<Column, Name extends string> = Property<Property<Column, 'options'>, Name>;

/** The reference that a lookup reads. */
export type ReferenceOf<Table, Lookup> = ColumnNamed<Table, Option<Lookup, 'via'>>;

/** The table to which a reference leads, or a lookup through its reference. */
export type ParentTable<Schema, Table, Column> =
  Property<Column, 'field'> extends 'lookup'
    ? TableNamed<Schema, Option<ReferenceOf<Table, Column>, 'table'>>
    : TableNamed<Schema, Option<Column, 'table'>>;
