import type { MenuItem } from '../../ui/context-menu.tsx';
import type { Command } from '../controls/command.ts';
import { useColumnViews } from '../document/column-views.ts';
import { showInspector } from '../document/place.ts';
import { withKeys } from '../document/shortcuts.ts';
import type { StudioState } from '../document/store.ts';
import { isPrimaryKeyAlone } from '../schema/studio-schema.ts';
import { duplicate, remove } from './actions.ts';
import { focusCell, SELECTED } from './cells.ts';
import { copyColumns, pasteAfter } from './column-clipboard.ts';
import {
  canMoveSelected,
  moveSelected,
  selectAll,
  selectedColumns,
  selectSeveral,
  setUniqueOfSelected,
} from './selected-columns.ts';

/** What can be done with the selected columns: in their menu, by the grid's keys and in the command palette. None without columns. */
export function columnCommands(state: StudioState): readonly Command[] {
  const selected = selectedColumns(state);
  if (!selected) return [];
  const { table, columns, ids } = selected;
  const { length } = columns;
  const isOne = length === 1;
  const what = isOne ? 'column' : `${length} columns`;
  const active = state.selection.column ?? '';
  const isUnique = columns.every((column) => column.unique === true || isPrimaryKeyAlone(table, column));
  const { hidden, hide, show } = useColumnViews.getState();
  const areHidden = columns.every(({ id }) => hidden.has(id));
  const commands: readonly Command[] = [
    {
      id: 'column.options',
      label: 'Column options',
      isEnabled: isOne,
      run: showInspector,
    },
    {
      id: 'column.field',
      label: isOne ? 'Set field' : `Set field of ${what}`,
      isEnabled: true,
      run: () => focusControl(state, 'field'),
    },
    {
      id: 'column.nulls',
      label: isOne ? 'Set nulls' : `Set nulls of ${what}`,
      isEnabled: true,
      run: () => focusControl(state, 'nulls'),
    },
    {
      id: 'column.unique',
      label: 'Unique',
      isChecked: isUnique,
      isEnabled: !columns.every((column) => isPrimaryKeyAlone(table, column)),
      run: () => setUniqueOfSelected(!isUnique),
    },
    {
      id: 'column.move-up',
      label: `Move ${what} up`,
      isEnabled: canMoveSelected(selected, -1),
      run: () => moveSelected(-1),
    },
    {
      id: 'column.move-down',
      label: `Move ${what} down`,
      isEnabled: canMoveSelected(selected, 1),
      run: () => moveSelected(1),
    },
    {
      id: 'column.copy',
      label: `Copy ${what}`,
      isEnabled: true,
      run: () => void copyColumns(columns, 'columns'),
    },
    {
      id: 'column.copy-names',
      label: isOne ? 'Copy name' : 'Copy names',
      isEnabled: true,
      run: () => void copyColumns(columns, 'names'),
    },
    {
      id: 'column.paste',
      label: 'Paste after',
      isEnabled: true,
      run: () => void pasteAfter(table.id, ids.at(-1) ?? ''),
    },
    {
      id: 'column.duplicate',
      label: `Duplicate ${what}`,
      isEnabled: true,
      run: () => duplicate(table.id, ...ids),
    },
    {
      id: 'column.remove',
      label: `Remove ${what}`,
      isEnabled: true,
      run: () => remove(table.id, ...ids),
    },
    {
      id: 'column.hide',
      label: `${areHidden ? 'Show' : 'Hide'} ${what} in preview`,
      isEnabled: areHidden || table.columns.some(({ id }) => !hidden.has(id) && !ids.includes(id)),
      run: () => (areHidden ? show(columns) : ids.forEach(hide)),
    },
    {
      id: 'column.select-more',
      label: 'Select several columns',
      isEnabled: state.selection.columns === undefined && table.columns.length > 1,
      run: () => selectSeveral(table, active, new Set([active])),
    },
    {
      id: 'column.select-all',
      label: 'Select all columns',
      isEnabled: length < table.columns.length,
      run: selectAll,
    },
  ];
  return commands.map(withKeys);
}

/** The first commands of the groups of the menu. */
const GROUPS: ReadonlySet<string> = new Set(['column.move-up', 'column.copy', 'column.select-more']);

/** The commands as a menu, with separators between their groups. */
export function menuItems(commands: readonly Command[]): readonly MenuItem[] {
  return commands.flatMap((command): MenuItem[] =>
    GROUPS.has(command.id) ? ['separator', command] : [command],
  );
}

/** Moves the focus to the control of one column, or of all selected ones. */
function focusControl({ selection }: StudioState, cell: 'field' | 'nulls'): void {
  focusCell((selection.columns ? SELECTED : selection.column) ?? '', cell);
}
