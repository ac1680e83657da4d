import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Where a menu opens, in pixels of the viewport. */
export interface MenuPlace {
  readonly x: number;
  /** The edges of what stays in view: the menu is below or above it, and scrolls where it has no room. */
  readonly top: number;
  readonly bottom: number;
  /** Whether a mouse has opened it. Then the menu is shown whole, and can be beside the point. */
  readonly isByMouse?: boolean;
  /** Whether a key has opened it. */
  readonly isByKey?: boolean;
}

/** In milliseconds, until a finger that rests opens the menu. Android's browsers have the same. */
const LONG_PRESS_MS = 500;
/** In pixels: a finger that moves further scrolls. */
const MOVED = 10;

/**
 * Opens a context menu by a right click, a long press, the menu key and Shift+F10.
 *
 * @param onOpen called with the element that the menu is for; false leaves the browser's own menu
 * @param anchorOf what the menu is beside when a key opens it, in the focused element; by default the element itself
 * @returns the place of the open menu, and the handlers of the element whose parts have the menu
 */
export function useContextMenu(
  onOpen: (target: Element) => boolean,
  anchorOf: (focused: Element) => Element = itself,
) {
  const [place, setPlace] = useState<MenuPlace>();
  const press = useRef<{ readonly x: number; readonly y: number; readonly end: AbortController }>(undefined);
  /** Whether a finger made the last press and has been lifted. */
  const isTapped = useRef(false);
  useEffect(() => () => press.current?.end.abort(), []);

  function open(target: EventTarget, at: MenuPlace): boolean {
    if (!(target instanceof Element) || !onOpen(target)) return false;
    setPlace(at);
    return true;
  }

  function endPress() {
    press.current?.end.abort();
    press.current = undefined;
  }

  return {
    place,
    close: () => setPlace(undefined),
    handlers: {
      onContextMenu(event: MouseEvent) {
        // Chromium sends this after a tap, too, if the tap has selected a text.
        if (isTapped.current) {
          event.preventDefault();
          return;
        }
        const { target, clientX, clientY, nativeEvent } = event;
        const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
        const isByMouse = press.current === undefined && !isTouch;
        endPress();
        if (open(target, { ...pointAt(clientX, clientY), isByMouse })) event.preventDefault();
      },
      onKeyDown(event: KeyboardEvent) {
        isTapped.current = false;
        if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
        if (!(event.target instanceof Element)) return;
        const { left, top, bottom } = anchorOf(event.target).getBoundingClientRect();
        if (open(event.target, { x: left, top, bottom, isByKey: true })) event.preventDefault();
      },
      onPointerDown({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) {
        endPress();
        isTapped.current = false;
        if (pointerType !== 'touch' || !isPrimary) return;
        const end = new AbortController();
        const timer = setTimeout(() => {
          if (open(target, pointAt(clientX, clientY))) ignoreNextTouchEnd();
        }, LONG_PRESS_MS);
        end.signal.addEventListener('abort', () => clearTimeout(timer));
        press.current = { x: clientX, y: clientY, end };
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (!press.current) return;
        const { x, y } = press.current;
        if (Math.hypot(clientX - x, clientY - y) > MOVED) endPress();
      },
      onPointerUp({ pointerType }: PointerEvent) {
        endPress();
        isTapped.current = pointerType === 'touch';
      },
      onPointerCancel: endPress,
    },
  };
}

const itself = (element: Element) => element;

const pointAt = (x: number, y: number): MenuPlace => ({ x, top: y, bottom: y });

/** The finger that opened the menu would click what is under it when it is lifted. */
function ignoreNextTouchEnd(): void {
  addEventListener('touchend', (event) => event.preventDefault(), {
    once: true,
    passive: false,
    capture: true,
  });
}
