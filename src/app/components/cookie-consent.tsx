import { lazy, Suspense, useEffect, useState } from 'react';
import { startAdvertising, stopAdvertising } from '../browser/advertising.ts';
import { startAnalytics } from '../browser/analytics.ts';
import { onConsentChange } from '../browser/consent-storage.ts';
import { whenIdle } from '../browser/idle.ts';
import { useConsent } from '../stores/consent.ts';
import { ConsentBanner } from './consent-banner.tsx';

const loadPreferences = async () => ({
  default: (await import('./cookie-preferences.tsx')).CookiePreferences,
});
const CookiePreferences = lazy(loadPreferences);

/** The banner, the preferences, and what a choice sets in motion. */
export function CookieConsent() {
  const { consent, preferencesOpen, load, choose, openPreferences, closePreferences } = useConsent();
  const [wasOpen, setWasOpen] = useState(false);
  if (preferencesOpen && !wasOpen) setWasOpen(true);

  useEffect(() => {
    load();
    return onConsentChange(load);
  }, [load]);

  useEffect(() => {
    if (consent?.analytics) startAnalytics();
    if (consent?.advertising) startAdvertising();
    else stopAdvertising();
  }, [consent]);

  useEffect(() => whenIdle(loadPreferences), []);

  return (
    <>
      {consent === null && (
        <ConsentBanner
          onCustomize={openPreferences}
          onReject={() => choose(false, false)}
          onAccept={() => choose(true, true)}
        />
      )}
      {wasOpen && (
        <Suspense fallback={null}>
          <CookiePreferences
            open={preferencesOpen}
            consent={consent ?? null}
            onCancel={closePreferences}
            onSave={choose}
          />
        </Suspense>
      )}
    </>
  );
}
