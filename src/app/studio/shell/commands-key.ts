import { closeDialog, modalDialog, openDialog, useStudioDialog } from '../document/open-dialog.ts';

/** Ctrl+K, on a Mac Command+K, opens and closes the command palette, also from a text box. Returns a cleanup function. */
export function handleCommandsKey(): () => void {
  const listen = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (altKey || shiftKey || !(ctrlKey || metaKey) || key.toLowerCase() !== 'k') return;
    // A browser's own use of it is elsewhere, such as its search box.
    event.preventDefault();
    if (useStudioDialog.getState().dialog === 'commands') closeDialog();
    // What is behind another dialog cannot be used.
    else if (!modalDialog()) openDialog('commands');
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
