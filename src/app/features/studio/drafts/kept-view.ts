import { isGuessed, noteGuesses } from '../grid/guesses.ts';
import { useColumnViews } from '../preview/column-views.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';

/**
 * How a column is shown: its width in the preview in pixels, or null if it fits the cells; whether it is hidden there; and
 * whether the grid marks its field as guessed. Older versions of the page wrote no marks.
 */
type ColumnView = readonly [
  table: string,
  column: string,
  width: number | null,
  isHidden: boolean,
  isGuessed?: boolean,
];

/** How a schema's columns are shown, as text; undefined if all are shown as usual. */
export function viewOf({ tables }: StudioSchema): string | undefined {
  const { widths, hidden } = useColumnViews.getState();
  const views = tables.flatMap(({ name: table, columns }) =>
    columns
      .filter((column) => widths.has(column.id) || hidden.has(column.id) || isGuessed(column))
      .map((column): ColumnView => {
        const { id, name } = column;
        return [table, name, widths.get(id) ?? null, hidden.has(id), isGuessed(column)];
      }),
  );
  return views.length > 0 ? JSON.stringify(views) : undefined;
}

/** The parts of a kept view. A newer page may have written it in another way. */
function partsOf(view: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(view);
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** Shows a schema's columns as they were shown when the text was kept. What cannot be read of that is left out. */
export function showView({ tables }: StudioSchema, view: string): void {
  const { resize, hide } = useColumnViews.getState();
  for (const part of partsOf(view)) {
    if (!Array.isArray(part)) continue;
    const [table, name, width, isHidden, wasGuessed]: readonly unknown[] = part;
    const column = tables.find((own) => own.name === table)?.columns.find((own) => own.name === name);
    if (!column) continue;
    if (typeof width === 'number') resize(column.id, width);
    if (isHidden === true) hide(column.id);
    if (wasGuessed === true) noteGuesses([column]);
  }
}
