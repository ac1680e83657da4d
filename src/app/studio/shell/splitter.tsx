import type { KeyboardEvent, PointerEvent } from 'react';

interface Props {
  /** The share of the pane below, in percent. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const MIN = 15;
const MAX = 85;
const STEP = 5;

const steps: Readonly<Record<string, number>> = { ArrowUp: STEP, ArrowDown: -STEP, Home: -MAX, End: MAX };

/** Divides the columns from the preview below them. https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/ */
export function Splitter({ value, onChange }: Props) {
  const change = (to: number) => onChange(Math.round(Math.max(MIN, Math.min(to, MAX))));

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    change(value + step);
  }

  function onPointerMove({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const box = currentTarget.parentElement?.getBoundingClientRect();
    if (box) change(((box.bottom - clientY) / box.height) * 100);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator with a value is a control, which `hr` is not.
    <div
      role="separator"
      aria-label="Height of the preview"
      aria-orientation="horizontal"
      aria-valuenow={value}
      aria-valuemin={MIN}
      aria-valuemax={MAX}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={() => change(50)}
      className="group relative z-10 h-px flex-none cursor-row-resize touch-none bg-line-strong -outline-offset-1 before:absolute before:inset-x-0 before:-inset-y-1.5 hover:bg-accent focus-visible:h-1 focus-visible:bg-accent forced-colors:bg-[CanvasText] forced-colors:focus-visible:bg-[Highlight]"
    />
  );
}
