import { Button } from '../../ui/button.tsx';
import { duplicate, remove } from '../columns/actions.ts';
import { focusSelected } from '../columns/cells.ts';
import { useWide } from '../controls/use-wide.ts';
import { hideColumn, showColumns, useColumnViews } from '../document/column-views.ts';
import { closeInspector } from '../document/place.ts';
import type { ColumnProps } from './form.ts';

/** What the keys of the grid do as well. The focus goes to the grid, and a sheet closes: its column is another one then. */
export function ColumnActions({ table, column }: ColumnProps) {
  const isWide = useWide();
  const isHidden = useColumnViews(({ hidden }) => hidden.has(column.id));

  function act(action: (table: string, column: string) => void) {
    action(table.id, column.id);
    closeInspector();
    focusSelected(isWide ? 'name' : 'options');
  }

  return (
    <div className="grid grid-cols-2 gap-2 border-t border-line pt-4 lg:max-xl:grid-cols-1">
      <Button size="touch" single onClick={() => act(duplicate)}>
        Duplicate column
      </Button>
      <Button
        size="touch"
        variant="danger"
        single
        onClick={() => act(remove)}
        className="border-line-strong!"
      >
        Remove column
      </Button>
      <Button
        size="touch"
        className="col-span-full"
        title={isHidden ? undefined : 'Hides it in the preview. Files keep it.'}
        onClick={() => (isHidden ? showColumns([column]) : hideColumn(column.id))}
      >
        {isHidden ? 'Show column' : 'Hide column'}
      </Button>
    </div>
  );
}
