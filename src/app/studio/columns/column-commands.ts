import type { MenuCommand, MenuItem } from '../../ui/context-menu.tsx';
import { command, dangerous } from '../controls/command.ts';
import { columnViews, hideColumn, LAST_SHOWN, showColumns } from '../document/column-views.ts';
import { showInspector } from '../document/place.ts';
import type { StudioState } from '../document/session.ts';
import { isInPrimaryKey, isPrimaryKeyAlone } from '../schema/studio-schema.ts';
import { duplicate, remove } from './actions.ts';
import { focusCell, SELECTED } from './cells.ts';
import { copyColumns, pasteAfter } from './column-clipboard.ts';
import {
  canMoveSelected,
  moveSelected,
  selectAll,
  selectedColumns,
  selectSeveral,
  setHiddenOfSelected,
  setUniqueOfSelected,
} from './selected-columns.ts';
import { PRIMARY_KEY } from './unique-box.tsx';

const ALL_SELECTED = 'All columns are selected.';
const ONE_COLUMN = 'The table has only one column.';

/** The commands for the selected columns: in their menu, by the grid's keys and in the command palette. None without columns. */
export function columnCommands(state: StudioState): readonly MenuCommand[] {
  const selected = selectedColumns(state);
  if (!selected) return [];
  const { table, columns, ids } = selected;
  const { length } = columns;
  const isOne = length === 1;
  const what = isOne ? 'column' : `${length} columns`;
  const active = state.selection.column ?? '';
  const isUnique = columns.every((column) => column.unique === true || isPrimaryKeyAlone(table, column));
  const { hidden } = columnViews();
  const areHidden = columns.every(({ id }) => hidden.has(id));
  const areOutOfFiles = columns.every((column) => column.hidden === true);
  const hasKey = columns.some((column) => isInPrimaryKey(table, column));
  const canBeUnique = !columns.every((column) => isPrimaryKeyAlone(table, column));
  const canHide = areHidden || table.columns.some(({ id }) => !hidden.has(id) && !ids.includes(id));
  const isLess = length < table.columns.length;
  const isOnly = table.columns.length === 1;
  const noOther = !isLess && (isOnly ? ONE_COLUMN : ALL_SELECTED);
  const end = (by: -1 | 1) =>
    !canMoveSelected(selected, by) && (noOther || `The ${by < 0 ? 'first' : 'last'} column is selected.`);
  return [
    command('column.options', 'Column options', showInspector, !isOne && 'Select only one column.'),
    command('column.field', isOne ? 'Set field' : `Set field of ${what}`, () => focusControl(state, 'field')),
    command('column.nulls', isOne ? 'Set nulls' : `Set nulls of ${what}`, () => focusControl(state, 'nulls')),
    {
      ...command(
        'column.unique',
        'Unique',
        () => setUniqueOfSelected(!isUnique),
        !canBeUnique && PRIMARY_KEY,
      ),
      isChecked: isUnique,
    },
    command('column.move-up', `Move ${what} up`, () => moveSelected(-1), end(-1)),
    command('column.move-down', `Move ${what} down`, () => moveSelected(1), end(1)),
    command('column.copy', `Copy ${what}`, () => void copyColumns(columns, 'columns')),
    command(
      'column.copy-names',
      isOne ? 'Copy name' : 'Copy names',
      () => void copyColumns(columns, 'names'),
    ),
    command('column.paste', 'Paste after', () => void pasteAfter(table.id, ids.at(-1) ?? '')),
    command('column.duplicate', `Duplicate ${what}`, () => duplicate(table.id, ...ids)),
    dangerous(command('column.remove', `Remove ${what}`, () => remove(table.id, ...ids))),
    command(
      'column.hide',
      `${areHidden ? 'Show' : 'Hide'} ${what} in preview`,
      () => (areHidden ? showColumns(columns) : ids.forEach(hideColumn)),
      !canHide && LAST_SHOWN,
    ),
    command(
      'column.hide-from-files',
      areOutOfFiles ? 'Show in files' : 'Hide from files',
      () => setHiddenOfSelected(!areOutOfFiles),
      !areOutOfFiles && hasKey && 'A key is in every file.',
    ),
    command(
      'column.select-more',
      'Select several columns',
      () => selectSeveral(table, active, new Set([active])),
      state.selection.columns ? 'Several columns can be selected now.' : isOnly && ONE_COLUMN,
    ),
    command('column.select-all', 'Select all columns', selectAll, noOther),
  ];
}

/** The first commands of the groups of the menu. */
const GROUPS: ReadonlySet<string> = new Set(['column.move-up', 'column.copy', 'column.select-more']);

/** The commands as a menu, with separators between their groups. */
export function menuItems(commands: readonly MenuCommand[]): readonly MenuItem[] {
  return commands.flatMap((item): MenuItem[] => (GROUPS.has(item.id) ? ['separator', item] : [item]));
}

/** Moves the focus to the control of one column, or of all selected ones. */
function focusControl({ selection }: StudioState, cell: 'field' | 'nulls'): void {
  focusCell((selection.columns ? SELECTED : selection.column) ?? '', cell);
}
