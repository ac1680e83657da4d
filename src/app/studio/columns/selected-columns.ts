import type { FieldId } from '../../../catalogue/fields.ts';
import { countOf } from '../../lib/format-count.ts';
import { announce } from '../../notifications/announcements.tsx';
import { dropGuesses, editAndGuess } from '../document/column-views.ts';
import { selectedTable, useStudio } from '../document/store.ts';
import { labelOf } from '../fields/field-picker.tsx';
import { setColumns, setField } from '../schema/columns.ts';
import { idsBetween, selectedIn } from '../schema/selection.ts';
import type { StudioColumn, StudioTable } from '../schema/studio-schema.ts';
import { moveColumnsTo, remove } from './actions.ts';
import { type CellName, focusSelected } from './cells.ts';

interface Selected {
  readonly table: StudioTable;
  readonly columns: readonly StudioColumn[];
  readonly ids: readonly string[];
}

/** The selected columns of the shown table; undefined if there are none. */
export function selectedColumns(state = useStudio.getState()): Selected | undefined {
  const table = selectedTable(state);
  const columns = table ? selectedIn(table, state.selection) : [];
  return table && columns.length > 0 ? { table, columns, ids: columns.map(({ id }) => id) } : undefined;
}

/** Selects one column alone. */
export function selectOnly(tableId: string, column: string | undefined): void {
  useStudio.getState().select({ table: tableId, column });
}

/** Selects columns, and shows the options of one of them. */
export function selectSeveral(table: StudioTable, column: string, columns: ReadonlySet<string>): void {
  useStudio.getState().select({ table: table.id, column, columns });
  announce(`${countOf(columns.size, 'column')} selected`);
}

/** Selects the columns from one to another. */
export function selectBetween(table: StudioTable, from: string | undefined, to: string): void {
  selectSeveral(table, to, idsBetween(table, from, to));
}

/** Selects a column beside those that are selected, or takes it out again. At least one stays selected. */
export function toggleSelected(table: StudioTable, id: string): void {
  const { selection } = useStudio.getState();
  const others = new Set(selectedIn(table, selection).map((column) => column.id));
  const isAdded = !others.delete(id);
  if (isAdded) others.add(id);
  const left = table.columns.filter((column) => others.has(column.id)).at(-1);
  const active = isAdded ? id : others.has(selection.column ?? '') ? selection.column : left?.id;
  if (active !== undefined) selectSeveral(table, active, others);
}

export function selectAll(): void {
  const state = useStudio.getState();
  const table = selectedTable(state);
  const [first] = table?.columns ?? [];
  if (!table || !first) return;
  selectSeveral(table, state.selection.column ?? first.id, new Set(table.columns.map(({ id }) => id)));
}

/** Ends the selection of several columns; false if there is none. */
export function endSelection(): boolean {
  const { selection, select } = useStudio.getState();
  const { table, column, columns } = selection;
  if (!columns) return false;
  select({ table, column });
  announce('1 column selected');
  return true;
}

/** Whether a move by one place changes the order of the columns. */
export function canMoveSelected({ table, columns }: Selected, by: -1 | 1): boolean {
  const end = by < 0 ? 0 : -1;
  return columns.length < table.columns.length && table.columns.at(end) !== columns.at(end);
}

/** Moves the selected columns by one place. */
export function moveSelected(by: -1 | 1): boolean {
  const selected = selectedColumns();
  if (!selected) return false;
  const { table, ids } = selected;
  const own = new Set(ids);
  const isOther = ({ id }: StudioColumn) => !own.has(id);
  const first = table.columns.findIndex(({ id }) => own.has(id));
  const last = table.columns.findLastIndex(({ id }) => own.has(id));
  const before = table.columns.slice(0, by < 0 ? first : last).filter(isOther).length;
  return moveColumnsTo(table.id, own, before + by);
}

/** Removes the selected columns. The column after them has the focus then, or the last one. */
export function removeSelected(cell: CellName): void {
  const selected = selectedColumns();
  if (!selected) return;
  remove(selected.table.id, ...selected.ids);
  focusSelected(cell);
}

export function setFieldOfSelected(field: FieldId): void {
  const selected = selectedColumns();
  if (!selected) return;
  const { table, ids } = selected;
  dropGuesses(ids);
  useStudio.getState().edit((schema) => setField(schema, table.id, new Set(ids), field));
  announce(`${countOf(ids.length, 'column')} set to ${labelOf(field)}`);
}

/** @param percent of the rows, from 0 to 100 */
export function setNullsOfSelected(percent: number): void {
  const selected = selectedColumns();
  if (!selected) return;
  const { table, ids } = selected;
  useStudio.getState().edit((schema) => setColumns(schema, table.id, new Set(ids), { nulls: percent }), {
    typing: `nulls ${ids.join(' ')}`,
  });
}

/** Leaves the selected columns out of files, or puts them back. */
export function setHiddenOfSelected(hidden: boolean): void {
  const selected = selectedColumns();
  if (!selected) return;
  const { table, ids } = selected;
  useStudio.getState().edit((schema) => setColumns(schema, table.id, new Set(ids), { hidden }));
  announce(`${countOf(ids.length, 'column')} ${hidden ? 'hidden from' : 'shown in'} files`);
}

export function setUniqueOfSelected(unique: boolean): void {
  const selected = selectedColumns();
  if (!selected) return;
  const { table, ids } = selected;
  const guessed = editAndGuess((schema) => setColumns(schema, table.id, new Set(ids), { unique }));
  const text = `${countOf(ids.length, 'column')} ${unique ? 'unique' : 'not unique'}`;
  announce(guessed === '' ? text : `${text}. ${guessed}`);
}
