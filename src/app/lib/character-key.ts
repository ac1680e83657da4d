const TEXT_TARGETS = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"]';

/** Whether characters that are typed go to a control or a dialog. */
export function takesCharacters(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_TARGETS) !== null;
}

/** Calls `pressed` for a key that types a character, such as `/`, outside of text controls and dialogs. Returns a cleanup function. */
export function onCharacterKey(character: string, pressed: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== character || event.ctrlKey || event.metaKey || event.altKey) return;
    if (takesCharacters(event.target)) return;
    event.preventDefault();
    pressed();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
