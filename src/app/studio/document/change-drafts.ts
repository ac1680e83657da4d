import { countOf } from '../../lib/format-count.ts';
import {
  allowKeeping,
  clearKept,
  type KeepFailure,
  type KeptInfo,
  type KeptText,
  keepText,
  keptInfos,
  keptText,
  removeText,
} from '../../lib/kept-texts.ts';
import { focusContent } from '../../lib/landmarks.ts';
import { type Message, show } from '../../notifications/show-message.tsx';
import { showUndo } from '../../notifications/toast-button.tsx';
import { dismissToast } from '../../notifications/toasts.ts';
import { setSchema } from '../schema/settings.ts';
import { shownName } from './draft.ts';
import { useDrafts } from './keeping-state.ts';
import { draftKeeper } from './kept-drafts.ts';
import { useStudio } from './store.ts';
import { CHANGED_SINCE, FAILURES } from './texts.ts';
import { withdrawUndo } from './undo-offer.ts';

function refuse(failure: KeepFailure): void {
  sayUnchanged(FAILURES[failure]);
}

function sayUnchanged(text: string): void {
  show('error', { title: 'Drafts not changed', text });
}

/** An edit of the schema is what Undo takes back next. */
useStudio.subscribe(({ schema }, before) => {
  if (schema !== before.schema) useDrafts.setState({ undoSteps: [] });
});

/**
 * Lets Undo take back a change of drafts, in turn after those before. Returns a function that does it now, once. In the
 * editor Undo is about the schema.
 */
function noteStep(revert: () => Promise<void>): () => void {
  const step = () => {
    const { undoSteps } = useDrafts.getState();
    useDrafts.setState({ undoSteps: undoSteps.filter((other) => other !== step) });
    revert().catch(console.warn);
  };
  if (useStudio.getState().schema.tables.length === 0) {
    // Its Undo would lead back past this change.
    withdrawUndo();
    useDrafts.setState(({ undoSteps }) => ({ undoSteps: [...undoSteps, step] }));
  }
  return step;
}

const isKept = (kept: KeptText | KeepFailure | undefined): kept is KeptText => typeof kept === 'object';

/** All drafts with their texts. Those that cannot be read are left out. */
export async function readDrafts(): Promise<readonly KeptText[]> {
  const infos = await keptInfos();
  if (typeof infos === 'string') return [];
  const texts = await Promise.all(infos.map(({ id }) => keptText(id)));
  return texts.filter(isKept);
}

/** The text of a draft whose schema gets another name. A text that is not JSON stays as it is. */
function renamed(text: string, name: string): string {
  try {
    const { version, name: _, ...rest } = JSON.parse(text);
    return JSON.stringify({ version, name, ...rest });
  } catch {
    return text;
  }
}

/** A draft before and after it was kept under another name. */
interface Naming {
  readonly before: KeptText;
  readonly after: KeptText;
}

/** Keeps a draft under another name, which its schema gets too. Undefined if that fails. */
async function keepNamed(
  { id }: KeptInfo,
  name: string,
  facts: Partial<KeptInfo>,
): Promise<Naming | undefined> {
  const before = await keptText(id);
  if (before === undefined) return undefined;
  if (!isKept(before)) return void refuse(before);
  const text = renamed(before.text, name);
  const after = { info: { ...before.info, length: text.length, name, ...facts }, text };
  const failure = await keepText(after, { writer: before.info.writer });
  return failure ? void refuse(failure) : { before, after };
}

/** Takes back what was done with a draft, unless it was changed since or another tab has it open. */
function takeBack({ info, text }: KeptText, revert: () => Promise<KeepFailure | undefined>): Promise<void> {
  return draftKeeper.inTurn(async () => {
    let isSame = false;
    await draftKeeper.whileFree(info.id, async () => {
      const now = await keptText(info.id);
      isSame =
        isKept(now) &&
        now.text === text &&
        now.info.savedAt === info.savedAt &&
        now.info.writer === info.writer;
      const failure = isSame ? await revert() : undefined;
      if (failure) refuse(failure);
    });
    if (!isSame) sayUnchanged(CHANGED_SINCE);
  });
}

/** Renames a draft, and its schema in the states that Undo and Redo lead to. */
export async function renameDraft(draft: KeptInfo, name: string): Promise<void> {
  const { id } = draft;
  await draftKeeper.inTurn(async () => {
    const isFree = await draftKeeper.whileFree(id, async () => {
      // A document in the address of an earlier page has the old name, and becomes another draft when it is edited.
      const named = await keepNamed(draft, name, { writer: crypto.randomUUID() });
      if (!named) return;
      const { changeStates, noteText, texts } = useStudio.getState();
      if (texts.get(id) === named.before.info.writer) noteText(id, named.after.info.writer);
      changeStates(id, (schema) => setSchema(schema, { name }));
    });
    if (!isFree) sayUnchanged(CHANGED_SINCE);
  });
}

export async function duplicateDraft(draft: KeptInfo): Promise<void> {
  const id = crypto.randomUUID();
  const named = await keepNamed(draft, `${shownName(draft)} copy`, { id, savedAt: Date.now() });
  if (named) noteStep(() => takeBack(named.after, () => removeText(id)));
}

/** Deletes a draft, and offers to put it back. */
export async function deleteDraft(draft: KeptInfo): Promise<void> {
  const { id } = draft;
  const kept = await keptText(id);
  const failure = await removeText(id);
  if (failure) return refuse(failure);
  if (typeof kept === 'object')
    offerBack({ title: 'Draft deleted', text: `“${shownName(draft)}” was deleted.` }, () => putBack([kept]));
}

/** Puts drafts back; not one that was kept again meanwhile, from its open schema. */
async function putBack(drafts: readonly KeptText[]): Promise<void> {
  for (const draft of drafts) {
    if (isKept(await keptText(draft.info.id))) continue;
    const failure = await keepText(draft);
    if (failure) return refuse(failure);
  }
}

/** Removes all drafts and the permission, and offers to put them back. */
export function clearDrafts(): Promise<void> {
  return draftKeeper.inTurn(async () => {
    const drafts = await readDrafts();
    const failure = await clearKept();
    if (failure) return refuse(failure);
    draftKeeper.stopKeeping(undefined);
    if (drafts.length === 0) return;
    const text = `${countOf(drafts.length, 'draft')} deleted from this device. New drafts are no longer kept.`;
    offerBack({ title: 'Drafts cleared', text }, async () => {
      const refused = await allowKeeping();
      if (refused) return refuse(refused);
      await putBack(drafts);
      await draftKeeper.startKeeping();
    });
  });
}

function offerBack(message: Message, accept: () => Promise<void>): void {
  const step = noteStep(() => {
    dismissToast(message.title);
    return accept();
  });
  showUndo(message, () => {
    focusContent();
    step();
  });
}
