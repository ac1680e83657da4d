import type { KeyboardEvent } from 'react';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import { FOCUS } from '../document/place.ts';
import { useStudio } from '../document/store.ts';
import { isSelected } from '../schema/selection.ts';
import type { StudioColumn, StudioTable } from '../schema/studio-schema.ts';
import { ColumnResizer } from './column-resizer.tsx';

/** A column in view; `index` counts all columns of the table. */
export interface ColumnInView {
  readonly column: StudioColumn;
  readonly index: number;
  /** In pixels. */
  readonly width: number;
}

interface Props {
  readonly table: StudioTable;
  /** All that are not hidden. */
  readonly columns: readonly StudioColumn[];
  readonly inView: readonly ColumnInView[];
  readonly isNumber: (column: string) => boolean;
  /** Scrolls until a column is in view. */
  readonly onReveal: (column: string) => void;
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
export function HeadCells({ table, columns, inView, isNumber, onReveal }: Props) {
  const selection = useStudio((state) => (state.selection.table === table.id ? state.selection : undefined));
  const selected = selection?.column;
  const stop = inView.some(({ column }) => column.id === selected) ? selected : inView[0]?.column.id;

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
    onReveal(target.id);
    moveFocus(FOCUS.columnHead(target.id));
  }

  return inView.map(({ column: { id, name: given }, column, index, width }) => {
    const name = given || 'unnamed column';
    return (
      <th
        key={id}
        scope="col"
        aria-label={name}
        aria-colindex={index + 1}
        aria-selected={selection !== undefined && isSelected(selection, id)}
        data-column={id}
        data-right={isNumber(id) ? '' : undefined}
        className="forced-colors:aria-selected:selected-in-system-colors"
        style={{ width }}
      >
        <button
          ref={focusTarget(FOCUS.columnHead(id), ...(id === stop ? [FOCUS.rowsHead] : []))}
          type="button"
          title={name}
          tabIndex={id === stop ? 0 : -1}
          onClick={() => select(id)}
          onKeyDown={(event) => onKeyDown(event, id)}
        >
          {name}
        </button>
        <ColumnResizer column={column} width={width} isTabStop={id === stop} />
      </th>
    );
  });
}
