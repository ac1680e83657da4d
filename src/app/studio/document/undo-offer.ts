import type { Message } from '../../notifications/show-message.tsx';
import { showUndo } from '../../notifications/toast-button.tsx';
import { dismissToast } from '../../notifications/toasts.ts';
import { useStudio } from './store.ts';
import { clearTypedTexts } from './typed-texts.ts';

/** The title of the newest offer’s message. */
let offered: string | undefined;

/** Removes something, says so, and offers to undo that until the next edit. */
export function removeWithUndo(message: Message, remove: () => void): void {
  const { schema: before } = useStudio.getState();
  remove();
  if (useStudio.getState().schema !== before) offerUndo(message);
}

function untilNextEdit(end: () => void): () => void {
  return useStudio.subscribe(({ schema }, { schema: before }) => {
    if (schema !== before) end();
  });
}

function undoEdit(): void {
  clearTypedTexts();
  useStudio.getState().undo();
}

/** Says what the last edit did, and offers to undo it until the next edit. */
export function offerUndo(message: Message): void {
  offered = message.title;
  showUndo(message, undoEdit, untilNextEdit);
}

/** Ends the offer. */
export function withdrawUndo(): void {
  if (offered !== undefined) dismissToast(offered);
  offered = undefined;
}
