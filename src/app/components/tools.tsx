import { lazy, Suspense } from 'react';
import { useCategoryDialog } from '../stores/category-dialog.ts';

const loadCategoryDialog = () => import('./category-dialog.tsx');
const CategoryDialog = lazy(async () => ({ default: (await loadCategoryDialog()).CategoryDialog }));

/** The one place where the two tools' dialogs are mounted, loaded when first asked for. */
export function Tools() {
  const category = useCategoryDialog((dialog) => dialog.category);
  return <Suspense>{category && <CategoryDialog category={category} />}</Suspense>;
}
