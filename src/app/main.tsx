import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { DeferredParts } from './deferred-parts.tsx';
import { ToastRegions } from './features/notifications/toast-regions.tsx';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { FailurePage } from './layout/failure-page.tsx';
import { guardDoubleClicks } from './lib/double-click.ts';
import { answerEarlyClick } from './lib/early-click.ts';
import { preloadPage } from './routes.tsx';
import { pages } from './site.ts';
import { ToolDialogs } from './tool-dialogs.tsx';
import './styles.css';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

const failurePage = () => (
  <FailurePage
    title="Something went wrong"
    text="The page ran into an error that it cannot recover from. Nothing was sent anywhere. Reload to go on."
  />
);

const app = (
  <StrictMode>
    <ErrorBoundary fallback={failurePage}>
      <App>
        <ToolDialogs />
        <DeferredParts />
        <ToastRegions />
      </App>
    </ErrorBoundary>
  </StrictMode>
);

/** A page's file has the page's address, under whatever name it was asked for: a host may serve both. */
function showOwnAddress(): void {
  const { pathname, search, hash } = location;
  const page = Object.values(pages).find(({ file, path }) => [`/${file}`, `${path}/`].includes(pathname));
  if (page) history.replaceState(history.state, '', page.path + search + hash);
}

async function start(container: Element): Promise<void> {
  // Without the page's own code, the HTML that the build wrote for it cannot be brought to life.
  const whole = await preloadPage(location.pathname).then(
    () => true,
    (error: unknown) => {
      console.warn(error);
      return false;
    },
  );
  // The build writes each page's HTML into the root; in development it is empty.
  if (whole && container.firstElementChild) hydrateRoot(container, app);
  else createRoot(container).render(app);
  answerEarlyClick();
}

showOwnAddress();
guardDoubleClicks();
// Not awaited here: a page's code imports this module's, and would wait for it.
void start(root);
