import { categories } from '../../../catalogue/categories.ts';

const all = Object.values(categories);
const fieldCount = all.reduce((sum, category) => sum + Object.keys(category.fields).length, 0);

const steps = [
  {
    title: 'Pick the fields',
    text: `${all.length} categories with ${fieldCount} fields, columns of your own, or a regex pattern for any other format.`,
  },
  {
    title: 'See every row',
    text: 'Up to 5,000, before you take them. An email carries its person’s name, a zip code lies in its state.',
  },
  {
    title: 'Copy or download',
    text: 'To the clipboard, or as JSON, CSV or SQL. In every format they are the rows that you saw.',
  },
];

export function Intro() {
  return (
    <section aria-labelledby="intro-title" className="wrap py-10 md:py-20">
      <div className="grid gap-x-12 gap-y-2 lg:grid-cols-2 lg:items-end">
        <h2 id="intro-title" className="section-title">
          From a blank table to a full one in three steps
        </h2>
        <p className="text-pretty text-muted md:text-lg">
          Realistic mock data for demos, tests and designs, made in this page: no server, no account, no
          quota.
        </p>
      </div>
      <ol className="intro-steps mt-5 grid gap-4 md:mt-10 md:grid-cols-3 md:gap-6">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className="font-semibold tracking-tight md:text-lg">{title}</h3>
            <p className="text-pretty text-muted max-md:text-sm md:mt-1.5">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
