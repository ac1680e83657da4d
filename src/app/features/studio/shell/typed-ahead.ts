import { closeDialog, useStudioDialog } from './open-dialog.ts';

/** What was typed between the shortcut of the palette and its box. */
interface TypedAhead {
  readonly text: string;
  /** Whether the Enter key followed the text. */
  readonly isEntered: boolean;
}

let typed: TypedAhead = { text: '', isEntered: false };
let listening: AbortController | undefined;

function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  const { text, isEntered } = typed;
  if (ctrlKey || metaKey || altKey || isComposing) return;
  if (key === 'Enter') typed = { text, isEntered: text !== '' };
  else if (key === 'Escape') closeDialog();
  else if (key === 'Backspace') typed = { text: text.slice(0, -1), isEntered };
  else if (key.length === 1) typed = { text: isEntered ? text : text + key, isEntered };
  else return;
  // It would change what has the focus still, such as the name of a column.
  event.preventDefault();
  event.stopPropagation();
}

/** While the palette loads, keeps letters for its box. Returns a cleanup function. */
export function keepTypedAhead(): () => void {
  const stop = () => listening?.abort();
  const unsubscribe = useStudioDialog.subscribe(({ dialog }) => {
    stop();
    if (dialog !== 'commands') return;
    typed = { text: '', isEntered: false };
    listening = new AbortController();
    addEventListener('keydown', keep, { capture: true, signal: listening.signal });
  });
  return () => {
    unsubscribe();
    stop();
  };
}

/** Called once the box has the focus: keys go to it from then on. */
export function takeTypedAhead(): TypedAhead {
  listening?.abort();
  return typed;
}
