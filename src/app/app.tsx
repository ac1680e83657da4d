import { type ReactNode, useEffect } from 'react';
import { type AroundNavHandler, Route, Router, Switch } from 'wouter';
import { CookieConsent } from './features/consent/cookie-consent.tsx';
import { Home } from './features/home/home.tsx';
import { NotFound } from './features/not-found/not-found.tsx';
import { afterClosing, watchBackButton } from './lib/back-button.ts';
import { whenIdle } from './lib/idle.ts';
import { preloadLegalPages, privacyPage, termsPage } from './routes.tsx';
import { pages } from './site.ts';

interface Props {
  /** The path to render in the build, where there is no address bar. */
  readonly ssrPath?: string;
  /** What is mounted beside the pages, such as the tools' dialogs. */
  readonly children?: ReactNode;
}

const navigateToTop: AroundNavHandler = (navigate, to, options) => {
  afterClosing(() => {
    navigate(to, options);
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
};

export function App({ ssrPath, children }: Props) {
  useEffect(() => whenIdle(preloadLegalPages), []);
  useEffect(() => watchBackButton(), []);
  return (
    <Router aroundNav={navigateToTop} {...(ssrPath === undefined ? {} : { ssrPath })}>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <CookieConsent />
      <Switch>
        <Route path={pages.home.path} component={Home} />
        <Route path={pages.privacy.path} component={privacyPage.Page} />
        <Route path={pages.terms.path} component={termsPage.Page} />
        <Route component={NotFound} />
      </Switch>
      {children}
    </Router>
  );
}
