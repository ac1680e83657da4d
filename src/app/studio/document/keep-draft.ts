import { DOCUMENT_LENGTH_MAX } from '../../../schema/schema.ts';
import {
  allowKeeping,
  KEPT_VERSION,
  type KeepFailure,
  type KeptInfo,
  keepText,
  keptInfos,
  keptText,
  onKeptChange,
} from '../../lib/kept-texts.ts';
import { heldLocks, holdLock, released } from '../../lib/tab-locks.ts';
import { show } from '../../notifications/show-message.tsx';
import { dismissToast } from '../../notifications/toasts.ts';
import { readSchemaText } from '../schema/read.ts';
import { setSchema } from '../schema/settings.ts';
import { EMPTY_SCHEMA, type StudioSchema } from '../schema/studio-schema.ts';
import { useColumnViews } from './column-views.ts';
import { draftInfo, draftText, shownName } from './draft.ts';
import { useDrafts } from './drafts-store.ts';
import { useFileSettings } from './file-settings.ts';
import { entryDraft, openLineage } from './follow-address.ts';
import { type Identity, identityOf, setIdentity } from './identity.ts';
import { showView, viewOf } from './kept-view.ts';
import { TOO_LONG } from './messages.ts';
import { showTab } from './place.ts';
import { replaceSchema } from './replace-schema.ts';
import { isDirty, useStudio } from './store.ts';
import { CLEARED, FAILURES, NEWER_DRAFT, TOO_LARGE } from './texts.ts';
import { resetFileSettings } from './type-dialect.ts';

/** From an edit until it is kept. */
const KEEP_AFTER_MS = 500;
/** How long a page that loads waits for the page before it to release its draft. */
const RELEASED_WITHIN_MS = 1000;
const LOCK = 'draft-';

/** The draft that this tab writes, and the function that lets other tabs write it. */
let owned: { readonly identity: Identity; readonly release: () => void } | undefined;
/** The document that was kept last: it counts as saved as long as drafts are. */
let lastKept: StudioSchema | undefined;
/** How the document of a draft was shown when the draft was last kept or opened. */
let lastView: { readonly id: string; readonly view: string | undefined } | undefined;
let isFollowing = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let queue: Promise<unknown> = Promise.resolve();

/** Does one thing after the other, because each reads what the one before has written. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = queue.then(work);
  queue = result.catch(console.warn);
  return result;
}

function give(identity: Identity, release: (() => void) | undefined): void {
  if (release) owned = { identity, release };
}

/** Whether the draft is what the document was when this tab last had it open, so that keeping it loses nothing. */
async function isOurs(id: string, schema: StudioSchema): Promise<boolean> {
  const kept = await keptText(id);
  if (typeof kept !== 'object') return true;
  if (kept.info.version > KEPT_VERSION) return false;
  return kept.info.writer === openLineage() || kept.text === draftText(schema);
}

/**
 * Makes this tab the only one that writes the document's draft. If another tab does, or if it has changed the draft
 * meanwhile, the document becomes a draft of its own.
 */
async function own(schema: StudioSchema): Promise<Identity> {
  const identity = identityOf(schema);
  if (owned?.identity === identity) return identity;
  owned?.release();
  owned = undefined;
  const release = await holdLock(LOCK + identity.id, { signal: AbortSignal.timeout(RELEASED_WITHIN_MS) });
  if (release && (await isOurs(identity.id, schema))) give(identity, release);
  else {
    release?.();
    if (!release && typeof (await keptText(identity.id)) === 'object') sayCopied();
    identity.id = crypto.randomUUID();
    give(identity, await holdLock(LOCK + identity.id, {}));
  }
  return identity;
}

/** Works with a draft that no other tab has open, and lets none open it meanwhile. False if one has it open. */
export async function whileFree(id: string, work: () => Promise<void>): Promise<boolean> {
  const isOwned = owned?.identity.id === id;
  const release = isOwned ? () => {} : await holdLock(LOCK + id, { ifAvailable: true });
  if (!release) return false;
  await work().finally(release);
  return true;
}

