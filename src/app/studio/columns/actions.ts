import type { FieldId } from '../../../catalogue/fields.ts';
import { tableById } from '../../../schema/edits/edited-schema.ts';
import { usersOfRemoved } from '../../../schema/edits/references.ts';
import { countOf, formatCount } from '../../lib/format-count.ts';
import { announce } from '../../notifications/announcements.tsx';
import { dropGuesses, editAndGuess, noteGuesses } from '../document/column-views.ts';
import {
  columnsRemoved,
  notifyTooManyColumns,
  notifyUnreadableColumns,
  removed,
} from '../document/messages.ts';
import { useStudio } from '../document/store.ts';
import { removeWithUndo } from '../document/undo-offer.ts';
import {
  duplicateColumns,
  insertColumns,
  insertWithFreeNames,
  moveColumns,
  removeColumns,
  renameColumn,
  setColumn,
  setField,
} from '../schema/columns.ts';
import { fittedTo, readCopied } from '../schema/copied-columns.ts';
import { guessColumn, guessColumns } from '../schema/guess-column.ts';
import { nameAfterField } from '../schema/names.ts';
import { listedNames, PASTED_COLUMNS_MAX, pastedNames } from '../schema/paste.ts';
import { startingOptions } from '../schema/starting-options.ts';
import {
  columnById,
  newId,
  type StudioColumn,
  type StudioSchema,
  type StudioTable,
} from '../schema/studio-schema.ts';

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
  editAndGuess(
    (before) => {
      const table = tableById(before, tableId);
      if (!table || name === '') return before;
      return insertColumns(before, tableId, [{ id, ...guessColumn(before, table, name) }]);
    },
    { typing: creating, select: { table: tableId, column: id } },
  );
  const column = columnById(tableById(state().schema, tableId), id);
  noteGuesses(column ? [column] : []);
}

