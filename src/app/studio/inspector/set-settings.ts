import { useStudio } from '../document/store.ts';
import { type ColumnSettings, setColumn } from '../schema/columns.ts';
import type { StudioColumn, StudioTable } from '../schema/studio-schema.ts';

/** Changes settings of a column; `typing` names what is being typed, which makes one step of undo. */
export function setSettings(
  table: StudioTable,
  column: StudioColumn,
  settings: ColumnSettings,
  typing?: string,
): void {
  useStudio
    .getState()
    .edit(
      (schema) => setColumn(schema, table.id, column.id, settings),
      typing === undefined ? {} : { typing: `${typing} ${column.id}` },
    );
}
