import type { Schema, TableSchema } from './schema.ts';

/** The tables that files and code contain: all but those with given rows that are not to be written. */
export function writtenTables({ tables }: Pick<Schema, 'tables'>): readonly TableSchema[] {
  return tables.filter(isWritten);
}

export const isWritten = ({ write }: Pick<TableSchema, 'write'>) => write !== false;
