import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { duplicate, remove } from '../columns/actions.ts';
import { focusCell } from '../columns/cells.ts';
import { useWide } from '../controls/use-wide.ts';
import { useColumnViews } from '../document/column-views.ts';
import { closeInspector } from '../document/sheet.ts';
import type { StudioColumn, StudioTable } from '../schema/studio-schema.ts';

interface Props {
  readonly table: StudioTable;
  readonly column: StudioColumn;
}

/** What the keys of the grid do as well. The focus goes to the grid, and a sheet closes: its column is another one then. */
export function ColumnActions({ table, column }: Props) {
  const isWide = useWide();
  const row = table.columns.indexOf(column);
  const isHidden = useColumnViews(({ hidden }) => hidden.has(column.id));
  const { hide, show } = useColumnViews.getState();

  function act(action: () => unknown, to: number) {
    flushSync(() => {
      action();
      closeInspector();
    });
    const focus = () => focusRow(to, isWide ? 'name' : 'options');
    // After a dialog's own attempt to give the focus back.
    if (isWide) focus();
    else requestAnimationFrame(() => requestAnimationFrame(focus));
  }

  return (
    <div className="grid grid-cols-2 gap-2 border-t border-line pt-4 lg:max-xl:grid-cols-1">
      <Button
        size="small"
        single
        className={LOOK}
        onClick={() => act(() => duplicate(table.id, column.id), row + 1)}
      >
        Duplicate column
      </Button>
      <Button
        size="small"
        single
        className={LOOK}
        onClick={() => act(() => remove(table.id, column.id), row)}
      >
        Remove column
      </Button>
      <Button
        size="small"
        className={`col-span-full ${LOOK}`}
        title={isHidden ? undefined : 'Hides it in the preview. Files keep it.'}
        onClick={() => (isHidden ? show([column]) : hide(column.id))}
      >
        {isHidden ? 'Show column' : 'Hide column'}
      </Button>
    </div>
  );
}

const LOOK = 'min-h-11 lg:min-h-0';

function focusRow(row: number, cell: 'name' | 'options'): void {
  const grid = document.querySelector<HTMLElement>('[role="grid"]');
  if (grid && !focusCell(grid, { row, cell })) grid.focus();
}
