import { categories } from '../../../catalogue/categories.ts';

const all = Object.values(categories);
const fieldCount = all.reduce((sum, category) => sum + Object.keys(category.fields).length, 0);

const steps = [
  {
    title: 'Pick the threads',
    text: `Choose among ${all.length} categories and ${fieldCount} fields, or name columns of your own. A regex pattern adds any format that you need.`,
  },
  {
    title: 'See every row',
    text: 'Ask for up to 5,000 and look through all of them before you take them. The details of a row fit together: an email carries its person’s name, a zip code lies in its state.',
  },
  {
    title: 'Take the cloth',
    text: 'Copy to the clipboard, or export the rows that you saw as JSON, CSV or SQL. In every format they are the same rows.',
  },
];

export function Intro() {
  return (
    <section aria-labelledby="intro-title" className="wrap py-16 md:py-20">
      <div className="grid gap-x-12 gap-y-3 lg:grid-cols-2 lg:items-end">
        <h2 id="intro-title" className="section-title">
          From a blank table to a full one in three moves
        </h2>
        <p className="text-lg text-pretty text-muted">
          Rowloom makes realistic mock data for demos, tests and designs. It runs in this page: there is no
          server to send to, no account to open and no quota to run out of.
        </p>
      </div>
      <ol className="intro-steps mt-10 grid gap-8 md:grid-cols-3">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-lg font-semibold tracking-tight">{title}</h3>
            <p className="mt-1.5 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
