import { useEffect, useLayoutEffect } from 'react';
import { Link } from 'wouter';
import { whenIdle } from '../../lib/idle.ts';
import { focusContent } from '../../lib/landmarks.ts';
import { markPage } from '../../lib/page-marks.ts';
import { useLazyDialog } from '../../notifications/use-lazy-dialog.ts';
import { pages } from '../../site.ts';
import { Button } from '../../ui/button.tsx';
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
  const { load, choose, closePreferences } = useConsent.getState();
  const CookiePreferences = useLazyDialog(loadPreferences, preferencesOpen, closePreferences);

  useEffect(() => {
    load();
    return onConsentChange(load);
  }, [load]);

  useEffect(() => onChange(consent), [consent, onChange]);

  useEffect(() => whenIdle(preloadPreferences), []);

  return (
    <>
      {consent === null && <ConsentBanner />}
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

/** Three buttons that look alike: to refuse is as easy as to agree. */
function ConsentBanner() {
  const { choose, openPreferences } = useConsent.getState();
  useLayoutEffect(() => markPage('consent-banner'), []);

  function chooseAndFocusContent(all: boolean) {
    choose(all, all);
    // The banner is removed, and with it the button that had the focus.
    focusContent();
  }

  return (
    <section
      aria-label="Cookie consent"
      className="consent-banner fixed inset-x-0 bottom-0 z-30 border-t border-line-strong bg-surface shadow-dialog"
    >
      <div className="selvedge" />
      <div className="consent-content">
        <p className="text-sm leading-5 text-muted max-md:max-w-sm">
          Cookies for analytics and advertising wait for your choice.{' '}
          <Link href={pages.privacy.path} className="link whitespace-nowrap">
            How we handle privacy
          </Link>
        </p>
        <div className="grid grid-cols-3 gap-2">
          <Button size="touch" onClick={openPreferences} className="px-1">
            Customize
          </Button>
          <Button size="touch" onClick={() => chooseAndFocusContent(false)} className="px-1">
            Reject All
          </Button>
          <Button size="touch" onClick={() => chooseAndFocusContent(true)} className="px-1">
            Accept All
          </Button>
        </div>
      </div>
    </section>
  );
}
