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

/** Parents of tables that only the run time knows. */
export type AnyParents = Readonly<Record<string, Readonly<Record<string, string>>>>;