/** Sets a column's field; the empty row becomes a column that is named after it. */
export function pickField(tableId: string, id: string, field: FieldId, label: string): void {
  dropGuesses([id]);
  state().edit(
    (schema) => {
      const table = tableById(schema, tableId);
      if (!table || columnById(table, id)) return setField(schema, tableId, new Set([id]), field);
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

/** Files leave out hidden columns; other columns read them. */
export function setHidden(tableId: string, id: string, hidden: boolean): void {
  state().edit((schema) => setColumn(schema, tableId, id, { hidden }));
}

export function setUnique(tableId: string, id: string, unique: boolean): void {
  editAndGuess((schema) => setColumn(schema, tableId, id, { unique }));
}

/**
 * Moves columns to stand together; false if nothing moves. All moves of one drag are one step.
 *
 * @param to the index of the first among the columns that are not moved
 */
export function moveColumnsTo(tableId: string, ids: ReadonlySet<string>, to: number, drag?: string): boolean {
  const { schema: before, edit } = state();
  edit(
    (schema) => moveColumns(schema, tableId, ids, to),
    drag === undefined ? {} : { typing: `drag ${drag}` },
  );
  const { schema } = state();
  if (schema === before) return false;
  const columns = tableById(schema, tableId)?.columns ?? [];
  const first = columns.findIndex(({ id }) => ids.has(id));
  const place = ids.size === 1 ? `${first + 1}` : `${first + 1} to ${first + ids.size}`;
  const what = ids.size === 1 ? columns[first]?.name || 'Column' : countOf(ids.size, 'column');
  announce(`${what}, ${place} of ${columns.length}`);
  return true;
}

/** Inserts copies after the last of the columns, and selects them. */
export function duplicate(tableId: string, ...ids: readonly string[]): void {
  const copies = ids.map(() => newId());
  const [first = ''] = copies;
  state().edit((schema) => duplicateColumns(schema, tableId, new Set(ids), copies), {
    select: { table: tableId, column: first, columns: ids.length > 1 ? new Set(copies) : undefined },
  });
  announce(ids.length > 1 ? `${countOf(ids.length, 'column')} added` : `${nameOf(tableId, first)} added`);
}

/** Removes columns, with a message that offers to put them back. */
export function remove(tableId: string, ...ids: readonly string[]): void {
  const [first = ''] = ids;
  const { schema, edit } = state();
  const table = tableById(schema, tableId);
  if (!table) return;
  const after = removeColumns(schema, tableId, new Set(ids));
  const gone = ids.map((id) => columnById(table, id)?.name ?? '');
  const users = usersOfRemoved(after, table, gone);
  const message =
    ids.length > 1 ? columnsRemoved(ids.length, users) : removed('column', nameOf(tableId, first), users);
  removeWithUndo(message, () => edit(() => after, { select: { table: tableId, column: first } }));
}

/**
 * Adds pasted columns, or one for each pasted name, after a column or at the end; false if the text is a part of a name.
 * Commas separate names where there is no name yet.
 */
export function paste(tableId: string, id: string, text: string): boolean {
  if (pasteColumns(tableId, id, text)) return true;
  const isThere = columnById(tableById(state().schema, tableId), id) !== undefined;
  const names = isThere ? pastedNames(text) : listedNames(text);
  const isOneName = names.ok && names.value.length < 2;
  return isOneName ? false : addNames(tableId, id, names);
}

/** The same of a text that is columns or names, but no part of a name. */
export function pasteWhole(tableId: string, id: string, text: string): void {
  if (!pasteColumns(tableId, id, text)) addNames(tableId, id, listedNames(text));
}

/** Adds columns that were copied in the Studio, and selects them; false if the text is something else. */
export function pasteColumns(tableId: string, id: string, text: string): boolean {
  const copied = readCopied(text);
  if (!copied) return false;
  if (!copied.ok) notifyUnreadableColumns(copied.error);
  else if (copied.value.length > PASTED_COLUMNS_MAX) {
    notifyTooManyColumns(copied.value.length, PASTED_COLUMNS_MAX);
  } else {
    const drafts = copied.value;
    const inserted = insertAfter(tableId, id, (schema, table, at) =>
      insertWithFreeNames(schema, table.id, fittedTo(table, drafts), at),
    );
    const columns = inserted.length > 1 ? new Set(inserted.map((column) => column.id)) : undefined;
    state().select({ table: tableId, column: inserted.at(-1)?.id, columns });
  }
  return true;
}

function addNames(tableId: string, id: string, names: ReturnType<typeof listedNames>): true {
  if (!names.ok) {
    notifyTooManyColumns(names.error.count, PASTED_COLUMNS_MAX);
    return true;
  }
  if (names.value.length === 0) {
    announce('The clipboard has no names');
    return true;
  }
  const inserted = insertAfter(tableId, id, (schema, table, at) =>
    insertColumns(schema, tableId, guessColumns(schema, table, names.value), at),
  );
  noteGuesses(inserted);
  return true;
}

type Insert = (schema: StudioSchema, table: StudioTable, at: number) => StudioSchema;

/** Inserts columns after one, or at the end. Returns them. */
function insertAfter(tableId: string, id: string, insert: Insert): readonly StudioColumn[] {
  const { schema: before, endTyping } = state();
  const old = new Set(tableById(before, tableId)?.columns.map((column) => column.id));
  endTyping();
  const guessed = editAndGuess((schema) => {
    const table = tableById(schema, tableId);
    if (!table) return schema;
    const after = table.columns.findIndex((column) => column.id === id);
    return insert(schema, table, after === -1 ? table.columns.length : after + 1);
  });
  const columns = tableById(state().schema, tableId)?.columns ?? [];
  const added = columns.filter((column) => !old.has(column.id));
  const text = `${countOf(added.length, 'column')} added, ${formatCount(columns.length)} in all`;
  announce(guessed === '' ? text : `${text}. ${guessed}`);
  return added;
}
