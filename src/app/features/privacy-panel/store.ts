import { create } from 'zustand';

interface PrivacyPanelState {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

export const usePrivacyPanel = create<PrivacyPanelState>()((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}));
