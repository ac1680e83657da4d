import { countOf } from '../../../lib/format-count.ts';
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
} from '../../../lib/kept-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { type Message, show } from '../../notifications/show-message.tsx';
import { dismissToast } from '../../notifications/toasts.ts';
import { shownName } from './draft.ts';
import { inTurn, startKeeping, stopKeeping } from './keep-draft.ts';
import { useDrafts } from './store.ts';
import { FAILURES } from './texts.ts';

function refuse(failure: KeepFailure): void {
  show('error', { title: 'Drafts not changed', text: FAILURES[failure] });
}

const isKept = (kept: KeptText | KeepFailure | undefined) => typeof kept === 'object';

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

/** Keeps a draft under another name, which its schema gets too. */
async function keepNamed({ id }: KeptInfo, name: string, facts: Partial<KeptInfo>): Promise<void> {
  const kept = await keptText(id);
  if (kept === undefined) return;
  if (typeof kept === 'string') return refuse(kept);
  const text = renamed(kept.text, name);
  const failure = await keepText({ info: { ...kept.info, name, length: text.length, ...facts }, text });
  if (failure) refuse(failure);
}

export function renameDraft(draft: KeptInfo, name: string): Promise<void> {
  return keepNamed(draft, name, {});
}

export function duplicateDraft(draft: KeptInfo): Promise<void> {
  return keepNamed(draft, `${shownName(draft)} copy`, { id: crypto.randomUUID(), savedAt: Date.now() });
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

async function putBack(drafts: readonly KeptText[]): Promise<void> {
  for (const draft of drafts) {
    const failure = await keepText(draft);
    if (failure) return refuse(failure);
  }
}

/** Removes all drafts and the permission, and offers to put them back. */
export function clearDrafts(): Promise<void> {
  return inTurn(async () => {
    const drafts = await readDrafts();
    const failure = await clearKept();
    if (failure) return refuse(failure);
    stopKeeping(undefined);
    useDrafts.setState({ hiddenProblem: undefined });
    if (drafts.length === 0) return;
    const text = `${countOf(drafts.length, 'draft')} deleted from this device. New drafts are no longer kept.`;
    offerBack({ title: 'Drafts cleared', text }, async () => {
      const refused = await allowKeeping();
      if (refused) return refuse(refused);
      await putBack(drafts);
      await startKeeping();
    });
  });
}

function offerBack(message: Message, accept: () => Promise<void>): void {
  const onClick = () => {
    dismissToast(message.title);
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    accept().catch(console.warn);
  };
  show(
    'undo',
    message,
    <Button
      size="small"
      aria-label={`Undo “${message.title}”`}
      className="mt-2 min-h-11 sm:min-h-0"
      onClick={onClick}
    >
      Undo
    </Button>,
  );
}
