import type { StoreApi } from 'zustand/vanilla';
import { DOCUMENT_LENGTH_MAX } from '../../../schema/schema.ts';
import type { Clock } from '../../lib/clock.ts';
import { KEPT_VERSION, type KeepFailure, type KeptInfo, type KeptText } from '../../lib/kept-texts.ts';
import { readSchemaText } from '../schema/read.ts';
import { setSchema } from '../schema/settings.ts';
import { EMPTY_SCHEMA, type StudioSchema } from '../schema/studio-schema.ts';
import { draftInfo, draftText, shownName } from './draft.ts';
import type { DraftsState } from './keeping-state.ts';
import { noteLeftDocuments } from './left-documents.ts';
import { isDirty, type OpenDocument, type StudioState } from './session.ts';
import { CLEARED, FAILURES, NEWER_DRAFT, TOO_LARGE } from './texts.ts';

/** From an edit until it is kept. */
const KEEP_AFTER_MS = 500;
/** How long a page waits for a page that has ended to release its draft. A page that has not ended says so at once. */
const RELEASED_WITHIN_MS = 10_000;
const LOCK = 'draft-';

/** The texts that the page keeps on the device. */
interface Texts {
  infos(): Promise<readonly KeptInfo[] | KeepFailure>;
  read(id: string): Promise<KeptText | undefined | KeepFailure>;
  /** Fails with `changed` unless the text with its id is the one that is named. */
  write(draft: KeptText, replaced: { readonly writer: string | undefined }): Promise<KeepFailure | undefined>;
  allow(): Promise<KeepFailure | undefined>;
  /** Calls the function when this tab or another has changed what is kept. */
  onChange(changed: () => void): void;
}

/** Locks that all tabs share. */
interface Locks {
  /** Undefined if another tab keeps the lock: once that tab says so or the milliseconds are over, which are endless if not given. */
  hold(name: string, withinMs?: number): Promise<(() => void) | undefined>;
  /** Holds a lock for so short a time that other tabs wait for its end. */
  holdBriefly(name: string, withinMs: number): Promise<(() => void) | undefined>;
  released(name: string): Promise<void>;
  /** The names of the locks that tabs hold. */
  held(): Promise<ReadonlySet<string>>;
}

/** The part of the page that a draft is shown by. */
interface DraftViews {
  /** How a document’s columns are shown, as text; undefined if they are shown as usual. */
  read(schema: StudioSchema): string | undefined;
  show(schema: StudioSchema, view: string): void;
  /** Calls the function after a change. */
  onChange(changed: () => void): void;
  /** Puts a draft’s document in the place of the open one. */
  open(document: OpenDocument): void;
  /** Says that the document is a copy: another tab has its draft open, or a newer text is in its draft. */
  sayCopied(why: 'elsewhere' | 'newer'): void;
  /** Says why a draft cannot be opened. */
  refuse(text: string): void;
  /** Called after the document was kept. */
  onKept(): void;
}

