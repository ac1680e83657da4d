import { create } from 'zustand';

/**
 * What stands in controls as it was typed, by the id of a column and the name of what is set: half of a number is no
 * number yet. Nothing of it is in the document.
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

/** What was typed counts no more: another document, or another state of it, is shown. */
export function clearDrafts(): void {
  useDrafts.setState(new Map(), true);
}
