import type { KeyboardEvent } from 'react';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import type { RowsView } from '../../rows-table/use-rows-view.ts';
import { NotInFilesMark } from '../controls/hidden-marks.tsx';
import { FOCUS } from '../document/place.ts';
import { useStudio } from '../document/store.ts';
import { isSelected } from '../schema/selection.ts';
import type { StudioColumn, StudioTable } from '../schema/studio-schema.ts';
import { ColumnResizer } from './column-resizer.tsx';

interface Props {
  readonly table: StudioTable;
  /** All that are not hidden. */
  readonly columns: readonly StudioColumn[];
  readonly view: RowsView<StudioColumn>;
}

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The names of the columns. One of them is a tab stop; arrow keys lead to the others. Choosing a name selects the column in
 * the grid, and the columns that are selected there are marked here.
 */
export function HeadCells({ table, columns, view: { shownColumns, rows, revealColumn } }: Props) {
  const selection = useStudio((state) => (state.selection.table === table.id ? state.selection : undefined));
  const selected = selection?.column;
  const stop = shownColumns.some(({ column }) => column.id === selected)
    ? selected
    : shownColumns[0]?.column.id;

  function select(column: string) {
    useStudio.getState().select({ table: table.id, column });
  }

  function onKeyDown(event: KeyboardEvent, id: string) {
    const step = KEYS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const last = columns.length - 1;
    const at = columns.findIndex((column) => column.id === id);
    const target = columns[Math.max(0, Math.min(step(at, last), last))];
    if (!target) return;
    event.preventDefault();
    select(target.id);
    revealColumn(target.id);
    moveFocus(FOCUS.columnHead(target.id));
  }

  return shownColumns.map(({ column: { id, name: given }, column, index, width }) => {
    const name = given || 'unnamed column';
    return (
      <th
        key={id}
        scope="col"
        aria-label={column.hidden ? `${name}, not in files` : name}
        aria-colindex={index + 1}
        aria-selected={selection !== undefined && isSelected(selection, id)}
        data-column={id}
        data-right={rows.isNumber(id) ? '' : undefined}
        style={{ width }}
      >
        <button
          ref={focusTarget(FOCUS.columnHead(id), ...(id === stop ? [FOCUS.rowsHead] : []))}
          type="button"
          title={column.hidden ? `${name}, not in files` : name}
          tabIndex={id === stop ? 0 : -1}
          onClick={() => select(id)}
          onKeyDown={(event) => onKeyDown(event, id)}
        >
          {column.hidden && (
            <span className="mr-1 inline-block align-[-3px]">
              <NotInFilesMark />
            </span>
          )}
          {name}
        </button>
        <ColumnResizer column={column} width={width} isTabStop={id === stop} />
      </th>
    );
  });
}
