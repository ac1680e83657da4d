import { pageHeading } from '../lib/landmarks.ts';

interface Props {
  readonly title: string;
}

/** The content of a page whose own content is loaded. */
export function LoadingPage({ title }: Props) {
  return (
    <div className="wrap py-8 md:py-12">
      <h1
        ref={pageHeading}
        tabIndex={-1}
        className="mt-14 text-4xl font-semibold tracking-tight outline-none md:text-5xl"
      >
        {title}
      </h1>
      <p role="status" className="mt-6 text-muted">
        Loading…
      </p>
    </div>
  );
}
