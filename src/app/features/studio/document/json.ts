import { madeWith } from '../../../../schema/made-with.ts';
import { SCHEMA_VERSION } from '../../../../schema/schema.ts';
import type { StudioColumn, StudioDocument, StudioTable } from './document.ts';

/** A document as it is checked and generated from: plain JSON, without ids. */
export interface SchemaJson extends Omit<StudioDocument, 'madeWith' | 'tables'> {
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
export const documentJson = cached(
  ({ tables, madeWith: read, ...document }: StudioDocument): SchemaJson => ({
    version: SCHEMA_VERSION,
    ...document,
    tables: tables.map(tableJson),
  }),
);

/** A document as links and files hold it: with the versions that make its rows now. */
export function sharedJson(document: StudioDocument): object {
  const { tables, ...rest } = documentJson(document);
  return { ...rest, madeWith, tables };
}

/** A document as a file holds it, indented. */
export function documentText(document: StudioDocument): string {
  return `${JSON.stringify(sharedJson(document), null, 2)}\n`;
}
