import type { MenuCommand } from '../../ui/context-menu.tsx';
import { command } from '../controls/command.ts';
import { FOCUS, showTableBox } from '../document/place.ts';
import type { StudioState } from '../document/session.ts';
import { selectedTable } from '../document/store.ts';

/** What leads to the boxes of the table that is shown. They are in sight, so only the palette lists these. */
export function tableBoxCommands(state: StudioState): readonly MenuCommand[] {
  if (!selectedTable(state)) return [];
  return [
    command('table.rename', 'Rename table', () => showTableBox(FOCUS.tableName)),
    command('table.rows', 'Set number of rows', () => showTableBox(FOCUS.rowCount)),
  ];
}
