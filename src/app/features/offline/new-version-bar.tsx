import { useEffect, useState } from 'react';
import { site } from '../../site.ts';
import { Button } from '../../ui/button.tsx';
import { applyUpdate, registerServiceWorker } from './offline.ts';

/** Registers the service worker, and offers an update when one is installed; it is never applied unasked. */
export function NewVersionBar() {
  const [isReady, setReady] = useState(false);

  useEffect(() => void registerServiceWorker(() => setReady(true)), []);

  // A live region announces only text that is added to it after it was mounted.
  return (
    <div
      aria-live="polite"
      className="fixed inset-x-4 top-4 z-30 md:inset-x-auto md:top-auto md:bottom-[calc(1rem+var(--consent-height))] md:left-4"
    >
      {isReady && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-l-4 border-line border-l-weld bg-surface p-3 text-sm shadow-raised">
          <p className="grow">A new version of {site.name} is ready.</p>
          <div className="flex gap-2">
            <Button size="small" variant="primary" onClick={applyUpdate}>
              Reload
            </Button>
            <Button size="small" variant="quiet" onClick={() => setReady(false)}>
              Later
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
