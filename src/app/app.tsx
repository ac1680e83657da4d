import { type ReactNode, useEffect } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { startAdvertising, stopAdvertising } from './features/advertising/advertising.ts';
import { startAnalytics } from './features/analytics/analytics.ts';
import type { Consent } from './features/consent/consent-storage.ts';
import { CookieConsent } from './features/consent/cookie-consent.tsx';
import { whenIdle } from './lib/idle.ts';
import { navigation } from './lib/tab-history.ts';
import { preloadLegalPages, Routes } from './routes.tsx';

interface Props {
  /** The path to render in the build, where there is no address bar. */
  readonly ssrPath?: string;
  /** Mounted beside the pages, such as the tools' dialogs. */
  readonly children?: ReactNode;
}

/** A reload keeps the entry of a dialog, which is removed then. Otherwise the first dialog loads this. */
function followEntries(): void {
  import('./lib/tab-entries.ts').catch(console.warn);
}

const navigateToTop: AroundNavHandler = (navigate, to, options) => {
  navigation.run(() => {
    navigate(to, options);
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
};

function applyConsent(consent: Consent | null | undefined): void {
  if (consent?.analytics) startAnalytics();
  if (consent?.advertising) startAdvertising();
  else stopAdvertising();
}

export function App({ ssrPath, children }: Props) {
  useEffect(() => whenIdle(preloadLegalPages), []);
  useEffect(followEntries, []);
  return (
    <Router aroundNav={navigateToTop} {...(ssrPath === undefined ? {} : { ssrPath })}>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <CookieConsent onChange={applyConsent} />
      <Routes />
      {children}
    </Router>
  );
}
