import { type ReactNode, useEffect } from 'react';
import { content } from '../lib/landmarks.ts';
import type { PageMeta } from '../site.ts';
import { enterPage } from './page-head.ts';
import { SiteFooter, type SiteFooterProps } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface Props extends SiteFooterProps {
  readonly meta: PageMeta;
  readonly nav?: ReactNode;
  readonly children: ReactNode;
}

/** Header, content and footer of a page. The content's `h1` takes the focus after a navigation. */
export function PageShell({ meta, nav, children, ...footer }: Props) {
  useEffect(() => enterPage(meta), [meta]);
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <SiteHeader nav={nav} />
      <main ref={content} id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter {...footer} />
    </div>
  );
}
