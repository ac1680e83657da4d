import type { Command } from '../controls/command.ts';
import { FOCUS, showTableBox } from '../document/place.ts';
import { type StudioState, selectedTable } from '../document/store.ts';

/** What leads to the boxes of the table that is shown. They are in sight, so only the palette lists these. */
export function tableBoxCommands(state: StudioState): readonly Command[] {
  if (!selectedTable(state)) return [];
  const leadsTo = (id: string, label: string, key: string): Command => ({
    id,
    label,
    isEnabled: true,
    run: () => showTableBox(key),
  });
  return [
    leadsTo('table.rename', 'Rename table', FOCUS.tableName),
    leadsTo('table.rows', 'Set number of rows', FOCUS.rowCount),
  ];
}
