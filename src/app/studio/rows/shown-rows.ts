import type { PreviewColumn, PreviewRows } from '../../../../workers/studio/protocol.ts';
import type { StudioColumn, StudioSchema } from '../schema/studio-schema.ts';

/** Rows of a table that have come, with what they were asked for. */
export interface Shown {
  readonly table: string;
  /** The document that the request was for. */
  readonly schema: StudioSchema;
  readonly rows: PreviewRows;
  /** The place of each column in the answer. */
  readonly places: ReadonlyMap<string, number>;
  /** The columns as they were then, by their ids. */
  readonly columns: ReadonlyMap<string, StudioColumn>;
}

/** A column's cells, by its id. */
export function shownColumn(shown: Shown | undefined, id: string): PreviewColumn | undefined {
  const place = shown?.places.get(id);
  return place === undefined ? undefined : shown?.rows.columns[place];
}

/** Whether a column holds numbers, which stand at the right. */
export function isNumber(column: PreviewColumn | undefined): boolean {
  return column?.type === 'integer' || column?.type === 'decimal';
}
