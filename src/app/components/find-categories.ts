import { type CategoryId, categories, categoryIds } from '../../catalogue/categories.ts';

export interface Found {
  readonly id: CategoryId;
  /** The labels that hold the words; none where title or description hold them. */
  readonly labels: readonly string[];
}

/** The categories that hold all words of a query, in their titles and descriptions or in one label. */
export function findCategories(query: string): readonly Found[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  if (words.length === 0) return categoryIds.map((id) => ({ id, labels: [] }));
  return categoryIds.flatMap((id) => {
    const { title, description, fields } = categories[id];
    const labels = Object.keys(fields).filter((label) => holds(label) || holds(`${title} ${label}`));
    if (holds(`${title} ${description}`)) return [{ id, labels: holds(title) ? [] : labels }];
    return labels.length > 0 ? [{ id, labels }] : [];
  });
}