function sayCopied(): void {
  const text = 'This is a copy. Your changes here do not reach the draft in the other tab.';
  show('notice', { title: 'Draft open in another tab', text });
}

function fail(failure: KeepFailure): void {
  if (failure === 'cleared') stopKeeping(CLEARED);
  else useDrafts.setState({ problem: FAILURES[failure] });
}

/** Shows a document as it was shown when its draft was kept. */
function showAsKept(schema: StudioSchema, { id, view }: KeptInfo): void {
  if (view !== undefined) showView(schema, view);
  lastView = { id, view };
}

/** Keeps a document, by default the open one, if it or how it is shown has changed since it was kept or saved. */
async function keep(isForced: boolean, schema = useStudio.getState().schema): Promise<void> {
  if (!useDrafts.getState().keeps || schema.tables.length === 0) return;
  const view = viewOf(schema);
  const isShownAnew = lastView?.id === identityOf(schema).id && lastView.view !== view;
  if (!isForced && !isShownAnew && !isDirty(useStudio.getState())) return;
  const { id } = await own(schema);
  const text = draftText(schema);
  if (text.length > DOCUMENT_LENGTH_MAX) return useDrafts.setState({ problem: TOO_LARGE });
  const facts = { id, schema, length: text.length, savedAt: Date.now(), writer: openLineage() };
  const info = { ...draftInfo(facts), ...(view === undefined ? {} : { view }) };
  const failure = await keepText({ info, text });
  if (failure) return fail(failure);
  useDrafts.setState({ problem: undefined });
  dismissToast(TOO_LONG);
  lastKept = schema;
  lastView = { id, view };
  if (useStudio.getState().schema === schema) useStudio.getState().markSaved();
}

/** Keeps the open document at once. */
export function keepNow(isForced = false): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  return inTurn(() => keep(isForced));
}

/** Keeps the last edits of a document whose place another one has taken. The start page has no unsaved work then. */
async function leave(before: StudioSchema, wasDirty: boolean): Promise<void> {
  if (wasDirty) await keep(true, before);
  const { schema } = useStudio.getState();
  if (schema.tables.length === 0 && before === lastKept) useStudio.setState({ saved: before });
}

function keepSoon(): void {
  timer ??= setTimeout(() => void keepNow(), KEEP_AFTER_MS);
}

/** Reads what is kept now, and which drafts other tabs have open. */
async function refresh(): Promise<void> {
  const infos = await keptInfos();
  const { keeps, drafts: before } = useDrafts.getState();
  if (infos === 'cleared') {
    if (keeps) stopKeeping(before.length > 0 ? CLEARED : undefined);
    return;
  }
  if (typeof infos === 'string') return useDrafts.setState({ keeps: true, problem: FAILURES[infos] });
  const held = await heldLocks();
  const elsewhere = infos.filter(({ id }) => id !== owned?.identity.id && held.has(LOCK + id));
  useDrafts.setState({ keeps: true, drafts: infos, elsewhere: new Set(elsewhere.map(({ id }) => id)) });
  if (lastKept && !infos.some(({ id }) => lastKept && id === identityOf(lastKept).id)) countAsUnsaved();
  for (const { id } of elsewhere) refreshOnceReleased(id);
}

/** The drafts whose release this tab waits for. */
const awaited = new Set<string>();

/** Reads again what is kept, once the other tab has closed a draft or is closed itself. */
function refreshOnceReleased(id: string): void {
  if (awaited.has(id)) return;
  awaited.add(id);
  void released(LOCK + id).then(() => {
    awaited.delete(id);
    return refresh();
  });
}

/** What was saved as a draft alone is unsaved without it, and kept again as soon as it is open. */
function countAsUnsaved(): void {
  if (lastKept && useStudio.getState().saved === lastKept) useStudio.setState({ saved: EMPTY_SCHEMA });
  keepSoon();
}

