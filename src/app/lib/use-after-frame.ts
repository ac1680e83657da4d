import { startTransition, useLayoutEffect, useState } from 'react';

/** False until the browser has shown the frame with what React renders first; then true, in slices between other tasks. */
export function useAfterFrame(): boolean {
  const [isAfter, setAfter] = useState(false);
  useLayoutEffect(() => {
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => startTransition(() => setAfter(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);
  return isAfter;
}
