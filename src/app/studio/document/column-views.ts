import { create } from 'zustand';
import type { StudioColumn, StudioTable } from '../schema/studio-schema.ts';

/** How the preview shows columns, by their ids. It is not a part of the document. */
interface ColumnViews {
  /** In pixels, of the columns that the visitor has resized. */
  readonly widths: ReadonlyMap<string, number>;
  readonly hidden: ReadonlySet<string>;
  /** Undefined fits the width to the rows in view again. */
  resize(column: string, width: number | undefined): void;
  hide(column: string): void;
  show(columns: readonly StudioColumn[]): void;
}

/** In pixels: room for three characters; the widest that a visitor can make a column. */
export const WIDTH_MIN = 48;
export const WIDTH_MAX = 2000;

export const useColumnViews = create<ColumnViews>()((set) => ({
  widths: new Map(),
  hidden: new Set(),
  resize: (column, width) =>
    set(({ widths: before }) => {
      const widths = new Map(before);
      if (width === undefined) widths.delete(column);
      else widths.set(column, Math.round(Math.max(WIDTH_MIN, Math.min(width, WIDTH_MAX))));
      return { widths };
    }),
  hide: (column) => set(({ hidden }) => ({ hidden: new Set(hidden).add(column) })),
  show: (columns) =>
    set(({ hidden: before }) => {
      const hidden = new Set(before);
      for (const { id } of columns) hidden.delete(id);
      return { hidden };
    }),
}));

/** The columns of a table that are not hidden. */
export function shownColumns({ columns }: StudioTable, hidden: ReadonlySet<string>): readonly StudioColumn[] {
  return hidden.size === 0 ? columns : columns.filter(({ id }) => !hidden.has(id));
}
