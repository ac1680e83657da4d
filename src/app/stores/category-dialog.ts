import { create } from 'zustand';
import type { CategoryId } from '../../catalogue/categories.ts';

interface CategoryDialog {
  readonly category: CategoryId | null;
  readonly open: (category: CategoryId) => void;
  readonly close: () => void;
}

export const useCategoryDialog = create<CategoryDialog>()((set) => ({
  category: null,
  open: (category) => set({ category }),
  close: () => set({ category: null }),
}));
