import { useEffect } from 'react';
import { focusContent } from '../../lib/focus.ts';
import { whenIdle } from '../../lib/idle.ts';
import { useLazyDialog } from '../../notifications/use-lazy-dialog.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { type Consent, onConsentChange } from './consent-storage.ts';
import { useConsent } from './store.ts';

const loadPreferences = async () => (await import('./cookie-preferences.tsx')).CookiePreferences;

/** Makes the first click immediate. A load that fails here is tried again when the dialog is opened. */
function preloadPreferences() {
  loadPreferences().catch(console.warn);
}

interface Props {
  /** Called with the choice on mount and whenever it changes: `null` without a choice, `undefined` until it is read. */
  readonly onChange: (consent: Consent | null | undefined) => void;
}

/** The banner and the preferences. */
export function CookieConsent({ onChange }: Props) {
  const consent = useConsent((state) => state.consent);
  const preferencesOpen = useConsent((state) => state.preferencesOpen);
  const { load, choose, openPreferences, closePreferences } = useConsent.getState();
  const CookiePreferences = useLazyDialog(loadPreferences, preferencesOpen, closePreferences);

  function chooseAndFocusContent(all: boolean) {
    choose(all, all);
    // The banner is removed, and with it the button that had the focus.
    focusContent();
  }

  useEffect(() => {
    load();
    return onConsentChange(load);
  }, [load]);

  useEffect(() => onChange(consent), [consent, onChange]);

  useEffect(() => whenIdle(preloadPreferences), []);

  return (
    <>
      {consent === null && (
        <ConsentBanner
          onCustomize={openPreferences}
          onReject={() => chooseAndFocusContent(false)}
          onAccept={() => chooseAndFocusContent(true)}
        />
      )}
      {CookiePreferences && (
        <CookiePreferences
          open={preferencesOpen}
          consent={consent ?? null}
          onCancel={closePreferences}
          onSave={choose}
        />
      )}
    </>
  );
}
