import { useEffect } from 'react';
import { whenIdle } from '../../lib/idle.ts';
import { useDialogPart } from '../../lib/use-lazy-module.ts';
import { startAdvertising, stopAdvertising } from '../advertising/advertising.ts';
import { startAnalytics } from '../analytics/analytics.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { onConsentChange } from './consent-storage.ts';
import { useConsent } from './store.ts';

const loadPreferences = async () => (await import('./cookie-preferences.tsx')).CookiePreferences;

/** So that a click answers at once. */
function prepare() {
  // What cannot be loaded now is asked for again, and told, when it is wanted.
  loadPreferences().catch(console.warn);
}

/** The banner, the preferences, and what a choice sets in motion. */
export function CookieConsent() {
  const { consent, preferencesOpen, load, choose, openPreferences, closePreferences } = useConsent();
  const CookiePreferences = useDialogPart(loadPreferences, preferencesOpen, closePreferences);

  function chooseAndGoOn(all: boolean) {
    choose(all, all);
    // The banner goes, and with it the button that had the focus.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }

  useEffect(() => {
    load();
    return onConsentChange(load);
  }, [load]);

  useEffect(() => {
    if (consent?.analytics) startAnalytics();
    if (consent?.advertising) startAdvertising();
    else stopAdvertising();
  }, [consent]);

  useEffect(() => whenIdle(prepare), []);

  return (
    <>
      {consent === null && (
        <ConsentBanner
          onCustomize={openPreferences}
          onReject={() => chooseAndGoOn(false)}
          onAccept={() => chooseAndGoOn(true)}
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
