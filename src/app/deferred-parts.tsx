import { useEffect, useState } from 'react';
import { watchFirstTouch } from './features/privacy-panel/first-touch.ts';
import { usePrivacyPanel } from './features/privacy-panel/store.ts';
import { whenIdle } from './lib/idle.ts';
import { useDialogPart, usePart } from './lib/use-lazy-module.ts';

const loadPanel = async () => (await import('./features/privacy-panel/privacy-panel.tsx')).PrivacyPanel;
const loadBar = async () => (await import('./features/offline/new-version-bar.tsx')).NewVersionBar;

/** What the page does for trust, none of which it needs at first: its privacy panel, and its copy for offline use. */
export function Assurances() {
  const isPanelOpen = usePrivacyPanel((panel) => panel.isOpen);
  const closePanel = usePrivacyPanel((panel) => panel.close);
  const [isIdle, setIdle] = useState(false);
  const PrivacyPanel = useDialogPart(loadPanel, isPanelOpen, closePanel);
  // Without it the page is not kept for offline use, which is nothing to disturb a visit with.
  const NewVersionBar = usePart(loadBar, isIdle, () => {});

  useEffect(watchFirstTouch, []);
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
      {isPanelOpen && PrivacyPanel && <PrivacyPanel />}
    </>
  );
}
