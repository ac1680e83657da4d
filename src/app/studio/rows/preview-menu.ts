import { moveFocus } from '../../lib/focus.ts';
import type { MenuItem } from '../../ui/context-menu.tsx';
import { command } from '../controls/command.ts';
import {
  columnViews,
  hideColumn,
  LAST_SHOWN,
  resizeColumn,
  showColumns,
  shownColumns,
} from '../document/column-views.ts';
import { FOCUS } from '../document/place.ts';
import { useStudio } from '../document/store.ts';
import type { StudioColumn, StudioTable } from '../schema/studio-schema.ts';
import { COPY_FORMATS, type CopyFormat } from './copy-cells.ts';

/** The commands of a column of the preview. */
export function columnItems(table: StudioTable, column: StudioColumn): readonly MenuItem[] {
  const { widths, hidden } = columnViews();
  const shown = shownColumns(table, hidden);
  const select = () => useStudio.getState().select({ table: table.id, column: column.id });
  const hide = () => {
    const at = shown.indexOf(column);
    const next = shown[at + 1] ?? shown[at - 1];
    hideColumn(column.id);
    if (next) moveFocus(FOCUS.columnHead(next.id));
  };
  return [
    command('preview.show-in-grid', 'Column options', select),
    'separator',
    command(
      'preview.fit-width',
      'Fit width to cells',
      () => resizeColumn(column.id, undefined),
      !widths.has(column.id) && 'The width fits the cells.',
    ),
    command('preview.hide-column', 'Hide column', hide, shown.length < 2 && LAST_SHOWN),
    command(
      'preview.show-columns',
      'Show all columns',
      () => showColumns(table.columns),
      shown.length === table.columns.length && 'All columns are shown.',
    ),
  ];
}

const FORMATS: readonly CopyFormat[] = ['tsv', 'csv', 'json'];

/** The commands of the selected cells. */
export function cellItems(
  isSelected: boolean,
  onCopy: (format: CopyFormat) => void,
  onSelectAll: () => void,
): readonly MenuItem[] {
  const copying = FORMATS.map((format) => {
    const { label, note } = COPY_FORMATS[format];
    return command(
      `preview.copy-${format}`,
      `Copy as ${label}${note}`,
      () => onCopy(format),
      !isSelected && 'Select cells first.',
    );
  });
  return [...copying, 'separator', command('preview.select-all', 'Select all cells', onSelectAll)];
}
