import { madeWith } from '../../../schema/made-with.ts';
import { SCHEMA_VERSION } from '../../../schema/schema.ts';
import { IMPORTED, type StudioColumn, type StudioSchema, type StudioTable } from './studio-schema.ts';

/** A schema for the check and the generators: plain JSON, without ids. */
export interface SchemaJson extends Omit<StudioSchema, 'madeWith' | 'tables'> {
  readonly version: typeof SCHEMA_VERSION;
  readonly tables: readonly TableJson[];
}

interface TableJson extends Omit<StudioTable, 'id' | 'columns' | typeof IMPORTED> {
  readonly columns: readonly ColumnJson[];
}

type ColumnJson = Omit<StudioColumn, 'id'>;

/** Caches a function's results for as long as its arguments live. */
function cached<T extends object, R>(make: (of: T) => R): (of: T) => R {
  const made = new WeakMap<T, R>();
  return (of) => {
    const known = made.get(of);
    if (known !== undefined) return known;
    const result = make(of);
    made.set(of, result);
    return result;
  };
}

const columnJson = cached(({ id, ...column }: StudioColumn): ColumnJson => column);

const tableJson = cached(
  ({ id, columns, [IMPORTED]: imported, ...table }: StudioTable): TableJson => ({
    ...table,
    columns: columns.map(columnJson),
  }),
);

/** Returns the same object for the same schema. */
export const schemaJson = cached(
  ({ tables, madeWith: read, ...schema }: StudioSchema): SchemaJson => ({
    version: SCHEMA_VERSION,
    ...schema,
    tables: tables.map(tableJson),
  }),
);

/** A schema for links and files, with the versions that generate its rows now. */
export function sharedJson(schema: StudioSchema): object {
  const { tables, ...rest } = schemaJson(schema);
  return { ...rest, madeWith, tables };
}

/** The indented text of a schema for a file. */
export function schemaText(schema: StudioSchema): string {
  return `${JSON.stringify(sharedJson(schema), null, 2)}\n`;
}
