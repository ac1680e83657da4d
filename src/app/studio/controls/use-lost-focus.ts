import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Notes which of a list's elements has the focus. Once that one is gone from the document, and the focus with it,
 * `refocus` is called with its place.
 */
export function useLostFocus<Place>(refocus: (place: Place) => void) {
  const last = useRef<{ readonly element: Element; readonly place: Place }>(undefined);

  useLayoutEffect(() => {
    const before = last.current;
    if (!before || before.element.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    refocus(before.place);
  });

  return {
    note(element: Element, place: Place) {
      last.current = { element, place };
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) last.current = undefined;
    },
  };
}
