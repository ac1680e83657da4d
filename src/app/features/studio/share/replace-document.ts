import type { StudioDocument } from '../document/document.ts';
import { documentText } from '../document/json.ts';
import { clearDrafts } from '../drafts.ts';
import { notifyMadeWith } from '../messages.ts';
import { useStudio } from '../store.ts';
import { offerUndo, withdrawUndo } from '../undo-offer.tsx';

interface Replaced {
  readonly title: string;
  /** What else leads back. */
  readonly text?: string;
}

/**
 * Puts a document in the place of what is open, which is one Undo away; says so where it is given a message. Tells too
 * that the document was made with another version.
 */
export function replaceDocument(document: StudioDocument, message?: Replaced): void {
  const { document: before, selection, undoSteps, open, edit } = useStudio.getState();
  const isEmpty = before.tables.length === 0;
  clearDrafts();
  notifyMadeWith(document);
  if (isEmpty && undoSteps.length === 0) {
    open(document);
    return;
  }
  if (documentText(before) === documentText(document)) return;
  withdrawUndo();
  edit(() => document);
  if (isEmpty || !message) return;
  const { title, text = '' } = message;
  offerUndo({
    message: { title, text: `${NOTE}${text}` },
    selection,
    before,
    after: document,
    revert: () => before,
  });
}

const NOTE = 'What was open before comes back by Undo.';
