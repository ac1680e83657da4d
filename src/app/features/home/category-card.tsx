import { type MouseEvent, useRef } from 'react';
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
  const button = useRef<HTMLButtonElement>(null);
  const { emoji, title, description, sample } = categoryTexts[id];
  const titleId = `card-${id}`;
  const labels = Object.keys(categories[id].fields);

  /** A click on the button, or anywhere else in the card unless the click ends a selection of text. */
  function handleClick({ target }: MouseEvent) {
    const isOnButton = target instanceof Node && button.current?.contains(target);
    if (!isOnButton && getSelection()?.isCollapsed === false) return;
    // The dialog gives the focus back to what had it.
    button.current?.focus({ preventScroll: true });
    onOpen(id);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys click the button within
    <article aria-labelledby={titleId} className="tile category-card" onClick={handleClick}>
      <span aria-hidden="true" className="category-card-emoji">
        {emoji}
      </span>
      <h3 id={titleId} className="font-semibold tracking-tight md:text-lg">
        {title}
      </h3>
      <span className="category-card-count">
        {labels.length} {labels.length === 1 ? 'field' : 'fields'}
      </span>
      <p className="category-card-description">{description}</p>
      <p className="category-card-sample">
        <span className="sr-only">For example </span>
        {sample[1]}
      </p>
      {found.length > 0 && (
        <p className="category-card-found">
          <span className="sr-only">Found: </span>
          {found.map((label) => (
            <Badge key={label} tone="accent">
              {label}
            </Badge>
          ))}
        </p>
      )}
      <Button ref={button} className="max-md:min-h-11 max-md:border-transparent max-md:bg-transparent">
        <span>Generate {title} Data</span>
      </Button>
    </article>
  );
}
