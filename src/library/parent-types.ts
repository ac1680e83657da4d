import type { ColumnNamed, Option, ReferenceName, TableName, TableNamed } from './schema-parts.ts';

/** The tables to which the references of each table lead: `Parents<typeof shop>['orders']['customer_id']` is `'customers'`. */
export type Parents<Schema> = {
  readonly [Table in TableName<Schema>]: {
    readonly [Name in ReferenceName<TableNamed<Schema, Table>>]: Option<
      ColumnNamed<TableNamed<Schema, Table>, Name>,
      'table'
    >;
  };
};

/** A row of a table, or of any table if the compiler does not know the table's name. */
export type ParentRow<Tables, Name> = unknown extends Name
  ? Tables[keyof Tables]
  : Tables[Name & keyof Tables];
