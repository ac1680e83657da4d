import { Brand } from '../../layout/brand.tsx';
import { Weave, type WeaveName } from './weave.tsx';

interface Feature {
  readonly weave: WeaveName;
  readonly title: string;
  readonly text: string;
}

const features: readonly Feature[] = [
  {
    weave: 'basket',
    title: 'Rich Data Types',
    text: 'Names, emails, addresses, phone numbers, dates and 22 more categories. Tick just the fields that you need.',
  },
  {
    weave: 'twill',
    title: 'Developer Friendly',
    text: 'Regex patterns and custom formats for values that only your system knows. Your columns keep their names and order.',
  },
  {
    weave: 'plain',
    title: 'Perfect for Testing',
    text: 'Rows that break what “test test” never does: hyphens, apostrophes, commas and line breaks turn up as in real life.',
  },
  {
    weave: 'herringbone',
    title: 'Fast & Easy',
    text: 'Bulk generation with one click: up to 5,000 rows, made in the background while the page stays responsive.',
  },
  {
    weave: 'diamond',
    title: 'User Profile Generator',
    text: 'Full fake profiles with consistent personal details: the name, its parts and the email belong to one person.',
  },
  {
    weave: 'satin',
    title: 'Export & Integration',
    text: 'Copy to the clipboard or export as JSON, CSV and SQL. The SQL loads unchanged into PostgreSQL and SQLite.',
  },
];

export function WhyChoose() {
  return (
    <section id="why" aria-labelledby="why-title" className="wrap scroll-mt-6 pt-20 md:pt-28">
      <h2 id="why-title" className="section-title flex flex-wrap items-center gap-x-3">
        Why choose <Brand size="large" />
      </h2>
      <p className="mt-3 max-w-2xl text-lg text-pretty text-muted">
        Six reasons, each with a weave of its own.
      </p>
      <div className="tiles mt-10 md:grid-cols-2 lg:grid-cols-3">
        {features.map(({ weave, title, text }) => (
          <div key={title} className="tile p-6">
            <div aria-hidden="true" className="flex items-start justify-between">
              <Weave name={weave} className="size-14" />
              <span className="font-mono text-xs text-faint">{weave}</span>
            </div>
            <h3 className="mt-5 text-lg font-semibold tracking-tight">{title}</h3>
            <p className="mt-1.5 text-pretty text-muted">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
