import { useRef } from 'react';
import { tableById } from '../../../schema/edits/edited-schema.ts';
import { targetOf } from '../../lib/focus.ts';
import { takeBack } from '../controls/use-typed-text.ts';
import { FOCUS } from '../document/place.ts';
import { useStudio } from '../document/store.ts';
import { newId, type StudioSchema } from '../schema/studio-schema.ts';
import { moveColumnsTo } from './actions.ts';
import { cellRef } from './cells.ts';
import { selectedColumns, selectOnly } from './selected-columns.ts';

interface Props {
  readonly tableId: string;
  readonly id: string;
  readonly name: string;
}

/** In pixels: the pointer nearer than this to an end of the grid scrolls it, and so does one beyond that end. */
const EDGE = 36;
/** In pixels a millisecond, at the end itself, and at most. */
const SPEED = 0.6;
const SPEED_MAX = 2;
/** In pixels: a press that moves less is a click, which does not scroll. */
const CLICK = 4;

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
        startDrag(grid, tableId, id, event.clientY);
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
function startDrag(grid: HTMLElement, tableId: string, id: string, startY: number): void {
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

  const scroller = grid.closest('[data-scroller]') ?? grid;
  let y = startY;
  let isDragged = false;
  let lastFrame = performance.now();

  function moveToPointer() {
    const { top, bottom } = scroller.getBoundingClientRect();
    const place = placeAt(tableId, Math.max(top, Math.min(y, bottom - 1)));
    if (place !== undefined && !isOver(place)) moveColumnsTo(tableId, ids, place - before, `${drag} ${id}`);
  }

  function onMove({ clientY }: PointerEvent) {
    y = clientY;
    isDragged ||= Math.abs(y - startY) > CLICK;
    moveToPointer();
  }

  /** Scrolls on while the pointer rests at an end. */
  function onFrame(now: number) {
    if (signal.aborted) return;
    const top = isDragged ? scrollSpeed(scroller, y) * (now - lastFrame) : 0;
    lastFrame = now;
    if (top !== 0) {
      // Less than a pixel could be rounded to none.
      scroller.scrollBy({ top: Math.sign(top) * Math.ceil(Math.abs(top)), behavior: 'instant' });
      moveToPointer();
    }
    requestAnimationFrame(onFrame);
  }

  /** Whether the row is one of the dragged columns, which stand together already. */
  function isOver(place: number): boolean {
    const columns = tableById(useStudio.getState().schema, tableId)?.columns ?? [];
    const first = columns.findIndex((column) => ids.has(column.id));
    return place >= first && place < first + ids.size && ids.has(columns[place]?.id ?? '');
  }

  function cancel() {
    takeBack(`drag ${drag} ${id}`);
    end();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  }

  requestAnimationFrame(onFrame);
  addEventListener('pointermove', onMove, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', cancel, { signal });
  addEventListener('keydown', onKeyDown, { signal, capture: true });
}

/** The place of the column that is drawn at a height: the first place above the first column, the last below the last. */
function placeAt(tableId: string, y: number): number | undefined {
  const columns = tableById(useStudio.getState().schema, tableId)?.columns ?? [];
  const place = columns.findIndex((column, i) => {
    const row = targetOf(FOCUS.cell(column.id, 'name'))?.closest('[data-row]')?.getBoundingClientRect();
    return row && (y >= row.top || i === 0) && (y < row.bottom || i === columns.length - 1);
  });
  return place === -1 ? undefined : place;
}

/** In pixels a millisecond, down: the farther the pointer is from where the grid stays in place, the faster. */
function scrollSpeed(scroller: Element, y: number): number {
  const { top, bottom } = scroller.getBoundingClientRect();
  const beyond = Math.min(0, y - top - EDGE) + Math.max(0, y - bottom + EDGE);
  return Math.max(-SPEED_MAX, Math.min((beyond / EDGE) * SPEED, SPEED_MAX));
}
