import { create } from 'zustand';

interface CustomDialog {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

export const useCustomDialog = create<CustomDialog>()((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}));
