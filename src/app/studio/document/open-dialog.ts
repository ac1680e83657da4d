import { create } from 'zustand';

export type StudioDialog = 'share' | 'code' | 'export' | 'import' | 'commands' | 'keys';

/** Which dialog of the page is open. */
export const useStudioDialog = create<{ readonly dialog: StudioDialog | undefined }>()(() => ({
  dialog: undefined,
}));

export const openDialog = (dialog: StudioDialog) => useStudioDialog.setState({ dialog });

export const closeDialog = () => useStudioDialog.setState({ dialog: undefined });

/** The dialog that is open: what is behind it cannot be used. */
export function modalDialog(): Element | null {
  return document.querySelector('[role="dialog"][aria-modal="true"]');
}