interface Parts {
  readonly session: StoreApi<StudioState>;
  readonly drafts: StoreApi<DraftsState>;
  readonly texts: Texts;
  readonly locks: Locks;
  readonly views: DraftViews;
  readonly clock: Clock;
  /** Makes an id. */
  readonly newId: () => string;
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** Keeps the open document as a draft, in one tab at a time. */
export function createDraftKeeper({ session, drafts, texts, locks, views, clock, newId }: Parts) {
  /** The draft that this tab writes, and the function that lets other tabs write it. */
  let claimed: { readonly id: string; readonly release: () => void } | undefined;
  /** The document that was kept last: it counts as saved as long as drafts are. */
  let lastKept: OpenDocument | undefined;
  /** How the document of a draft was shown when the draft was last kept or opened. */
  let lastView: { readonly id: string; readonly view: string | undefined } | undefined;
  let isFollowing = false;
  let cancelTimer: (() => void) | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  /** The drafts whose release this tab waits for. */
  const awaited = new Set<string>();

  /** Does one thing after the other, because each reads what the one before has written. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(work);
    queue = result.catch(console.warn);
    return result;
  }

  function release(): void {
    claimed?.release();
    claimed = undefined;
  }

  /**
   * Whether the draft is the text that this tab has read or written last, or the document itself as it is now or as it
   * was opened, so that keeping the document loses nothing.
   */
  async function isOurs({ id, schema }: OpenDocument): Promise<boolean> {
    const kept = await texts.read(id);
    if (typeof kept !== 'object') return true;
    const { version, writer } = kept.info;
    if (version > KEPT_VERSION) return false;
    const { saved } = session.getState();
    if ([schema, saved].some((state) => kept.text === draftText(state)))
      session.getState().noteText(id, writer);
    return session.getState().texts.get(id) === writer;
  }

  /** Makes the document a draft of its own. */
  async function fork(id: string): Promise<string> {
    release();
    const copy = newId();
    session.getState().setId(id, copy);
    const lock = await locks.hold(LOCK + copy);
    if (lock) claimed = { id: copy, release: lock };
    return copy;
  }

  /**
   * Makes this tab the only one that writes the document’s draft. If another tab does, or if it has changed the draft
   * meanwhile, the document becomes a draft of its own. Resolves to the draft’s id.
   */
  async function claim(document: OpenDocument): Promise<string> {
    const { id } = document;
    if (claimed?.id === id) return id;
    release();
    const lock = await locks.hold(LOCK + id, RELEASED_WITHIN_MS);
    if (lock && (await isOurs(document))) {
      claimed = { id, release: lock };
      return id;
    }
    lock?.();
    if (typeof (await texts.read(id)) === 'object') views.sayCopied(lock ? 'newer' : 'elsewhere');
    return fork(id);
  }

  /** Works with a draft that no other tab has open, and lets none open it meanwhile. False if one has it open. */
  async function whileFree(id: string, work: () => Promise<void>): Promise<boolean> {
    const lock = claimed?.id === id ? () => {} : await locks.holdBriefly(LOCK + id, RELEASED_WITHIN_MS);
    if (!lock) return false;
    await work().finally(lock);
    return true;
  }

  function fail(failure: KeepFailure): void {
    if (failure === 'cleared') stopKeeping(CLEARED);
    else drafts.setState({ problem: FAILURES[failure] });
  }

  /** Shows a document as it was shown when its draft was kept. */
  function showAsKept(schema: StudioSchema, { id, view }: KeptInfo): void {
    if (view !== undefined) views.show(schema, view);
    lastView = { id, view };
  }

  /** Keeps a document, by default the open one, if it or how it is shown has changed since it was kept or saved. */
  async function keep(isForced: boolean, document: OpenDocument = session.getState()): Promise<void> {
    const { schema } = document;
    if (!drafts.getState().keeps || schema.tables.length === 0) return;
    const view = views.read(schema);
    const isShownAnew = lastView?.id === document.id && lastView.view !== view;
    if (!isForced && !isShownAnew && !isDirty(session.getState())) return;
    const text = draftText(schema);
    if (text.length > DOCUMENT_LENGTH_MAX) return drafts.setState({ problem: TOO_LARGE });
    const id = await claim(document);
    const writer = newId();
    const facts = { id, schema, length: text.length, savedAt: clock.nowMs(), writer };
    const info = { ...draftInfo(facts), ...(view === undefined ? {} : { view }) };
    const failure = await texts.write({ info, text }, { writer: session.getState().texts.get(id) });
    if (failure === 'changed') {
      views.sayCopied('newer');
      return keep(true, { id: await fork(id), schema });
    }
    if (failure) return fail(failure);
    session.getState().noteText(id, writer);
    drafts.setState({ problem: undefined });
    views.onKept();
    const state = session.getState();
    // The draft no longer holds the state that it held before.
    const isReplaced = lastKept?.id === id && state.saved === lastKept.schema;
    if (state.schema === schema || isReplaced) session.setState({ saved: schema });
    lastKept = { id, schema };
    lastView = { id, view };
  }

  /** Keeps the open document at once. */
  function keepNow(isForced = false): Promise<void> {
    cancelTimer?.();
    cancelTimer = undefined;
    return inTurn(() => keep(isForced));
  }

  /** Keeps the last edits of a document whose place another one has taken. The start page has no unsaved work then. */
  async function leave(before: OpenDocument, wasDirty: boolean): Promise<void> {
    if (wasDirty) await keep(true, before);
    const { schema } = session.getState();
    if (schema.tables.length === 0 && before.schema === lastKept?.schema)
      session.setState({ saved: before.schema });
  }

  function keepSoon(): void {
    cancelTimer ??= clock.after(KEEP_AFTER_MS, () => void keepNow());
  }

  /** Reads what is kept now, and which drafts other tabs have open. */
  async function refresh(): Promise<void> {
    const infos = await texts.infos();
    const { keeps, drafts: before } = drafts.getState();
    if (infos === 'cleared') {
      if (keeps) stopKeeping(before.length > 0 ? CLEARED : undefined);
      return;
    }
    if (typeof infos === 'string') return drafts.setState({ keeps: true, problem: FAILURES[infos] });
    const held = await locks.held();
    const elsewhere = infos.filter(({ id }) => id !== claimed?.id && held.has(LOCK + id));
    drafts.setState({ keeps: true, drafts: infos, elsewhere: new Set(elsewhere.map(({ id }) => id)) });
    if (lastKept && !infos.some(({ id }) => id === lastKept?.id)) countAsUnsaved();
    for (const { id } of elsewhere) refreshOnceReleased(id);
  }

  /** Reads again what is kept, once the other tab has closed a draft or is closed itself. */
  function refreshOnceReleased(id: string): void {
    if (awaited.has(id)) return;
    awaited.add(id);
    void locks.released(LOCK + id).then(() => {
      awaited.delete(id);
      return inTurn(refresh);
    });
  }

  /** What was saved as a draft alone is unsaved without it, and kept again as soon as it is open. */
  function countAsUnsaved(): void {
    if (lastKept && session.getState().saved === lastKept.schema) session.setState({ saved: EMPTY_SCHEMA });
    keepSoon();
  }

  /** Ends the keeping: what is open is unsaved again. */
  function stopKeeping(problem: string | undefined): void {
    release();
    drafts.setState({ keeps: false, drafts: [], problem, undoSteps: [] });
    countAsUnsaved();
  }

  function follow(): void {
    if (isFollowing) return;
    isFollowing = true;
    texts.onChange(() => void inTurn(refresh));
    views.onChange(keepSoon);
    session.subscribe((state, before) => {
      const isEdited = state.schema !== before.schema;
      const isOther = state.id !== before.id;
      if (!drafts.getState().keeps || !(isEdited || isOther)) return;
      if (isEdited && isOther) void inTurn(() => leave(before, isDirty(before)));
      if (state.schema.tables.length === 0) return;
      if (isOther || claimed?.id !== state.id) void inTurn(claimOpen);
      keepSoon();
    });
  }

  /** Whether a document’s draft is another text than the document. The draft that was kept or opened last is the document. */
  function differs(kept: KeptText | undefined | KeepFailure, { id, schema }: OpenDocument): boolean {
    if (typeof kept !== 'object' || (lastKept?.id === id && lastKept.schema === schema)) return false;
    return kept.text !== draftText(schema);
  }

  /** Claims the open document’s draft. */
  async function claimOpen(): Promise<void> {
    const { id, schema } = session.getState();
    if (schema.tables.length === 0 || claimed?.id === id) return;
    await claimDraft({ id, schema }, differs(await texts.read(id), { id, schema }));
  }

  /** Claims a document’s draft, and updates it: the address may have edits that were not kept before the page was left. */
  async function claimDraft(document: OpenDocument, isBehind: boolean): Promise<void> {
    await claim(document);
    const { id } = session.getState();
    if (isBehind && id === document.id && claimed?.id === id) await keep(true);
  }

  /** Reads what is kept, and claims the open document’s draft. */
  async function load(): Promise<void> {
    drafts.setState({ isDecided: true });
    await refresh();
    const { keeps, drafts: infos } = drafts.getState();
    if (!keeps) return drafts.setState({ keeps: false });
    drafts.setState({ isListFirst: infos.length > 0 });
    const { id, schema } = session.getState();
    if (schema.tables.length === 0) return;
    const kept = await texts.read(id);
    const isBehind = differs(kept, { id, schema });
    if (typeof kept === 'object') {
      showAsKept(schema, kept.info);
      if (!isBehind) lastKept = { id, schema };
    }
    await claimDraft({ id, schema }, isBehind);
    // The document may have been edited while this code was loading.
    keepSoon();
  }

  /**
   * Goes on keeping drafts, as the visitor has asked for during an earlier visit. What other tabs say meanwhile waits
   * for the end of the load.
   */
  function continueKeeping(): Promise<void> {
    follow();
    return inTurn(load);
  }

  /**
   * Keeps drafts from now on, the open document first.
   *
   * @param leftDocuments the documents that the visitor has left since asking for it
   */
  async function startKeeping(leftDocuments = noteLeftDocuments(session)): Promise<void> {
    const failure = await texts.allow();
    const left = leftDocuments();
    if (failure) return fail(failure);
    drafts.setState({ keeps: true, problem: undefined });
    follow();
    await inTurn(refresh);
    for (const document of left) await inTurn(() => leave(document, true));
    await keepNow(true);
  }

  async function openKept(id: string, isWanted: () => boolean): Promise<void> {
    const kept = await texts.read(id);
    if (!isWanted()) return;
    if (kept === undefined) return views.refuse('It was deleted in another tab.');
    if (typeof kept === 'string') return views.refuse(FAILURES[kept]);
    const { info } = kept;
    if (info.version > KEPT_VERSION) return views.refuse(NEWER_DRAFT);
    const read = readSchemaText(kept.text);
    if (!read.ok) return views.refuse(read.error.code === 'newer-version' ? NEWER_DRAFT : read.error.message);
    const isClaimed = claimed?.id === id;
    const lock = isClaimed ? claimed?.release : await locks.hold(LOCK + id, RELEASED_WITHIN_MS);
    if (!isWanted()) {
      if (!isClaimed) lock?.();
      return;
    }
    if (!lock) {
      const schema = setSchema(read.value, { name: `${shownName(info)} copy` });
      views.open({ id: newId(), schema });
      showAsKept(schema, info);
      return views.sayCopied('elsewhere');
    }
    if (!isClaimed) release();
    claimed = { id, release: lock };
    session.getState().noteText(id, info.writer);
    views.open({ id, schema: read.value });
    showAsKept(read.value, info);
    lastKept = { id, schema: read.value };
  }

  /**
   * Opens a draft; a copy of it, if another tab has it open.
   *
   * @param isWanted whether no other document has been asked for meanwhile
   */
  async function openDraft(id: string, isWanted = () => true): Promise<void> {
    // What is open is kept before another document takes its place.
    await keepNow();
    return inTurn(() => openKept(id, isWanted));
  }

  return {
    inTurn,
    whileFree,
    refresh: () => inTurn(refresh),
    keepNow,
    stopKeeping,
    continueKeeping,
    startKeeping,
    openDraft,
  };
}
