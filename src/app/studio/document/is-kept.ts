import { type DraftsState, useDrafts } from './drafts-store.ts';
import { identityOf } from './identity.ts';
import { isDirty, type StudioState, useStudio } from './store.ts';

/** A change is kept half a second later, and what it fails for is a problem. */
function isKeptIn({ keeps, problem, drafts }: DraftsState, state: StudioState): boolean {
  const { id } = identityOf(state.schema);
  return (
    keeps === true && problem === undefined && (isDirty(state) || drafts.some((draft) => draft.id === id))
  );
}

/** Whether this device keeps the open schema. A schema from a link is kept once it is changed. */
export function isKept(): boolean {
  return isKeptIn(useDrafts.getState(), useStudio.getState());
}

export function useIsKept(): boolean {
  const drafts = useDrafts();
  return useStudio((state) => isKeptIn(drafts, state));
}
