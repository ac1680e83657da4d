import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether something is wanted, true only once no press is going on: what opens then moves nothing from under the pointer
 * before its click. Without a press it is true before the next paint, and false at once.
 */
export function useAfterPress(isWanted: boolean): boolean {
  const isPressing = useRef(false);
  const [isOpen, setOpen] = useState(false);
  if (isOpen && !isWanted) setOpen(false);

  useEffect(() => {
    const note = ({ type }: Event) => {
      isPressing.current = type === 'pointerdown';
    };
    const types = ['pointerdown', 'pointerup', 'pointercancel'];
    for (const type of types) addEventListener(type, note, true);
    return () => {
      for (const type of types) removeEventListener(type, note, true);
    };
  }, []);

  useLayoutEffect(() => {
    if (!isWanted) return;
    let frame = 0;
    const check = () => {
      if (document.documentElement.matches(':active')) frame = requestAnimationFrame(check);
      else setOpen(true);
    };
    // Firefox marks what is pressed after it has moved the focus there.
    if (isPressing.current) frame = requestAnimationFrame(check);
    else setOpen(true);
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);

  return isOpen && isWanted;
}
