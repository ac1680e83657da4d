import { create } from 'zustand';
import { tableById } from '../../../schema/edits/edited-schema.ts';
import { columnById, type StudioColumn, type StudioTable } from '../schema/studio-schema.ts';
import { createSession, type StudioState } from './session.ts';

/** The session of this page. */
export const useStudio = create(createSession(() => crypto.randomUUID()));

export function selectedTable({ schema, selection }: StudioState): StudioTable | undefined {
  return tableById(schema, selection.table);
}

export function selectedColumn(state: StudioState): StudioColumn | undefined {
  return columnById(selectedTable(state), state.selection.column);
}
