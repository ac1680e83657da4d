import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';

export function NotFound() {
  const [path] = useLocation();
  useEffect(() => console.error(`No page at ${path}`), [path]);
  return (
    <main className="mx-auto max-w-2xl px-4 py-24">
      <h1 className="text-3xl font-semibold">Oops! Page not found</h1>
      <Link href="/" className="mt-6 inline-block text-accent underline">
        Back to Home
      </Link>
    </main>
  );
}
