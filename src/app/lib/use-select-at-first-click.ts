import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Props of a text box whose whole text the click that gives it the focus selects, as the Tab key does. The next click
 * places the cursor.
 */
export function useSelectAtFirstClick() {
  const isFirst = useRef(false);
  return {
    onPointerDown({ currentTarget }: PointerEvent) {
      isFirst.current = document.activeElement !== currentTarget;
    },
    /** A click on its label gives a text box the focus without a press on it. */
    onFocus() {
      isFirst.current = true;
    },
    onClick({ currentTarget }: MouseEvent<HTMLInputElement>) {
      const { selectionStart, selectionEnd } = currentTarget;
      // What was dragged over is selected already.
      if (isFirst.current && selectionStart === selectionEnd) currentTarget.select();
      isFirst.current = false;
    },
  };
}
