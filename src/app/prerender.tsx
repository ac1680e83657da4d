import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { preloadPage } from './routes.tsx';

/** A page's HTML, as the browser's first render will find it. */
export async function renderPage(path: string): Promise<string> {
  await preloadPage(path);
  return renderToString(
    <StrictMode>
      <App ssrPath={path} />
    </StrictMode>,
  );
}
