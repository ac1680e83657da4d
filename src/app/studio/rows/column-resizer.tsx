import type { KeyboardEvent, PointerEvent } from 'react';
import { resizeColumn, WIDTH_MAX, WIDTH_MIN } from '../document/column-views.ts';
import type { StudioColumn } from '../schema/studio-schema.ts';

interface Props {
  readonly column: StudioColumn;
  /** In pixels. */
  readonly width: number;
  /** Whether the Tab key leads to it. */
  readonly isTabStop: boolean;
}

/** In pixels, by an arrow key, alone and with Shift. */
const STEP = 16;
const LARGE_STEP = 80;

/** The edge of a column, which is dragged or moved by keys. A double click, or Enter, fits the column to its cells. */
export function ColumnResizer({ column: { id, name }, width, isTabStop }: Props) {
  function onKeyDown(event: KeyboardEvent) {
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const widths: Readonly<Record<string, number | undefined>> = {
      ArrowLeft: width - step,
      ArrowRight: width + step,
      Home: WIDTH_MIN,
      End: WIDTH_MAX,
      Enter: undefined,
    };
    if (!Object.hasOwn(widths, event.key) || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    resizeColumn(id, widths[event.key]);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const left = currentTarget.parentElement?.getBoundingClientRect().left;
    if (left !== undefined) resizeColumn(id, clientX - left);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator with a value is a control, which `hr` is not.
    <div
      role="separator"
      aria-label={`Resize ${name || 'the unnamed column'}`}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={WIDTH_MIN}
      aria-valuemax={Math.max(WIDTH_MAX, width)}
      aria-valuetext={`${width} pixels`}
      tabIndex={isTabStop ? 0 : -1}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onDoubleClick={() => resizeColumn(id, undefined)}
      className="column-resizer"
    />
  );
}
