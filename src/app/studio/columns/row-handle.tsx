import { useRef } from 'react';
import { targetOf } from '../../lib/focus.ts';
import { FOCUS } from '../document/place.ts';
import { useStudio } from '../document/store.ts';
import { newId, type StudioSchema, tableById } from '../schema/studio-schema.ts';
import { cancelTyping, moveColumnsTo } from './actions.ts';
import { cellRef } from './cells.ts';
import { selectedColumns, selectOnly } from './selected-columns.ts';

interface Props {
  readonly tableId: string;
  readonly id: string;
  readonly name: string;
}

/** In pixels: the pointer nearer to an end of the grid scrolls it. */
const EDGE = 36;
const SCROLL_STEP = 12;

/** Drags its column, or all that are selected with it, to another place; by keyboard Alt+Up and Alt+Down do. */
export function RowHandle({ tableId, id, name }: Props) {
  const pressed = useRef<StudioSchema>(undefined);
  return (
    <button
      ref={cellRef(id, 'handle')}
      type="button"
      tabIndex={-1}
      aria-label={`Move ${name || 'column'}`}
      title="Drag to move, or press Alt with an arrow key"
      onPointerDown={(event) => {
        const grid = event.currentTarget.closest<HTMLElement>('[role="grid"]');
        if (event.button !== 0 || event.shiftKey || event.ctrlKey || event.metaKey || !grid) return;
        pressed.current = useStudio.getState().schema;
        startDrag(grid, tableId, id);
      }}
      onClick={() => {
        if (pressed.current === useStudio.getState().schema) selectOnly(tableId, id);
      }}
      className="flex size-7 cursor-grab touch-none items-center justify-center rounded-control text-faint hover:bg-sunken hover:text-ink active:cursor-grabbing"
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-current">
        <path d="M5 3h2v2H5zm4 0h2v2H9zM5 7h2v2H5zm4 0h2v2H9zm-4 4h2v2H5zm4 0h2v2H9z" />
      </svg>
    </button>
  );
}

/** A capture of the pointer would end with the first move: the row is put elsewhere in the document. */
function startDrag(grid: HTMLElement, tableId: string, id: string): void {
  const drag = newId();
  const ended = new AbortController();
  const { signal } = ended;
  const selected = selectedColumns()?.ids ?? [];
  const own = selected.includes(id) ? selected : [id];
  const ids = new Set(own);
  // The dragged column stays under the pointer, with the others around it.
  const before = own.indexOf(id);

  function end() {
    ended.abort('ended');
    useStudio.getState().endTyping();
  }

  function onMove({ clientY }: PointerEvent) {
    const place = placeAt(tableId, clientY);
    if (place !== undefined && !isOver(place)) moveColumnsTo(tableId, ids, place - before, `${drag} ${id}`);
    scrollAtEdge(grid.closest('[data-scroller]'), clientY);
  }

  /** Whether the row is one of the dragged columns, which stand together already. */
  function isOver(place: number): boolean {
    const columns = tableById(useStudio.getState().schema, tableId)?.columns ?? [];
    const first = columns.findIndex((column) => ids.has(column.id));
    return place >= first && place < first + ids.size && ids.has(columns[place]?.id ?? '');
  }

  function cancel() {
    cancelTyping(id);
    end();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  }

  addEventListener('pointermove', onMove, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', cancel, { signal });
  addEventListener('keydown', onKeyDown, { signal, capture: true });
}

/** The place of the column that is drawn at a height. */
function placeAt(tableId: string, y: number): number | undefined {
  const columns = tableById(useStudio.getState().schema, tableId)?.columns ?? [];
  const place = columns.findIndex((column) => {
    const row = targetOf(FOCUS.cell(column.id, 'name'))?.closest('[data-row]')?.getBoundingClientRect();
    return row && y >= row.top && y < row.bottom;
  });
  return place === -1 ? undefined : place;
}

function scrollAtEdge(scroller: Element | null, y: number): void {
  if (!scroller) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  if (y < top + EDGE) scroller.scrollBy({ top: -SCROLL_STEP, behavior: 'instant' });
  else if (y > bottom - EDGE) scroller.scrollBy({ top: SCROLL_STEP, behavior: 'instant' });
}
