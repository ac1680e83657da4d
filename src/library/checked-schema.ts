import type {
  ColumnName,
  ParentTable,
  Property,
  ReferenceName,
  TableName,
  TableNamed,
} from './schema-parts.ts';
import type {
  Column,
  ColumnProperties,
  DocumentProperties,
  FieldColumn,
  FieldName,
  FieldNamed,
  GivenTableDocument,
  SchemaDocument,
  TableDocument,
  TableProperties,
} from './schema-types.ts';

/** The document that a schema must be, with the names of its own tables and columns where it refers to them. */
export type CheckedSchema<Schema> = Schema extends { readonly tables: infer List extends readonly unknown[] }
  ? number extends List['length']
    ? SchemaDocument
    : DocumentProperties & { readonly tables: CheckedTables<Schema, List> }
  : SchemaDocument;

type CheckedTables<Schema, List extends readonly unknown[]> = {
  readonly [Index in keyof List]: CheckedTable<Schema, List[Index]>;
};

type CheckedTable<Schema, Table> = Table extends { readonly columns: infer List extends readonly unknown[] }
  ? number extends List['length']
    ? TableDocument
    : TableProperties & {
        readonly columns: CheckedColumns<Schema, Table, List>;
        readonly primaryKey?: readonly ColumnName<Table>[];
        readonly unique?: readonly (readonly ColumnName<Table>[])[];
        readonly foreignKeys?: readonly CheckedForeignKey<Schema, Table>[];
      }
  : Table extends { readonly given: unknown }
    ? GivenTableDocument
    : TableDocument;

/** A foreign key to any one of the tables. */
type CheckedForeignKey<Schema, Table> = {
  [Parent in TableName<Schema>]: {
    readonly columns: readonly ColumnName<Table>[];
    readonly table: Parent;
    readonly references: readonly ColumnName<TableNamed<Schema, Parent>>[];
  };
}[TableName<Schema>];

type CheckedColumns<Schema, Table, List extends readonly unknown[]> = {
  readonly [Index in keyof List]: CheckedColumn<Schema, Table, List[Index], Property<List[Index], 'field'>>;
};

type CheckedColumn<Schema, Table, Own, Field> = [Field] extends [FieldName]
  ? FieldColumn<Field> & NamesIn<Schema, Table, Own, FieldNamed<Field>>
  : [Field] extends [undefined]
    ? Column
    : ColumnProperties & { readonly field: FieldName; readonly of?: object; readonly options?: object };

/** The options with which a column names tables and columns. */
type NamesIn<Schema, Table, Own, Field> = [Field] extends ['reference']
  ? {
      readonly options: {
        readonly table: TableName<Schema>;
        readonly column: ColumnName<ParentTable<Schema, Table, Own>>;
      };
    }
  : [Field] extends ['lookup']
    ? {
        readonly options: {
          readonly via: ReferenceName<Table>;
          readonly column: ColumnName<ParentTable<Schema, Table, Own>>;
        };
      }
    : [Field] extends ['date' | 'timestamp']
      ? { readonly options?: { readonly after?: ColumnName<Table>; readonly before?: ColumnName<Table> } }
      : unknown;
