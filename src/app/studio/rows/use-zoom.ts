import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { observeSize, type Size } from '../../lib/element-size.ts';

/** In pixels of the viewport. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const SCALE_MIN = 0.25;
const SCALE_MAX = 3;
const STEP = 1.25;
/** In pixels of a wheel that zooms twice as near; a notch of most wheels is 100. */
const WHEEL_DOUBLES = 300;
/** In pixels: a wheel that sends lines or pages has notches too. */
const WHEEL_MAX = 100;

/** A key with any other modifier is the browser’s. */
const KEYS: Readonly<Record<string, 'in' | 'out' | 'fit'>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  _: 'out',
  0: 'fit',
};

/** Safari’s events of two fingers, https://developer.apple.com/documentation/webkitjs/gestureevent */
interface GestureEvent extends UIEvent {
  /** How far the fingers are from each other, in what they were at first. */
  readonly scale: number;
  readonly clientX: number;
  readonly clientY: number;
}

declare global {
  interface HTMLElementEventMap {
    gesturestart: GestureEvent;
    gesturechange: GestureEvent;
  }
}

interface Zoom {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLDivElement | null>;
  /** The drawing’s size on the screen in that of the layout; undefined before the room for it is measured. */
  readonly scale: number | undefined;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  /** Whether the last step was a button’s or a key’s: a wheel takes too many to be read aloud. */
  readonly isAloud: boolean;
  zoom(to: 'in' | 'out' | 'fit'): void;
  onKeyDown(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>): void;
}

const middleOf = ([a, b]: readonly Touch[]): Point | undefined =>
  a && b && { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };

const distanceOf = ([a, b]: readonly Touch[]) =>
  a && b ? Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)) : 1;

/** Zooms a drawing in a box that scrolls: by steps, by Control and the wheel, by two fingers. It fits until then. */
export function useZoom({ width, height }: Size): Zoom {
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Size>();
  /** Undefined while the drawing fits the box, whose size can change. */
  const [chosen, setChosen] = useState<number>();
  const [isAloud, setAloud] = useState(false);
  // A pixel less: a size that is rounded up would make the box scroll.
  const fit = room && Math.min(1, (room.width - 1) / width, (room.height - 1) / height);
  const scale = fit && (chosen ?? fit);
  const min = Math.min(SCALE_MIN, fit ?? SCALE_MIN);

  // An observer reports with the next frame, which can be late: the first paint has the drawing.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measured = (size: Size) => size.width > 0 && size.height > 0 && setRoom(size);
    measured({ width: box.offsetWidth, height: box.offsetHeight });
    return observeSize(box, measured);
  }, []);

  /** @param from the point that comes to `to`, by default of the box’s middle */
  function zoomBy(factor: number, from: Point | undefined = middleOfBox(), to = from): void {
    const [box, drawing] = [scroller.current, canvas.current];
    if (!box || !drawing || !from || !to || scale === undefined) return;
    const before = drawing.getBoundingClientRect();
    const next = Math.max(min, Math.min(scale * factor, SCALE_MAX));
    flushSync(() => setChosen(next));
    const after = drawing.getBoundingClientRect();
    box.scrollLeft += after.left + ((from.x - before.left) * next) / scale - to.x;
    box.scrollTop += after.top + ((from.y - before.top) * next) / scale - to.y;
  }

  function middleOfBox(): Point | undefined {
    const box = scroller.current?.getBoundingClientRect();
    return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  const onZoom = useEffectEvent((...how: Parameters<typeof zoomBy>) => {
    setAloud(false);
    zoomBy(...how);
  });
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let last: readonly Touch[] = [];
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const pixels = Math.max(
        -WHEEL_MAX,
        Math.min(event.deltaY * (event.deltaMode === 0 ? 1 : 33), WHEEL_MAX),
      );
      onZoom(2 ** (-pixels / WHEEL_DOUBLES), { x: event.clientX, y: event.clientY });
    };
    const onTouch = (event: TouchEvent) => {
      const touches = [...event.touches];
      if (touches.length === 2 && event.cancelable) event.preventDefault();
      if (touches.length === 2 && last.length === 2) {
        onZoom(distanceOf(touches) / distanceOf(last), middleOf(last), middleOf(touches));
      }
      last = touches;
    };
    let lastScale = 1;
    const onGesture = (event: GestureEvent) => {
      event.preventDefault();
      const { type, scale, clientX: x, clientY: y } = event;
      // A screen’s fingers send touches, too.
      if (type === 'gesturechange' && last.length < 2) onZoom(scale / lastScale, { x, y });
      lastScale = scale;
    };
    // React’s listeners for wheels and fingers cannot keep the browser from zooming the page.
    const ended = new AbortController();
    const options = { passive: false, signal: ended.signal };
    box.addEventListener('wheel', onWheel, options);
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
      box.addEventListener(type, onTouch, options);
    }
    for (const type of ['gesturestart', 'gesturechange'] as const) {
      box.addEventListener(type, onGesture, options);
    }
    return () => ended.abort();
  }, []);

  function zoom(to: 'in' | 'out' | 'fit') {
    setAloud(true);
    if (to === 'fit') setChosen(undefined);
    else zoomBy(to === 'in' ? STEP : 1 / STEP);
  }

  return {
    scroller,
    canvas,
    scale,
    canZoomIn: scale !== undefined && scale < SCALE_MAX,
    canZoomOut: scale !== undefined && scale > min,
    isAloud,
    zoom,
    onKeyDown(event) {
      const to = KEYS[event.key];
      if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      zoom(to);
    },
  };
}
