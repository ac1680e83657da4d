import { usersOfRemovedTable } from '../../../schema/edits/references.ts';
import { moveFocus, targetOf } from '../../lib/focus.ts';
import type { MenuCommand } from '../../ui/context-menu.tsx';
import { command, dangerous } from '../controls/command.ts';
import { editAndGuess } from '../document/column-views.ts';
import { removed } from '../document/messages.ts';
import { FOCUS, showTableBox, usePlace } from '../document/place.ts';
import type { StudioState } from '../document/session.ts';
import { selectedTable, useStudio } from '../document/store.ts';
import { removeWithUndo } from '../document/undo-offer.ts';
import type { StudioTable } from '../schema/studio-schema.ts';
import { moveTable, removeTable } from '../schema/tables.ts';
import { duplicateTable } from './duplicate-table.ts';

const { edit } = useStudio.getState();

function duplicate({ id }: StudioTable): void {
  const copy = duplicateTable(useStudio.getState().schema, id);
  if (copy) editAndGuess(() => copy.schema, { select: { table: copy.id, column: undefined } });
}

function remove(table: StudioTable): void {
  const after = removeTable(useStudio.getState().schema, table.id);
  removeWithUndo(removed('table', table.name, usersOfRemovedTable(after, table)), () => edit(() => after));
  moveFocus(FOCUS.tableButton(useStudio.getState().selection.table ?? ''), FOCUS.addTable);
}

/** The place of a table is one among all: a filter would hide that it moves. */
function showAllTables(table: string): void {
  if (usePlace.getState().tableFilter === '') return;
  usePlace.setState({ tableFilter: '' });
  requestAnimationFrame(() => targetOf(FOCUS.tableButton(table))?.scrollIntoView({ block: 'nearest' }));
}

/** What can be done with the table that is shown. None without a table. */
export function tableCommands(state: StudioState): readonly MenuCommand[] {
  const { tables } = state.schema;
  const table = selectedTable(state);
  if (!table) return [];
  const place = tables.indexOf(table);
  const move = (by: number) => {
    showAllTables(table.id);
    edit((schema) => moveTable(schema, table.id, place + by));
  };
  return [
    command('table.move-up', 'Move table up', () => move(-1), place === 0 && 'No table is above this one.'),
    command(
      'table.move-down',
      'Move table down',
      () => move(1),
      place === tables.length - 1 && 'No table is below this one.',
    ),
    command('table.duplicate', 'Duplicate table', () => duplicate(table)),
    dangerous(command('table.remove', 'Remove table', () => remove(table))),
  ];
}

/** What leads to the boxes of the table that is shown. They are in sight, so only the palette lists these. */
export function tableBoxCommands(state: StudioState): readonly MenuCommand[] {
  if (!selectedTable(state)) return [];
  return [
    command('table.rename', 'Rename table', () => showTableBox(FOCUS.tableName)),
    command('table.rows', 'Set number of rows', () => showTableBox(FOCUS.rowCount)),
  ];
}
