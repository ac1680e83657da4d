import { type ReactNode, useEffect, useState } from 'react';
import { type CategoryId, categories } from '../../../catalogue/categories.ts';
import { whenIdle } from '../../lib/idle.ts';
import { Button } from '../../ui/button.tsx';
import { CategoryCard } from './category-card.tsx';
import { CategorySearch } from './category-search.tsx';
import { findCategories } from './find-categories.ts';

interface Props {
  readonly onOpen: (id: CategoryId) => void;
}

const total = Object.keys(categories).length;

/** The cards, and the search box over them. */
export function CategoryBrowser({ onOpen }: Props) {
  const [query, setQuery] = useState('');
  const found = findCategories(query);
  const [first] = found;
  const searching = query.trim() !== '';
  return (
    <section id="categories" aria-labelledby="categories-title" className="wrap scroll-mt-6 pt-10 md:pt-20">
      <div className="flex flex-col gap-3 md:flex-row md:gap-6 md:items-end md:justify-between">
        <div>
          <h2 id="categories-title" className="section-title">
            Choose a category
          </h2>
          <p className="mt-1 text-muted md:mt-2 md:text-lg">Starts with three fields and ten rows.</p>
        </div>
        <CategorySearch
          query={query}
          onChange={setQuery}
          onSubmit={() => searching && first && onOpen(first.id)}
        />
      </div>
      <p aria-live="polite" className="mt-2 min-h-5 text-sm text-muted md:mt-3">
        {searching && `${found.length} of ${total} categories`}
      </p>
      <Cards>
        {found.map(({ id, labels }) => (
          <CategoryCard key={id} id={id} found={labels} onOpen={onOpen} />
        ))}
      </Cards>
      {found.length === 0 && (
        <div className="border border-dashed border-line-strong px-6 py-14 text-center">
          <p className="text-lg font-medium">No category or field is called “{query.trim()}”.</p>
          <p className="mt-1 mb-5 text-muted">
            A regex pattern, in any category, can make what has no name here.
          </p>
          <Button onClick={() => setQuery('')}>Show all categories</Button>
        </div>
      )}
    </section>
  );
}

/** The steps in which cards out of view are laid out, a third of them each; `home.css` has a rule for each step. */
const STEPS = 3;

/** When the page is idle, it lays out the cards in steps, each in a frame of its own. Only this element is rendered anew. */
function Cards({ children }: { readonly children: ReactNode }) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step === STEPS) return;
    return whenIdle(() => requestAnimationFrame(() => setStep(step + 1)));
  }, [step]);
  return (
    <div
      className="tiles mt-1 md:mt-3 md:grid-cols-2 lg:grid-cols-3"
      data-laid-out={step === STEPS ? undefined : step}
    >
      {children}
    </div>
  );
}
