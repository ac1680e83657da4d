import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { DeferredParts } from './deferred-parts.tsx';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { FailurePage } from './layout/failure-page.tsx';
import { guardDoubleClicks } from './lib/double-click.ts';
import { replayEarlyClick } from './lib/early-click.ts';
import { pageElement } from './lib/page-element.ts';
import { replacePath } from './lib/tab-history.ts';
import { preloadPage } from './routes.tsx';
import { pages } from './site.ts';
import { ToolDialogs } from './tool-dialogs.tsx';
import './styles.css';

const root = pageElement('root');
if (!root) throw new Error('index.html has no #root');

const failurePage = () => (
  <FailurePage
    title="Something went wrong"
    text="The page ran into an error that it cannot recover from. Nothing was sent anywhere. Reload to go on."
  />
);

function Root() {
  useEffect(replayEarlyClick, []);
  return (
    <ErrorBoundary fallback={failurePage}>
      <App>
        <ToolDialogs />
        <DeferredParts />
      </App>
    </ErrorBoundary>
  );
}

const app = (
  <StrictMode>
    <Root />
  </StrictMode>
);

/** A host may serve a page under its file name, too: the address becomes the page's path. */
function normalizeAddress(): void {
  const { pathname } = location;
  const page = Object.values(pages).find(({ file, path }) => [`/${file}`, `${path}/`].includes(pathname));
  if (page) replacePath(page.path);
}

async function start(container: Element): Promise<void> {
  // Without the page's own chunk the prerendered HTML cannot be hydrated.
  const loaded = await preloadPage(location.pathname).then(
    () => true,
    (error: unknown) => {
      console.warn(error);
      return false;
    },
  );
  // In development the root is empty. As a transition, hydration gives way to the visitor every few milliseconds.
  if (loaded && container.firstElementChild) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
}

normalizeAddress();
guardDoubleClicks();
// No top-level await: the lazy chunks import this module, and would wait for it.
void start(root);
