import { useEffect, useState } from 'react';
import { recordFirstTouch } from './features/privacy-panel/first-touch.ts';
import { usePrivacyPanel } from './features/privacy-panel/store.ts';
import { whenIdle } from './lib/idle.ts';
import { useLazyModule } from './lib/use-lazy-module.ts';
import { useLazyDialog } from './notifications/use-lazy-dialog.ts';

const loadPanel = async () => (await import('./features/privacy-panel/privacy-panel.tsx')).PrivacyPanel;
const loadBar = async () => (await import('./features/offline/new-version-bar.tsx')).NewVersionBar;

/** The privacy panel and offline use: loaded when the page is idle. */
export function DeferredParts() {
  const isPanelOpen = usePrivacyPanel((panel) => panel.isOpen);
  const closePanel = usePrivacyPanel((panel) => panel.close);
  const [isIdle, setIdle] = useState(false);
  const PrivacyPanel = useLazyDialog(loadPanel, isPanelOpen, closePanel);
  // Without it the page does not work offline, which is no reason to interrupt a visit.
  const NewVersionBar = useLazyModule(loadBar, isIdle, () => {});

  useEffect(recordFirstTouch, []);
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true);
        loadPanel().catch(console.warn);
      }),
    [],
  );

  return (
    <>
      {NewVersionBar && <NewVersionBar />}
      {isPanelOpen && PrivacyPanel && <PrivacyPanel onClose={closePanel} />}
    </>
  );
}
