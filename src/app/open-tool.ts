import { create } from 'zustand';
import type { CategoryId } from '../catalogue/categories.ts';

interface OpenToolState {
  /** The dialogs that were asked for and are not open yet: their code may still be loading. */
  readonly category: CategoryId | null;
  readonly custom: true | null;
}

export const useOpenTool = create<OpenToolState>()(() => ({ category: null, custom: null }));

export const openCategory = (category: CategoryId) => useOpenTool.setState({ category });
export const openCustom = () => useOpenTool.setState({ custom: true });
