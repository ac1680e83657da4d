import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { Assurances } from './components/assurances.tsx';
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
      <Assurances />
      <ToastRegions />
    </App>
  </StrictMode>
);

// Not awaited at the top: what it loads may import from this very file, and would wait for it in turn.
void preloadPage(location.pathname).then(() => {
  // The build writes each page's HTML into the root; in development it is empty.
  if (root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
