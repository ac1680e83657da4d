import { moveFocus } from '../../lib/focus.ts';
import type { Command } from '../controls/command.ts';
import { tableRemoved } from '../document/messages.ts';
import { FOCUS } from '../document/place.ts';
import { type StudioState, selectedTable, useStudio } from '../document/store.ts';
import { removeWithUndo } from '../document/undo-offer.tsx';
import { usersOfRemovedTable } from '../schema/references.ts';
import type { StudioTable } from '../schema/studio-schema.ts';
import { moveTable, removeTable } from '../schema/tables.ts';
import { duplicateTable } from './duplicate-table.ts';

const { edit } = useStudio.getState();

function duplicate({ id }: StudioTable): void {
  const copy = duplicateTable(useStudio.getState().schema, id);
  if (copy) edit(() => copy.schema, { select: { table: copy.id, column: undefined } });
}

function remove(table: StudioTable): void {
  const after = removeTable(useStudio.getState().schema, table.id);
  removeWithUndo(tableRemoved(table.name, usersOfRemovedTable(after, table)), () => edit(() => after));
  moveFocus(FOCUS.tableButton(useStudio.getState().selection.table ?? ''), FOCUS.addTable);
}

/** What can be done with the table that is shown. None without a table. */
export function tableCommands(state: StudioState): readonly Command[] {
  const { tables } = state.schema;
  const table = selectedTable(state);
  if (!table) return [];
  const place = tables.indexOf(table);
  const move = (by: number) => edit((schema) => moveTable(schema, table.id, place + by));
  return [
    { id: 'table.move-up', label: 'Move table up', isEnabled: place > 0, run: () => move(-1) },
    {
      id: 'table.move-down',
      label: 'Move table down',
      isEnabled: place < tables.length - 1,
      run: () => move(1),
    },
    { id: 'table.duplicate', label: 'Duplicate table', isEnabled: true, run: () => duplicate(table) },
    { id: 'table.remove', label: 'Remove table', isEnabled: true, run: () => remove(table) },
  ];
}