/** Ends the keeping: what is open is unsaved again. */
export function stopKeeping(problem: string | undefined): void {
  owned?.release();
  owned = undefined;
  useDrafts.setState({ keeps: false, drafts: [], problem, undoSteps: [] });
  countAsUnsaved();
}

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  onKeptChange(() => void refresh());
  addEventListener('focus', () => void refresh());
  addEventListener('pagehide', () => void keepNow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void keepNow();
  });
  useStudio.subscribe(({ schema }, before) => {
    if (schema === before.schema || !useDrafts.getState().keeps) return;
    if (identityOf(schema) !== identityOf(before.schema))
      void inTurn(() => leave(before.schema, isDirty(before)));
    if (schema.tables.length === 0) return;
    if (owned?.identity !== identityOf(schema)) void inTurn(() => own(schema));
    keepSoon();
  });
  useColumnViews.subscribe(keepSoon);
  useFileSettings.subscribe(keepSoon);
}

/** Goes on keeping drafts, as the visitor has asked for during an earlier visit. */
export async function continueKeeping(): Promise<void> {
  follow();
  useDrafts.setState({ isDecided: true });
  await refresh();
  const { keeps, drafts } = useDrafts.getState();
  if (!keeps) return useDrafts.setState({ keeps: false });
  useDrafts.setState({ isListFirst: drafts.length > 0 });
  const { schema } = useStudio.getState();
  if (schema.tables.length > 0) {
    const kept = await keptText(identityOf(schema).id);
    if (typeof kept === 'object') {
      showAsKept(schema, kept.info);
      if (kept.text === draftText(schema)) lastKept = schema;
    }
    await inTurn(() => own(schema));
    // It may have been edited while this code was loading.
    keepSoon();
  }
  const draft = location.hash === '' ? entryDraft() : undefined;
  // The address was too long for the document, which is in the draft alone.
  if (schema.tables.length === 0 && drafts.some(({ id }) => id === draft)) await openDraft(draft ?? '');
}

/** Keeps drafts from now on, the open document first. */
export async function startKeeping(): Promise<void> {
  const failure = await allowKeeping();
  if (failure) return fail(failure);
  useDrafts.setState({ keeps: true, problem: undefined });
  follow();
  await refresh();
  await keepNow(true);
}

function open(schema: StudioSchema): void {
  replaceSchema(schema);
  useStudio.getState().markSaved();
  showTab('columns');
}

function refuse(text: string): void {
  show('error', { title: 'Draft not opened', text });
}

async function openKept(id: string): Promise<void> {
  const kept = await keptText(id);
  if (kept === undefined) return refuse('It was deleted in another tab.');
  if (typeof kept === 'string') return refuse(FAILURES[kept]);
  if (kept.info.version > KEPT_VERSION) return refuse(NEWER_DRAFT);
  const read = readSchemaText(kept.text);
  if (!read.ok) return refuse(read.error.code === 'newer-version' ? NEWER_DRAFT : read.error.message);
  const schema = read.value;
  const isOwned = owned?.identity.id === id;
  const release = isOwned ? owned?.release : await holdLock(LOCK + id, { ifAvailable: true });
  resetFileSettings();
  if (!release) {
    open(setSchema(schema, { name: `${shownName(kept.info)} copy` }));
    showAsKept(schema, kept.info);
    return sayCopied();
  }
  if (!isOwned) owned?.release();
  const identity = { id };
  setIdentity(schema, identity);
  give(identity, release);
  open(schema);
  showAsKept(schema, kept.info);
  lastKept = schema;
}

/** Opens a draft; a copy of it, if another tab has it open. */
export async function openDraft(id: KeptInfo['id']): Promise<void> {
  // What is open is kept before another document takes its place.
  await keepNow();
  return inTurn(() => openKept(id));
}
