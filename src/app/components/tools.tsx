import { lazy, Suspense, useEffect } from 'react';
import { warmUp } from '../browser/generator.ts';
import { useCategoryDialog } from '../stores/category-dialog.ts';
import { useCustomDialog } from '../stores/columns.ts';

const loadCategoryDialog = () => import('./category-dialog.tsx');
const loadCustomDialog = () => import('./custom-dialog.tsx');

const CategoryDialog = lazy(async () => ({ default: (await loadCategoryDialog()).CategoryDialog }));
const CustomDialog = lazy(async () => ({ default: (await loadCustomDialog()).CustomDialog }));

/** Safari has no idle callbacks; a second after the first paint is idle enough. */
const IDLE_DELAY = 1000;

/** Loads the dialogs and starts the worker while nothing else is to do, so that the first click is warm. */
function prepare() {
  void loadCategoryDialog();
  void loadCustomDialog();
  warmUp();
}

/** The one place where the two tools' dialogs are mounted, loaded when idle or first asked for. */
export function Tools() {
  const category = useCategoryDialog((dialog) => dialog.category);
  const isCustomOpen = useCustomDialog((dialog) => dialog.isOpen);

  useEffect(() => {
    if (!window.requestIdleCallback) {
      const timer = setTimeout(prepare, IDLE_DELAY);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(prepare);
    return () => cancelIdleCallback(handle);
  }, []);

  return (
    <Suspense>
      {category && <CategoryDialog category={category} />}
      {isCustomOpen && <CustomDialog />}
    </Suspense>
  );
}
