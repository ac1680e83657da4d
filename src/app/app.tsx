import { type ReactNode, useEffect } from 'react';
import { type AroundNavHandler, Route, Router, Switch } from 'wouter';
import { afterClosing, watchBackButton } from './browser/back-button.ts';
import { whenIdle } from './browser/idle.ts';
import { CookieConsent } from './components/cookie-consent.tsx';
import { preloadLegalPages, privacyPage, termsPage } from './legal-pages.ts';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';
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
