import { useEffect } from 'react';
import { useCategoryDialog } from './features/category-tool/store.ts';
import { useCustomDialog } from './features/custom-tool/store.ts';
import { whenIdle } from './lib/idle.ts';
import { useDialogPart } from './lib/use-lazy-module.ts';
import { warmUp } from './workers/generator.ts';

const loadCategoryDialog = async () =>
  (await import('./features/category-tool/category-dialog.tsx')).CategoryDialog;
const loadCustomDialog = async () => (await import('./features/custom-tool/custom-dialog.tsx')).CustomDialog;

/** Loads the dialogs and starts the worker while nothing else is to do, so that the first click is warm. */
function prepare() {
  // What cannot be loaded now is asked for again, and told, when it is wanted.
  Promise.all([loadCategoryDialog(), loadCustomDialog()]).catch(console.warn);
  warmUp();
}

/** The one place where the two tools' dialogs are mounted, loaded when idle or first asked for. */
export function Tools() {
  const category = useCategoryDialog((dialog) => dialog.category);
  const closeCategory = useCategoryDialog((dialog) => dialog.close);
  const isCustomOpen = useCustomDialog((dialog) => dialog.isOpen);
  const closeCustom = useCustomDialog((dialog) => dialog.close);

  const CategoryDialog = useDialogPart(loadCategoryDialog, category !== null, closeCategory);
  const CustomDialog = useDialogPart(loadCustomDialog, isCustomOpen, closeCustom);

  useEffect(() => whenIdle(prepare), []);

  return (
    <>
      {CategoryDialog && category && <CategoryDialog category={category} />}
      {CustomDialog && isCustomOpen && <CustomDialog />}
    </>
  );
}
