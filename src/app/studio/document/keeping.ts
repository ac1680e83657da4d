import { isKeeping } from '../../lib/kept-database.ts';
import type { DraftOutcome } from './keep-address.ts';
import { useDrafts } from './keeping-state.ts';
import { noteLeftDocuments } from './left-documents.ts';
import { useStudio } from './store.ts';

const NOT_LOADED = 'The code that keeps drafts did not load. Check your connection and try again.';

const load = async () => (await import('./kept-drafts.ts')).draftKeeper;

function onNotLoaded(error: unknown): void {
  console.warn(error);
  useDrafts.setState({ keeps: false, problem: NOT_LOADED });
}

let finding: Promise<void> | undefined;

/** Looks for drafts, once. Stores nothing, and loads the code for them only if there are any. */
export function findDrafts(): Promise<void> {
  finding ??= find();
  return finding;
}

async function find(): Promise<void> {
  if (!(await isKeeping())) useDrafts.setState({ keeps: false });
  else
    await load()
      .then((keeper) => keeper.continueKeeping())
      .catch(onNotLoaded);
}

/** Opens the draft of a document that its address does not hold, unless it is no longer wanted by then. */
export async function openKeptDraft(id: string, isWanted: () => boolean): Promise<DraftOutcome> {
  await findDrafts();
  const { drafts, problem } = useDrafts.getState();
  if (!drafts.some((draft) => draft.id === id)) return problem === undefined ? 'none' : 'unreadable';
  const keeper = await load();
  if (isWanted()) await keeper.openDraft(id, isWanted);
  return 'opened';
}

/** Keeps the open document at once, also if it was not edited: its address does not hold it. */
export async function keepOpenDraft(): Promise<void> {
  await load()
    .then((keeper) => keeper.keepNow(true))
    .catch(onNotLoaded);
}

async function startKeeping(): Promise<void> {
  // The visitor can leave the schema while the code loads.
  const leftDocuments = noteLeftDocuments(useStudio);
  const keeper = await load().catch((error: unknown) => {
    leftDocuments();
    throw error;
  });
  await keeper.startKeeping(leftDocuments);
}

/** Starts to keep drafts, or removes them all from this device. */
export async function setKeeping(keeps: boolean): Promise<void> {
  await (keeps
    ? startKeeping()
    : import('./change-drafts.ts').then(({ clearDrafts }) => clearDrafts())
  ).catch(onNotLoaded);
}
