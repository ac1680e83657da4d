import { type ColumnSettings, setColumn } from '../document/columns.ts';
import type { StudioColumn, StudioTable } from '../document/document.ts';
import { useStudio } from '../store.ts';

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
      (document) => setColumn(document, table.id, column.id, settings),
      typing === undefined ? {} : { typing: `${typing} ${column.id}` },
    );
}
