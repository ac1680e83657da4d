import { moveFocus } from '../../lib/focus.ts';
import type { MenuItem } from '../../ui/context-menu.tsx';
import { shownColumns, useColumnViews } from '../document/column-views.ts';
import { FOCUS } from '../document/place.ts';
import { withKeys } from '../document/shortcuts.ts';
import { useStudio } from '../document/store.ts';
import type { StudioColumn, StudioTable } from '../schema/studio-schema.ts';
import { COPY_FORMATS, type CopyFormat } from './copy-cells.ts';

/** The commands of a column of the preview. */
export function columnItems(table: StudioTable, column: StudioColumn): readonly MenuItem[] {
  const { widths, hidden, hide, resize, show } = useColumnViews.getState();
  const shown = shownColumns(table, hidden);
  return [
    {
      id: 'preview.show-in-grid',
      label: 'Column options',
      isEnabled: true,
      run: () => useStudio.getState().select({ table: table.id, column: column.id }),
    },
    'separator',
    {
      id: 'preview.fit-width',
      label: 'Fit width to cells',
      isEnabled: widths.has(column.id),
      run: () => resize(column.id, undefined),
    },
    {
      id: 'preview.hide-column',
      label: 'Hide column',
      isEnabled: shown.length > 1,
      run: () => {
        const at = shown.indexOf(column);
        const next = shown[at + 1] ?? shown[at - 1];
        hide(column.id);
        moveFocus(FOCUS.columnHead(next?.id ?? ''));
      },
    },
    {
      id: 'preview.show-columns',
      label: 'Show all columns',
      isEnabled: shown.length < table.columns.length,
      run: () => show(table.columns),
    },
  ];
}

const FORMATS: readonly CopyFormat[] = ['tsv', 'csv', 'json'];

/** The commands of the selected cells. */
export function cellItems(
  isSelected: boolean,
  onCopy: (format: CopyFormat) => void,
  onSelectAll: () => void,
): readonly MenuItem[] {
  const copying = FORMATS.map((format) =>
    withKeys({
      id: `preview.copy-${format}`,
      label: `Copy as ${COPY_FORMATS[format].label}${COPY_FORMATS[format].note}`,
      isEnabled: isSelected,
      run: () => onCopy(format),
    }),
  );
  return [
    ...copying,
    'separator',
    withKeys({ id: 'preview.select-all', label: 'Select all cells', isEnabled: true, run: onSelectAll }),
  ];
}
