import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { shareText } from '../schema/share-text.ts';

interface Props {
  readonly bins: readonly number[];
  /** The part of the range that a bin is, in words: "0 to 143". */
  readonly rangeOf: (bin: number) => string;
  /** The ends of the range, if they are known. */
  readonly ends: readonly string[];
  readonly onSet: (bins: readonly number[]) => void;
  readonly onEnd: () => void;
}

/** Above the highest bar, so that it can be dragged higher: a part of the chart's height. */
const HEADROOM = 0.2;
const STEPS = 50;
const LARGE_STEP = 10;

/** A round step: at most a fiftieth of the chart's height. */
function stepOf(top: number): number {
  return 10 ** Math.floor(Math.log10(top / STEPS));
}

function rounded(weight: number, step: number): number {
  const places = Math.max(0, -Math.round(Math.log10(step)));
  return Math.max(0, Number((Math.round(weight / step) * step).toFixed(Math.min(places, 15))));
}

/** Draws a line from one bin to another, both ends included: a pointer can reach the last bin before the first one is drawn. */
function withLine(
  bins: readonly number[],
  [first, from]: readonly [bin: number, weight: number],
  [last, to]: readonly [bin: number, weight: number],
  step: number,
): readonly number[] {
  return bins.map((weight, bin) => {
    if (bin === last) return to;
    const part = (bin - first) / (last - first);
    return part >= 0 && part < 1 ? rounded(from + (to - from) * part, step) : weight;
  });
}

/**
 * The bins of a histogram as bars. Dragging draws their heights, and arrow keys change one; meanwhile its weight stands over it,
 * and its part of the range below.
 */
export function BinsChart({ bins, rangeOf, ends, onSet, onEnd }: Props) {
  const [dragged, setDragged] = useState<{ readonly bin: number; readonly top: number }>();
  /** The last point of the line that is drawn. */
  const drawn = useRef<readonly [bin: number, weight: number]>(undefined);
  const [focused, setFocused] = useState<number>();
  /** What the next frame does. */
  const draw = useRef<() => void>(undefined);
  const frame = useRef<number>(undefined);
  useEffect(() => () => cancelAnimationFrame(frame.current ?? 0), []);
  const most = Math.max(...bins);
  const top = dragged?.top ?? (most > 0 ? most / (1 - HEADROOM) : 1);
  const step = stepOf(top);
  const sum = bins.reduce((total, weight) => total + weight, 0);
  const shown = dragged?.bin ?? focused;
  const textOf = (bin: number) => `${rangeOf(bin)}: ${shareText(sum > 0 ? (bins[bin] ?? 0) / sum : 0)}`;

  function dragTo({ clientX, clientY, currentTarget: { parentElement } }: PointerEvent<HTMLElement>) {
    const bars = [...(parentElement?.children ?? [])].map((bar) => bar.getBoundingClientRect());
    const bin = Math.max(
      0,
      bars.findLastIndex(({ left }) => left <= clientX),
    );
    const { bottom = 0, height = 1 } = bars[bin] ?? {};
    const weight = rounded((Math.min(Math.max(bottom - clientY, 0), height) / height) * top, step);
    setDragged({ bin, top });
    const point = [bin, weight] as const;
    // The line begins where the pointer went down, even if the pointer moves before that point is drawn.
    drawn.current ??= point;
    draw.current = () => {
      onSet(withLine(bins, drawn.current ?? point, point, step));
      drawn.current = point;
    };
    // A pointer can move many times before the page is drawn again.
    cancelAnimationFrame(frame.current ?? 0);
    frame.current = requestAnimationFrame(drawNow);
  }

  function drawNow() {
    draw.current?.();
    draw.current = undefined;
  }

  function onKeyDown(event: KeyboardEvent, bin: number) {
    const weight = bins[bin] ?? 0;
    const steps = {
      ArrowUp: 1,
      ArrowRight: 1,
      ArrowDown: -1,
      ArrowLeft: -1,
      PageUp: LARGE_STEP,
      PageDown: -LARGE_STEP,
    }[event.key];
    const ends = { Home: 0, End: most }[event.key];
    if ((steps === undefined && ends === undefined) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSet(bins.with(bin, ends ?? rounded(weight + (steps ?? 0) * step, step)));
  }

  return (
    <>
      <div className="flex h-28 gap-px rounded-control border border-line bg-sunken p-1">
        {bins.map((weight, bin) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a bin is the part of its number
            key={bin}
            role="slider"
            tabIndex={0}
            aria-label={`Bin ${bin + 1}`}
            aria-orientation="vertical"
            aria-valuemin={0}
            aria-valuemax={top}
            aria-valuenow={weight}
            aria-valuetext={textOf(bin)}
            title={textOf(bin)}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              dragTo(event);
            }}
            onPointerMove={(event) => dragged && dragTo(event)}
            onLostPointerCapture={() => {
              drawNow();
              setDragged(undefined);
              drawn.current = undefined;
              onEnd();
            }}
            onKeyDown={(event) => onKeyDown(event, bin)}
            onFocus={() => setFocused(bin)}
            onBlur={() => {
              setFocused(undefined);
              onEnd();
            }}
            className="relative h-full min-w-0 flex-1 cursor-ns-resize touch-none rounded-xs hover:bg-accent-soft focus-visible:z-1"
          >
            <div
              className="absolute inset-x-0 bottom-0 min-h-0.5 rounded-t-xs bg-accent forced-colors:bg-[CanvasText]"
              style={{ height: `${Math.min(weight / top, 1) * 100}%` }}
            />
            {bin === shown && (
              <span
                aria-hidden="true"
                className={`pointer-events-none absolute z-1 rounded-xs bg-surface px-1 font-mono text-xs leading-4 ${placeOf(bin, bins.length)}`}
                style={{ bottom: `min(${Math.min(weight / top, 1) * 100}% + 2px, 100% - 1rem)` }}
              >
                {weight}
              </span>
            )}
          </div>
        ))}
      </div>
      <p aria-hidden="true" className="flex min-h-5 justify-between gap-2 pt-1 font-mono text-xs text-muted">
        {shown === undefined ? ends.map((end) => <span key={end}>{end}</span>) : textOf(shown)}
      </p>
    </>
  );
}

/** Over its bar, but within the chart. */
function placeOf(bin: number, count: number): string {
  if (bin < count / 3) return 'left-0';
  return bin >= (count * 2) / 3 ? 'right-0' : 'left-1/2 -translate-x-1/2';
}
