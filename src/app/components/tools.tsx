import { useEffect } from 'react';
import { whenIdle } from '../browser/idle.ts';
import { useCategoryDialog } from '../stores/category-dialog.ts';
import { useCustomDialog } from '../stores/columns.ts';
import { warmUp } from '../workers/generator-client.ts';
import { useDialogPart } from './use-part.ts';

const loadCategoryDialog = async () => (await import('./category-dialog.tsx')).CategoryDialog;
const loadCustomDialog = async () => (await import('./custom-dialog.tsx')).CustomDialog;

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
