import type { FieldId } from '../../../../catalogue/fields.ts';
import { countOf, formatCount } from '../../../lib/format-count.ts';
import { columnRemoved, notifyTooManyLines } from '../messages.ts';
import {
  duplicateColumn,
  insertColumns,
  moveColumn,
  removeColumns,
  renameColumn,
  setColumn,
  setField,
} from '../schema/columns.ts';
import { guessColumn, guessColumns } from '../schema/guess-column.ts';
import { nameAfterField } from '../schema/names.ts';
import { PASTED_COLUMNS_MAX, pastedNames } from '../schema/paste.ts';
import { startingOptions } from '../schema/starting-options.ts';
import { columnById, newId, tableById } from '../schema/studio-schema.ts';
import { useStudio } from '../store.ts';
import { removeWithUndo } from '../undo-offer.tsx';
import { announce } from './announcements.tsx';

const state = () => useStudio.getState();

function nameOf(tableId: string, id: string): string {
  return columnById(tableById(state().schema, tableId), id)?.name || 'Column';
}

/** What is typed into a name: of a column that is there, or of the empty row, which becomes a column of a fitting field. */
export function typeName(tableId: string, id: string, name: string): void {
  const { schema, typing, edit } = state();
  const creating = `new ${id}`;
  const isThere = columnById(tableById(schema, tableId), id) !== undefined;
  if (isThere && typing?.name !== creating) {
    edit((before) => renameColumn(before, tableId, id, name), { typing: `name ${id}` });
    return;
  }
  edit(
    (before) => {
      const table = tableById(before, tableId);
      if (!table || name === '') return before;
      return insertColumns(before, tableId, [{ id, ...guessColumn(before, table, name) }]);
    },
    { typing: creating, select: { table: tableId, column: id } },
  );
}

/** Takes back what is being typed; false where nothing is. */
export function cancelTyping(id: string): boolean {
  const { typing, edit } = state();
  if (!typing?.name.endsWith(` ${id}`)) return false;
  edit((before) => before, { typing: typing.name });
  return true;
}

/** Sets a column's field; the empty row becomes a column that is named after it. */
export function pickField(tableId: string, id: string, field: FieldId, label: string): void {
  state().edit(
    (schema) => {
      const table = tableById(schema, tableId);
      if (!table || columnById(table, id)) return setField(schema, tableId, id, field);
      const name = nameAfterField(label, field, table.columns);
      const options = startingOptions(schema, table, { name }, field);
      return insertColumns(schema, tableId, [{ id, name, field, options }]);
    },
    { select: { table: tableId, column: id } },
  );
}

export function setNulls(tableId: string, id: string, nulls: number): void {
  state().edit((schema) => setColumn(schema, tableId, id, { nulls }), { typing: `nulls ${id}` });
}

export function setUnique(tableId: string, id: string, unique: boolean): void {
  state().edit((schema) => setColumn(schema, tableId, id, { unique }));
}

/** Moves a column by some places; false at an end. All moves of one drag are one step. */
export function moveColumnTo(tableId: string, id: string, to: number, drag?: string): boolean {
  const { schema: before, edit } = state();
  edit(
    (schema) => moveColumn(schema, tableId, id, to),
    drag === undefined ? {} : { typing: `drag ${drag} ${id}` },
  );
  const { schema } = state();
  if (schema === before) return false;
  const count = tableById(schema, tableId)?.columns.length ?? 0;
  announce(`${nameOf(tableId, id)}, ${to + 1} of ${count}`);
  return true;
}

export function duplicate(tableId: string, id: string): string {
  const copy = newId();
  state().edit((schema) => duplicateColumn(schema, tableId, id, copy), {
    select: { table: tableId, column: copy },
  });
  announce(`${nameOf(tableId, copy)} added`);
  return copy;
}

/** Removes a column, with a message that offers to put it back. */
export function remove(tableId: string, id: string): void {
  removeWithUndo(columnRemoved(nameOf(tableId, id)), () =>
    state().edit((schema) => removeColumns(schema, tableId, new Set([id]))),
  );
}

/** The lines of a pasted text as columns after one, or at the end; false where it is no more than a part of a name. */
export function pasteNames(tableId: string, id: string, text: string): boolean {
  if (!/[\r\n\t]/.test(text.trim())) return false;
  const names = pastedNames(text);
  if (!names.ok) {
    notifyTooManyLines(names.error.count, PASTED_COLUMNS_MAX);
    return true;
  }
  const { edit, endTyping } = state();
  endTyping();
  edit((schema) => {
    const table = tableById(schema, tableId);
    if (!table) return schema;
    const after = table.columns.findIndex((column) => column.id === id);
    const drafts = guessColumns(schema, table, names.value);
    return insertColumns(schema, tableId, drafts, after === -1 ? table.columns.length : after + 1);
  });
  announce(`${countOf(names.value.length, 'column')} added, ${formatCount(tableSize(tableId))} in all`);
  return true;
}

function tableSize(tableId: string): number {
  return tableById(state().schema, tableId)?.columns.length ?? 0;
}
