import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { ToastRegions } from './components/toast-regions.tsx';
import { Tools } from './components/tools.tsx';
import { preloadPage } from './legal-pages.ts';
import './styles.css';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <App>
      <Tools />
      <ToastRegions />
    </App>
  </StrictMode>
);

/** In a function: a top-level await would wait for chunks that wait for this one. */
async function start(container: Element) {
  await preloadPage(location.pathname);
  // The build writes each page's HTML into the root; in development it is empty.
  if (container.firstElementChild) hydrateRoot(container, app);
  else createRoot(container).render(app);
}

void start(root);
