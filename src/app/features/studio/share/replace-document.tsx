import { Button } from '../../../ui/button.tsx';
import { show } from '../../notifications/show-message.tsx';
import { dismissToast } from '../../notifications/toasts.ts';
import type { StudioDocument } from '../document/document.ts';
import { documentText } from '../document/json.ts';
import { clearDrafts } from '../drafts.ts';
import { useStudio } from '../store.ts';

interface Replaced {
  readonly title: string;
  /** What else leads back. */
  readonly text?: string;
}

/** Puts a document in the place of what is open, which is one Undo away; says so where it is given a message. */
export function replaceDocument(document: StudioDocument, message?: Replaced): void {
  const { document: before, undoSteps, open, edit } = useStudio.getState();
  const isEmpty = before.tables.length === 0;
  clearDrafts();
  if (isEmpty && undoSteps.length === 0) {
    open(document);
    return;
  }
  if (documentText(before) === documentText(document)) return;
  edit(() => document);
  if (isEmpty || !message) return;
  const { title, text = '' } = message;
  show(
    'undo',
    { title, text: `${NOTE}${text}` },
    <Button
      size="small"
      aria-label={`Undo “${title}”`}
      className="mt-2 min-h-11 sm:min-h-0"
      onClick={() => {
        dismissToast(title);
        restore(document, before);
      }}
    >
      Undo
    </Button>,
  );
}

const NOTE = 'What was open before comes back by Undo.';

/** By a step back, or by one more where the document was edited since. */
function restore(opened: StudioDocument, before: StudioDocument): void {
  const { document, undo, edit } = useStudio.getState();
  clearDrafts();
  if (document === opened) undo();
  else edit(() => before);
}
