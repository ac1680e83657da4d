import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { pageHeading } from '../../lib/landmarks.ts';
import { pages } from '../../site.ts';
import { buttonClass } from '../../ui/button.tsx';

const threads = Array.from({ length: 24 }, (_, index) => index);

export function NotFound() {
  const [path] = useLocation();
  useEffect(() => console.error(`No page at ${path}`), [path]);
  return (
    <div className="wrap pb-16">
      <div aria-hidden="true" className="not-found-threads">
        {threads.map((thread) => (
          <i key={thread} />
        ))}
      </div>
      <h1
        ref={pageHeading}
        tabIndex={-1}
        className="mt-8 text-4xl font-semibold tracking-tight text-balance outline-none md:text-6xl"
      >
        Oops! Page not found
      </h1>
      <p className="mt-3 max-w-lg text-lg text-muted">
        There is nothing at this address. The generator is one click away.
      </p>
      <Link href={pages.home.path} className={`mt-8 ${buttonClass({ variant: 'primary', size: 'large' })}`}>
        Back to Home
      </Link>
    </div>
  );
}
