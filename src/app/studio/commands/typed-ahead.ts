import { closeDialog, usePlace } from '../document/place.ts';

/** What was typed between the shortcut of the palette and its box. */
interface TypedAhead {
  readonly text: string;
  /** Whether the Enter key followed the text. */
  readonly isEntered: boolean;
}

const NOTHING: TypedAhead = { text: '', isEntered: false };
let typed = NOTHING;
let listening: AbortController | undefined;

/** What the browser itself does by these with Control or Command would change the text that has the focus. */
const EDITS = new Set(['a', 'x', 'y', 'z']);

/** Keeps a key from what has the focus still, such as the name of a column. */
function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  const { text, isEntered } = typed;
  if (isComposing) return;
  if (ctrlKey || metaKey || altKey) {
    // It closes the palette.
    if (key.toLowerCase() === 'k') return;
    if (EDITS.has(key.toLowerCase())) event.preventDefault();
    event.stopPropagation();
    return;
  }
  if (key === 'Enter') typed = { text, isEntered: text !== '' };
  else if (key === 'Escape') closeDialog();
  else if (key === 'Backspace') typed = { text: text.slice(0, -1), isEntered };
  else if (key.length === 1) typed = { text: isEntered ? text : text + key, isEntered };
  // The browser's own keys, such as F5. F10 opens menus.
  else if (/^F\d/.test(key) && key !== 'F10') {
    event.stopPropagation();
    return;
  }
  hold(event);
}

function keepPasted(event: ClipboardEvent): void {
  const { text, isEntered } = typed;
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  if (!isEntered) typed = { text: text + pasted, isEntered };
  hold(event);
}

/** While the palette loads, keeps letters and pasted text for its box. Returns a cleanup function. */
export function keepTypedAhead(): () => void {
  const stop = () => listening?.abort();
  const unsubscribe = usePlace.subscribe(({ dialog }) => {
    stop();
    if (dialog !== 'commands') return;
    typed = NOTHING;
    listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener('keydown', keep, options);
    addEventListener('paste', keepPasted, options);
  });
  return () => {
    unsubscribe();
    stop();
  };
}

/** Called once the box has the focus: keys go to it from then on. Returns what was typed once. */
export function takeTypedAhead(): TypedAhead {
  listening?.abort();
  const taken = typed;
  typed = NOTHING;
  return taken;
}
