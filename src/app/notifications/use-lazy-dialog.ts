import { useEffect, useEffectEvent } from 'react';
import type { Loader } from '../lib/preload.ts';
import { useLazyModule } from '../lib/use-lazy-module.ts';
import { notifyNotLoaded } from './not-loaded.ts';

/** A dialog whose code is loaded when it is first wanted. Escape cancels the load. */
export function useLazyDialog<T>(load: Loader<T>, wanted: boolean, close: () => void): T | undefined {
  const dialog = useLazyModule(load, wanted, () => {
    close();
    void notifyNotLoaded();
  });
  const isLoading = wanted && dialog === undefined;
  const cancel = useEffectEvent(close);
  useEffect(() => {
    if (!isLoading) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') cancel();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isLoading]);
  return dialog;
}
