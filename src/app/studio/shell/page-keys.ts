import { takesCharacters } from '../../lib/character-key.ts';
import { topDialog } from '../../lib/dialog-focus.ts';
import { closeDialog, openDialog, usePlace } from '../document/place.ts';
import { shortcutOf } from '../document/shortcuts.ts';
import { redo, undo } from '../document/undo.ts';

/** An open list's search, and text that cannot be edited. */
const LIST = '[role="combobox"][aria-expanded="true"], [readonly]';
/** Controls whose text is not in the document yet: of a dialog, and a draft’s name. */
const APART = ':is([role="dialog"], [aria-label="Drafts"]) :is(input, textarea)';

/** Whether the browser's own Undo is for what has the focus. */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const dialog = topDialog();
  if (dialog && !dialog.editsPage) return target.matches(':read-write');
  return target.matches(LIST) || (!dialog && target.matches(APART));
}

/** The shortcuts of the page, from wherever the focus is; nothing changes behind a dialog. Returns a cleanup function. */
export function handlePageKeys(): () => void {
  const listen = (event: KeyboardEvent) => {
    const shortcut = shortcutOf('page', event);
    const dialog = topDialog();
    if (shortcut === 'open.commands') {
      // A browser's own use of it is elsewhere, such as its search box.
      event.preventDefault();
      if (usePlace.getState().dialog === 'commands') closeDialog();
      else if (!dialog) openDialog('commands');
    } else if (event.defaultPrevented || shortcut === undefined) return;
    else if (shortcut === 'open.keys') {
      if (dialog || takesCharacters(event.target)) return;
      event.preventDefault();
      openDialog('keys');
    } else if (!hasOwnUndo(event.target)) {
      // Outside text boxes, the browser's own Undo changes the text box that was edited last.
      event.preventDefault();
      if (dialog && !dialog.editsPage) return;
      if (shortcut === 'undo') undo();
      else redo();
    }
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
