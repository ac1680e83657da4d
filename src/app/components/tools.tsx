import { lazy, Suspense, useEffect } from 'react';
import { warmUp } from '../browser/generator.ts';
import { whenIdle } from '../browser/idle.ts';
import { useCategoryDialog } from '../stores/category-dialog.ts';
import { useCustomDialog } from '../stores/columns.ts';
import { DialogBoundary } from './dialog-boundary.tsx';
import { tellProblem } from './messages.tsx';

const loadCategoryDialog = () => import('./category-dialog.tsx');
const loadCustomDialog = () => import('./custom-dialog.tsx');

const CategoryDialog = lazy(async () => ({ default: (await loadCategoryDialog()).CategoryDialog }));
const CustomDialog = lazy(async () => ({ default: (await loadCustomDialog()).CustomDialog }));

/** Loads the dialogs and starts the worker while nothing else is to do, so that the first click is warm. */
function prepare() {
  // One that does not load now is loaded, or missed, when it is asked for.
  Promise.all([loadCategoryDialog(), loadCustomDialog()]).catch(() => {});
  warmUp();
}

function giveUp() {
  useCategoryDialog.getState().close();
  useCustomDialog.getState().close();
  tellProblem('category', 'failed');
}

/** The one place where the two tools' dialogs are mounted, loaded when idle or first asked for. */
export function Tools() {
  const category = useCategoryDialog((dialog) => dialog.category);
  const isCustomOpen = useCustomDialog((dialog) => dialog.isOpen);

  useEffect(() => whenIdle(prepare), []);

  // Nothing at all until asked for: the prerendered HTML holds no boundary to hydrate.
  if (!category && !isCustomOpen) return null;
  return (
    <DialogBoundary onFailure={giveUp}>
      <Suspense>
        {category && <CategoryDialog category={category} />}
        {isCustomOpen && <CustomDialog />}
      </Suspense>
    </DialogBoundary>
  );
}
