import { clock } from '../../lib/clock.ts';
import { allowKeeping, keepText, keptInfos, keptText, onKeptChange } from '../../lib/kept-texts.ts';
import { heldLocks, holdLock, holdLockBriefly, released } from '../../lib/tab-locks.ts';
import { show } from '../../notifications/show-message.tsx';
import { dismissToast } from '../../notifications/toasts.ts';
import { useFileSettings } from './file-settings.ts';
import { findKeptFiles } from './held-files.ts';
import { createDraftKeeper } from './keep-draft.ts';
import { useDrafts } from './keeping-state.ts';
import { showView, viewOf } from './kept-view.ts';
import { TOO_LONG } from './messages.ts';
import { showTab } from './place.ts';
import { replaceSchema } from './replace-schema.ts';
import { useStudio } from './store.ts';
import { resetFileSettings } from './type-dialect.ts';

const COPIED = {
  elsewhere: {
    title: 'Draft open in another tab',
    text: 'This is a copy. Your changes here do not reach the draft in the other tab.',
  },
  newer: {
    title: 'The draft has changed since',
    text: 'This is a copy. A newer version of this schema is among your drafts.',
  },
} as const;

/** Keeps this page’s document as a draft on this device. */
export const draftKeeper = createDraftKeeper({
  session: useStudio,
  drafts: useDrafts,
  clock,
  newId: () => crypto.randomUUID(),
  texts: {
    infos: keptInfos,
    read: keptText,
    write: keepText,
    allow: allowKeeping,
    onChange: onKeptChange,
  },
  locks: { hold: holdLock, holdBriefly: holdLockBriefly, released, held: heldLocks },
  views: {
    read: viewOf,
    show: showView,
    onChange(changed) {
      useStudio.subscribe(({ views }, before) => views !== before.views && changed());
      useFileSettings.subscribe(changed);
    },
    open(document) {
      resetFileSettings();
      replaceSchema(document.schema, { id: document.id });
      useStudio.getState().markSaved();
      showTab('columns');
    },
    sayCopied: (why) => show('notice', COPIED[why]),
    refuse: (text) => show('error', { title: 'Draft not opened', text }),
    onKept: () => dismissToast(TOO_LONG),
  },
});

findKeptFiles();
addEventListener('focus', () => void draftKeeper.refresh());
addEventListener('pagehide', () => void draftKeeper.keepNow());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void draftKeeper.keepNow();
});
