import { startTransition, useLayoutEffect, useState } from 'react';

/**
 * False until the browser has shown the frame with what React renders first; then true, in slices between other tasks. A
 * hidden page has no frames, and waits for none.
 */
export function useAfterFrame(): boolean {
  const [isAfter, setAfter] = useState(false);
  useLayoutEffect(() => {
    let task: ReturnType<typeof setTimeout>;
    const show = () => {
      task = setTimeout(() => startTransition(() => setAfter(true)));
    };
    if (document.hidden) show();
    const frame = requestAnimationFrame(show);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);
  return isAfter;
}
