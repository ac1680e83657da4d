import { type ReactNode, useEffect } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { startAdvertising, stopAdvertising } from './features/advertising/advertising.ts';
import { startAnalytics } from './features/analytics/analytics.ts';
import type { Consent } from './features/consent/consent-storage.ts';
import { CookieConsent } from './features/consent/cookie-consent.tsx';
import type { Entries } from './lib/entries.ts';
import { whenIdle } from './lib/idle.ts';
import { preloadLegalPages, Routes } from './routes.tsx';

interface Props {
  /** The path to render in the build, where there is no address bar. */
  readonly ssrPath?: string;
  /** Mounted beside the pages, such as the tools' dialogs. */
  readonly children?: ReactNode;
}

/** Loaded with the first dialog at the latest: no entry of a dialog is on top before. */
let entries: Entries | undefined;

/** Follows the session history. Returns a cleanup function. */
function followEntries(): () => void {
  const loading = import('./lib/tab-entries.ts').then((module) => {
    entries = module.entries;
    return entries.follow();
  });
  loading.catch(console.warn);
  return () => void loading.then((stop) => stop());
}

const navigateToTop: AroundNavHandler = (navigate, to, options) => {
  const go = () => {
    navigate(to, options);
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  if (entries) entries.afterOverlays(go);
  else go();
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
