import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { AdSlot } from './features/advertising/ad-slot.tsx';
import { useConsent } from './features/consent/store.ts';
import { Home } from './features/home/home.tsx';
import { HomeNav } from './features/home/home-nav.tsx';
import { usePrivacyPanel } from './features/privacy-panel/store.ts';
import { type LazyPage, lazyPage } from './layout/lazy-page.tsx';
import { LoadingPage } from './layout/loading-page.tsx';
import { PageShell } from './layout/page-shell.tsx';
import { openCategory, openCustom } from './open-tool.ts';
import { type PageMeta, pages } from './site.ts';

interface FrameProps {
  readonly meta: PageMeta;
  readonly nav?: ReactNode;
  readonly children: ReactNode;
}

const openCookieSettings = () => useConsent.getState().openPreferences();
const openPrivacyPanel = () => usePrivacyPanel.getState().open();

function Frame(props: FrameProps) {
  return (
    <PageShell {...props} onOpenCookieSettings={openCookieSettings} onOpenPrivacyPanel={openPrivacyPanel} />
  );
}

const ads = {
  belowHero: <AdSlot slot="hero-bottom" />,
  left: <AdSlot slot="left-sidebar" />,
  right: <AdSlot slot="right-sidebar" />,
  bottom: <AdSlot slot="bottom-content" className="mt-14" />,
};

/** Its own key: the page that follows is entered anew, and takes the focus if that was in this one. */
function loading(meta: PageMeta): ReactNode {
  const [title = ''] = meta.title.split(/ [·|]/);
  return (
    <Frame key="loading" meta={meta}>
      <LoadingPage title={title} />
    </Frame>
  );
}

const studioPage = lazyPage(
  async () => (await import('./studio/shell/studio-page.tsx')).StudioPage,
  loading(pages.studio),
  (StudioPage) => (
    <StudioPage onOpenCookieSettings={openCookieSettings} onOpenPrivacyPanel={openPrivacyPanel} />
  ),
);

const privacyPage = lazyPage(
  async () => (await import('./features/legal/privacy.tsx')).Privacy,
  loading(pages.privacy),
  (Privacy) => (
    <Frame meta={pages.privacy}>
      <Privacy onOpenPrivacyPanel={openPrivacyPanel} />
    </Frame>
  ),
);

const termsPage = lazyPage(
  async () => (await import('./features/legal/terms.tsx')).Terms,
  loading(pages.terms),
  (Terms) => (
    <Frame meta={pages.terms}>
      <Terms />
    </Frame>
  ),
);

const notFoundPage = lazyPage(
  async () => (await import('./features/not-found/not-found.tsx')).NotFound,
  loading(pages.notFound),
  (NotFound) => (
    <Frame meta={pages.notFound}>
      <NotFound />
    </Frame>
  ),
);

function HomePage() {
  return (
    <Frame meta={pages.home} nav={<HomeNav />}>
      <Home ads={ads} onOpenCategory={openCategory} onOpenCustom={openCustom} />
    </Frame>
  );
}

const pageAtPath: Readonly<Record<string, LazyPage>> = {
  [pages.home.path]: { Page: HomePage, preload: async () => {} },
  [pages.studio.path]: studioPage,
  [pages.privacy.path]: privacyPage,
  [pages.terms.path]: termsPage,
};

/** Neither case nor slashes at the end matter. */
function pageAt(path: string): LazyPage {
  const bare = `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;
  return pageAtPath[bare] ?? notFoundPage;
}

export function Routes() {
  const [path] = useLocation();
  const { Page } = pageAt(path);
  return <Page />;
}

/** Loads the content of the page at a path, so that its first render is complete. */
export function preloadPage(path: string): Promise<void> {
  return pageAt(path).preload();
}

/** Makes the footer's links immediate. A load that fails here is tried again when the page is shown. */
export function preloadLegalPages(): void {
  Promise.all([privacyPage.preload(), termsPage.preload()]).catch(console.warn);
}
