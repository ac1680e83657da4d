import { useEffect, useState } from 'react';
import { watchFirstTouch } from '../browser/first-touch.ts';
import { whenIdle } from '../browser/idle.ts';
import { usePrivacyPanel } from '../stores/privacy-panel.ts';
import { useDialogPart, usePart } from './use-part.ts';

const loadPanel = async () => (await import('./privacy-panel.tsx')).PrivacyPanel;
const loadBar = async () => (await import('./new-version-bar.tsx')).NewVersionBar;

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
