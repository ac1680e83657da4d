import { useDrafts } from './keeping-state.ts';
import { useStudio } from './store.ts';
import { clearTypedTexts } from './typed-texts.ts';

/** Why Undo or Redo can do nothing. */
export const NOTHING_TO = { Undo: 'Nothing to undo', Redo: 'Nothing to redo' } as const;

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
