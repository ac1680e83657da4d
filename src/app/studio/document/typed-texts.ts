import { create } from 'zustand';

/**
 * Texts of controls as they were typed, by keys that the forms choose. The document has the values that were read from
 * them: half of a number is not a number yet.
 */
export const useTypedTexts = create<ReadonlyMap<string, string>>()(() => new Map());

export function setTypedText(key: string, text: string | undefined): void {
  useTypedTexts.setState((texts) => {
    const after = new Map(texts);
    if (text === undefined) after.delete(key);
    else after.set(key, text);
    return after;
  }, true);
}

/** Drops what was typed: another document, or another state of it, is shown. */
export function clearTypedTexts(): void {
  useTypedTexts.setState(new Map(), true);
}
