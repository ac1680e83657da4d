import { type ReactNode, useEffect, useRef } from 'react';
import { pages, site } from '../site.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Brand } from './brand.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  /** More ways to continue, besides Reload. */
  readonly children?: ReactNode;
}

/** Replaces a page that cannot be shown. It depends on as little as possible. */
export function FailurePage({ title, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} | ${site.name}`;
    heading.current?.focus();
  }, [title]);
  return (
    <main className="wrap flex min-h-dvh flex-col justify-center py-16">
      <Brand />
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-8 text-4xl font-semibold tracking-tight text-balance outline-none md:text-5xl"
      >
        {title}
      </h1>
      <p className="mt-3 max-w-lg text-lg text-pretty text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="primary" size="large" onClick={() => location.reload()}>
          Reload
        </Button>
        {children}
        {/* A native link, which reloads: the app's state may be broken. */}
        <a href={pages.home.path} className={buttonClass({ size: 'large' })}>
          Back to Home
        </a>
      </div>
    </main>
  );
}
