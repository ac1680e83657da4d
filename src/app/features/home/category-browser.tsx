import { useState } from 'react';
import { type CategoryId, categories } from '../../../catalogue/categories.ts';
import { Button } from '../../ui/button.tsx';
import { CategoryCard } from './category-card.tsx';
import { CategorySearch } from './category-search.tsx';
import { findCategories } from './find-categories.ts';
import { Tiles } from './tiles.tsx';

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
      <Tiles className="mt-1 md:mt-3">
        {found.map(({ id, labels }) => (
          <CategoryCard key={id} id={id} found={labels} onOpen={onOpen} />
        ))}
      </Tiles>
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
