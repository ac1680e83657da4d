import { Brand } from '../../layout/brand.tsx';
import { Tiles } from './tiles.tsx';

interface Feature {
  readonly title: string;
  readonly text: string;
  readonly example: string;
}

const features: readonly Feature[] = [
  {
    title: 'Rich Data Types',
    text: 'Names, emails, addresses, phone numbers, dates and 22 more categories.',
    example: 'DE78250501801724538805',
  },
  {
    title: 'Developer Friendly',
    text: 'Regex patterns and custom formats for values that only your system knows.',
    example: '[A-Z]{2}-\\d{4}  →  KX-4821',
  },
  {
    title: 'Perfect for Testing',
    text: 'Hyphens, apostrophes, commas and line breaks turn up as in real life.',
    example: 'Anne-Marie O’Neill',
  },
  {
    title: 'Fast & Easy',
    text: 'Bulk generation with one click, while the page stays responsive.',
    example: '5,000 rows',
  },
  {
    title: 'User Profile Generator',
    text: 'Full fake profiles with consistent personal details, of one person each.',
    example: 'Katie Chin  katie.chin49@example.com',
  },
  {
    title: 'Export & Integration',
    text: 'Copy, or export as JSON, CSV and SQL for PostgreSQL and SQLite.',
    example: 'INSERT INTO "person" …',
  },
];

export function WhyChoose() {
  return (
    <section id="why" aria-labelledby="why-title" className="wrap scroll-mt-6 pt-12 md:pt-28">
      <h2 id="why-title" className="section-title flex flex-wrap items-center gap-x-3">
        Why choose <Brand size="large" />
      </h2>
      <Tiles className="mt-5 md:mt-10">
        {features.map(({ title, text, example }) => (
          <div key={title} className="tile why-point p-4 md:p-6">
            <h3 className="font-semibold tracking-tight md:text-lg">{title}</h3>
            <p className="mt-0.5 text-pretty text-muted max-md:text-sm md:mt-1.5">{text}</p>
            <p className="why-example">{example}</p>
          </div>
        ))}
      </Tiles>
    </section>
  );
}
