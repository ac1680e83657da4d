import { useEffect } from 'react';
import './studio.css';
import { enterPage } from '../../../layout/page-head.ts';
import { FooterNav, type SiteFooterProps } from '../../../layout/site-footer.tsx';
import { SiteHeader } from '../../../layout/site-header.tsx';
import { pages } from '../../../site.ts';

/** Tables and columns of a schema, their rows as they will be, and the way to files of them. */
export function StudioPage(on: SiteFooterProps) {
  useEffect(() => enterPage(pages.studio), []);
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="content" tabIndex={-1} className="grow outline-none">
        <h1 tabIndex={-1} className="sr-only">
          Studio
        </h1>
      </main>
      <footer className="border-t border-line px-4 py-1 text-xs">
        <FooterNav {...on} />
      </footer>
    </div>
  );
}
