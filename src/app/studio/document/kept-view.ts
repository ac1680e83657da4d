import { isFormatId } from '../../../formats/formats.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';
import { columnViews, hideColumn, isGuessed, noteGuesses, resizeColumn } from './column-views.ts';
import { hasFileOptions, useFileSettings } from './file-settings.ts';

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

/** How files of the schema are written. It follows the columns, and older versions of the page pass over it. */
interface FilesView {
  readonly format: string;
  readonly options: object;
}

function filesView(): readonly FilesView[] {
  const { format, options } = useFileSettings.getState();
  return hasFileOptions() ? [{ format, options }] : [];
}

/** How a schema's columns are shown and its files written, as text; undefined if all is as usual. */
export function viewOf({ tables }: StudioSchema): string | undefined {
  const { widths, hidden } = columnViews();
  const views = tables.flatMap(({ name: table, columns }) =>
    columns
      .filter((column) => widths.has(column.id) || hidden.has(column.id) || isGuessed(column))
      .map((column): ColumnView => {
        const { id, name } = column;
        return [table, name, widths.get(id) ?? null, hidden.has(id), isGuessed(column)];
      }),
  );
  const parts = [...views, ...filesView()];
  return parts.length > 0 ? JSON.stringify(parts) : undefined;
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

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function showFiles({ format, options }: Partial<FilesView>): void {
  if (format === undefined || !isFormatId(format) || !isObject(options)) return;
  const known = Object.entries(options).filter(([id, set]) => isFormatId(id) && isObject(set));
  useFileSettings.setState({ format, options: Object.fromEntries(known) });
}

/**
 * Shows a schema's columns and writes its files as when the text was kept. What cannot be read of that is left out.
 */
export function showView({ tables }: StudioSchema, view: string): void {
  for (const part of partsOf(view)) {
    if (isObject(part)) showFiles(part);
    if (!Array.isArray(part)) continue;
    const [table, name, width, isHidden, wasGuessed]: readonly unknown[] = part;
    const column = tables.find((own) => own.name === table)?.columns.find((own) => own.name === name);
    if (!column) continue;
    if (typeof width === 'number') resizeColumn(column.id, width);
    if (isHidden === true) hideColumn(column.id);
    if (wasGuessed === true) noteGuesses([column]);
  }
}
