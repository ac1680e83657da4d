import { useEffect, useEffectEvent, useState } from 'react';
import type { Loader } from './preload.ts';

/**
 * A module's export, loaded when it is first wanted; undefined until then.
 * A load that failed, as after a deploy or without a network, is tried again when the export is next wanted.
 */
export function useLazyModule<T>(load: Loader<T>, wanted: boolean, onFailure: () => void): T | undefined {
  const [arrived, setArrived] = useState<T>();
  const loaded = arrived ?? load.loaded;
  const reportFailure = useEffectEvent(onFailure);
  const missing = loaded === undefined;

  useEffect(() => {
    if (!wanted || !missing) return;
    let cancelled = false;
    load().then(
      (value) => !cancelled && setArrived(() => value),
      (error: unknown) => {
        console.warn(error);
        if (!cancelled) reportFailure();
      },
    );
    return () => {
      cancelled = true;
    };
  }, [load, wanted, missing]);

  return loaded;
}
