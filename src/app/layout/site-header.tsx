import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pages, site } from '../site.ts';
import { buttonClass } from '../ui/button.tsx';
import { Brand } from './brand.tsx';

interface Props {
  readonly nav?: ReactNode;
}

export function SiteHeader({ nav }: Props) {
  return (
    <header>
      <div className="selvedge" />
      <div className="wrap flex items-center gap-x-4 py-4 md:min-h-18">
        <div className="flex grow flex-col gap-x-4 gap-y-0.5 md:flex-row md:items-center">
          <Link href={pages.home.path} className="flex rounded-control">
            <Brand />
          </Link>
          <p className="text-sm text-muted md:border-l md:border-line-strong md:pl-4">{site.tagline}</p>
        </div>
        {nav}
        <Link href={pages.studio.path} className={`max-md:min-h-11 ${buttonClass()}`}>
          Studio
        </Link>
      </div>
    </header>
  );
}
