import { create } from 'zustand';

/**
 * Texts of controls as they were typed, by keys that the forms choose. The document has the values that were read from
 * them: half of a number is not a number yet.
 */
export const useDrafts = create<ReadonlyMap<string, string>>()(() => new Map());

export function setDraft(key: string, text: string | undefined): void {
  useDrafts.setState((drafts) => {
    const after = new Map(drafts);
    if (text === undefined) after.delete(key);
    else after.set(key, text);
    return after;
  }, true);
}

/** Drops what was typed: another document, or another state of it, is shown. */
export function clearDrafts(): void {
  useDrafts.setState(new Map(), true);
}
