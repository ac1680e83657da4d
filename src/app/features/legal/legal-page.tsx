import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pageHeading } from '../../lib/landmarks.ts';
import { pages } from '../../site.ts';
import { LastUpdated } from './last-updated.tsx';

interface Section {
  readonly title: string;
  readonly body: ReactNode;
}

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
}

export function LegalPage({ title, lead, sections }: Props) {
  return (
    <div className="wrap">
      <div className="max-w-2xl py-8 md:py-12">
        <Link href={pages.home.path} className="link inline-flex min-h-8 items-center text-sm">
          <span aria-hidden="true">←&nbsp;</span>Back to Home
        </Link>
        <h1
          ref={pageHeading}
          tabIndex={-1}
          className="mt-6 text-4xl font-semibold tracking-tight outline-none md:text-5xl"
        >
          {title}
        </h1>
        <LastUpdated />
        <p className="mt-6 text-xl text-pretty">{lead}</p>
        <div className="legal-text">
          {sections.map((section) => (
            <section key={section.title}>
              <h2>{section.title}</h2>
              {section.body}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
