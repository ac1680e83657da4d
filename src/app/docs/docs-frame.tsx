import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { DOCS_PATH } from '../../policy/docs-path.ts';
import { Brand } from '../layout/brand.tsx';
import { SiteHeader } from '../layout/site-header.tsx';
import { site, pages as sitePages } from '../site.ts';
import { PageLists } from './page-lists.tsx';
import type { DocsPage } from './read-page.ts';

interface Props {
  readonly pages: readonly DocsPage[];
  /** Undefined for the list of all pages. */
  readonly current?: DocsPage | undefined;
  readonly children: ReactNode;
}

/** Header, lists of pages and headings, content and footer. */
export function DocsFrame({ pages, current, children }: Props) {
  return (
    <Router ssrPath={DOCS_PATH}>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <div className="flex min-h-dvh flex-col">
        <SiteHeader />
        <div className="docs-body">
          <div className="wrap docs-columns">
            <PageLists pages={pages} current={current} />
            <main id="content" tabIndex={-1} className={`docs-main ${current ? '' : 'is-wide'}`}>
              {children}
            </main>
          </div>
        </div>
        <DocsFooter />
      </div>
    </Router>
  );
}

/** The footer has no button: these pages have neither scripts nor cookies. */
function DocsFooter() {
  const links = [
    ['Documentation', DOCS_PATH],
    ['Privacy Policy', sitePages.privacy.path],
    ['Terms of Service', sitePages.terms.path],
    ['Contact', `mailto:${site.email}`],
  ] as const;
  return (
    <footer className="docs-footer">
      <div className="wrap">
        <Brand size="small" />
        <ul>
          {links.map(([label, href]) => (
            <li key={href}>
              <a href={href} className="docs-footer-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
