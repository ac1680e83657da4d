import {
  type FocusEvent,
  type RefCallback,
  type RefObject,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { isFocusWanted } from './focus.ts';

/** A ref for an element that is a target too. */
export function useTargetRef<E extends HTMLElement>(ref: RefObject<E | null>, target?: RefCallback<E>) {
  return useCallback(
    (element: E | null) => {
      ref.current = element;
      return target?.(element);
    },
    [ref, target],
  );
}

/** Calls `next`, which moves the focus, when the element of the returned ref is removed with the focus in it. */
export function useFocusHandover<E extends HTMLElement>(next: () => void): RefObject<E | null> {
  const box = useRef<E>(null);
  const handOver = useEffectEvent(next);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) handOver();
    };
  }, []);
  return box;
}

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
    if (!isFocusWanted()) refocus(before.place);
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
