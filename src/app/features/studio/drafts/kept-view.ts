import { useColumnViews } from '../preview/column-views.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';

/** How the preview shows a column: its width in pixels, or null if it fits the cells, and whether it is hidden. */
type ColumnView = readonly [table: string, column: string, width: number | null, isHidden: boolean];

/** How the preview shows a schema's columns, as text; undefined if all are shown as usual. */
export function viewOf({ tables }: StudioSchema): string | undefined {
  const { widths, hidden } = useColumnViews.getState();
  const views = tables.flatMap(({ name: table, columns }) =>
    columns
      .filter(({ id }) => widths.has(id) || hidden.has(id))
      .map(({ id, name }): ColumnView => [table, name, widths.get(id) ?? null, hidden.has(id)]),
  );
  return views.length > 0 ? JSON.stringify(views) : undefined;
}

/** Shows a schema's columns in the preview as they were shown when the text was kept. */
export function showView({ tables }: StudioSchema, view: string): void {
  const { resize, hide } = useColumnViews.getState();
  const views: readonly ColumnView[] = JSON.parse(view);
  for (const [table, name, width, isHidden] of views) {
    const column = tables.find((own) => own.name === table)?.columns.find((own) => own.name === name);
    if (!column) continue;
    if (width !== null) resize(column.id, width);
    if (isHidden) hide(column.id);
  }
}
