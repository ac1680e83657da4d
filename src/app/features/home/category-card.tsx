import { type CategoryId, categories } from '../../../catalogue/categories.ts';
import { categoryTexts } from '../../../catalogue/category-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

interface Props {
  readonly id: CategoryId;
  /** Labels that a search has found; none where it found the category itself. */
  readonly found: readonly string[];
  readonly onOpen: (id: CategoryId) => void;
}

export function CategoryCard({ id, found, onOpen }: Props) {
  const { emoji, title, description } = categoryTexts[id];
  const titleId = `card-${id}`;
  const labels = Object.keys(categories[id].fields);
  return (
    <article aria-labelledby={titleId} className="tile category-card">
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="category-card-emoji">
          {emoji}
        </span>
        <h3 id={titleId} className="text-lg font-semibold tracking-tight">
          {title}
        </h3>
        <span className="ml-auto font-mono text-xs whitespace-nowrap text-faint">
          {labels.length} {labels.length === 1 ? 'field' : 'fields'}
        </span>
      </div>
      <p className="mt-2 text-pretty text-muted md:mt-3">{description}</p>
      {found.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-1.5">
          <span className="sr-only">Found: </span>
          {found.map((label) => (
            <Badge key={label} tone="accent">
              {label}
            </Badge>
          ))}
        </p>
      )}
      <div className="mt-auto pt-3 md:pt-4">
        <Button onClick={() => onOpen(id)}>Generate {title} Data</Button>
      </div>
    </article>
  );
}
