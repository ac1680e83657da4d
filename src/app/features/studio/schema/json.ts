import { madeWith } from '../../../../schema/made-with.ts';
import { SCHEMA_VERSION } from '../../../../schema/schema.ts';
import type { StudioColumn, StudioSchema, StudioTable } from './studio-schema.ts';

/** A document as it is checked and generated from: plain JSON, without ids. */
export interface SchemaJson extends Omit<StudioSchema, 'madeWith' | 'tables'> {
  readonly version: typeof SCHEMA_VERSION;
  readonly tables: readonly TableJson[];
}

interface TableJson extends Omit<StudioTable, 'id' | 'columns'> {
  readonly columns: readonly ColumnJson[];
}

type ColumnJson = Omit<StudioColumn, 'id'>;

/** A function whose results live as long as what they were made of. */
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
  ({ id, columns, ...table }: StudioTable): TableJson => ({ ...table, columns: columns.map(columnJson) }),
);

/** The same object for the same document. */
export const schemaJson = cached(
  ({ tables, madeWith: read, ...schema }: StudioSchema): SchemaJson => ({
    version: SCHEMA_VERSION,
    ...schema,
    tables: tables.map(tableJson),
  }),
);

/** A document as links and files hold it: with the versions that make its rows now. */
export function sharedJson(schema: StudioSchema): object {
  const { tables, ...rest } = schemaJson(schema);
  return { ...rest, madeWith, tables };
}

/** A document as a file holds it, indented. */
export function schemaText(schema: StudioSchema): string {
  return `${JSON.stringify(sharedJson(schema), null, 2)}\n`;
}
