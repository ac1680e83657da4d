import { useDrafts } from './keeping-state.ts';
import { modalDialog } from './open-dialog.ts';
import { useStudio } from './store.ts';
import { clearTypedTexts } from './typed-texts.ts';

/** Controls whose text is not in the document yet: an open list's search, a draft's name, and those of a dialog. */
const NATIVE =
  ':is([role="dialog"], [aria-label="Drafts"]) :is(input, textarea), [role="combobox"][aria-expanded="true"], [readonly]';
/** A dialog whose controls edit the document. */
const EDITS_DOCUMENT = '[data-edits-schema]';

/** On the start page, changes of drafts are taken back before those of the schema that was open. */
export function undo(): void {
  const undoDraft = useDrafts.getState().undoSteps.at(-1);
  if (undoDraft) {
    undoDraft();
    return;
  }
  clearTypedTexts();
  useStudio.getState().undo();
}

export function useCanUndo(): boolean {
  const ofDrafts = useDrafts(({ undoSteps }) => undoSteps.length);
  return useStudio(({ undoSteps }) => ofDrafts + undoSteps.length > 0);
}

export function redo(): void {
  clearTypedTexts();
  useStudio.getState().redo();
}

/**
 * Ctrl+Z, Ctrl+Y and Shift+Ctrl+Z, on a Mac with Command, anywhere on the page; nothing changes behind a dialog. Returns
 * a cleanup function.
 */
export function handleUndoKeys(): () => void {
  const listen = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || altKey || !(ctrlKey || metaKey)) return;
    const letter = key.toLowerCase();
    const isUndo = letter === 'z' && !shiftKey;
    const isRedo = (letter === 'z' && shiftKey) || (letter === 'y' && !shiftKey);
    if (!isUndo && !isRedo) return;
    const dialog = modalDialog();
    const isBehind = dialog !== null && !dialog.querySelector(EDITS_DOCUMENT);
    const native = isBehind ? ':read-write' : NATIVE;
    const isNative = target instanceof Element && target.matches(native) && !isOfSchema(target);
    if (isNative) return;
    // Outside text boxes, the browser's own Undo changes the text box that was edited last.
    event.preventDefault();
    if (isBehind) return;
    if (isUndo) undo();
    else redo();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}

function isOfSchema(target: Element): boolean {
  return (
    target.closest(EDITS_DOCUMENT) !== null &&
    !target.matches('[role="combobox"][aria-expanded="true"], [readonly]')
  );
}
