import { create } from 'zustand';
import { showTab } from './show-place.ts';
import { useStudio } from './store.ts';

interface Target {
  readonly table: string;
  /** Undefined is the first row of the grid. */
  readonly column: string | undefined;
}

/** The column whose name is to have the focus once the grid shows it. */
export const useColumnToShow = create<{ readonly target: Target | undefined }>()(() => ({
  target: undefined,
}));

/** Shows a table’s columns, and moves the focus to the name of one of them, by default the first. */
export function showColumn(table: string, column?: string): void {
  useStudio.getState().select({ table, column });
  showTab('columns');
  useColumnToShow.setState({ target: { table, column } });
}
