import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onPress } from '../../lib/press.ts';

/**
 * Whether something is wanted, true only once no press is going on: what opens then moves nothing from under the pointer
 * before its click. Without a press it is true before the next paint, and false at once.
 */
export function useAfterPress(isWanted: boolean): boolean {
  const isPressing = useRef(false);
  const [isOpen, setOpen] = useState(false);
  if (isOpen && !isWanted) setOpen(false);

  useEffect(() => {
    const note = (isPressed: boolean) => () => {
      isPressing.current = isPressed;
    };
    return onPress(note(true), note(false));
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
