import { ContextMenu } from '../../ui/context-menu.tsx';
import type { MenuPlace } from '../../ui/use-context-menu.ts';
import type { StudioColumn, StudioTable } from '../schema/studio-schema.ts';
import type { CopyFormat } from './copy-cells.ts';
import { cellItems, columnItems } from './preview-menu.ts';

interface Props {
  readonly at: MenuPlace;
  readonly table: StudioTable;
  /** The column whose menu it is; the menu is the cells’ otherwise. */
  readonly column: StudioColumn | undefined;
  readonly isSelected: boolean;
  readonly onCopy: (format: CopyFormat) => void;
  readonly onSelectAll: () => void;
  readonly onClose: () => void;
}

/** The menu of the preview’s rows. */
export function RowsMenu({ at, table, column, isSelected, onCopy, onSelectAll, onClose }: Props) {
  return (
    <ContextMenu
      label={column ? 'Column menu' : 'Cell menu'}
      at={at}
      items={column ? columnItems(table, column) : cellItems(isSelected, onCopy, onSelectAll)}
      onClose={onClose}
    />
  );
}
