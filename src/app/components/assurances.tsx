import { lazy, Suspense, useEffect, useState } from 'react';
import { watchFirstTouch } from '../browser/first-touch.ts';
import { whenIdle } from '../browser/idle.ts';
import { usePrivacyPanel } from '../stores/privacy-panel.ts';

const loadPanel = async () => ({ default: (await import('./privacy-panel.tsx')).PrivacyPanel });
const loadBar = async () => ({ default: (await import('./new-version-bar.tsx')).NewVersionBar });

const PrivacyPanel = lazy(loadPanel);
const NewVersionBar = lazy(loadBar);

/** What the page does for trust, none of which it needs at first: its privacy panel, and its copy for offline use. */
export function Assurances() {
  const isPanelOpen = usePrivacyPanel((panel) => panel.isOpen);
  const [isIdle, setIdle] = useState(false);

  useEffect(watchFirstTouch, []);
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true);
        void loadPanel();
      }),
    [],
  );

  return (
    <>
      {isIdle && (
        <Suspense>
          <NewVersionBar />
        </Suspense>
      )}
      {isPanelOpen && (
        <Suspense>
          <PrivacyPanel />
        </Suspense>
      )}
    </>
  );
}
