import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves the focus to another element when the returned ref's element is removed with the focus in it. */
export function useFocusHandover<E extends HTMLElement>(next: () => HTMLElement | null): RefObject<E | null> {
  const box = useRef<E>(null);
  const latest = useRef(next);
  useLayoutEffect(() => {
    latest.current = next;
  });
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) latest.current()?.focus({ preventScroll: true });
    };
  }, []);
  return box;
}
