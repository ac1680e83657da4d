import { type DraftsState, useDrafts } from './keeping-state.ts';
import { isDirty, type StudioState } from './session.ts';
import { useStudio } from './store.ts';

/** A change is kept half a second later, and what it fails for is a problem. */
function isKeptIn({ keeps, problem, drafts }: DraftsState, state: StudioState): boolean {
  const isDraft = isDirty(state) || drafts.some(({ id }) => id === state.id);
  return keeps === true && problem === undefined && isDraft;
}

/** Whether this device keeps the open schema. A schema from a link is kept once it is changed. */
export function isKept(): boolean {
  return isKeptIn(useDrafts.getState(), useStudio.getState());
}

export function useIsKept(): boolean {
  const drafts = useDrafts();
  return useStudio((state) => isKeptIn(drafts, state));
}
