import { useEffect } from 'react';
import { useCategoryDialog } from './features/category-tool/store.ts';
import { useCustomDialog } from './features/custom-tool/store.ts';
import { useLazyDialog } from './features/notifications/use-lazy-dialog.ts';
import { whenIdle } from './lib/idle.ts';
import { warmUp } from './workers/generator.ts';

const loadCategoryDialog = async () =>
  (await import('./features/category-tool/category-dialog.tsx')).CategoryDialog;
const loadCustomDialog = async () => (await import('./features/custom-tool/custom-dialog.tsx')).CustomDialog;

/** Makes the first click immediate. A load that fails here is tried again when the dialog is opened. */
function preloadDialogs() {
  Promise.all([loadCategoryDialog(), loadCustomDialog()]).catch(console.warn);
  warmUp();
}

/** The two tools' dialogs, loaded when the page is idle or when first opened. */
export function ToolDialogs() {
  const category = useCategoryDialog((dialog) => dialog.category);
  const closeCategory = useCategoryDialog((dialog) => dialog.close);
  const isCustomOpen = useCustomDialog((dialog) => dialog.isOpen);
  const closeCustom = useCustomDialog((dialog) => dialog.close);

  const CategoryDialog = useLazyDialog(loadCategoryDialog, category !== null, closeCategory);
  const CustomDialog = useLazyDialog(loadCustomDialog, isCustomOpen, closeCustom);

  useEffect(() => whenIdle(preloadDialogs), []);

  return (
    <>
      {CategoryDialog && category && <CategoryDialog category={category} />}
      {CustomDialog && isCustomOpen && <CustomDialog />}
    </>
  );
}
