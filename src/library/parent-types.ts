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

/** The references to one table, by the names of the tables that have them. Any, if the compiler does not know the tables. */
export type Children<AllParents, Name> = string extends keyof AllParents
  ? // biome-ignore lint/suspicious/noExplicitAny: any table can be a child
    any
  : {
      readonly [Child in keyof AllParents as [ReferencesTo<AllParents[Child], Name>] extends [never]
        ? never
        : Child]: ReferencesTo<AllParents[Child], Name>;
    };

/** The references that lead to a table, or all of them if the compiler does not know where they lead. */
type ReferencesTo<References, Name> = string extends keyof References
  ? string
  : {
      [Reference in keyof References]: Name extends References[Reference] ? Reference : never;
    }[keyof References];
