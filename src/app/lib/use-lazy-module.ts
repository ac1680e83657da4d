import { useEffect, useEffectEvent, useState } from 'react';
import { tellPartMissing } from '../features/notifications/show-message.tsx';
import { onEscapeKey } from './escape-key.ts';

/**
 * A part of the page whose code is loaded when it is first wanted; undefined until then.
 * A load that failed, as after a deploy or without a network, is told and tried anew when the part is next wanted.
 */
export function usePart<T>(load: () => Promise<T>, wanted: boolean, onFailure: () => void): T | undefined {
  const [part, setPart] = useState<T>();
  const tellFailure = useEffectEvent(onFailure);
  const missing = part === undefined;

  useEffect(() => {
    if (!wanted || !missing) return;
    let dropped = false;
    load().then(
      (loaded) => !dropped && setPart(() => loaded),
      (error: unknown) => {
        console.warn(error);
        if (!dropped) tellFailure();
      },
    );
    return () => {
      dropped = true;
    };
  }, [load, wanted, missing]);

  return part;
}

/** A dialog whose code is loaded when it is first wanted. Until it is there, Escape takes the wish back. */
export function useDialogPart<T>(load: () => Promise<T>, wanted: boolean, close: () => void): T | undefined {
  const part = usePart(load, wanted, () => {
    close();
    tellPartMissing();
  });
  const awaited = wanted && part === undefined;
  const takeBack = useEffectEvent(close);
  useEffect(() => (awaited ? onEscapeKey(() => takeBack()) : undefined), [awaited]);
  return part;
}
