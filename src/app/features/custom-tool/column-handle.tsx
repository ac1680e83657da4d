import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';

interface Props {
  /** The column's place, from 1. */
  readonly number: number;
  /** Moves the column to a place, counted from 0; the handle's list item moves with it. */
  readonly onMove: (place: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The number badge; dragged, or with the arrow keys, it takes its column to another place. */
export function ColumnHandle({ number, onMove }: Props) {
  const handle = useRef<HTMLButtonElement>(null);
  const moved = useRef(false);

  // A browser takes the focus from an element that is put elsewhere in the document.
  useLayoutEffect(() => {
    if (moved.current) handle.current?.focus();
    moved.current = false;
  });

  function moveTo(place: number) {
    moved.current = true;
    onMove(place);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveTo(number - 1 + step);
  }

  function onPointerMove(event: PointerEvent<HTMLButtonElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const rows = [...(event.currentTarget.closest('ul')?.children ?? [])];
    const place = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return event.clientY >= top && event.clientY <= bottom;
    });
    if (place !== -1 && place !== number - 1) moveTo(place);
  }

  return (
    <button
      ref={handle}
      type="button"
      aria-label={`Column ${number}, move with the arrow keys`}
      title="Drag, or press the arrow keys, to move"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      className="flex size-10 cursor-grab touch-none items-center justify-center rounded-control bg-sunken font-mono text-sm text-muted tabular-nums hover:text-ink active:cursor-grabbing"
    >
      {number}
    </button>
  );
}
