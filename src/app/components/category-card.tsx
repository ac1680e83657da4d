import { type CategoryId, categories } from '../../catalogue/categories.ts';
import { Button } from './ui/button.tsx';

interface Props {
  readonly id: CategoryId;
  readonly onOpen: (id: CategoryId) => void;
}

export function CategoryCard({ id, onOpen }: Props) {
  const { emoji, title, description } = categories[id];
  const titleId = `card-${id}`;
  return (
    <article aria-labelledby={titleId} className="flex flex-col border border-line bg-surface p-5">
      <span aria-hidden="true" className="text-2xl">
        {emoji}
      </span>
      <h3 id={titleId} className="mt-3 text-lg font-semibold">
        {title}
      </h3>
      <p className="mt-1 mb-4 text-muted">{description}</p>
      <Button className="mt-auto self-start" onClick={() => onOpen(id)}>
        Generate {title} Data
      </Button>
    </article>
  );
}
