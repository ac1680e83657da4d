import { type CategoryId, categories, categoryIds } from '../../../catalogue/categories.ts';
import { categoryTexts } from '../../../catalogue/category-texts.ts';

interface Found {
  readonly id: CategoryId;
  /** The labels that hold the words; none where the title holds them. */
  readonly labels: readonly string[];
}

/** The categories that hold all words of a query; those first whose title, and then whose label, begins with it. */
export function findCategories(query: string): readonly Found[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return categoryIds.map((id) => ({ id, labels: [] }));
  const words = wanted.split(/\s+/);
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const begins = (text: string) => text.toLowerCase().startsWith(wanted);
  const found = categoryIds.flatMap((id) => {
    const { title, description } = categoryTexts[id];
    const labels = holds(title)
      ? []
      : Object.keys(categories[id].fields).filter((label) => holds(`${title} ${label}`));
    if (labels.length === 0 && !holds(`${title} ${description}`)) return [];
    const rank = begins(title) ? 0 : labels.some(begins) ? 1 : 2;
    return [{ id, labels, rank }];
  });
  return found.toSorted((a, b) => a.rank - b.rank).map(({ id, labels }) => ({ id, labels }));
}
