import type { KeyboardEvent, PointerEvent } from 'react';

const LOOKS = {
  horizontal: {
    keys: { ArrowUp: 1, ArrowDown: -1 },
    className: 'h-px cursor-row-resize before:inset-x-0 before:-inset-y-1.5 focus-visible:h-1',
  },
  vertical: {
    keys: { ArrowRight: 1, ArrowLeft: -1 },
    className:
      '-ml-px w-px cursor-col-resize before:inset-y-0 before:right-0 before:-left-1.5 focus-visible:-mr-0.5 focus-visible:w-[3px]',
  },
} as const;

interface Props {
  readonly label: string;
  readonly orientation: keyof typeof LOOKS;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** By an arrow key. */
  readonly step: number;
  readonly valueText?: string;
  /** The value where the pointer is in the box around the separator. */
  readonly valueAt: (pointer: { readonly clientX: number; readonly clientY: number }, box: DOMRect) => number;
  readonly onChange: (value: number) => void;
  /** Called by a double click. */
  readonly onReset: () => void;
  readonly className?: string;
}

/** Divides two panes beside or above each other. https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/ */
export function Splitter(props: Props) {
  const { label, orientation, value, min, max, step, valueText, valueAt, onChange, onReset } = props;
  const look = LOOKS[orientation];
  const change = (to: number) => onChange(Math.round(Math.max(min, Math.min(to, max))));

  function onKeyDown(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ...look.keys, Home: -Infinity, End: Infinity };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    change(value + by * step);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const { currentTarget, pointerId } = event;
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const box = currentTarget.parentElement?.getBoundingClientRect();
    if (box) change(valueAt(event, box));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator with a value is a control, which `hr` is not.
    <div
      role="separator"
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={valueText}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={onReset}
      className={`group relative z-10 flex-none touch-none bg-line-strong -outline-offset-1 before:absolute hover:bg-accent focus-visible:bg-accent forced-colors:bg-[CanvasText] forced-colors:focus-visible:bg-[Highlight] ${look.className} ${props.className ?? ''}`}
    />
  );
}
